import type { WireChart } from "@plumbline/contract";
import { alignedCloses } from "../../charts/price/aligned-closes.ts";
import { commonBase } from "../../charts/price/common-base.ts";
import type { DoubtEvent } from "../../charts/price/doubts-within.ts";
import { marksOnBars, type PriceEvent } from "../../charts/price/marks-on-bars.ts";
import { hasCandles } from "../../charts/price/price-columns.ts";
import type { Comparison, PriceView } from "../../charts/price/price-view.ts";
import { averageLines } from "./average-lines.ts";
import type { ChartState } from "./chart-state.ts";
import { columnOf, priceColumnsOf } from "./price-columns-of.ts";
import { spanStart } from "./span.ts";

/**
 * Everything that the chart draws, from the answers and what the reader has chosen.
 *
 * @param other The answer for the stock compared with, when there is one by now.
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

interface Own {
  readonly dates: readonly string[];
  readonly close: Float64Array;
  readonly start: number;
}

/** @returns null when the two have no day in common in the span. */
function comparisonOf({ symbol, bars, doubts }: WireChart, { dates, close, start }: Own): Comparison | null {
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
