import type { PriceColumns } from "./price-columns.ts";

const BARS_NEEDED = 60;
/** In real series this is 0.3 to 0.8; with open and close exchanged it is above 1.2. */
const EXCHANGED = 1.1;

/**
 * Tells whether open and close stand in each other's column. Every bar looks right then, but the way from a close to the
 * next open becomes longer than that from close to close, because it holds two days' trading and one night.
 */
export function openAndCloseExchanged({ open, close }: PriceColumns): boolean {
  if (close.length < BARS_NEEDED) return false;
  let overNight = 0;
  let overDay = 0;
  for (let at = 1; at < close.length; at++) {
    const before = close[at - 1] as number;
    overNight += Math.min(0.2, Math.abs((open[at] as number) / before - 1));
    overDay += Math.min(0.2, Math.abs((close[at] as number) / before - 1));
  }
  return overNight > EXCHANGED * overDay;
}
