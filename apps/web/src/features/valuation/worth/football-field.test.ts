import { describe, expect, it } from "vitest";
import { liveValuation } from "../live/live-valuation.ts";
import { DEFAULT_CHOICE } from "../state/valuation-choice.ts";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { footballField } from "./football-field.ts";

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
