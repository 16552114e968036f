import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { liveValuation } from "../store/model-results.ts";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { DEFAULT_CHOICE } from "../valuation-choice.ts";
import { fieldScale, footballField } from "./football-field.ts";

const targets = { low: 80, mean: 100, high: 130 };
const valuation = valuationOf({ defaults: PERPETUITY, price: 10_300, targets, inputs: { bookValuePerShare: 40 } });
const fieldOf = (choice = DEFAULT_CHOICE) => {
  const rows = footballField(valuation, liveValuation(valuation, choice), null);
  return Object.fromEntries(rows.map((row) => [row.name, row]));
};

describe("the football field", () => {
  it("holds the value against the price in both ways", () => {
    // 20,600 against 10,300: the price has to double, and is half of the value.
    expect(fieldOf().dcf?.upside).toBeCloseTo(1, 9);
    expect(fieldOf().dcf?.marginOfSafety).toBeCloseTo(0.5, 9);
  });

  it("reaches from the bear to the bull and from the cautious to the classic formula, the value between", () => {
    const { dcf, graham } = fieldOf();
    // 6.5 x (7 + 10) and 6.5 x (8.5 + 20)
    expect([graham?.low, graham?.high]).toEqual([110.5, 185.25]);
    expect(Number(dcf?.low)).toBeLessThan(Number(dcf?.value));
    expect(Number(dcf?.high)).toBeGreaterThan(Number(dcf?.value));
  });

  it("takes the analysts as they are", () => {
    expect(fieldOf().targets).toMatchObject({ low: 80, value: 100, high: 130 });
  });

  it("keeps the reason of those that say nothing", () => {
    const loss = { ...DEFAULT_CHOICE, parameters: { eps: -1 } };
    expect(fieldOf(loss).graham).toMatchObject({ value: null, refusal: { because: "EPS_NOT_POSITIVE" } });
    expect(fieldOf().year).toMatchObject({ value: null, low: null, because: "not-reported" });
  });

  it("has no simulation of a model that refuses", () => {
    expect(fieldOf({ ...DEFAULT_CHOICE, parameters: { baseFlow: -1 } }).monteCarlo).toBeUndefined();
  });

  it("waits for a simulation without a word of refusal", () => {
    expect(fieldOf().monteCarlo).toMatchObject({ value: null, refusal: null });
  });
});

const row = (low: number, value: number, high: number) => ({ low, value, high });

describe("the scale of the football field", () => {
  it("holds the price and everything up to three times of it", () => {
    const price = fc.double({ min: 1, max: 1000, noNaN: true });
    const share = fc.double({ min: 0.01, max: 2.9, noNaN: true });
    fc.assert(
      fc.property(price, share, share, (at, one, other) => {
        const scale = fieldScale([row(one * at, one * at, other * at)], at);
        for (const value of [at, one * at, other * at]) {
          expect(scale && value >= scale.low && value <= scale.high).toBe(true);
        }
      }),
    );
  });

  it("cuts off what is farther, and what is below nothing", () => {
    const scale = fieldScale([row(-50, 20, 9000)], 100);
    expect(scale?.low).toBe(0);
    expect(scale?.high).toBeCloseTo(312, 9);
    expect([scale?.placeOf(9000), scale?.placeOf(-50)]).toEqual([1, 0]);
  });

  it("does without a price, and says when there is nothing", () => {
    expect(fieldScale([row(10, 20, 30)], null)?.high).toBeCloseTo(30.8, 9);
    expect(fieldScale([{ low: null, value: null, high: null }], null)).toBeNull();
  });
});
