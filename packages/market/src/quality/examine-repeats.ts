import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, without } from "./price-columns.ts";

/** One repeated bar is a copy that a vendor made on a day it missed; three in a row are a stuck feed. */
const STUCK = 3;
/** A stock of which more bars than this are without volume is thinly traded, and that is no fault. */
const THIN = 0.02;

/** Notes bars that repeat the one before, and drops stuck runs. Bars without volume are judged apart: nothing traded. */
export function examineRepeats(columns: PriceColumns, log: IssueLog): PriceColumns {
  const { day, volume } = columns;
  noteIdleBars(columns, log);
  const stuck = new Uint8Array(day.length);
  for (let at = 1; at < day.length; ) {
    let end = at;
    while (end < day.length && repeats(columns, end)) end++;
    if (end - at >= STUCK) {
      stuck.fill(1, at, end);
      const detail = () => `${end - at} bars repeat open, high, low and close of the bar before.`;
      log.add("stuck-prices", { day: day[at], count: end - at }, detail);
    } else {
      for (let repeat = at; repeat < end; repeat++) {
        log.add(
          "repeated-bar",
          { day: day[repeat] },
          () => `All four prices are those of the day before; volume ${volume[repeat]}.`,
        );
      }
    }
    at = end + 1;
  }
  return without(columns, stuck);
}

function repeats({ open, high, low, close, volume }: PriceColumns, at: number): boolean {
  if (volume[at] === 0) return false;
  return (
    close[at] === close[at - 1] && open[at] === open[at - 1] && high[at] === high[at - 1] && low[at] === low[at - 1]
  );
}

function noteIdleBars({ day, open, high, low, close, volume }: PriceColumns, log: IssueLog): void {
  const idle: number[] = [];
  for (let at = 0; at < day.length; at++) if (volume[at] === 0) idle.push(at);
  if (idle.length > THIN * day.length) return;
  for (const at of idle) {
    const flat = high[at] === low[at] && open[at] === close[at];
    const detail = () => `No volume${flat ? `, all prices ${close[at]}` : ""}: the vendor has no trades of this day.`;
    log.add("no-trading", { day: day[at] }, detail);
  }
}
