import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRM, MODELS } from "./dcf-inputs.fixture.ts";
import { reverseDiscountRate, reverseGrowth, valuePerShare } from "./index.ts";

describe("reverse discounted cash flow", () => {
  it("returns the growth it was given", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        const found = reverseGrowth(inputs, valuePerShare(inputs));
        expect(found.value).toBeCloseTo(inputs.shortTermGrowth, 9);
      }),
    );
  });

  it("returns it with long-term growth half-way between the others", () => {
    fc.assert(
      fc.property(MODELS, (model) => {
        const inputs = { ...model, longTermGrowth: (model.shortTermGrowth + model.terminalGrowth) / 2 };
        const found = reverseGrowth({ ...inputs, longTermGrowth: 0 }, valuePerShare(inputs), "linked");
        expect(found.value).toBeCloseTo(inputs.shortTermGrowth, 9);
        if (found.value !== null) expect(found.longTermGrowth).toBeCloseTo(inputs.longTermGrowth, 9);
      }),
    );
  });

  it("returns the discount rate it was given", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        expect(reverseDiscountRate(inputs, valuePerShare(inputs)).value).toBeCloseTo(inputs.wacc, 9);
      }),
    );
  });

  it("names the values between which a price has a solution", () => {
    const found = reverseGrowth(FIRM, 1);
    expect(found).toMatchObject({ value: null, because: "NO_SOLUTION_IN_BRACKET" });
    if (found.value !== null) return;
    expect(found.details.valueAtLow).toBe(valuePerShare({ ...FIRM, shortTermGrowth: -0.5 }));
    expect(found.details.valueAtHigh).toBe(valuePerShare({ ...FIRM, shortTermGrowth: 1 }));
  });

  it("finds no discount rate for a share that holds more cash than it costs", () => {
    const found = reverseDiscountRate({ ...FIRM, netDebt: -50_000 }, 100);
    expect(found).toMatchObject({ value: null, because: "NO_SOLUTION_IN_BRACKET", details: { price: 100, high: 1 } });
  });

  it("refuses what the model refuses, but does not need the input that it solves for", () => {
    expect(reverseGrowth({ ...FIRM, baseFlow: -1 }, 200)).toMatchObject({ because: "FCF_NOT_POSITIVE" });
    expect(reverseGrowth(FIRM, Number.NaN)).toMatchObject({ because: "MISSING_INPUT", details: { input: "price" } });
    expect(reverseGrowth({ ...FIRM, shortTermGrowth: Number.NaN }, 200).value).not.toBeNull();
    expect(reverseDiscountRate({ ...FIRM, wacc: 0 }, 200).value).not.toBeNull();
  });
});
