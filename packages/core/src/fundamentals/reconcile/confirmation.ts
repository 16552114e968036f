import { areSame, type Entry } from "./entry.ts";
import { identityVerdict, type StatedFacts } from "./filing-identity.ts";
import { isLikelySwapped } from "./likely-swap.ts";
import { isProfitAboveRevenue } from "./profit-bound.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import type { ReconciledCell } from "./reconciled-year.ts";
import { type Compared, isUnusual } from "./soft-evidence.ts";
import { sumVerdict } from "./sum-verdict.ts";
import { entriesOf } from "./term.ts";
import { isPastTooWide } from "./wide-past.ts";

/** Evidence by which an item is judged. */
export interface Judging extends Compared {
  /** Everything else that a filing states. */
  readonly stated: StatedFacts;
}

/**
 * Finds the figures of an item that are not confirmed: they rest on a fact that no second one supports, and something speaks against
 * that fact. Support is a copy in another filing, a sum with other stretches of the year, or a sum with other lines of its filing.
 *
 * @param judging The item, and what it is compared with.
 * @returns Whether a figure is not confirmed; each fact is judged once.
 * @see REC-22
 *
 * @example
 * doubts(judging)(lines.years[14].quarters[0]); // true for a first quarter of 60 % of what the company always had
 */
export function doubts(judging: Judging): (cell: ReconciledCell) => boolean {
  const { lines } = judging;
  const judged = new Map<Entry, boolean>();
  const isDoubtful = (entry: Entry): boolean => {
    const known = judged.get(entry);
    if (known !== undefined) return known;
    const verdict = !isCopied(lines, entry) && speaksAgainst(judging, entry);
    judged.set(entry, verdict);
    return verdict;
  };
  return ({ term }) => term !== null && entriesOf(term).some(isDoubtful);
}

/** Whether another filing states the same amount for the same stretch. */
function isCopied({ ledger }: ReconciledLines, { copy, place }: Entry): boolean {
  return (ledger.byPlace[place] ?? []).some(
    (other) => other.rejected === null && other.copy.filing !== copy.filing && areSame(other.copy, copy),
  );
}

/** Whether a sum is broken, or the amount is unusual, swapped or beyond judgement and no sum confirms it. */
function speaksAgainst(judging: Judging, entry: Entry): boolean {
  const { lines, stated } = judging;
  const sum = sumVerdict(lines, entry);
  if (sum !== "unknown") return sum === "broken";
  const verdicts = entry.copy.facts.map((fact) => identityVerdict(stated, fact));
  if (verdicts.every((verdict) => verdict === "holds")) return false;
  return (
    verdicts.includes("broken") ||
    entry.copy.facts.some((fact) => isProfitAboveRevenue(stated, fact)) ||
    isLikelySwapped(lines, entry) ||
    isUnusual(judging, entry) ||
    isPastTooWide(judging, entry)
  );
}
