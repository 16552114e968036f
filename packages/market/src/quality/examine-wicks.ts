import { say } from "../model/index.ts";
import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, without } from "./price-columns.ts";
import type { PriceContext } from "./price-context.ts";

const REACH = 3;
/** The flash crashes of 2010 and 2015 left wicks of up to 24 % in large stocks. */
const NOTED = { factor: 1.25, timesNearby: 4 };
const MISPLACED = { factor: 1.5, timesNearby: 6 };

/** Judges highs and lows that lie far beyond open and close, by the ranges of the three days before and after. */
export function examineWicks(around: PriceContext, log: IssueLog): PriceColumns {
  const { columns } = around;
  const misplaced = new Uint8Array(columns.day.length);
  for (let at = 0; at < misplaced.length; at++) {
    const factor = wick(columns, at);
    if (factor < NOTED.factor) continue;
    const size = Math.log(factor);
    const nearby = around.largestRangeNear(at, REACH);
    if (size < NOTED.timesNearby * nearby) continue;
    const isMisplaced = factor > MISPLACED.factor && size > MISPLACED.timesNearby * nearby;
    if (isMisplaced) misplaced[at] = 1;
    noteWick(columns, at, { code: isMisplaced ? "misplaced-extreme" : "extreme-wick", log });
  }
  return without(columns, misplaced);
}

interface WickNote {
  readonly code: "misplaced-extreme" | "extreme-wick";
  readonly log: IssueLog;
}

function noteWick({ day, open, high, low, close }: PriceColumns, at: number, { code, log }: WickNote): void {
  const detail = () =>
    say("wick", {
      high: high[at] as number,
      low: low[at] as number,
      open: open[at] as number,
      close: close[at] as number,
    });
  log.add(code, { day: day[at] }, detail);
}

function wick({ open, high, low, close }: PriceColumns, at: number): number {
  const first = open[at] as number;
  const last = close[at] as number;
  return Math.max((high[at] as number) / Math.max(first, last), Math.min(first, last) / (low[at] as number));
}
