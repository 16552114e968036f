import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { prefetch } from "./prefetch.ts";

it("gives the results in the order of the items, whichever is done first", async () => {
  const results: (readonly [number, number])[] = [];
  const squares = prefetch([3, 1, 2], 3, async (item) => pause(item, item * item));
  for await (const result of squares) results.push(result);
  expect(results).toEqual([
    [3, 9],
    [1, 1],
    [2, 4],
  ]);
});

it("begins at most the given number of items beside the current one", async () => {
  let begun = 0;
  const work = prefetch(Array(10).keys(), 2, async () => ++begun);
  for (let taken = 1; taken <= 10; taken++) {
    await work.next();
    expect(begun).toBe(Math.min(10, taken + 2));
  }
});

it("throws a failure when its turn comes", async () => {
  const work = prefetch(["good", "bad"], 2, async (item) => {
    if (item === "bad") throw new Error("no such luck");
    return item.length;
  });
  expect(await work.next()).toEqual({ value: ["good", 4], done: false });
  await expect(work.next()).rejects.toThrow("no such luck");
});
