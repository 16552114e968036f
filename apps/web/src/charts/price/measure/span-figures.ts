import { drawdowns, growthPerYear } from "@plumbline/core/stats";
import type { PriceColumns } from "../price-columns.ts";

/** A span between two bars, which a reader measures: from the first to the one under the pointer, which may be the earlier. */
export interface MeasuredSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * A span of the bars before on other ones: from the same day to the same day.
 *
 * @returns null where one of the days has no bar of its own.
 */
export function spanOnBars(
  span: MeasuredSpan,
  before: readonly string[],
  dates: readonly string[],
): MeasuredSpan | null {
  if (before === dates) return span;
  const from = dates.indexOf(before[span.from] as string);
  const to = dates.indexOf(before[span.to] as string);
  return from < 0 || to < 0 ? null : { from, to };
}

/** What the price did within a span, from close to close. Rates are fractions. */
export interface SpanFigures {
  readonly fromDate: string;
  readonly toDate: string;
  /** Money per share. */
  readonly fromPrice: number;
  readonly toPrice: number;
  readonly difference: number;
  readonly change: number;
  /** Closes after the first: trading days where bars are days. */
  readonly bars: number;
  readonly calendarDays: number;
  /** Growth per year (STA-02); NaN for less than a year. */
  readonly perYear: number;
  /** The deepest fall from a close to a later one within the span (STA-06), at or below 0. */
  readonly drawdown: number;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Measures a span with the functions of the statistics page.
 *
 * @returns null when one of its ends has no close before it within the span, or both are the same bar.
 */
export function spanFigures({ date, close }: PriceColumns, span: MeasuredSpan): SpanFigures | null {
  const early = Math.max(0, Math.min(span.from, span.to));
  const late = Math.min(close.length - 1, Math.max(span.from, span.to));
  const known: number[] = [];
  for (let i = early; i <= late; i++) if ((close[i] as number) > 0) known.push(i);
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const closes = {
    day: Int32Array.from(known, (i) => Date.parse(date[i] as string) / MILLISECONDS_PER_DAY),
    close: Float64Array.from(known, (i) => close[i] as number),
  };
  const fromPrice = close[first] as number;
  const toPrice = close[last] as number;
  const calendarDays = (closes.day.at(-1) as number) - (closes.day[0] as number);
  return {
    fromDate: date[first] as string,
    toDate: date[last] as string,
    fromPrice,
    toPrice,
    difference: toPrice - fromPrice,
    change: toPrice / fromPrice - 1,
    bars: known.length - 1,
    calendarDays,
    perYear: growthPerYear(toPrice / fromPrice, calendarDays),
    drawdown: drawdowns(closes, 1)[0]?.depth ?? 0,
  };
}
