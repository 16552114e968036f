import type { Figure } from "../figure/index.ts";
import type { Day } from "../time/index.ts";
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

/** Parameters of a valuation that accounts can break, and what accounts give for each. */
const FIGURE_OF = { baseFlow: "baseFlow", netDebt: "netDebt", shares: "shares", eps: "epsTtm" } as const;

/**
 * What accounts say of the assumptions of any valuation.
 *
 * @param figures Defaults of the parameters of a valuation.
 * @param growth Of revenue over the last twelve months, a fraction; NaN where it is missing.
 * @see ALR-03
 */
export function assumptionsIn(
  figures: Readonly<Record<(typeof FIGURE_OF)[keyof typeof FIGURE_OF], Figure>>,
  growth: number,
): Assumptions {
  const parameters = Object.entries(FIGURE_OF).flatMap(([assumption, name]) => {
    const { value } = figures[name];
    return value === null ? [] : [[assumption, value] as const];
  });
  return { ...Object.fromEntries(parameters), ...(Number.isNaN(growth) ? {} : { growth }) };
}

/**
 * The same assumptions after splits.
 *
 * @param ratio How many shares one has become.
 *
 * @example
 * afterSplits({ shares: 100, eps: 3, netDebt: 50 }, 2); // { shares: 200, eps: 1.5, netDebt: 50 }
 */
export function afterSplits({ shares, eps, ...others }: Assumptions, ratio: number): Assumptions {
  return {
    ...others,
    ...(shares !== undefined && { shares: shares * ratio }),
    ...(eps !== undefined && { eps: eps / ratio }),
  };
}

/** A report, and what it says. */
export interface AssumptionsReport {
  readonly day: Day;
  readonly reported: Assumptions;
  /** How many shares one has become since the report before. */
  readonly splitRatio: number;
}

/**
 * Reports that would have broken a valuation that had been saved at the report before each of them.
 *
 * @param reports Oldest first; the first one only says what was assumed.
 * @param assumedAt What the valuation assumes at a report.
 * @see ALR-03
 */
export function pastBroken(
  reports: readonly AssumptionsReport[],
  assumedAt: (reported: Assumptions) => Assumptions,
): Day[] {
  return reports.flatMap(({ day, reported, splitRatio }, place) => {
    const before = reports[place - 1];
    if (!before) return [];
    const assumed = afterSplits(assumedAt(before.reported), splitRatio);
    return brokenAssumptions(assumed, reported).length > 0 ? [day] : [];
  });
}
