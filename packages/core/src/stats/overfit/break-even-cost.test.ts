import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvenCost } from "./break-even-cost.ts";

const COSTS = [0, 0.0005, 0.001, 0.0025, 0.005];
const stepsOf = (excessAt: (cost: number) => number) => COSTS.map((cost) => ({ cost, excess: excessAt(cost) }));

describe("the cost that a strategy can bear", () => {
  it("equals the case worked by hand, between the two costs around it", () => {
    // 0.5 % above the benchmark at 10 basis points, 1 % below at 25: a third of the way.
    const excess = [0.02, 0.0125, 0.005, -0.01, -0.035];
    const steps = COSTS.map((cost, k) => ({ cost, excess: excess[k] as number }));
    expect(breakEvenCost(steps)).toEqual({ value: expect.closeTo(0.0015, 12) });
    expect(breakEvenCost(steps.toReversed())).toEqual({ value: expect.closeTo(0.0015, 12) });
  });

  it("is a cost tried where nothing is left at it", () => {
    expect(breakEvenCost(stepsOf((cost) => (cost < 0.001 ? 0.01 : 0)))).toEqual({ value: 0.001 });
  });

  it("does not exist where the strategy loses without costs, or gains at all of them", () => {
    expect(breakEvenCost(stepsOf(() => -0.01))).toEqual({ value: null, because: "loses-without-costs" });
    expect(breakEvenCost(stepsOf(() => 0))).toEqual({ value: null, because: "loses-without-costs" });
    expect(breakEvenCost(stepsOf(() => 0.01))).toEqual({ value: null, because: "gains-at-every-cost" });
    expect(breakEvenCost([])).toEqual({ value: null, because: "no-steps" });
  });

  it("is the first of several", () => {
    const excess = [0.01, -0.01, 0.01, -0.01, -0.02];
    const steps = COSTS.map((cost, k) => ({ cost, excess: excess[k] as number }));
    expect(breakEvenCost(steps)).toEqual({ value: expect.closeTo(0.00025, 12) });
  });

  it("is exact where costs take the same from the return at every step", () => {
    const gains = fc.double({ min: 0.001, max: 0.2, noNaN: true });
    const turnovers = fc.double({ min: 1, max: 100, noNaN: true });
    fc.assert(
      fc.property(gains, turnovers, (gain, turnover) => {
        const bearable = gain / turnover;
        const found = breakEvenCost(stepsOf((cost) => gain - turnover * cost));
        if (bearable > 0.005) expect(found).toEqual({ value: null, because: "gains-at-every-cost" });
        else expect(found).toEqual({ value: expect.closeTo(bearable, 10) });
      }),
    );
  });

  it("refuses a cost tried twice, and what is no number", () => {
    expect(() => breakEvenCost([...stepsOf(() => 1), { cost: 0, excess: 2 }])).toThrow(RangeError);
    expect(() => breakEvenCost([{ cost: 0, excess: Number.NaN }])).toThrow(RangeError);
  });
});
