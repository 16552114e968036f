import { describe, expect, it } from "vitest";
import { arranged, placeAfter } from "./use-ordering.ts";

describe("the keys of a row", () => {
  it.each([
    ["ArrowUp", 2, 1],
    ["ArrowUp", 0, 0],
    ["ArrowDown", 2, 3],
    ["ArrowDown", 4, 4],
    ["Home", 3, 0],
    ["End", 1, 4],
  ])("%s moves it from place %d to place %d of five", (key, from, to) => {
    expect(placeAfter(key, from, 5)).toBe(to);
  });

  it.each(["Tab", "Enter", " ", "ArrowLeft", "a"])("%j does not move it", (key) => {
    expect(placeAfter(key, 2, 5)).toBeNull();
  });
});

it("an order under way loses no stock that another tab adds, and keeps none that it removes", () => {
  expect(arranged(["A", "B", "NEW"], ["B", "GONE", "A"])).toEqual(["B", "A", "NEW"]);
});
