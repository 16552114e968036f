import { describe, expect, it } from "vitest";
import { PERPETUITY } from "../valuation.fixture.ts";
import { type SimulationSummary, simulate } from "./simulate.ts";

const { shortTermGrowth, longTermGrowth, terminalGrowth, wacc, baseFlow, netDebt, shares } = PERPETUITY;
const inputs = { shortTermGrowth, longTermGrowth, terminalGrowth, wacc, baseFlow, netDebt, shares };
const summary = (price: number) => simulate(inputs, price) as SimulationSummary;

describe("the simulation of the worker", () => {
  it("counts every path once", () => {
    const { histogram, paths } = summary(20_600);
    const { counts, below, above } = histogram;
    expect(counts.reduce((sum, count) => sum + count, 0) + below + above).toBe(paths);
  });

  it("gives the same numbers each time", () => {
    expect(summary(20_600)).toEqual(summary(20_600));
  });

  it("finds every path above a price of nothing, none above the highest, half above the median", () => {
    expect(summary(0).undervalued).toBe(1);
    expect(summary(Number.MAX_VALUE).undervalued).toBe(0);
    expect(summary(summary(0).value).undervalued).toBe(0.5);
  });

  it("does not guess a share without a price", () => {
    expect(summary(Number.NaN).undervalued).toBeNull();
  });

  it("refuses what the model refuses", () => {
    expect(simulate({ ...inputs, baseFlow: -1 }, 1)).toMatchObject({ value: null, because: "FCF_NOT_POSITIVE" });
  });
});
