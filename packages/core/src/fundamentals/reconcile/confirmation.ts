import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { isSum } from "./amounts.ts";
import { areSame, type Entry } from "./entry.ts";
import { identityVerdict } from "./filing-identity.ts";
import { isLikelySwapped } from "./likely-swap.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import type { ReconciledCell } from "./reconciled-year.ts";
import { type Compared, isUnusual } from "./soft-evidence.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf } from "./term.ts";
import { isPastTooWide } from "./wide-past.ts";

/** Evidence by which an item is judged. */
export interface Judging extends Compared {
  /** Facts by concept: what else a filing states. */
  readonly concepts: PreparedFacts["concepts"];
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
    const sum = sumVerdict(lines, entry);
    const verdict =
      !isCopied(lines, entry) && sum !== "holds" && (sum === "broken" || speaksAgainst(judging, entry));
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

/** Stretches that make up another one. */
const SUMS: readonly (readonly [whole: number, parts: readonly number[]])[] = [
  [SLOT.halfYear, [SLOT.q1, SLOT.q2]],
  [SLOT.nineMonths, [SLOT.halfYear, SLOT.q3]],
  [SLOT.nineMonths, [SLOT.q1, SLOT.q2, SLOT.q3]],
  [SLOT.year, [SLOT.nineMonths, SLOT.q4]],
  [SLOT.year, [SLOT.halfYear, SLOT.q3, SLOT.q4]],
  [SLOT.year, [SLOT.q1, SLOT.q2, SLOT.q3, SLOT.q4]],
];

/** A sum confirms a part of it only if it is off by no more than this share of that part. */
const NEAR = 0.1;

/** Of several amounts of one stretch so many are tried, the newest. */
const MAX_AMOUNTS = 4;

/**
 * Whether an amount adds up with others of its year that are stated as well. A sum is broken where the filings of one perimeter state
 * all of it, and no choice of their amounts adds up.
 */
function sumVerdict({ years }: ReconciledLines, { place, copy, perimeter }: Entry): "holds" | "broken" | "unknown" {
  const year = years[Math.floor(place / SLOTS)];
  if (!year) return "unknown";
  const slot = place % SLOTS;
  const amountsOf = (of: number): readonly number[] => {
    if (of === slot) return [copy.value];
    return [...new Set((year.usable[of] ?? []).map((entry) => entry.copy.value))].slice(-MAX_AMOUNTS);
  };
  const isStatedBeside = (of: number) => (year.usable[of] ?? []).some((entry) => entry.perimeter === perimeter);
  let verdict: "broken" | "unknown" = "unknown";
  for (const [whole, parts] of SUMS) {
    const others = [whole, ...parts].filter((of) => of !== slot);
    if (others.length > parts.length || others.some((of) => !year.usable[of]?.length)) continue;
    let choices: readonly (readonly number[])[] = [[]];
    for (const part of parts) {
      choices = choices.flatMap((choice) => amountsOf(part).map((amount) => [...choice, amount]));
    }
    const isNear = (apart: number) => apart <= Math.max(NEAR * Math.abs(copy.value), parts.length * copy.filing.unit);
    const sums = amountsOf(whole).flatMap((amount) =>
      choices.filter((choice) => isSum(choice, amount, copy.filing.unit)).map((choice) => Math.abs(amount - choice.reduce((sum, part) => sum + part, 0))),
    );
    if (sums.some(isNear)) return "holds";
    if (sums.length > 0) continue;
    if (others.every(isStatedBeside)) verdict = "broken";
  }
  return verdict;
}

/** Whether a sum is broken that always held, or the amount is unusual and no sum confirms it. */
function speaksAgainst(judging: Judging, entry: Entry): boolean {
  const verdicts = entry.copy.facts.map((fact) => identityVerdict(judging.concepts, fact));
  if (verdicts.every((verdict) => verdict === "holds")) return false;
  if (isLikelySwapped(judging.lines, entry)) return true;
  return verdicts.includes("broken") || isUnusual(judging, entry) || isPastTooWide(judging, entry);
}
