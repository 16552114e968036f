import { type Figure, figure, missing, type Provenance, type Reason } from "../figure/index.ts";
import { type AnalystTargets, impliedUpside, revision, targetsWithin } from "../targets/index.ts";
import type { Day } from "../time/index.ts";
import type { Count } from "./part-scores.ts";

/** A count with what it was counted in; or why there is nothing to count. */
export type CountedFigure = (Count & { readonly figure: Figure }) | { readonly because: Reason };

/** What the targets of analysts say of a stock on a day. */
export interface TargetSigns {
  /** Of the consensus without the bias of its firms above the price. */
  readonly consensus: Figure;
  /** Firms of the consensus whose target is above the price. */
  readonly above: CountedFigure;
  /** Targets of the last quarter that were raised, of those that were raised or lowered. */
  readonly raised: CountedFigure;
}

/** Nothing is known of targets, for one reason. */
export function noTargetSigns(because: Reason): TargetSigns {
  return { consensus: missing(because), above: { because }, raised: { because } };
}

const QUARTER_MONTHS = 3;

/**
 * What the targets of a stock say on a day: how far above the price they are, how many firms say so, and which way they moved.
 *
 * @param targets As they were known on the day.
 * @see VER-03
 *
 * @example
 * targetSigns(targets, day("2026-06-15")).raised; // { yes: 3, of: 4, figure: { value: 0.75, ... } }
 */
export function targetSigns(
  targets: Pick<AnalystTargets, "targets" | "consensus" | "biasAdjusted" | "impliedUpside" | "price">,
  asOf: Day,
): TargetSigns {
  const { consensus, biasAdjusted, impliedUpside: plain, price } = targets;
  // Of targets in an unknown currency, and without a price, nothing can be said.
  if (plain.value === null || price.value === null) {
    return noTargetSigns(plain.value === null ? plain.because : "no-price");
  }
  const last = price.value;
  const above = consensus.targets.filter(({ target }) => target > last).length;
  const moves = targetsWithin(targets.targets, asOf, QUARTER_MONTHS).map((post) =>
    revision(post.target, post.priorTarget),
  );
  const raised = moves.filter((move) => move === "raise").length;
  const lowered = moves.filter((move) => move === "lower").length;
  return {
    consensus: impliedUpside(biasAdjusted.mean, price),
    above: counted({ yes: above, of: consensus.firms }, plain.provenance),
    raised: counted({ yes: raised, of: raised + lowered }, plain.provenance),
  };
}

function counted(count: Count, { source, periodEnd }: Provenance): CountedFigure {
  const provenance = { source, ...(periodEnd === undefined ? {} : { periodEnd }), formula: "VER-03" };
  return { ...count, figure: figure(count.yes / count.of, provenance, "no-targets") };
}
