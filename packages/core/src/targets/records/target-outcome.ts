import type { Reason } from "../../figure/index.ts";
import { lowerBound } from "../../series/index.ts";
import { addMonths, type Day, MAX_AGE_DAYS } from "../../time/index.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import type { Closes } from "../posts/closes.ts";

/** What became of a target. */
export type TargetOutcome = MaturedOutcome | RunningOutcome | UnknownOutcome;

interface Course {
  /** `bullish` when the target is the price when posted or above it: then the price has to rise to it. */
  readonly direction: "bullish" | "bearish";
  /** True when some close after the post day is at the target or beyond. */
  readonly metAny: boolean;
  /** The first such day. */
  readonly dayMet: Day | null;
  /** Calendar days from the post to that day. */
  readonly daysToMeet: number | null;
  /** Day on which the twelve months end. */
  readonly horizon: Day;
  /** Days of moves within its course that nothing supports; absent where there is none. */
  readonly doubtful?: readonly Day[];
}

/** The twelve months are over. */
export interface MaturedOutcome extends Course {
  readonly state: "matured";
  /** True when the last close of the twelve months is at the target or beyond. */
  readonly metEnd: boolean;
  /** Day of that close: earlier than the horizon where the stock has ceased to trade. */
  readonly endDay: Day;
  readonly endClose: number;
  /** target / endClose - 1, a fraction: above 0 when the target was too high. */
  readonly signedError: number;
}

/** The twelve months are not over. */
export interface RunningOutcome extends Course {
  readonly state: "running";
}

/** There are no prices to compare the target with. */
export interface UnknownOutcome {
  readonly state: "unknown";
  readonly because: Reason;
  readonly horizon: Day;
}

const HORIZON_MONTHS = 12;
/** A smaller relative difference of prices comes from division by split ratios, not from trading. */
const ROUNDING = 1e-9;

/**
 * Follows a target through the closes after the day of its post, for twelve months or as long as they are known.
 *
 * @param target A target in shares of the as-of day.
 * @param closes Closes up to the as-of day, in the same shares.
 * @param asOf The day as of which one looks.
 * @returns `unknown` without a price when posted (`no-price-when-posted`), when the prices begin later than a week after the post
 *   (`history-too-short`), and when the twelve months are over without a close (`no-price-since-post`).
 * @see PT-08
 *
 * @example
 * targetOutcome(target, closes, day("2026-06-15")); // { state: "matured", metAny: true, metEnd: false, daysToMeet: 112, ... }
 */
export function targetOutcome(target: AnalystTarget, closes: Closes, asOf: Day): TargetOutcome {
  const { published, priceWhenPosted } = target;
  const horizon = addMonths(published, HORIZON_MONTHS);
  const unknown = (because: Reason): UnknownOutcome => ({ state: "unknown", because, horizon });
  if (priceWhenPosted === null) return unknown("no-price-when-posted");
  if ((closes.day[0] ?? Number.NEGATIVE_INFINITY) > published + MAX_AGE_DAYS.priceBeside)
    return unknown("history-too-short");
  const direction = isAtLeast(target.target, priceWhenPosted) ? "bullish" : "bearish";
  const from = lowerBound(closes.day, (published + 1) as Day);
  const until = lowerBound(closes.day, (horizon + 1) as Day);
  const isMet = (at: number) => isBeyond(closes.close[at] as number, target.target, direction);
  const dayMet = firstDay(closes.day, { from, until, isMet });
  const daysToMeet = dayMet === null ? null : dayMet - published;
  // The price when posted is that of the close before: a move of the day of the post is in between.
  const doubtful = (closes.doubts ?? []).filter((on) => on >= published && on <= horizon);
  const doubts = doubtful.length === 0 ? {} : { doubtful };
  const course = { direction, metAny: dayMet !== null, dayMet, daysToMeet, horizon, ...doubts } as const;
  if (horizon > asOf) return { state: "running", ...course };
  if (from === until) return unknown("no-price-since-post");
  const endDay = closes.day[until - 1] as Day;
  const endClose = closes.close[until - 1] as number;
  const signedError = target.target / endClose - 1;
  return { state: "matured", ...course, metEnd: isMet(until - 1), endDay, endClose, signedError };
}

/** The doubtful moves that what was known of a course on a day rests on. */
export function doubtsUntil({ doubtful = [] }: Course, last: Day): readonly Day[] {
  return doubtful.filter((on) => on <= last);
}

function isBeyond(close: number, target: number, direction: Course["direction"]): boolean {
  return direction === "bullish" ? isAtLeast(close, target) : isAtLeast(target, close);
}

function isAtLeast(price: number, other: number): boolean {
  return price >= other * (1 - ROUNDING);
}

interface Span {
  readonly from: number;
  readonly until: number;
  readonly isMet: (at: number) => boolean;
}

function firstDay(days: Int32Array, { from, until, isMet }: Span): Day | null {
  for (let at = from; at < until; at++) if (isMet(at)) return days[at] as Day;
  return null;
}
