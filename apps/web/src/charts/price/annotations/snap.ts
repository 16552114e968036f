import type { PriceColumns } from "../price-columns.ts";

/** How near a pointer must be to a price of a bar to be drawn to it, in pixels. */
const REACH = 12;

/**
 * Draws a place to the nearest price of its bar.
 *
 * @param candidates Prices to which it may be drawn.
 * @param y Height of the pointer, in pixels.
 * @param heightOf Height of a price, in pixels; null outside the scale.
 * @returns The price; null when none is near.
 */
export function snappedPrice(
  candidates: readonly number[],
  y: number,
  heightOf: (price: number) => number | null,
): number | null {
  let nearest: number | null = null;
  let distance = REACH;
  for (const price of candidates) {
    const height = heightOf(price);
    const away = height === null ? Number.POSITIVE_INFINITY : Math.abs(height - y);
    if (away <= distance) [nearest, distance] = [price, away];
  }
  return nearest;
}

/** Open, high, low and close of a bar, or its close where a line is drawn; those that are known, ascending, each once. */
export function pricesOfBar(bars: PriceColumns, index: number, style: "candles" | "line"): number[] {
  const columns = style === "line" ? [bars.close] : [bars.open, bars.high, bars.low, bars.close];
  const known = columns.map((column) => column[index] ?? Number.NaN).filter((price) => price > 0);
  return [...new Set(known)].sort((a, b) => a - b);
}

/**
 * The price one step above or below: the next price of the bar when there is one within reach, or as far as a step goes.
 *
 * @param candidates Prices of the bar, ascending; none when nothing is snapped to.
 * @param step Above 0 for up, below it for down; in money.
 */
export function nextPrice(candidates: readonly number[], price: number, step: number): number {
  const goal = price + step;
  // What a price keeps of its digits must not hold it where it is.
  const isBeyond = (candidate: number) => Math.sign(step) * (candidate - price) > 1e-6 * price;
  const ahead = candidates.filter(isBeyond);
  const next = step > 0 ? ahead[0] : ahead.at(-1);
  return next !== undefined && Math.abs(next - price) <= Math.abs(step) ? next : goal;
}
