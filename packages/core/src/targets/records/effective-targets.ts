import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import type { MaturedOutcome } from "./target-outcome.ts";

/** A target of which it is known when it ran and which way it pointed. */
export interface RunTarget extends Pick<AnalystTarget, "published"> {
  readonly outcome: Pick<MaturedOutcome, "direction">;
}

const DAYS_OF_YEAR = 365.25;

/**
 * How many independent targets some targets of one stock are worth. Two whose twelve months overlap follow the same price
 * for the days they share: if one is reached, the other is more likely to be; if one bets on a rise and the other on a fall,
 * less likely. The variance of a share of hits is that of this number of independent ones.
 *
 * @param targets Targets of one stock, in any order.
 * @param likeness Correlation of the hits of two targets of the same day and direction, 0 to 1; of others it is less by the
 *   days they do not share.
 * @returns n² ÷ Σ of the correlations of all pairs, each with itself included; at most n.
 * @see Kish, Survey Sampling, 1965, ch. 8 (design effect); STA-17
 *
 * @example
 * effectiveTargets(twoOfOneDay, 0.6); // 1.25
 */
export function effectiveTargets(targets: readonly RunTarget[], likeness: number): number {
  const runs = targets.map(({ published, outcome }) => {
    return { year: published / DAYS_OF_YEAR, sign: outcome.direction === "bullish" ? 1 : -1 };
  });
  runs.sort((left, right) => left.year - right.year);
  let oldest = 0;
  let signs = 0;
  let signedYears = 0;
  let shared = 0;
  for (const { year, sign } of runs) {
    for (let early = runs[oldest]; early && early.year <= year - 1; early = runs[++oldest]) {
      signs -= early.sign;
      signedYears -= early.sign * early.year;
    }
    // With each earlier target, 1 - (year - its year) of the twelve months are shared.
    shared += sign * (signs * (1 - year) + signedYears);
    signs += sign;
    signedYears += sign * year;
  }
  const { length } = targets;
  return length ** 2 / Math.max(length, length + 2 * likeness * shared);
}
