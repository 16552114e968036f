import { dayValue, fixed, say } from "../model/index.ts";
import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, without } from "./price-columns.ts";
import type { PriceContext } from "./price-context.ts";
import { nearestSplitRatio } from "./split-ratio.ts";

const MIN_FACTOR = 1.22;
const MIN_MOVE = Math.log(MIN_FACTOR);
/** Change of level over a night, in log, that is none of news unless many trade. */
export const MIN_BREAK = Math.log(1.4);
/**
 * News that moves a price so far makes people trade: AAPL 2000-09-29 fell by half on ten times the usual turnover. A fifth
 * less (INTC 2002-10-16) is an ordinary disappointment on twice the usual; and a vendor whose adjusted close has the same
 * jump saw no split either. Both need a calmer day to be taken for a split.
 */
export const BUSY = 2.5;
const BUSY_WHEN_DOUBTFUL = 1.5;
const SMALL_RATIO = Math.log(1.45);
const DAYS_NEAR = 5;
/** How near the opening must be to the ratio, in log. */
export const TOLERANCE = 0.06;
const NOTABLE = 0.3;
const TIMES_TYPICAL = 8;
const YEAR = 250;

/**
 * Finds places where a series goes on at another level without news, and keeps the part on one side: the newest when
 * it is at least a year long, else the longest.
 */
export function examineBreaks(around: PriceContext, log: IssueLog): PriceColumns {
  const { columns } = around;
  const { day } = columns;
  const borders = [0];
  for (let at = 1; at < day.length; at++) {
    if (around.isCalm(at, MIN_FACTOR)) continue;
    const code = breakAt(around, at, columns.adjustedClose !== null);
    if (code === null) continue;
    if (code !== "unexplained-jump") borders.push(at);
    noteBreak(around, at, { code, log });
  }
  return borders.length === 1 ? columns : keepOnePart(columns, borders, log);
}

type BreakCode = "unrecorded-split" | "level-break" | "unexplained-jump";

function noteBreak(around: PriceContext, at: number, { code, log }: { code: BreakCode; log: IssueLog }): void {
  const { day, close, open } = around.columns;
  const factor = fixed(Math.exp(Math.abs(around.gap(at))), 3);
  const turnover = fixed(around.relativeTurnover(at), 1);
  const detail = () => say("break", { before: close[at - 1] as number, open: open[at] as number, factor, turnover });
  log.add(code, { day: day[at] }, detail);
}

function breakAt(around: PriceContext, at: number, attested: boolean): BreakCode | null {
  const gap = around.gap(at);
  const jump = Math.abs(around.move(at));
  const size = Math.abs(gap);
  if (size < MIN_MOVE && jump < NOTABLE) return null;
  const isRatio = size >= MIN_MOVE && nearestSplitRatio(Math.exp(-gap), TOLERANCE) !== null;
  const busy = attested || size < SMALL_RATIO ? BUSY_WHEN_DOUBTFUL : BUSY;
  if ((isRatio || size >= MIN_BREAK) && !(around.relativeTurnover(at) > busy) && isQuiet(around, at)) {
    return isRatio ? "unrecorded-split" : "level-break";
  }
  const isNotable = jump >= NOTABLE || (isRatio && !(around.relativeTurnover(at) > BUSY));
  return isNotable && jump > TIMES_TYPICAL * around.typicalMove(at) ? "unexplained-jump" : null;
}

/** True when nothing but the level changed: a typical day's range, calm days before and after. */
function isQuiet(around: PriceContext, at: number): boolean {
  const gap = around.gap(at);
  const size = Math.abs(gap);
  return (
    around.range(at) < size / 2 &&
    Math.abs(around.move(at) - gap) < size / 3 &&
    around.largestMoveNear(at, DAYS_NEAR) < size / 2
  );
}

function keepOnePart(columns: PriceColumns, borders: readonly number[], log: IssueLog): PriceColumns {
  const { day } = columns;
  const parts = borders.map((from, index) => ({ from, until: borders[index + 1] ?? day.length }));
  const newest = parts.at(-1) as (typeof parts)[number];
  const longest = parts.reduce((best, part) => (part.until - part.from > best.until - best.from ? part : best));
  const selected = newest.until - newest.from >= YEAR ? newest : longest;
  const setAside = new Uint8Array(day.length).fill(1);
  setAside.fill(0, selected.from, selected.until);
  for (const { from, until } of parts) {
    if (from === selected.from) continue;
    const detail = () => say("bars-set-aside", { first: dayValue(day[from]), last: dayValue(day[until - 1]) });
    log.add("bars-across-break", { day: day[from], count: until - from }, detail);
  }
  return without(columns, setAside);
}
