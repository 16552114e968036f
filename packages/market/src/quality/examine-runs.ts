import { dayValue, say } from "../model/index.ts";
import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, without } from "./price-columns.ts";
import type { PriceContext } from "./price-context.ts";

/** Below this a displaced bar cannot be told from news that was taken back. */
const MIN_FACTOR = 1.2;
const MIN_MOVE = Math.log(MIN_FACTOR);
const TIMES_TYPICAL = 6;
/** Prices do not triple over night and return: a run of such a size may be long. */
const LARGE = Math.log(3);
const MAX_RUN = { small: 3, large: 260 };
const BUSY = 3;

/** Places of bars; `end` is the first after them. */
interface Run {
  readonly from: number;
  readonly end: number;
}

/**
 * Drops runs of bars that stand on another level than the bars before and after, which agree with each other:
 * a wrong scale (pence for pounds, a missing split for some days) or rows of another stock.
 */
export function examineRuns(around: PriceContext, log: IssueLog): PriceColumns {
  const { columns } = around;
  const misplaced = new Uint8Array(columns.day.length);
  for (let at = 1; at < misplaced.length; at++) {
    if (around.isCalm(at, MIN_FACTOR)) continue;
    const end = misplacedUntil(around, at);
    if (end < 0) continue;
    misplaced.fill(1, at, end);
    noteMisplaced(columns, { from: at, end }, log);
    at = end;
  }
  return without(columns, misplaced);
}

function noteMisplaced({ day, close }: PriceColumns, { from, end }: Run, log: IssueLog): void {
  const detail = () =>
    say("misplaced-run", {
      from: close[from] as number,
      until: dayValue(day[end - 1]),
      before: close[from - 1] as number,
      after: close[end] as number,
    });
  log.add("misplaced-bars", { day: day[from], count: end - from }, detail);
}

/** The place after a misplaced run that begins at `at`, or -1. */
function misplacedUntil(around: PriceContext, at: number): number {
  const jump = around.move(at);
  const size = Math.abs(jump);
  if (size < MIN_MOVE || Math.abs(around.gap(at)) < size / 2) return -1;
  if (size < TIMES_TYPICAL * around.typicalMove(at)) return -1;
  if (size < LARGE && around.relativeTurnover(at) > BUSY) return -1;
  const longest = Math.min(around.columns.day.length - 1, at + (size < LARGE ? MAX_RUN.small : MAX_RUN.large));
  let level = jump;
  for (let end = at + 1; end <= longest; end++) {
    const back = around.move(end);
    if (
      jump * back < 0 &&
      Math.abs(back) > size / 2 &&
      Math.abs(level + back) < size / 3 &&
      apart(around.columns, { from: at, end }, jump)
    )
      return end;
    level += back;
    // The run has drifted back by itself: it was news, or a trend.
    if (Math.abs(level) < size / 2) return -1;
  }
  return -1;
}

/** True when no bar of the run overlaps the bar before or after it. */
function apart({ high, low }: PriceColumns, { from, end }: Run, jump: number): boolean {
  const above = Math.max(high[from - 1] as number, high[end] as number);
  const below = Math.min(low[from - 1] as number, low[end] as number);
  for (let at = from; at < end; at++) {
    if (jump > 0 ? (low[at] as number) <= above : (high[at] as number) >= below) return false;
  }
  return true;
}
