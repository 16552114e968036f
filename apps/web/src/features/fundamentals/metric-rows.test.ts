import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rangePosition } from "./metric-rows.ts";

describe("the position of the latest value in its range", () => {
  it("places the last value between the lowest and the highest", () => {
    // By hand: 35 is three quarters of the way from 20 to 40.
    expect(rangePosition([20, 40, null, 30, 35], "higher")).toEqual({
      low: 20,
      high: 40,
      position: 0.75,
      goodness: 0.75,
    });
  });

  it("rates the lowest debt ratio as the best", () => {
    expect(rangePosition([0.6, 0.5, 0.7, 0.4], "lower")).toMatchObject({ position: 0, goodness: 1 });
  });

  it("does not look back across a seam", () => {
    expect(rangePosition([90, 10, 20, 40, null, 30, 35], "higher", 2)).toMatchObject({
      low: 20,
      high: 40,
      position: 0.75,
    });
    // Three values since the seam.
    expect(rangePosition([90, 10, 20, 40, 35], "higher", 2)).toBeNull();
  });

  it("is null for a missing value, for too few values, and for values that never changed", () => {
    expect(rangePosition([1, 2, 3, 4, null], "higher")).toBeNull();
    expect(rangePosition([1, 2, 3], "higher")).toBeNull();
    expect(rangePosition([2, 2, 2, 2], "higher")).toBeNull();
  });

  it("does not change when money is counted in another unit", () => {
    const amounts = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 4, maxLength: 20 });
    fc.assert(
      fc.property(amounts, (values) => {
        const scaled = rangePosition(
          values.map((value) => value * 1024),
          "higher",
        );
        expect(scaled?.position ?? null).toBe(rangePosition(values, "higher")?.position ?? null);
      }),
    );
  });
});
