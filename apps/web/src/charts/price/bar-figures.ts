import { doubtsWithin } from "./doubts-within.ts";
import type { PriceEvent } from "./marks-on-bars.ts";
import type { Comparison, PriceView } from "./price-view.ts";

/** What the legend says about one bar. Prices in money, rates as fractions; a missing value is NaN. */
export interface BarFigures {
  readonly index: number;
  readonly date: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** From the close of the bar before. */
  readonly change: number;
  readonly volume: number;
  readonly averages: readonly number[];
  /** Change of both stocks since the base of the comparison. */
  readonly compared: { readonly own: ComparedChange; readonly other: ComparedChange } | null;
  readonly events: readonly PriceEvent[];
}

/** A change since the base of a comparison, and whether it contains a doubtful move. */
interface ComparedChange {
  readonly change: number;
  readonly isDoubtful: boolean;
}

/**
 * Reads the figures of one bar.
 *
 * @param index A bar of the view.
 */
export function barFiguresAt(view: PriceView, index: number): BarFigures {
  const { bars, averages, comparison, marks } = view;
  const close = valueAt(bars.close, index);
  return {
    index,
    date: bars.date[index] ?? "",
    open: valueAt(bars.open, index),
    high: valueAt(bars.high, index),
    low: valueAt(bars.low, index),
    close,
    change: close / valueAt(bars.close, index - 1) - 1,
    volume: valueAt(bars.volume, index),
    averages: averages.map(({ values }) => valueAt(values, index)),
    compared: comparison && comparedAt(view, comparison, index),
    events: marks.find((mark) => mark.index === index)?.events ?? [],
  };
}

function comparedAt({ bars: { date, close }, marks }: PriceView, { base, ...other }: Comparison, index: number) {
  const since = (column: Float64Array, events: readonly PriceEvent[]): ComparedChange => ({
    change: valueAt(column, index) / valueAt(column, base) - 1,
    isDoubtful: doubtsWithin(events, date[base] ?? "", date[index] ?? "").length > 0,
  });
  const own = marks.flatMap(({ events }) => events);
  return { own: since(close, own), other: since(other.close, other.doubts) };
}

function valueAt(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}
