import type { WireBars, WireChart } from "@plumbline/contract";
import { simpleMovingAverage } from "@plumbline/core/indicators";
import {
  type AverageLine,
  alignedCloses,
  type Comparison,
  commonBase,
  type DoubtEvent,
  hasCandles,
  marksOnBars,
  type PriceColumns,
  type PriceEvent,
  type PriceView,
} from "../../charts/index.ts";
import { AVERAGE_LENGTHS, type AverageLength, type ChartState } from "./chart-state.ts";
import { spanStart } from "./span.ts";

/**
 * The content of the chart, from the answers and the reader's choices.
 *
 * @param other The answer for the other stock; null until it has loaded.
 */
export function viewOf(chart: WireChart, other: WireChart | null, state: ChartState): PriceView {
  const bars = priceColumnsOf(chart.bars);
  const start = spanStart(state.range, bars.date);
  const comparison = other && comparisonOf(other, { dates: bars.date, close: bars.close, start });
  return {
    key: [chart.symbol, chart.basis, chart.interval, state.range, bars.date.length, bars.date.at(-1)].join(" "),
    symbol: chart.symbol,
    bars,
    start,
    averages: averageLines(chart, state.averages),
    marks: marksOnBars(bars.date, eventsOf(chart)),
    comparison,
    style: hasCandles(bars) ? state.style : "line",
    isLogarithmic: state.isLogarithmic,
  };
}

interface OwnCloses {
  readonly dates: readonly string[];
  readonly close: Float64Array;
  readonly start: number;
}

/** @returns null when the two have no day in common in the span. */
function comparisonOf({ symbol, bars, doubts }: WireChart, { dates, close, start }: OwnCloses): Comparison | null {
  const other = alignedCloses(dates, { date: bars.date, close: columnOf(bars.close) });
  const base = commonBase(close, other, start);
  return base < 0 ? null : { symbol, close: other, base, doubts: doubtEvents(doubts) };
}

/** Dividends, splits and doubtful moves of an answer as one list. */
function eventsOf({ dividends, splits, doubts }: WireChart): PriceEvent[] {
  return [
    ...dividends.date.map((date, i) => ({ kind: "dividend", date, amount: dividends.amount[i] as number }) as const),
    ...splits.date.map((date, i) => ({ kind: "split", date, ratio: splits.ratio[i] as number }) as const),
    ...doubtEvents(doubts),
  ];
}

function doubtEvents(doubts: WireChart["doubts"]): DoubtEvent[] {
  return doubts.map(({ day, ...doubt }) => ({ kind: "doubt", date: day, ...doubt }));
}

/**
 * Moving averages of the closes. They include the bars before the first one shown, so that a line starts at the left
 * edge where the history is long enough.
 *
 * @param lengths Bars of each average.
 */
function averageLines(
  { bars, leadIn }: Pick<WireChart, "bars" | "leadIn">,
  lengths: readonly AverageLength[],
): AverageLine[] {
  if (lengths.length === 0) return [];
  const closes = columnOf([...leadIn.close, ...bars.close]);
  return lengths.map((length) => ({
    length,
    slot: AVERAGE_LENGTHS.indexOf(length),
    values: simpleMovingAverage(closes, length).subarray(leadIn.close.length),
  }));
}

/** Bars of an answer as columns; a missing value is NaN. */
function priceColumnsOf({ date, open, high, low, close, volume }: WireBars): PriceColumns {
  return {
    date,
    open: columnOf(open),
    high: columnOf(high),
    low: columnOf(low),
    close: columnOf(close),
    volume: columnOf(volume),
  };
}

function columnOf(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}
