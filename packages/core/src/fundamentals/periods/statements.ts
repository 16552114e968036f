import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import { NEVER_NEGATIVE } from "../concepts/referenced-concepts.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { reportingCurrency } from "../facts/reporting-currency.ts";
import { remembered } from "../remembered.ts";
import { discreteQuarters } from "./discrete-quarters.ts";
import { selectedCopies } from "./selected-copies.ts";
import { onSplitBasis } from "./split-basis.ts";
import { snapEnds, type Timeline } from "./timeline.ts";

/** What a company had published by a day, concept by concept; computed when asked for, and once. */
export interface Statements {
  readonly asOf: Day;
  /** Currency of all money (FND-01). */
  readonly currency: string;
  /** Single quarters of a money flow (FND-07). */
  quarters(concept: string): Timeline;
  /** Fiscal years of a money flow. */
  years(concept: string): Timeline;
  /** Balances, or other numbers of a day. */
  balances(concept: string): Timeline;
  /** Per-share numbers as filed for periods of a length, on the share count of the as-of day. */
  perShare(concept: string, quarters: 1 | 2 | 3 | 4): Timeline;
  /** Share counts, averages of periods of a length or (0) of a day, on the share count of the as-of day. */
  shares(concept: string, quarters: 0 | 1 | 2 | 3 | 4): Timeline;
}

export interface StatementsOptions {
  readonly asOf: Day;
  readonly splits: readonly Split[];
}

/**
 * The statements of a company as they could be read on a day.
 *
 * @param prepared Facts of the company.
 * @param options The day, and the splits of its share.
 * @see GEN-06, FND-01, FND-04, FND-12
 *
 * @example
 * statementsAsOf(prepared, { asOf: day("2024-12-31"), splits: [] }).years("NetIncomeLoss");
 */
export function statementsAsOf(prepared: PreparedFacts, { asOf, splits }: StatementsOptions): Statements {
  const currency = reportingCurrency(prepared, asOf);
  const groups = (concept: string, unit: string) => prepared.concepts.get(concept)?.get(unit) ?? [];
  const restated = (timeline: Timeline) =>
    splits.length === 0 ? timeline : timeline.map((number) => onSplitBasis(number, splits, asOf));
  return {
    asOf,
    currency,
    quarters: byConcept((concept) =>
      discreteQuarters(groups(concept, currency), { asOf, neverNegative: NEVER_NEGATIVE.has(concept) }),
    ),
    years: byConcept((concept) => snapEnds(selectedCopies(groups(concept, currency), 4, asOf))),
    balances: byConcept((concept) => selectedCopies(groups(concept, currency), 0, asOf)),
    perShare: byLength((concept, quarters) =>
      restated(selectedCopies(groups(concept, `${currency}/shares`), quarters, asOf)),
    ),
    shares: byLength((concept, quarters) => restated(selectedCopies(groups(concept, "shares"), quarters, asOf))),
  };
}

function byConcept(compute: (concept: string) => Timeline): (concept: string) => Timeline {
  const known = new Map<string, Timeline>();
  return (concept) => remembered(known, concept, () => compute(concept));
}

function byLength<Length extends number>(
  compute: (concept: string, quarters: Length) => Timeline,
): (concept: string, quarters: Length) => Timeline {
  const known = new Map<Length, (concept: string) => Timeline>();
  return (concept, quarters) =>
    remembered(known, quarters, () => byConcept((name) => compute(name, quarters)))(concept);
}
