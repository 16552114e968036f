import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  explainRow,
  type MetricColumn,
  percentiles,
  runScreen,
  type ScreenFilter,
  type ScreenMatrix,
} from "./index.ts";

const column = (values: readonly number[], good: "higher" | "lower" = "higher"): MetricColumn => ({
  values: Float64Array.from(values),
  good,
  missing: new Uint8Array(values.length),
});

function matrixOf(metrics: Record<string, MetricColumn>, sectors?: readonly number[]): ScreenMatrix {
  const size = Object.values(metrics)[0]?.values.length ?? 0;
  return {
    size,
    metrics: new Map(Object.entries(metrics)),
    checks: new Map(),
    types: Array.from({ length: size }, () => "other" as const),
    sectors: Int32Array.from(sectors ?? new Array(size).fill(0)),
    industries: new Int32Array(size),
  };
}

const MARKET = matrixOf(
  { pe: column([10, Number.NaN, 30, 20, 20], "lower"), roe: column([0.1, 0.5, 0.3, 0.2, Number.NaN]) },
  [0, 0, 1, 1, -1],
);
const rows = (filters: readonly ScreenFilter[], options = {}) => [...runScreen(MARKET, filters, options).rows];

describe("a screen", () => {
  it("passes every company without filters", () => {
    expect(rows([])).toEqual([0, 1, 2, 3, 4]);
  });

  it("includes its bounds and leaves out what is missing", () => {
    expect(rows([{ metric: "pe", op: "between", low: 10, high: 20 }])).toEqual([0, 3, 4]);
    expect(rows([{ metric: "pe", op: "atLeast", low: -1e9 }])).toEqual([0, 2, 3, 4]);
  });

  it("selects the best share of a market or sector", () => {
    // P/E low to high: 10 is best (1), 20 and 20 share the middle (0.5), 30 is last (0).
    expect(rows([{ metric: "pe", op: "percentileAtLeast", low: 0.5, within: "market" }])).toEqual([0, 3, 4]);
    // Sector 0 has one P/E only, which has no standing; in sector 1 20 is better than 30; row 4 has no sector.
    expect(rows([{ metric: "pe", op: "percentileAtLeast", low: 0.5, within: "sector" }])).toEqual([3]);
    expect(rows([{ metric: "pe", op: "percentileAtMost", high: 0, within: "market" }])).toEqual([2]);
  });

  it("picks sectors", () => {
    expect(rows([{ sectors: [1] }])).toEqual([2, 3]);
  });

  it("keeps those who pass what is judged elsewhere, together with its other filters", () => {
    const members = new Set([4, 0, 2]);
    expect(rows([{ members }])).toEqual([0, 2, 4]);
    expect(rows([{ members }, { metric: "pe", op: "atMost", high: 20 }])).toEqual([0, 4]);
    expect(rows([{ members: new Set() }])).toEqual([]);
    expect(explainRow(MARKET, [{ members }], 1)).toEqual([{ result: "fail", value: null, distance: null }]);
    expect(explainRow(MARKET, [{ members }], 2)).toEqual([{ result: "pass", value: null, distance: null }]);
  });

  it("sorts, with missing numbers last in both directions and equal ones by row", () => {
    expect(rows([], { order: { metric: "pe", descending: false } })).toEqual([0, 3, 4, 2, 1]);
    expect(rows([], { order: { metric: "pe", descending: true } })).toEqual([2, 3, 4, 0, 1]);
  });

  it("sorts by the mean percentile of several metrics", () => {
    // P/E: 1, -, 0, 0.5, 0.5; return on equity: 0, 1, 2/3, 1/3, -. Sums: 1, -, 0.67, 0.83, -.
    expect(rows([], { order: { bestBy: ["pe", "roe"], within: "market" } })).toEqual([0, 3, 2, 1, 4]);
  });

  it("gives a page and the total", () => {
    const { rows: page, total } = runScreen(MARKET, [], {
      order: { metric: "pe", descending: false },
      page: { offset: 1, limit: 2 },
    });
    expect([[...page], total]).toEqual([[3, 4], 5]);
  });

  it.each([
    ["unknown-metric", [{ metric: "beauty", op: "atLeast", low: 0 }], {}],
    ["unknown-check", [{ check: "X9", state: "pass" }], {}],
    ["bad-bounds", [{ metric: "pe", op: "between", low: 2, high: 1 }], {}],
    ["bad-bounds", [{ metric: "pe", op: "atLeast", low: Number.NaN }], {}],
    ["bad-page", [], { page: { offset: -1, limit: 5 } }],
    ["unknown-metric", [], { order: { metric: "beauty", descending: true } }],
  ] as const)("refuses what it cannot answer: %s", (code, filters, options) => {
    expect(() => runScreen(MARKET, filters as readonly unknown[] as ScreenFilter[], options)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it("explains why a company passes or not", () => {
    const filters: ScreenFilter[] = [
      { metric: "pe", op: "atMost", high: 15 },
      { metric: "roe", op: "percentileAtLeast", low: 0.5, within: "market" },
      { sectors: [1] },
    ];
    expect(explainRow(MARKET, filters, 2)).toEqual([
      { result: "fail", value: 30, distance: -15 },
      { result: "pass", value: 2 / 3, distance: 2 / 3 - 0.5 },
      { result: "pass", value: null, distance: null },
    ]);
    expect(explainRow(MARKET, filters, 1)[0]).toEqual({ result: "missing", value: null, distance: null });
  });
});

const numbers = fc.array(fc.oneof(fc.double({ min: -10, max: 10, noNaN: true }), fc.constant(Number.NaN)), {
  minLength: 1,
  maxLength: 40,
});

describe("laws of a screen", () => {
  const filterOf = fc.oneof(
    fc.record({
      metric: fc.constantFrom("a", "b"),
      op: fc.constant("atLeast" as const),
      low: fc.double({ min: -10, max: 10, noNaN: true }),
    }),
    fc.record({
      metric: fc.constantFrom("a", "b"),
      op: fc.constant("percentileAtLeast" as const),
      low: fc.double({ min: 0, max: 1, noNaN: true }),
      within: fc.constantFrom("market" as const, "sector" as const),
    }),
  );

  it("the order of the filters does not matter, and each explains what it did", () => {
    fc.assert(
      fc.property(numbers, fc.array(filterOf, { maxLength: 5 }), (values, filters) => {
        const market = matrixOf(
          { a: column(values), b: column([...values].reverse(), "lower") },
          values.map((_, row) => row % 3),
        );
        const forwards = [...runScreen(market, filters).rows];
        expect([...runScreen(market, [...filters].reverse()).rows]).toEqual(forwards);
        values.forEach((_, row) => {
          const passes = explainRow(market, filters, row).every(({ result }) => result === "pass");
          expect(passes).toBe(forwards.includes(row));
        });
      }),
    );
  });

  it("percentiles lie between 0 and 1, rise with the value, and are reversed with the direction", () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const market = matrixOf({ up: column(values), down: column(values, "lower") });
        const of = (id: string) => percentiles(market, market.metrics.get(id) as MetricColumn, "market");
        const up = of("up");
        const down = of("down");
        const isAlone = values.filter((value) => !Number.isNaN(value)).length < 2;
        values.forEach((value, row) => {
          const share = up[row] as number;
          expect(Number.isNaN(share)).toBe(isAlone || Number.isNaN(value));
          if (Number.isNaN(share)) return;
          expect(share >= 0 && share <= 1).toBe(true);
          expect(share + (down[row] as number)).toBeCloseTo(1, 12);
          values.forEach((other, otherRow) => {
            if (value < other) expect(share).toBeLessThan(up[otherRow] as number);
          });
        });
      }),
    );
  });
});
