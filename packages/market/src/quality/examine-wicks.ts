import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, without } from "./price-columns.ts";
import type { Surroundings } from "./surroundings.ts";

const REACH = 3;
/** The flash crashes of 2010 and 2015 left wicks of up to 24 % in large stocks. */
const NOTED = { factor: 1.25, timesNearby: 4 };
const MISPLACED = { factor: 1.5, timesNearby: 6 };

/** Judges highs and lows that lie far beyond open and close, by the ranges of the three days before and after. */
export function examineWicks(around: Surroundings, log: IssueLog): PriceColumns {
  const { columns } = around;
  const { day, open, high, low, close } = columns;
  const misplaced = new Uint8Array(day.length);
  for (let at = 0; at < day.length; at++) {
    const factor = wick(columns, at);
    if (factor < NOTED.factor) continue;
    const size = Math.log(factor);
    const nearby = around.largestRangeNear(at, REACH);
    if (size < NOTED.timesNearby * nearby) continue;
    const isMisplaced = factor > MISPLACED.factor && size > MISPLACED.timesNearby * nearby;
    if (isMisplaced) misplaced[at] = 1;
    const detail = () => `High ${high[at]} and low ${low[at]} around open ${open[at]} and close ${close[at]}.`;
    log.add(isMisplaced ? "misplaced-extreme" : "extreme-wick", { day: day[at] }, detail);
  }
  return without(columns, misplaced);
}

function wick({ open, high, low, close }: PriceColumns, at: number): number {
  const [first, last] = [open[at] as number, close[at] as number];
  return Math.max((high[at] as number) / Math.max(first, last), Math.min(first, last) / (low[at] as number));
}
