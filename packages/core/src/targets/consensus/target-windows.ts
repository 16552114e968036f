import { type Figure, figure } from "../../figure/index.ts";
import { mean } from "../../stats/index.ts";
import { addMonths, type Day } from "../../time/index.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import { proofOf } from "../posts/proof.ts";
import { targetsWithin } from "../posts/targets-within.ts";

/** The targets of a span of days: every post counts, so that a firm that writes often counts often. */
export interface TargetWindow {
  /** The last day that is not in the span; null for all time. */
  readonly after: Day | null;
  readonly count: number;
  readonly mean: Figure;
}

/** Counts and means of posts. */
export interface TargetWindows {
  readonly lastMonth: TargetWindow;
  readonly lastQuarter: TargetWindow;
  readonly fullYear: TargetWindow;
  readonly allTime: TargetWindow;
}

/**
 * How many targets were published in the last month, quarter and year, and their means.
 *
 * @param targets Targets of one stock as of `asOf`.
 * @see PT-03
 *
 * @example
 * targetWindows(targets, day("2026-06-15")).lastMonth.count; // 2: a post of 15 May is a month old and out
 */
export function targetWindows(targets: readonly AnalystTarget[], asOf: Day): TargetWindows {
  const last = (months: number) => windowOf(targetsWithin(targets, asOf, months), addMonths(asOf, -months));
  return { lastMonth: last(1), lastQuarter: last(3), fullYear: last(12), allTime: windowOf(targets, null) };
}

function windowOf(targets: readonly AnalystTarget[], after: Day | null): TargetWindow {
  const value = mean(targets.map(({ target }) => target));
  const proof = proofOf(targets, "PT-03");
  return { after, count: targets.length, mean: figure(value, proof, "no-targets") };
}
