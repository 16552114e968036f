import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { day, formatDay } from "../time/index.ts";
import {
  type Actions,
  type Bars,
  CHANGE_PERIODS,
  type ChangePeriod,
  dailyReturns,
  type PriceRange,
  priceChanges,
  priceRange,
  splitAdjusted,
  totalReturnAdjusted,
} from "./index.ts";

interface GoldenRange {
  readonly low: number;
  readonly high: number;
  readonly fullHistory: boolean;
  readonly from: string;
}

/** The parts of golden-statistics.json that concern price series; computed by independent Python, see its `about`. */
interface GoldenStatistics {
  readonly tolerance: { readonly abs: number };
  readonly series: {
    readonly date: string[];
    readonly rawClose: number[];
    readonly splitAdjClose: number[];
    readonly adjClose: number[];
    readonly high: number[];
    readonly low: number[];
    readonly splits: { readonly exDate: string; readonly ratio: number }[];
    readonly dividends: { readonly exDate: string; readonly amountSplitAdjusted: number }[];
  };
  readonly priceChange: Record<string, Record<ChangePeriod, number | null>>;
  readonly range52w: GoldenRange;
  readonly range10y: GoldenRange;
  readonly range10yShort: GoldenRange;
  readonly fullHistoryRf0: { readonly meanDaily: number; readonly totalReturn: number };
}

describe.skipIf(needsSharedData)("golden-statistics.json", () => {
  it("holds the split-adjusted closes", () => {
    const { raw, actions, series } = golden();
    expectColumn(splitAdjusted(raw, actions.splits).close, series.splitAdjClose);
  });

  it("holds the total-return closes", () => {
    const { raw, actions, series } = golden();
    expectColumn(totalReturnAdjusted(raw, actions).close, series.adjClose);
  });

  it("holds the mean and the total of the daily returns", () => {
    const { raw, actions, fullHistoryRf0 } = golden();
    const { close } = totalReturnAdjusted(raw, actions);
    const returns = dailyReturns(close).subarray(1);
    const mean = returns.reduce((sum, change) => sum + change, 0) / returns.length;
    expectNear(mean, fullHistoryRf0.meanDaily);
    expectNear((close.at(-1) as number) / (close[0] as number) - 1, fullHistoryRf0.totalReturn);
  });

  it("holds the price changes, as of weekends and a leap day too", () => {
    const { raw, actions, priceChange } = golden();
    const adjusted = splitAdjusted(raw, actions.splits);
    expect(Object.keys(priceChange)).toHaveLength(4);
    for (const [label, expected] of Object.entries(priceChange)) {
      const changes = priceChanges({ ...adjusted, asOf: day(label.slice(0, 10)) });
      for (const period of CHANGE_PERIODS) {
        const change = expected[period];
        if (change === null) expect(changes[period], label).toEqual({ change: null, because: "history-too-short" });
        else expectNear(changes[period].change as number, change);
      }
    }
  });

  it("holds the ranges of 52 weeks and of ten years", () => {
    const { ranged, range52w, range10y } = golden();
    expectRange(priceRange(ranged, 12), range52w);
    expectRange(priceRange(ranged, 120), range10y);
  });

  // The file does not say as of when; the extremes it gives stood from late October 2014 to July 2015.
  it.each(["2014-11-18", "2015-03-15", "2015-07-31"])("holds the ten-year range of a young stock, as of %s", (asOf) => {
    const { ranged, range10yShort } = golden();
    expectRange(priceRange(ranged, 120, day(asOf)), range10yShort);
  });

  it("trades the extremes on the days that the range names", () => {
    const { ranged, series } = golden();
    const { lowDay, highDay, low, high } = priceRange(ranged, 12) as PriceRange;
    expect(series.low[series.date.indexOf(formatDay(lowDay))]).toBe(low);
    expect(series.high[series.date.indexOf(formatDay(highDay))]).toBe(high);
  });
});

const TOLERANCE = 1e-9;

function expectNear(ours: number, expected: number): void {
  expect(Math.abs(ours - expected)).toBeLessThan(TOLERANCE);
}

function expectColumn(column: Float64Array, expected: readonly number[]): void {
  expect(column).toHaveLength(expected.length);
  const worst = column.reduce((max, value, i) => Math.max(max, Math.abs(value - (expected[i] as number))), 0);
  expect(worst).toBeLessThan(TOLERANCE);
}

function expectRange(range: PriceRange | null, { low, high, fullHistory, from }: GoldenRange): void {
  expect(range).toMatchObject({ low, high, complete: fullHistory, from: day(from) });
}

function golden() {
  const file: GoldenStatistics = JSON.parse(readFileSync(sharedFile("golden/golden-statistics.json"), "utf8"));
  expect(file.tolerance.abs).toBe(TOLERANCE);
  const { date, rawClose, splitAdjClose, high, low } = file.series;
  const days = Int32Array.from(date, day);
  const adjusted = closesOnly(days, splitAdjClose);
  const ranged = { ...adjusted, high: Float64Array.from(high), low: Float64Array.from(low) };
  return { ...file, raw: closesOnly(days, rawClose), ranged, actions: actionsOf(file) };
}

function closesOnly(days: Int32Array, closes: readonly number[]): Bars {
  const close = Float64Array.from(closes);
  const missing = new Float64Array(close.length).fill(Number.NaN);
  return { day: days, open: missing, high: missing, low: missing, close, volume: missing };
}

/** The file states dividends per share of today; as paid, they were larger by the ratio of the splits to come. */
function actionsOf({ series }: GoldenStatistics): Actions {
  const splits = series.splits.map(({ exDate, ratio }) => ({ exDay: day(exDate), ratio }));
  const dividends = series.dividends.map(({ exDate, amountSplitAdjusted }) => {
    const exDay = day(exDate);
    const later = splits.filter((split) => split.exDay > exDay).reduce((product, { ratio }) => product * ratio, 1);
    return { exDay, amount: amountSplitAdjusted * later };
  });
  return { splits, dividends };
}
