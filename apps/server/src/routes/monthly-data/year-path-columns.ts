import type { WireStatistics } from "@plumbline/contract";
import { type DailyCloses, yearPaths } from "@plumbline/core/stats";
import type { Day } from "@plumbline/core/time";
import { chartFraction } from "./chart-fraction.ts";

/** With more years than this every trading day of each is more than a screen can show. */
const MOST_DAILY_YEARS = 15;
const WEEK = 5;

/** The years of the table laid over each other, by trading day. */
export function yearPathColumns(closes: DailyCloses, knownTo: Day, years: readonly number[]): WireStatistics["paths"] {
  const step = years.length > MOST_DAILY_YEARS ? WEEK : 1;
  const paths = yearPaths(closes, knownTo).filter(({ year }) => years.includes(year));
  return {
    step,
    year: paths.map(({ year }) => year),
    cumulative: paths.map(({ cumulative }) => everyStep(cumulative, step)),
    days: paths.map(({ cumulative }) => cumulative.length),
    isPartial: paths.map(({ isPartial }) => isPartial),
  };
}

/** The last of each run of `step` days, and the last of all. */
function everyStep(values: Float64Array, step: number): number[] {
  const last = values.length - 1;
  return Array.from(
    values.filter((_, k) => (k + 1) % step === 0 || k === last),
    chartFraction,
  );
}
