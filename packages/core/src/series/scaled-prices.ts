import type { Bars } from "./bars.ts";

/** Bars whose prices are multiplied by one factor per bar; days and volumes are those given, not copies. */
export function scaledPrices(bars: Bars, factors: Float64Array): Bars {
  return {
    day: bars.day,
    open: product(bars.open, factors),
    high: product(bars.high, factors),
    low: product(bars.low, factors),
    close: product(bars.close, factors),
    volume: bars.volume,
  };
}

function product(column: Float64Array, factors: Float64Array): Float64Array {
  const result = new Float64Array(column.length);
  for (let i = 0; i < column.length; i++) result[i] = (column[i] as number) * (factors[i] as number);
  return result;
}
