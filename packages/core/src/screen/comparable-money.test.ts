import { describe, expect, it } from "vitest";
import { comparedValues, withComparableMoney } from "./comparable-money.ts";
import { percentiles } from "./percentiles.ts";
import { runScreen } from "./run-screen.ts";
import type { MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

const column = (...values: number[]): MetricColumn => ({
  values: Float64Array.from(values),
  good: "higher",
  missing: new Uint8Array(values.length),
});

/** Four companies with sizes of 5, 7 and 6 billion dollars and 900 billion yen. */
const MATRIX: ScreenMatrix = {
  size: 4,
  metrics: new Map([
    ["marketValue", column(5e9, 900e9, 7e9, 6e9)],
    ["tradedValue.3m", column(5e6, 900e6, 7e6, 6e6)],
    ["pe", column(10, 20, 30, 40)],
  ]),
  checks: new Map(),
  types: ["other", "other", "other", "other"],
  sectors: new Int32Array(4),
  industries: new Int32Array(4),
};
const USD = 1;
const JPY = 0;
const UNKNOWN = -1;
const MIXED = withComparableMoney(MATRIX, { accounts: [USD, JPY, USD, USD], price: [USD, JPY, USD, UNKNOWN] });
const rowsOf = (matrix: ScreenMatrix, metric: string) => [
  ...runScreen(matrix, [], { order: { metric, descending: true } }).rows,
];

describe("amounts of money in several currencies", () => {
  it("are ordered in the currency of most companies, all others last", () => {
    expect(rowsOf(MATRIX, "marketValue")).toEqual([1, 2, 3, 0]);
    expect(rowsOf(MIXED, "marketValue")).toEqual([2, 3, 0, 1]);
    // What is unknown is unknown: the fourth may trade in anything.
    expect(rowsOf(MIXED, "tradedValue.3m")).toEqual([2, 0, 1, 3]);
  });

  it("are compared with a bound in that currency only", () => {
    const least = { metric: "marketValue", op: "atLeast", low: 6e9 } as const;
    expect([...runScreen(MIXED, [least]).rows]).toEqual([2, 3]);
  });

  it("are those of the price where they are paid for a share, whatever the accounts are in", () => {
    const prices: ScreenMatrix = { ...MATRIX, metrics: new Map([["price", column(50, 60, 70, 80)]]) };
    const foreign = withComparableMoney(prices, { accounts: [USD, JPY, USD, UNKNOWN], price: [USD, USD, JPY, USD] });
    expect(rowsOf(foreign, "price")).toEqual([3, 1, 0, 2]);
  });

  it("have no percentile in another currency", () => {
    const size = MIXED.metrics.get("marketValue") as MetricColumn;
    expect([...percentiles(MIXED, size, "market")]).toEqual([0, Number.NaN, 1, 0.5]);
  });

  it("are still shown, and ratios are compared whatever they are made of", () => {
    expect(MIXED.metrics.get("marketValue")?.values[1]).toBe(900e9);
    expect(rowsOf(MIXED, "pe")).toEqual([3, 2, 1, 0]);
    expect(comparedValues(MIXED.metrics.get("pe") as MetricColumn)).toEqual(MATRIX.metrics.get("pe")?.values);
  });

  it("are all compared in a market of one currency, where nothing is copied", () => {
    const alike = withComparableMoney(MATRIX, { accounts: [JPY, JPY, JPY, JPY], price: [JPY, JPY, JPY, JPY] });
    expect(alike.metrics.get("marketValue")).toBe(MATRIX.metrics.get("marketValue"));
  });
});
