import type { WireStrategy } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { combinationCount, orderOf, type Setup, setupProblem } from "./setup-state.ts";

const strategy = libraryStrategy("golden-cross")?.strategy as WireStrategy;
const span = { first: "2000-01-03", last: "2025-12-31" };
const setup: Setup = {
  place: "market",
  stock: null,
  listed: [],
  sectors: [],
  from: "2010-01-04",
  to: "2025-12-31",
  capital: 100_000,
  fractional: false,
  costs: "standard",
  rate: 0,
  slippage: 0,
  fillAt: "nextOpen",
  volumeShare: null,
  delistingRecovery: 1,
  benchmark: undefined,
  values: {},
  ranges: {},
};

describe("a setup", () => {
  it("needs stocks where it does not take the whole market", () => {
    expect(setupProblem(setup, strategy, span)).toBeNull();
    expect(setupProblem({ ...setup, place: "stock" }, strategy, span)).toBe("needStock");
    expect(setupProblem({ ...setup, place: "list" }, strategy, span)).toBe("needList");
    expect(setupProblem({ ...setup, place: "sectors" }, strategy, span)).toBe("needSector");
  });

  it("lies within the days of the prices", () => {
    expect(setupProblem({ ...setup, from: "1999-12-31" }, strategy, span)).toBe("needDays");
    expect(setupProblem({ ...setup, from: setup.to }, strategy, span)).toBe("needDays");
    expect(setupProblem({ ...setup, to: "2026-01-02" }, strategy, span)).toBe("needDays");
  });

  it("counts the combinations of two ranges: 5 of one times 3 of the other are 15", () => {
    const ranges = { fast: { from: 30, to: 70, step: 10 }, slow: { from: 150, to: 250, step: 50 } };
    expect(combinationCount(ranges)).toBe(15);
    expect(setupProblem({ ...setup, ranges }, strategy, span)).toBeNull();
    expect(combinationCount({})).toBe(1);
  });

  it("refuses a range beyond the limits of its number, and one of too many steps", () => {
    const ranges = (from: number, to: number, step: number) => ({ fast: { from, to, step } });
    expect(setupProblem({ ...setup, ranges: ranges(1, 70, 1) }, strategy, span)).toBe("needRange");
    expect(setupProblem({ ...setup, ranges: ranges(70, 30, 1) }, strategy, span)).toBe("needRange");
    expect(setupProblem({ ...setup, ranges: ranges(2, 200, 0.001) }, strategy, span)).toBe("tooMany");
  });

  it("fills orders that wait for a price of the next day no earlier", () => {
    const dips: WireStrategy = { ...strategy, entryOrder: { type: "limit", below: 0.02 } };
    expect(setupProblem({ ...setup, fillAt: "close" }, dips, span)).toBe("needNextOpen");
    expect(setupProblem(setup, dips, span)).toBeNull();
    expect(setupProblem({ ...setup, fillAt: "close" }, strategy, span)).toBeNull();
  });

  it("is sent with the costs of its preset, and a parameter either by value or by range", () => {
    const order = orderOf(
      {
        ...setup,
        place: "stock",
        stock: "AAPL",
        benchmark: null,
        values: { fast: 40, slow: 180 },
        ranges: { fast: { from: 30, to: 50, step: 10 } },
      },
      { strategyId: "golden-cross" },
    );
    // Of the table of presets in the specification: standard is 0.1 % and 0.05 %.
    expect(order).toMatchObject({
      strategyId: "golden-cross",
      universe: { codes: ["AAPL"] },
      costs: { rate: 0.001, slippage: 0.0005 },
      benchmark: null,
      values: { slow: 180 },
      sweep: [{ parameter: "fast", from: 30, to: 50, step: 10 }],
    });
  });

  it("says how orders are filled only where that differs from what a run does by itself", () => {
    const names = ["fillAt", "volumeShare", "delistingRecovery"];
    const order = orderOf(setup, { strategyId: "golden-cross" });
    expect(Object.keys(order).filter((name) => names.includes(name))).toEqual([]);
    const execution = { fillAt: "close", volumeShare: 0.05, delistingRecovery: 0 } as const;
    expect(orderOf({ ...setup, ...execution }, { strategyId: "golden-cross" })).toMatchObject(execution);
  });
});
