import { THESIS_ASSUMPTIONS, type ThesisAssumption } from "../words/index.ts";

/** What a valuation assumes, or what the newest accounts say of it; an assumption that is not known is left out. */
export type Assumptions = Readonly<Partial<Record<ThesisAssumption, number>>>;

/** An assumption that the accounts do not bear out. */
export interface BrokenAssumption {
  readonly assumption: ThesisAssumption;
  readonly assumed: number;
  readonly actual: number;
  /** By how much it is missed, 0 or more: of the growth a difference of rates, otherwise a fraction of what was assumed. */
  readonly by: number;
}

/** More debt and more shares are worse, less of everything else. */
const WORSE_ABOVE: ReadonlySet<ThesisAssumption> = new Set(["netDebt", "shares"]);
/** An assumption is a rounded number: it is broken beyond a twentieth, a growth beyond one point. */
const TOLERANCE = 0.05;
const GROWTH_TOLERANCE = 0.01;

/**
 * Which assumptions of a valuation the newest accounts have broken, and by how much. Better than assumed breaks nothing.
 *
 * @param assumed As the valuation was saved.
 * @param actual By the newest report: growth of revenue over the last twelve months, and the default of each other parameter.
 * @see ALR-03
 *
 * @example
 * brokenAssumptions({ growth: 0.08, shares: 100 }, { growth: 0.03, shares: 101 });
 * // [{ assumption: "growth", assumed: 0.08, actual: 0.03, by: 0.05 }]
 */
export function brokenAssumptions(assumed: Assumptions, actual: Assumptions): BrokenAssumption[] {
  return THESIS_ASSUMPTIONS.flatMap((assumption) => {
    const [expected, found] = [assumed[assumption], actual[assumption]];
    if (expected === undefined || found === undefined) return [];
    const missedBy = WORSE_ABOVE.has(assumption) ? found - expected : expected - found;
    const by = assumption === "growth" ? missedBy : missedBy / Math.abs(expected);
    const isBroken = by > (assumption === "growth" ? GROWTH_TOLERANCE : TOLERANCE);
    return isBroken && Number.isFinite(by) ? [{ assumption, assumed: expected, actual: found, by }] : [];
  });
}
