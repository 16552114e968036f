import type { WireStatisticsLine } from "@plumbline/contract";
import { lastIndexOnOrBefore, thinRows } from "@plumbline/core/series";
import { type Day, formatDay } from "@plumbline/core/time";
import { chartFraction } from "./chart-fraction.ts";

/** More points than this no screen shows apart. */
const MOST_POINTS = 480;

/** A value per day, days strictly rising. */
export interface DatedColumn {
  readonly day: Int32Array;
  readonly value: Float64Array;
}

/**
 * A line of the stock for a chart, with that of the index on the same days.
 *
 * @param stock Every value finite.
 * @param market The last value on or before a day counts; null without an index.
 */
export function chartLine(stock: DatedColumn, market: DatedColumn | null): WireStatisticsLine {
  const rows = Array.from(thinRows(stock.value, MOST_POINTS));
  const days = rows.map((row) => stock.day[row] as Day);
  return {
    date: days.map(formatDay),
    stock: rows.map((row) => chartFraction(stock.value[row] as number)),
    market: days.map((day) => {
      const value = market ? market.value[lastIndexOnOrBefore(market.day, day)] : undefined;
      return value === undefined ? null : chartFraction(value);
    }),
  };
}
