import { say } from "../model/index.ts";
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
      noteStuck(day[at], end - at, log);
    } else {
      for (let repeat = at; repeat < end; repeat++) noteRepeated(day[repeat], volume[repeat], log);
    }
    at = end + 1;
  }
  return without(columns, stuck);
}

// Notes are made apart from the loop over the bars: one that made them itself would allocate for every bar.
function noteStuck(day: number | undefined, count: number, log: IssueLog): void {
  log.add("stuck-prices", { day, count }, () => say("stuck", { count }));
}

function noteRepeated(day: number | undefined, volume: number | undefined, log: IssueLog): void {
  log.add("repeated-bar", { day }, () => say("repeated", { volume: volume ?? null }));
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
    const detail = () => (flat ? say("no-trades-flat", { close: close[at] as number }) : say("no-trades"));
    log.add("no-trading", { day: day[at] }, detail);
  }
}
