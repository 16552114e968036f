import type { Tick } from "../../../charts/frame/tick.ts";
import { roundScale } from "../../../charts/round-scale.ts";
import type { MonthColumn } from "./month-columns.ts";

/** Places of one column, from the top (0) to the bottom (1) of the plot; dots from the left (0) of the column too. */
export interface ColumnPlaces {
  readonly bar: { readonly top: number; readonly height: number } | null;
  readonly whisker: { readonly top: number; readonly bottom: number } | null;
  readonly dots: readonly { readonly year: number; readonly left: number; readonly top: number }[];
}

export interface MonthChartLayout {
  readonly columns: readonly ColumnPlaces[];
  readonly ticks: readonly Tick[];
}

/** Part of a column on either side that dots leave free. */
const MARGIN = 0.14;

/** Places bars, intervals and dots on one scale that holds zero; the dots of a month stand in the order of the years. */
export function monthChartLayout(columns: readonly MonthColumn[]): MonthChartLayout {
  const values = columns.flatMap(({ average, interval, returns }) => [
    ...(average === null ? [] : [average]),
    ...(interval ? [interval.low, interval.high] : []),
    ...returns.map(({ value }) => value),
  ]);
  const { ticks, topOf } = roundScale(Math.min(0, ...values), Math.max(0, ...values));
  const zero = topOf(0);
  return {
    columns: columns.map(({ average, interval, returns }) => ({
      bar: average === null ? null : { top: Math.min(zero, topOf(average)), height: Math.abs(topOf(average) - zero) },
      whisker: interval && { top: topOf(interval.high), bottom: topOf(interval.low) },
      dots: returns.map(({ year, value }, k) => ({
        year,
        left: MARGIN + ((k + 0.5) / returns.length) * (1 - 2 * MARGIN),
        top: topOf(value),
      })),
    })),
    ticks: ticks.map((value) => ({ value, top: topOf(value) })),
  };
}
