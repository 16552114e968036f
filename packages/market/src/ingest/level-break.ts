import type { PriceHistory } from "../model/index.ts";

/** Days between two bars of one security: a longer halt is the end of one and the beginning of another. */
export const MAX_GAP_DAYS = 180;

/** Returns of each side that its volatility is measured by, at most and at least. */
const RETURNS = { most: 250, least: 60 };
/** In log: eight times or an eighth. */
const MIN_BREAK = Math.log(8);
/** A move of chance alone is as large once in a billion gaps. */
const DEVIATIONS = 6;
const SESSIONS_PER_DAY = 252 / 365.25;

/**
 * The last day before a gap of more than half a year over which the level of a series breaks: by eight times and by six
 * of the moves that the stock makes in so much time.
 *
 * Splits explain any break, and those of the gap are in no file, so that a series of raw prices never shows it. One that its
 * vendor has adjusted does.
 *
 * @param history One delivery, or all pieces of one, its days rising.
 * @returns null where there is none.
 * @see docs/prices.md, "Whose prices"
 */
export function levelBreak({ basis, bars: { day, close } }: PriceHistory): number | null {
  if (basis === "raw") return null;
  for (let at = 1; at < day.length; at++) {
    const gap = (day[at] as number) - (day[at - 1] as number);
    if (gap <= MAX_GAP_DAYS) continue;
    const volatility = Math.max(
      volatilityOf(close.subarray(Math.max(0, at - 1 - RETURNS.most), at)),
      volatilityOf(close.subarray(at, at + 1 + RETURNS.most)),
    );
    const move = Math.abs(Math.log((close[at] as number) / (close[at - 1] as number)));
    if (move > MIN_BREAK && move > DEVIATIONS * volatility * Math.sqrt(gap * SESSIONS_PER_DAY))
      return day[at - 1] as number;
  }
  return null;
}

/** Root of the mean square of daily returns, in log; infinite where there are too few. */
function volatilityOf(close: Float64Array): number {
  let sum = 0;
  let count = 0;
  for (let at = 1; at < close.length; at++) {
    const move = Math.log((close[at] as number) / (close[at - 1] as number));
    if (!Number.isFinite(move)) continue;
    sum += move * move;
    count += 1;
  }
  return count < RETURNS.least ? Number.POSITIVE_INFINITY : Math.sqrt(sum / count);
}
