import type {
  AreaData,
  CandlestickData,
  HistogramData,
  LineData,
  UTCTimestamp,
  WhitespaceData,
} from "lightweight-charts";
import type { PriceColumns } from "../price-columns.ts";

/** Places on the time axis: a library timestamp for each date. */
export function timesOf(dates: readonly string[]): UTCTimestamp[] {
  return dates.map((date) => (Date.parse(date) / 1000) as UTCTimestamp);
}

/** The date of a place on the time axis. */
export function dateOfTime(time: unknown): string {
  return new Date((time as number) * 1000).toISOString().slice(0, 10);
}

/** Candles; a bar without a close is a gap, and an open, high or low that is missing is taken from the close. */
export function candleItems(
  times: readonly UTCTimestamp[],
  { open, high, low, close }: PriceColumns,
): (CandlestickData<UTCTimestamp> | WhitespaceData<UTCTimestamp>)[] {
  return times.map((time, i) => {
    const last = close[i] as number;
    if (!Number.isFinite(last)) return { time };
    const opening = orElse(open[i], last);
    return {
      time,
      open: opening,
      high: Math.max(orElse(high[i], last), opening, last),
      low: Math.min(orElse(low[i], last), opening, last),
      close: last,
    };
  });
}

/** A line with gaps where the column is missing. */
export function lineItems(
  times: readonly UTCTimestamp[],
  values: Float64Array,
): (LineData<UTCTimestamp> | AreaData<UTCTimestamp> | WhitespaceData<UTCTimestamp>)[] {
  return times.map((time, i) => {
    const value = values[i] as number;
    return Number.isFinite(value) ? { time, value } : { time };
  });
}

/** Volume columns, coloured by whether the price rose or fell since the bar before. */
export function volumeItems(
  times: readonly UTCTimestamp[],
  { volume, close }: PriceColumns,
  colours: { readonly gain: string; readonly loss: string },
): (HistogramData<UTCTimestamp> | WhitespaceData<UTCTimestamp>)[] {
  return times.map((time, i) => {
    const value = volume[i] as number;
    if (!Number.isFinite(value)) return { time };
    const isFall = (close[i] as number) < (close[i - 1] ?? Number.NEGATIVE_INFINITY);
    return { time, value, color: isFall ? colours.loss : colours.gain };
  });
}

function orElse(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) ? value : fallback;
}
