import { type Figure, figure } from "../../figure/index.ts";
import { splitRatioSince } from "../../fundamentals/index.ts";
import type { Split } from "../../series/index.ts";
import { mean } from "../../stats/index.ts";
import { type Day, MAX_AGE_MONTHS } from "../../time/index.ts";
import type { FirmIdentity } from "../firms/firm-identity.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import type { TargetStatement } from "../posts/deduplicated.ts";
import { joinedSources, proofOf } from "../posts/proof.ts";
import { targetsWithin } from "../posts/targets-within.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What the firms that follow a stock expect: one target each. */
export interface Consensus extends Spread {
  /** The latest target of each firm, by name of the firm. */
  readonly targets: readonly AnalystTarget[];
  /** How many firms. */
  readonly firms: number;
  /** True for fewer than three firms: too few for an opinion of the market. */
  readonly thin: boolean;
}

const MIN_FIRMS = 3;

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
  const used = latestOfFirms(targetsWithin(targets, asOf, MAX_AGE_MONTHS.target));
  const spread = spreadOf(
    used.map(({ target }) => target),
    proofOf(used, "PT-04"),
  );
  return { ...spread, targets: used, firms: used.length, thin: used.length < MIN_FIRMS };
}

/**
 * The mean of `consensus` alone, without provenance, for callers that need it for every day.
 *
 * @param statements Of one stock, by day.
 * @param splits Splits of the share.
 * @param asOf Targets published later are not seen.
 * @returns Money per share of the day; NaN when no firm has published.
 * @see PT-04, FND-12
 *
 * @example
 * meanTarget(statements, [], day("2026-06-15")); // 226.67, as consensus(...).mean.value
 */
export function meanTarget(statements: readonly TargetStatement[], splits: readonly Split[], asOf: Day): number {
  const used = latestOfFirms(targetsWithin(statements, asOf, MAX_AGE_MONTHS.target));
  if (used.length === 0) return Number.NaN;
  return mean(used.map(({ target, published }) => target / splitRatioSince(splits, published, asOf)));
}

/** The last target of each firm, by name of the firm. */
function latestOfFirms<Target extends { readonly firm: FirmIdentity }>(targets: readonly Target[]): readonly Target[] {
  const latest = new Map<string, Target>();
  for (const target of targets) latest.set(target.firm.id, target);
  return [...latest.values()].sort((left, right) => (left.firm.name < right.firm.name ? -1 : 1));
}

/**
 * The distance of a target above the price.
 *
 * @param target Money per share.
 * @param price The last price, in the same shares and currency.
 * @returns target / price - 1, a fraction; missing for the reason for which one of the two is.
 * @see PT-06
 *
 * @example
 * impliedUpside(consensus.mean, price).value; // 0.0692, for 226.67 over 212
 */
export function impliedUpside(target: Figure, price: Figure): Figure {
  if (price.value === null) return price;
  if (target.value === null) return target;
  const source = joinedSources([target.provenance.source, price.provenance.source]);
  const { doubtful } = target.provenance;
  return figure(
    target.value / price.value - 1,
    { ...price.provenance, source, formula: "PT-06", ...(doubtful && { doubtful }) },
    "denominator-not-positive",
  );
}
