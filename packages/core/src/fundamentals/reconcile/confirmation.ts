import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { isSameAmount, isSum } from "./amounts.ts";
import { identityVerdict } from "./filing-identity.ts";
import type { Entry } from "./ledger.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import type { ReconciledCell, ReconciledYear } from "./reconciled-year.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf } from "./term.ts";
import { isUsual } from "./usual-range.ts";

/** Years before an amount that say what is usual. */
const YEARS_BEFORE = 10;

/**
 * Which figures of an item are not confirmed: those that rest on a fact that no second one supports, and against which something
 * speaks.
 *
 * @see REC-22
 */
export function doubts(lines: ReconciledLines, concepts: PreparedFacts["concepts"]): (cell: ReconciledCell) => boolean {
  const judged = new Map<Entry, boolean>();
  const isDoubtful = (entry: Entry): boolean => {
    const known = judged.get(entry);
    if (known !== undefined) return known;
    const verdict = !isCopied(lines, entry) && !isSummed(lines, entry) && speaksAgainst(lines, concepts, entry);
    judged.set(entry, verdict);
    return verdict;
  };
  return ({ term }) => term !== null && entriesOf(term).some(isDoubtful);
}

/** Whether another filing states the same amount for the same stretch. */
function isCopied({ ledger }: ReconciledLines, { copy, place }: Entry): boolean {
  return (ledger.byPlace[place] ?? []).some(
    (other) =>
      other.rejected === null && other.copy.filing !== copy.filing && isSameAmount(other.copy.value, copy.value),
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

/** Whether an amount adds up with others of its year that are stated as well. */
function isSummed({ years }: ReconciledLines, entry: Entry): boolean {
  const slot = entry.place % SLOTS;
  const year = years[Math.floor(entry.place / SLOTS)];
  if (!year) return false;
  const valuesAt = (place: number): readonly number[] =>
    place === slot ? [entry.copy.value] : (year.usable[place] ?? []).map(({ copy }) => copy.value);
  return SUMS.some(([whole, parts]) => {
    if (whole !== slot && !parts.includes(slot)) return false;
    let choices: readonly (readonly number[])[] = [[]];
    for (const part of parts) {
      const values = [...new Set(valuesAt(part))].slice(-MAX_VALUES);
      choices = choices.flatMap((choice) => values.map((value) => [...choice, value]));
    }
    return valuesAt(whole).some((value) => choices.some((choice) => isSum(choice, value)));
  });
}

const MAX_VALUES = 4;

function speaksAgainst(lines: ReconciledLines, concepts: PreparedFacts["concepts"], entry: Entry): boolean {
  const verdicts = entry.copy.facts.map((fact) => identityVerdict(concepts, fact));
  if (verdicts.every((verdict) => verdict === "holds")) return false;
  const w = (globalThis as any).__why; const note = (t: string) => { if (w) for (const f of entry.copy.facts) w.set(f.concept+f.accession+f.start+f.end, t); };
  if (verdicts.includes("broken")) { note("broken"); return true; }
  const un = isUnusual(lines, entry); if (un) note("unusual"); return un;
}

/** Whether an amount, or a quarter that follows from it, is out of the range of the years before. */
function isUnusual(lines: ReconciledLines, entry: Entry): boolean {
  const index = Math.floor(entry.place / SLOTS);
  const year = lines.years[index];
  if (!year) return false;
  const slot = entry.place % SLOTS;
  const { value } = entry.copy;
  for (let k = 1; k <= YEARS_BEFORE; k++) if (value !== 0 && amountAt(lines.years[index - k], slot) === value) return true;
  if (isNearOlder(lines, entry)) return false;
  const quarters = year.quarters.flatMap(({ term }, quarter) =>
    term !== null && entriesOf(term).includes(entry) ? [{ value: term.value, quarter }] : [],
  );
  if (slot === SLOT.year && isUsual(value, Array.from({ length: YEARS_BEFORE }, (_, k) => amountAt(lines.years[index - 1 - k], SLOT.year)), 1) === false) return true;
  return quarters.some((one) => isUsual(one.value, quartersBefore(lines, index, one.quarter), 4) === false);
}

/** An amount as another filing states it but for a restatement. */
function isNearOlder({ ledger }: ReconciledLines, { copy, place }: Entry): boolean {
  return (ledger.byPlace[place] ?? []).some(
    (other) =>
      other.rejected === null &&
      other.copy.filing !== copy.filing &&
      Math.abs(other.copy.value - copy.value) <= NEAR * Math.abs(copy.value),
  );
}

const NEAR = Number(process.env.NEAR ?? 0.2);

/** The quarters shown before one, the last one first. */
function quartersBefore({ years }: ReconciledLines, year: number, quarter: number): readonly number[] {
  return Array.from({ length: 4 * YEARS_BEFORE }, (_, k) => {
    const place = 4 * year + quarter - 1 - k;
    return years[place >> 2]?.quarters[(place & 3) as 0 | 1 | 2 | 3].term?.value ?? Number.NaN;
  });
}

/** What is shown for a stretch of a year; NaN where that is nothing. */
function amountAt(year: ReconciledYear | undefined, slot: number): number {
  if (!year) return Number.NaN;
  if (slot === SLOT.year) return year.year.term?.value ?? Number.NaN;
  const quarters = year.quarters.map(({ term }) => term?.value ?? Number.NaN);
  if (slot < SLOT.halfYear) return quarters[slot] as number;
  return quarters.slice(0, slot === SLOT.halfYear ? 2 : 3).reduce((sum, value) => sum + value, 0);
}
