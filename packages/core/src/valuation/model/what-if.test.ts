import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRM, MODELS } from "./dcf-inputs.fixture.ts";
import {
  axisAround,
  PAGE_GRID,
  SCENARIO_SHIFTS,
  scenarios,
  sensitivityGrid,
  TORNADO_DELTAS,
  tornado,
  valuePerShare,
} from "./index.ts";

describe("the sensitivity grid", () => {
  it("has the headline in its centre, to the last bit", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        const { values, wacc, terminalGrowth } = sensitivityGrid(inputs);
        expect([wacc[PAGE_GRID.reach], terminalGrowth[PAGE_GRID.reach]]).toEqual([inputs.wacc, inputs.terminalGrowth]);
        expect(values[PAGE_GRID.reach]?.[PAGE_GRID.reach]).toBe(valuePerShare(inputs));
      }),
    );
  });

  it("is seven by seven, from 1.5 percentage points below to as many above", () => {
    const { wacc, terminalGrowth, values } = sensitivityGrid(FIRM);
    expect(wacc.map((rate) => rate.toFixed(3))).toEqual([
      "0.075",
      "0.080",
      "0.085",
      "0.090",
      "0.095",
      "0.100",
      "0.105",
    ]);
    expect([terminalGrowth[0]?.toFixed(3), terminalGrowth[6]?.toFixed(3)]).toEqual(["0.010", "0.040"]);
    expect(values.map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  });

  it("falls from row to row and rises from column to column", () => {
    const { values } = sensitivityGrid(FIRM);
    values.forEach((row, at) => {
      row.forEach((value, column) => {
        if (at > 0) expect(value).toBeLessThan(values[at - 1]?.[column] as number);
        if (column > 0) expect(value).toBeGreaterThan(row[column - 1] as number);
      });
    });
  });

  it("is empty where growth is not below the discount rate", () => {
    const axes = { wacc: axisAround(0.03, { step: 0.01, reach: 1 }), terminalGrowth: [0.03] };
    expect(sensitivityGrid(FIRM, axes).values.map(([value]) => value === null)).toEqual([true, true, false]);
  });
});

describe("the tornado", () => {
  it("puts the widest bar first, and each end equals the value of the moved model", () => {
    const bars = tornado(FIRM);
    expect(bars.map(({ parameter }) => parameter)).toHaveLength(Object.keys(TORNADO_DELTAS).length);
    bars.forEach(({ parameter, low, high, spread }, k) => {
      expect(low.value).toBe(valuePerShare({ ...FIRM, [parameter]: low.input }));
      expect(high.value).toBe(valuePerShare({ ...FIRM, [parameter]: high.input }));
      if (k > 0) expect(spread).toBeLessThanOrEqual(bars[k - 1]?.spread as number);
    });
  });

  it("moves rates by percentage points, amounts by parts of their size", () => {
    const ends = Object.fromEntries(tornado({ ...FIRM, netDebt: -500 }).map((bar) => [bar.parameter, bar]));
    expect(ends.wacc?.low.input).toBeCloseTo(0.08, 15);
    expect(ends.baseFlow?.high.input).toBe(1100);
    // Net cash of 500 by a tenth: 550 and 450.
    expect([ends.netDebt?.low.input, ends.netDebt?.high.input]).toEqual([-550, -450]);
  });

  it("shows a bar without end where the discount rate falls to the growth", () => {
    const [widest] = tornado({ ...FIRM, wacc: 0.034 });
    expect(widest).toMatchObject({ parameter: "wacc", low: { value: null }, spread: Number.POSITIVE_INFINITY });
  });
});

describe("scenarios", () => {
  it("rank a bear market below the base, and that below a bull market", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        const worst =
          inputs.wacc + SCENARIO_SHIFTS.bull.wacc - inputs.terminalGrowth - SCENARIO_SHIFTS.bull.terminalGrowth;
        fc.pre(worst > 0.001);
        const [bear, base, bull] = scenarios(inputs).map(({ outcome }) => outcome.value as number);
        expect(base).toBe(valuePerShare(inputs));
        expect(bear).toBeLessThan(base as number);
        expect(bull).toBeGreaterThan(base as number);
      }),
    );
  });

  it("refuse a bull market in which growth reaches the discount rate", () => {
    const bull = scenarios({ ...FIRM, wacc: 0.035 })[2];
    expect(bull?.outcome).toMatchObject({ because: "WACC_LE_TERMINAL" });
  });
});
