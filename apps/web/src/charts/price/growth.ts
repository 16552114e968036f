import type { PriceColumns } from "./price-columns.ts";

/** A column as growth since one of its bars: 1 there, 1.1 where it is a tenth higher. */
export function growthSince(column: Float64Array, base: number): Float64Array {
  return scaledBy(column, 1 / (column[base] as number));
}

/** Bars as growth since the close of one of them; volume stays in shares. */
export function barsAsGrowth(bars: PriceColumns, base: number): PriceColumns {
  const factor = 1 / (bars.close[base] as number);
  return {
    date: bars.date,
    open: scaledBy(bars.open, factor),
    high: scaledBy(bars.high, factor),
    low: scaledBy(bars.low, factor),
    close: scaledBy(bars.close, factor),
    volume: bars.volume,
  };
}

export function scaledBy(column: Float64Array, factor: number): Float64Array {
  return column.map((value) => value * factor);
}
