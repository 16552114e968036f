import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { modelResults } from "../store/model-results.ts";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { DEFAULT_CHOICE } from "../valuation-choice.ts";
import { footballFieldRows, rangeScale } from "./football-field.ts";

const targets = { low: 80, mean: 100, high: 130 };
const valuation = valuationOf({ defaults: PERPETUITY, price: 10_300, targets, inputs: { bookValuePerShare: 40 } });
const rowsOf = (choice = DEFAULT_CHOICE) => {
  const rows = footballFieldRows(valuation, modelResults(valuation, choice), null);
  return Object.fromEntries(rows.map((row) => [row.name, row]));
};

describe("the football field", () => {
  it("compares the value with the price in both directions", () => {
    // 20,600 against 10,300: the price has to double, and is half of the value.
    expect(rowsOf().dcf?.upside).toBeCloseTo(1, 9);
    expect(rowsOf().dcf?.marginOfSafety).toBeCloseTo(0.5, 9);
  });

  it("ranges from bear to bull and from the conservative to the classic formula, with the value in between", () => {
    const { dcf, graham } = rowsOf();
    // 6.5 x (7 + 10) and 6.5 x (8.5 + 20)
    expect([graham?.low, graham?.high]).toEqual([110.5, 185.25]);
    expect(Number(dcf?.low)).toBeLessThan(Number(dcf?.value));
    expect(Number(dcf?.high)).toBeGreaterThan(Number(dcf?.value));
  });

  it("takes the price targets of analysts unchanged", () => {
    expect(rowsOf().targets).toMatchObject({ low: 80, value: 100, high: 130 });
  });

  it("keeps the reason of a method without a value", () => {
    const loss = { ...DEFAULT_CHOICE, parameters: { eps: -1 } };
    expect(rowsOf(loss).graham).toMatchObject({ value: null, refusal: { because: "EPS_NOT_POSITIVE" } });
    expect(rowsOf().year).toMatchObject({ value: null, low: null, because: "not-reported" });
  });

  it("has no simulation where the model refuses", () => {
    expect(rowsOf({ ...DEFAULT_CHOICE, parameters: { baseFlow: -1 } }).monteCarlo).toBeUndefined();
  });

  it("waits for a simulation without a refusal", () => {
    expect(rowsOf().monteCarlo).toMatchObject({ value: null, refusal: null });
  });
});

const row = (low: number, value: number, high: number) => ({ low, value, high });

describe("the scale of the football field", () => {
  it("contains the price and all values up to three times the price", () => {
    const price = fc.double({ min: 1, max: 1000, noNaN: true });
    const share = fc.double({ min: 0.01, max: 2.9, noNaN: true });
    fc.assert(
      fc.property(price, share, share, (at, one, other) => {
        const scale = rangeScale([row(one * at, one * at, other * at)], at);
        for (const value of [at, one * at, other * at]) {
          expect(scale && value >= scale.low && value <= scale.high).toBe(true);
        }
      }),
    );
  });

  it("cuts off values farther away and values below zero", () => {
    const scale = rangeScale([row(-50, 20, 9000)], 100);
    expect(scale?.low).toBe(0);
    expect(scale?.high).toBeCloseTo(312, 9);
    expect([scale?.placeOf(9000), scale?.placeOf(-50)]).toEqual([1, 0]);
  });

  it("works without a price, and is null without any value", () => {
    expect(rangeScale([row(10, 20, 30)], null)?.high).toBeCloseTo(30.8, 9);
    expect(rangeScale([{ low: null, value: null, high: null }], null)).toBeNull();
  });
});
