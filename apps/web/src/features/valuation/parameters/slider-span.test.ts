import { PARAMETER_BOUNDS, VALUATION_PARAMETERS } from "@plumbline/contract/calls";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin } from "../valuation-choice.ts";
import { sliderSpan, stepOf, valueAt } from "./slider-span.ts";

describe("the slider of a parameter", () => {
  it("never leads out of the bounds that the server takes", () => {
    for (const name of VALUATION_PARAMETERS) {
      const { min, max } = PARAMETER_BOUNDS[name];
      for (const usual of [null, min, max, (min + max) / 2]) {
        const span = sliderSpan(name, usual);
        if (!span || max > 1e6) continue;
        for (const index of [0, stepOf(span.max, span)]) {
          const value = valueAt(index, span);
          expect({ name, value, within: isWithin(name, value) }).toEqual({ name, value, within: true });
        }
      }
    }
  });

  it("has the default on it, also one that is out of the common", () => {
    expect(sliderSpan("wacc", 0.25)).toMatchObject({ min: 0.03, max: 0.25 });
    expect(sliderSpan("wacc", 0.08)).toMatchObject({ min: 0.03, max: 0.2 });
  });

  it("has none for an amount that is not above nothing", () => {
    expect(sliderSpan("netDebt", -5)).toBeNull();
    expect(sliderSpan("baseFlow", null)).toBeNull();
    expect(sliderSpan("baseFlow", 50)).toEqual({ min: 0, max: 100, step: 1 });
  });

  it("stands at the step whose value it gives", () => {
    const span = sliderSpan("shortTermGrowth", 0.07);
    if (!span) throw new Error("no slider");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (index) => {
        expect(stepOf(valueAt(index, span), span)).toBe(index);
      }),
    );
    expect(valueAt(54, span)).toBe(0.07);
  });

  it("stands at its end for a value beyond", () => {
    const span = { min: 0, max: 1, step: 0.1 };
    expect([stepOf(7, span), stepOf(-7, span)]).toEqual([10, 0]);
  });
});
