import { describe, expect, it } from "vitest";
import { median, quantile } from "./quantile.ts";

describe("quantile", () => {
  // `quantile(1:10)` of R, whose default is type 7.
  it.each([
    [0, 1],
    [0.25, 3.25],
    [0.5, 5.5],
    [0.75, 7.75],
    [1, 10],
  ])("of 1 to 10 at %d is %d", (share, expected) => {
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], share)).toBe(expected);
  });

  it("is the value itself for one value, and does not exist for none", () => {
    expect(quantile([7], 0.05)).toBe(7);
    expect(quantile([], 0.5)).toBeNaN();
  });
});

describe("median", () => {
  it("needs no order, and does not change that of the values", () => {
    const values = [8, 1, 4, 2];
    expect(median(values)).toBe(3);
    expect(values).toEqual([8, 1, 4, 2]);
  });
});
