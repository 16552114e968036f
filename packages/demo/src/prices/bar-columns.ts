import type { Bars } from "@plumbline/core/series";
import type { Chance } from "../chance/chance.ts";
import { exp, log } from "../chance/exponential.ts";

/** Columns of zeros to be filled bar by bar. */
export function emptyBars(length: number): Bars {
  return {
    day: new Int32Array(length),
    open: new Float64Array(length),
    high: new Float64Array(length),
    low: new Float64Array(length),
    close: new Float64Array(length),
    volume: new Float64Array(length),
  };
}

/** Writes one session as it is quoted; rounding never lifts the low above, or the high below, open and close. */
export function writeBar(
  bars: Bars,
  index: number,
  session: Readonly<Session> & { day: number; volume: number },
): void {
  const open = quoted(session.open);
  const close = quoted(session.close);
  bars.day[index] = session.day;
  bars.open[index] = open;
  bars.close[index] = close;
  bars.high[index] = Math.max(open, close, quoted(session.high));
  bars.low[index] = Math.min(open, close, quoted(session.low));
  bars.volume[index] = session.volume;
}

const INTRADAY_SHARE = 0.85;
const MIN_PRICE = 0.0001;
const CENT_PRICE = 1;

/** Open, high, low and close of one session, before rounding. */
interface Session {
  open: number;
  high: number;
  low: number;
  close: number;
}

/**
 * Draws how far a session strays from its open and close.
 *
 * @param path Price at the open, log change to the close, and expected standard deviation of the day.
 * @returns The session, its extremes drawn from those of a Brownian bridge.
 * @see Doob 1949: the maximum of a bridge from a to b exceeds x with probability exp(-2(x-a)(x-b)/variance).
 */
export function sessionOf(path: { open: number; change: number; deviation: number }, chance: Chance): Session {
  const { open, change } = path;
  const variance = path.deviation * path.deviation * INTRADAY_SHARE;
  const upper = (change + Math.sqrt(change * change - 2 * variance * log(chance.uniform()))) / 2;
  const lower = (change - Math.sqrt(change * change - 2 * variance * log(chance.uniform()))) / 2;
  return { open, high: open * exp(upper), low: open * exp(lower), close: open * exp(change) };
}

/**
 * Rounds a price as the exchange quotes it: to cents, below a dollar to hundredths of a cent.
 *
 * @returns A positive price.
 */
function quoted(price: number): number {
  return price >= CENT_PRICE ? Math.round(price * 100) / 100 : Math.max(MIN_PRICE, Math.round(price * 10_000) / 10_000);
}
