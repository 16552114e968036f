import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { isSameAmount, isSum } from "./amounts.ts";
import { identityVerdict } from "./filing-identity.ts";
import type { Entry } from "./ledger.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import type { ReconciledCell, ReconciledYear } from "./reconciled-year.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf } from "./term.ts";
import { changeOutside, ratioOutside } from "./usual-range.ts";

/** Years before an amount that say what is usual. */
const YEARS_BEFORE = 10;

/**
 * Which figures of an item are not confirmed: those that rest on a fact that no second one supports, and against which something
 * speaks.
 *
 * @see REC-22
 */
export interface Judging { readonly lines: ReconciledLines; readonly partners: readonly ReconciledLines[]; readonly concepts: PreparedFacts["concepts"] }
export function doubts(judging: Judging): (cell: ReconciledCell) => boolean {
  const { lines } = judging;
  const judged = new Map<Entry, boolean>();
  const isDoubtful = (entry: Entry): boolean => {
    const known = judged.get(entry);
    if (known !== undefined) return known;
    const verdict = !isCopied(lines, entry) && !isSummed(lines, entry) && speaksAgainst(judging, entry);
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

function speaksAgainst(judging: Judging, entry: Entry): boolean {
  const { concepts } = judging;
  const verdicts = entry.copy.facts.map((fact) => identityVerdict(concepts, fact));
  if (verdicts.every((verdict) => verdict === "holds")) return false;
  const w = (globalThis as any).__why; const note = (t: string) => { if (w) for (const f of entry.copy.facts) w.set(f.concept+f.accession+f.start+f.end, t); };
  if (verdicts.includes("broken")) { note("broken"); return true; }
  const un = isUnusual(judging, entry); if (un) note("unusual"); return un;
}

const E = (k: string, d: number) => Number(process.env[k] ?? d);
const ALONE = E("ALONE", 0.15);
const FAR = E("FAR", 1);
const TOGETHER = E("TOGETHER", 0.1);

/** Whether an amount, or a quarter that follows from it, is out of the range of the years before. */
function isUnusual(judging: Judging, entry: Entry): boolean {
  const { lines, partners } = judging;
  const index = Math.floor(entry.place / SLOTS);
  const year = lines.years[index];
  if (!year) return false;
  const slot = entry.place % SLOTS;
  const { value } = entry.copy;
  if (repeatsEarlierYear(lines, entry)) return true;
  if (isNearOlder(lines, entry)) return false;
  const quarters = year.quarters.flatMap(({ term }, quarter) =>
    term !== null && entriesOf(term).includes(entry) ? [{ value: term.value, quarter }] : [],
  );
  const isOut = (change: number | null, ratios: readonly (number | null)[]): boolean => {
    const known = ratios.filter((ratio) => ratio !== null);
    if (change === null && known.length === 0) return false;
    const all = change === null ? known : [change, ...known];
    if (all.length === 1) return (all[0] as number) > ALONE;
    if (Math.max(...all) > FAR) return true;
    return all.reduce((sum, one) => sum + one, 0) / all.length > TOGETHER && all.every((one) => one > 0);
  };
  if (slot === SLOT.year) {
    const before = (of: ReconciledLines) => Array.from({ length: YEARS_BEFORE }, (_, k) => amountAt(of.years[index - 1 - k], SLOT.year));
    const change = changeOutside(value, before(lines), 1);
    const own = before(lines);
    const ratios = partners.map((partner) => ratioOutside(value / amountAt(partner.years[index], SLOT.year), before(partner).map((one, k) => (own[k] as number) / one)));
    if (isOut(change, ratios)) return true;
  }
  return quarters.some((one) => {
    const own = quartersBefore(lines, index, one.quarter);
    const change = changeOutside(one.value, own, 4);
    const ratios = partners.map((partner) => {
      const ofPartner = quartersBefore(partner, index, one.quarter);
      const now = partner.years[index]?.quarters[one.quarter as 0]?.term?.value ?? Number.NaN;
      return ratioOutside(one.value / now, own.map((before, k) => before / (ofPartner[k] as number)));
    });
    return isOut(change, ratios) || isOtherSign(one.value, own);
  });
}

const SIGN = E("SIGN", 12);
function isOtherSign(value: number, before: readonly number[]): boolean {
  const known = before.filter((one) => !Number.isNaN(one)).slice(0, SIGN);
  return known.length >= Math.min(SIGN, 8) && value < 0 && known.every((one) => one > 0);
}

/** Whether some filing states exactly this amount for the same stretch of an earlier year, which is not what is stated since. */
function repeatsEarlierYear({ ledger }: ReconciledLines, { copy, place }: Entry): boolean {
  if (copy.value === 0) return false;
  for (let k = 1; k <= YEARS_BEFORE; k++) {
    if ((ledger.byPlace[place - k * SLOTS] ?? []).some((other) => other.copy.value === copy.value)) return true;
  }
  return false;
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
