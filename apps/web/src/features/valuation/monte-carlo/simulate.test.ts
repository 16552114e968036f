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

  it("returns the same numbers each time", () => {
    expect(summary(20_600)).toEqual(summary(20_600));
  });

  it("finds all paths above a price of zero, none above the largest number and half above the median", () => {
    expect(summary(0).undervalued).toBe(1);
    expect(summary(Number.MAX_VALUE).undervalued).toBe(0);
    expect(summary(summary(0).value).undervalued).toBe(0.5);
  });

  it("has no share of undervalued paths without a price", () => {
    expect(summary(Number.NaN).undervalued).toBeNull();
  });

  it("refuses inputs that the model refuses", () => {
    expect(simulate({ ...inputs, baseFlow: -1 }, 1)).toMatchObject({ value: null, because: "FCF_NOT_POSITIVE" });
  });
});
