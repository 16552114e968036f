import { isWithinBounds, PARAMETER_BOUNDS, VALUATION_PARAMETERS } from "@plumbline/contract/calls";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sliderRange, stepOf, valueAt } from "./slider-range.ts";

describe("the slider of a parameter", () => {
  it("never leaves the bounds that the server accepts", () => {
    for (const name of VALUATION_PARAMETERS) {
      const { min, max } = PARAMETER_BOUNDS[name];
      for (const defaultValue of [null, min, max, (min + max) / 2]) {
        const range = sliderRange(name, defaultValue);
        if (!range || max > 1e6) continue;
        for (const index of [0, stepOf(range.max, range)]) {
          const value = valueAt(index, range);
          expect({ name, value, within: isWithinBounds(name, value) }).toEqual({ name, value, within: true });
        }
      }
    }
  });

  it("contains the default, even an uncommon one", () => {
    expect(sliderRange("wacc", 0.25)).toMatchObject({ min: 0.03, max: 0.25 });
    expect(sliderRange("wacc", 0.08)).toMatchObject({ min: 0.03, max: 0.2 });
  });

  it("does not exist for an amount that is not positive", () => {
    expect(sliderRange("netDebt", -5)).toBeNull();
    expect(sliderRange("baseFlow", null)).toBeNull();
    expect(sliderRange("baseFlow", 50)).toEqual({ min: 0, max: 100, step: 1 });
  });

  it("is at the step whose value it returns", () => {
    const range = sliderRange("shortTermGrowth", 0.07);
    if (!range) throw new Error("no slider");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (index) => {
        expect(stepOf(valueAt(index, range), range)).toBe(index);
      }),
    );
    expect(valueAt(54, range)).toBe(0.07);
  });

  it("is at its end for a value beyond the range", () => {
    const range = { min: 0, max: 1, step: 0.1 };
    expect([stepOf(7, range), stepOf(-7, range)]).toEqual([10, 0]);
  });
});
