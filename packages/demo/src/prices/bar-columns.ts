import type { Bars } from "@plumbline/core/series";
import { quoted, type Session } from "./session.ts";

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
