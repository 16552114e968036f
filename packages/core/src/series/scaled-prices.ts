import type { Bars } from "./bars.ts";

/**
 * Bars whose prices are multiplied by one factor per bar; days and volumes are those given, not copies. All prices lie in one
 * buffer: a buffer of its own for each column takes longer than to fill it.
 */
export function scaledPrices(bars: Bars, factors: Float64Array): Bars {
  const { day, open, high, low, close, volume } = bars;
  const scaled = new Float64Array(open.length + high.length + low.length + close.length);
  let end = 0;
  const product = (column: Float64Array): Float64Array => {
    const result = scaled.subarray(end, end + column.length);
    for (let i = 0; i < column.length; i++) result[i] = (column[i] as number) * (factors[i] as number);
    end += column.length;
    return result;
  };
  return { day, open: product(open), high: product(high), low: product(low), close: product(close), volume };
}
