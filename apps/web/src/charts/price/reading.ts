import type { PriceEvent } from "./marks-on-bars.ts";
import type { PriceView } from "./price-view.ts";

/** What the legend says about one bar. Prices in money, rates as fractions; a missing value is NaN. */
export interface Reading {
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
  readonly compared: { readonly own: number; readonly other: number } | null;
  readonly events: readonly PriceEvent[];
}

/**
 * Reads the figures of one bar.
 *
 * @param index A bar of the view.
 */
export function readingAt(view: PriceView, index: number): Reading {
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
    compared: comparison && {
      own: close / valueAt(bars.close, comparison.base) - 1,
      other: valueAt(comparison.close, index) / valueAt(comparison.close, comparison.base) - 1,
    },
    events: marks.find((mark) => mark.index === index)?.events ?? [],
  };
}

function valueAt(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}
