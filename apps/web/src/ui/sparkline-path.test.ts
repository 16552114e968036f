import { describe, expect, it } from "vitest";
import { sparklinePath } from "./sparkline-path.ts";

describe("sparklinePath", () => {
  it("leaves a gap between two values that do not count the same things", () => {
    expect(sparklinePath([1, 2, 1, 2], [2])).toBe("M0 32L33.33 0M66.67 32L100 0");
  });

  it("puts the lowest value at the bottom and the highest at the top of a space of 100 x 32", () => {
    // By hand: 10 and 30 span the height, 20 is halfway; three values are 50 apart.
    expect(sparklinePath([10, 30, 20])).toBe("M0 32L50 0L100 16");
  });

  it("draws prices that never moved as a line in the middle", () => {
    expect(sparklinePath([7, 7])).toBe("M0 16L100 16");
  });

  it("leaves a gap where a value is missing", () => {
    expect(sparklinePath([1, 2, Number.NaN, 1, 2])).toBe("M0 32L25 0M75 32L100 0");
  });

  it("draws nothing of a single value", () => {
    expect(sparklinePath([5])).toBe("");
  });

  it("does not change when prices are measured in cents", () => {
    const dollars = [3, 1, 4, 1, 5, 9, 2, 6];
    expect(sparklinePath(dollars.map((price) => price * 100))).toBe(sparklinePath(dollars));
  });
});
