import type { Bars } from "./bars.ts";
import { type Period, periodStarts } from "./period-starts.ts";
import { resample } from "./resample.ts";

/** What one bar of a chart spans. */
export type Interval = "day" | Period;

/** Bars as a chart shows them. */
export interface ChartBars {
  readonly interval: Interval;
  readonly bars: Bars;
}

/**
 * Chooses the finest interval with which a chart has at most that number of bars: days, else weeks, else months.
 *
 * @param bars Daily bars, raw or adjusted.
 * @param maxBars How many bars the chart can show; more than the history has months, or months exceed it.
 * @returns The interval and its bars; the bars given when days fit.
 *
 * @example
 * thinForChart(barsOfTenYears, 1_000).interval; // "week": 2,520 days, about 522 weeks
 */
export function thinForChart(bars: Bars, maxBars: number): ChartBars {
  if (bars.day.length <= maxBars) return { interval: "day", bars };
  const interval = periodStarts(bars.day, "week").length <= maxBars ? "week" : "month";
  return { interval, bars: resample(bars, interval) };
}
