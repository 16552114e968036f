import { computeIndicator } from "@plumbline/core/indicators";
import type { IndicatorId } from "@plumbline/core/words";
import type { ComputedIndicator } from "../layers/indicator-panes.ts";
import type { PriceColumns } from "../price-columns.ts";
import { type ChosenIndicator, keyOf, parametersOf } from "./chosen-indicators.ts";

/** Those that read closes alone: they also use the closes before the first bar. */
const FROM_CLOSES: readonly IndicatorId[] = [
  "sma",
  "ema",
  "wma",
  "bollinger",
  "rsi",
  "macd",
  "volatility",
  "momentum",
  "roc",
];

/**
 * Computes indicators over all bars that are known, never only those in view.
 *
 * @param leadIn Closes before the first bar, oldest first.
 */
export function computeChosen(
  chosen: readonly ChosenIndicator[],
  bars: PriceColumns,
  leadIn: Float64Array,
): ComputedIndicator[] {
  const own = { ...bars, day: daysOf(bars.date) };
  const lead = leadIn.length;
  const missing = new Float64Array(lead).fill(Number.NaN);
  const joined = (column: Float64Array, before: Float64Array) => {
    const both = new Float64Array(lead + column.length);
    both.set(before);
    both.set(column, lead);
    return both;
  };
  const closes = {
    day: new Int32Array(lead + own.day.length),
    open: joined(bars.open, missing),
    high: joined(bars.high, missing),
    low: joined(bars.low, missing),
    close: joined(bars.close, leadIn),
    volume: joined(bars.volume, missing),
  };
  return chosen.map((indicator, place) => {
    const { id, pane, values } = indicator;
    const parameters = Object.fromEntries(parametersOf(id).map((known, i) => [known.id, values[i] as number]));
    const isFromCloses = FROM_CLOSES.includes(id);
    const computed: Readonly<Record<string, Float64Array>> = computeIndicator(isFromCloses ? closes : own, {
      indicator: id,
      parameters,
    });
    const columns = Object.entries(computed).map(([name, column]) => [
      name,
      isFromCloses ? column.subarray(lead) : column,
    ]);
    return { key: keyOf(indicator, place), indicator: id, pane, columns: Object.fromEntries(columns) };
  });
}

function daysOf(dates: readonly string[]): Int32Array {
  return Int32Array.from(dates, (date) => Date.parse(date) / 86_400_000);
}
