import { expect, it } from "vitest";
import type { Annotation } from "./annotation.ts";
import { annotationBook } from "./annotation-book.ts";

const level = (price: number): Annotation => ({
  kind: "level",
  unitDay: "2024-03-01",
  anchors: [{ day: "2024-03-01", price }],
  text: "",
});
const prices = (list: readonly Annotation[]) => list.map(({ anchors }) => anchors[0].price);

it("takes changes back one by one and makes them again, and stores each", () => {
  const stored: number[][] = [];
  const book = annotationBook([], (list) => stored.push(prices(list)));
  book.add(level(1));
  book.add(level(2));
  book.keep([level(1), level(3)]);
  book.undo();
  expect(prices(book.list.read())).toEqual([1, 2]);
  book.undo();
  book.redo();
  expect(prices(book.list.read())).toEqual([1, 2]);
  book.removeSelected();
  expect(prices(book.list.read())).toEqual([1, 2]);
  book.selected.write(0);
  book.removeSelected();
  expect(prices(book.list.read())).toEqual([2]);
  expect(book.steps.read()).toEqual({ back: 3, again: 0 });
  expect(stored.at(-1)).toEqual([2]);
});

it("stores a drag once, at its end, and not at all when it leads back", () => {
  let stored = 0;
  const book = annotationBook([level(1)], () => stored++);
  book.show([level(2)]);
  book.show([level(3)]);
  expect(stored).toBe(0);
  book.keep([level(3)]);
  expect(stored).toBe(1);
  book.show([level(4)]);
  book.keep([level(3)]);
  expect(stored).toBe(1);
  expect(prices(book.list.read())).toEqual([3]);
});

it("shows shared drawings beside the reader's own, each once, without storing them; undo takes them away", () => {
  let stored = 0;
  const book = annotationBook([level(1)], () => stored++);
  book.include([level(1), level(2)]);
  expect(prices(book.list.read())).toEqual([1, 2]);
  expect(stored).toBe(0);
  book.undo();
  expect(prices(book.list.read())).toEqual([1]);
});
