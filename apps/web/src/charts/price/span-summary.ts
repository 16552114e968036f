import type { PriceView } from "./price-view.ts";

/** What a chart shows, in figures, for those who do not see it. */
export interface SpanSummary {
  readonly from: string;
  readonly to: string;
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly lowDate: string;
  readonly high: number;
  readonly highDate: string;
}

/**
 * Sums the closes of the chosen span up.
 *
 * @returns null when no bar of the span has a close.
 */
export function spanSummary({ bars: { date, close }, start }: Pick<PriceView, "bars" | "start">): SpanSummary | null {
  let [first, last, low, high] = [-1, -1, -1, -1];
  for (let i = start; i < close.length; i++) {
    const price = close[i] as number;
    if (Number.isNaN(price)) continue;
    if (first < 0) first = i;
    last = i;
    if (low < 0 || price < (close[low] as number)) low = i;
    if (high < 0 || price > (close[high] as number)) high = i;
  }
  if (first < 0) return null;
  const priceAt = (i: number) => close[i] as number;
  const dateAt = (i: number) => date[i] as string;
  return {
    from: dateAt(first),
    to: dateAt(last),
    first: priceAt(first),
    last: priceAt(last),
    low: priceAt(low),
    lowDate: dateAt(low),
    high: priceAt(high),
    highDate: dateAt(high),
  };
}
