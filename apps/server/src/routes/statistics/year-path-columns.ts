import type { WireStatistics } from "@plumbline/contract";
import { lowerBound } from "@plumbline/core/series";
import { type DailyCloses, yearPaths } from "@plumbline/core/stats";
import { type Day, dayOf } from "@plumbline/core/time";
import { chartFraction } from "./chart-lines.ts";

/** With more years than this every trading day of each is more than a screen can show. */
const MAX_DAILY_YEARS = 15;
const WEEK = 5;

interface PathOptions {
  readonly knownTo: Day;
  readonly years: readonly number[];
  /** Days of moves that nothing supports, rising. */
  readonly doubts: readonly Day[];
}

/** The years of the table laid over each other, by trading day. */
export function yearPathColumns(closes: DailyCloses, { knownTo, years, doubts }: PathOptions): WireStatistics["paths"] {
  const step = years.length > MAX_DAILY_YEARS ? WEEK : 1;
  const paths = yearPaths(closes, knownTo).filter(({ year }) => years.includes(year));
  return {
    step,
    year: paths.map(({ year }) => year),
    cumulative: paths.map(({ cumulative }) => everyStep(cumulative, step)),
    days: paths.map(({ cumulative }) => cumulative.length),
    isPartial: paths.map(({ isPartial }) => isPartial),
    doubtfulFrom: paths.map(({ year }) => tradingDayOf(closes.day, year, doubts)),
  };
}

/** Of the first of some days that lies in a year, counted from 1; null when none does. */
function tradingDayOf(days: Int32Array, year: number, among: readonly Day[]): number | null {
  const first = dayOf(year, 1, 1);
  const next = dayOf(year + 1, 1, 1);
  const found = among.find((day) => day >= first && day < next);
  return found === undefined ? null : lowerBound(days, found) - lowerBound(days, first) + 1;
}

/** The last of each run of `step` days, and the last of all. */
function everyStep(values: Float64Array, step: number): number[] {
  const last = values.length - 1;
  return Array.from(
    values.filter((_, k) => (k + 1) % step === 0 || k === last),
    chartFraction,
  );
}
