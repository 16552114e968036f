import type { Day } from "../../time/index.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import { proofOf } from "../posts/proof.ts";
import { targetsWithin } from "../posts/targets-within.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What the firms that follow a stock expect of it: one voice each. */
export interface Consensus extends Spread {
  /** The latest target of each firm, by name of the firm. */
  readonly targets: readonly AnalystTarget[];
  /** How many firms. */
  readonly firms: number;
  /** True for fewer than three firms: then this is no opinion of the market. */
  readonly thin: boolean;
}

/** Older targets are stale: their twelve months are over. */
const MONTHS = 12;
const FEWEST_FIRMS = 3;

/**
 * The average target: the mean over firms of each firm's latest target of the last twelve months.
 *
 * @param targets Targets of one stock as of `asOf`, by day.
 * @returns Figures in money per share of the as-of day; all missing when no firm has published.
 * @see PT-04
 *
 * @example
 * consensus(targets, day("2026-06-15")).mean.value; // 226.67, of nine firms
 */
export function consensus(targets: readonly AnalystTarget[], asOf: Day): Consensus {
  const latest = new Map(targetsWithin(targets, asOf, MONTHS).map((target) => [target.firm.id, target]));
  const used = [...latest.values()].sort((left, right) => (left.firm.name < right.firm.name ? -1 : 1));
  const spread = spreadOf(
    used.map(({ target }) => target),
    proofOf(used, "PT-04"),
  );
  return { ...spread, targets: used, firms: used.length, thin: used.length < FEWEST_FIRMS };
}
