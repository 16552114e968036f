import type { Day } from "../time/index.ts";
import type { Split } from "./actions.ts";
import type { Bars } from "./bars.ts";

/** A change of the price over night that looks like a split. */
export interface SplitStep {
  readonly day: Day;
  /** Price before over price after: about 2 for a split of two for one, about 0.1 for one for ten. */
  readonly factor: number;
}

/** A smaller change is as often one of news. */
const MIN_STEP = Math.log(1.45);
/** News brings more money into trade than this many times the usual. */
const BUSY = 2.5;
const DAYS_BEFORE = 20;
/** After a longer pause in the bars a change of the price says nothing. */
const MAX_PAUSE = 14;
/** Vendors state a split a few days off. */
const NEAR_DAYS = 5;
const SAME_FACTOR = 0.15;

/**
 * Finds the days on which a price changes over night as by a split, without the turnover of news, and for which no split is stated.
 *
 * @param bars Prices as they are delivered; those without volumes are taken as quiet.
 * @param stated Splits that the vendor states.
 * @returns By day. Each is judged by its bar and those before it, so that later bars never change it.
 * @see REC-17
 *
 * @example
 * splitSteps(appleWithoutItsSplits, []).map(({ day }) => formatDay(day)); // ["2014-06-09", "2020-08-31"]
 */
export function splitSteps(bars: Bars, stated: readonly Split[]): readonly SplitStep[] {
  const { day, open, close } = bars;
  const steps: SplitStep[] = [];
  for (let k = 1; k < day.length; k++) {
    const price = (open[k] as number) > 0 ? (open[k] as number) : (close[k] as number);
    const factor = (close[k - 1] as number) / price;
    if (!(factor > 1.45 || factor < 1 / 1.45)) continue;
    const step = { day: day[k] as Day, factor };
    if (Number.isFinite(factor) && factor > 0 && isQuiet(bars, k) && !isStated(step, stated)) steps.push(step);
  }
  return steps;
}

/** The opening, the close of the day and the turnover all look like a split. */
function isQuiet({ day, close, volume }: Bars, at: number): boolean {
  const isPause = (day[at] as number) - (day[at - 1] as number) > MAX_PAUSE;
  const move = Math.abs(Math.log((close[at - 1] as number) / (close[at] as number)));
  if (isPause || !(move >= MIN_STEP)) return false;
  const turnover = (k: number) => (close[k] as number) * (volume[k] as number);
  const before = Array.from({ length: Math.min(DAYS_BEFORE, at) }, (_, back) => turnover(at - 1 - back));
  const usual = before.sort((a, b) => a - b)[before.length >> 1] as number;
  return !(turnover(at) > BUSY * usual);
}

function isStated({ day, factor }: SplitStep, stated: readonly Split[]): boolean {
  return stated.some(
    ({ exDay, ratio }) => Math.abs(exDay - day) <= NEAR_DAYS && Math.abs(Math.log(factor / ratio)) <= SAME_FACTOR,
  );
}
