import { isSameAmount } from "./amounts.ts";
import type { Entry } from "./entry.ts";
import type { Proof, ReconciledCell, ReconciledYear, Series } from "./reconciled-year.ts";
import { SLOT } from "./spans.ts";
import { entriesOf, filedTerm, type Term } from "./term.ts";

/** A seam after a fiscal year of an item. */
export interface LineSeam {
  /** Index of the fiscal year before it and of the one after it. */
  readonly before: number;
  readonly after: number;
  readonly proof: Proof;
}

/** Figures of two filings further apart than this, as a part of the larger, are not joined (REC-13). */
const JOINED = 0.02;

/** The seams of an item that are known of a day, by the series: those up to before a fiscal year. */
export type KnownSeams = Record<Series, SeamsSoFar>;

interface SeamsSoFar {
  readonly seams: readonly LineSeam[];
  readonly upTo: number;
}

/** The fiscal years of an item with what is known of their seams. */
interface SeamedYears {
  readonly years: readonly ReconciledYear[];
  readonly knownSeams: KnownSeams;
}

/**
 * Where figures of neighbouring years count different things: no filing states both as they are shown, and some filing differs from
 * one of them by more than two percent.
 *
 * @param item Its seams are looked for once.
 * @param span The series of quarters, or that of years.
 * @see REC-13
 *
 * @example
 * lineSeams(revenueOfIbm, "quarter"); // one after 2020: with Kyndryl before it, without from 2021 on
 */
export function lineSeams({ years, knownSeams }: SeamedYears, span: Series): readonly LineSeam[] {
  const { seams, upTo } = knownSeams[span];
  if (upTo >= years.length) return seams;
  const more = seamsFrom(years, upTo, span);
  const found = more.length === 0 ? seams : [...seams, ...more];
  knownSeams[span] = { seams: found, upTo: years.length };
  return found;
}

/** No seams, none having been looked for. */
export function noSeams(): KnownSeams {
  return { quarter: NOT_SOUGHT, year: NOT_SOUGHT };
}

const NOT_SOUGHT: SeamsSoFar = { seams: [], upTo: 0 };

/**
 * The seams that are known of an earlier day and hold on a later one.
 *
 * @param known Those of the earlier day.
 * @param changedFrom Index of the first fiscal year that has changed since.
 *
 * @example
 * seamsBefore(known, 3).year.upTo; // at most 3
 */
export function seamsBefore({ quarter, year }: KnownSeams, changedFrom: number): KnownSeams {
  return { quarter: cut(quarter, changedFrom), year: cut(year, changedFrom) };
}

/** Index of the first fiscal year before which a seam was known on an earlier day and is none now, or is new; infinite without one. */
export function firstOtherSeam(earlier: SeamedYears, now: SeamedYears, span: Series): number {
  // Nothing was made of seams that were not looked for.
  if (earlier.knownSeams[span].upTo === 0) return Number.POSITIVE_INFINITY;
  const [before, after] = [lineSeams(earlier, span), lineSeams(now, span)];
  const isIn = (seams: readonly LineSeam[], seam: LineSeam) =>
    seams.some((other) => other.before === seam.before && other.after === seam.after);
  const changed = [
    ...before.filter((seam) => !isIn(after, seam)),
    ...after.filter((seam) => seam.after < earlier.years.length && !isIn(before, seam)),
  ];
  return changed.reduce((first, { after: index }) => Math.min(first, index), Number.POSITIVE_INFINITY);
}

function cut(known: SeamsSoFar, changedFrom: number): SeamsSoFar {
  if (known.upTo <= changedFrom) return known;
  const isBefore = ({ after }: LineSeam) => after < changedFrom;
  return { seams: known.seams.every(isBefore) ? known.seams : known.seams.filter(isBefore), upTo: changedFrom };
}

/** The seams before each year from one on. */
function seamsFrom(years: readonly ReconciledYear[], first: number, span: Series): readonly LineSeam[] {
  const seams: LineSeam[] = [];
  let last = first - 1;
  while (last >= 0 && !isShown(years[last] as ReconciledYear, span)) last--;
  for (let after = first; after < years.length; after++) {
    const year = years[after] as ReconciledYear;
    if (!isShown(year, span)) continue;
    const before = years[last];
    const proof = before && proofBetween(before, year, span);
    if (proof) seams.push({ before: last, after, proof });
    last = after;
  }
  return seams;
}

function isShown({ year, quarters }: ReconciledYear, span: Series): boolean {
  return span === "year" ? year.term !== null : quarters.some(({ term }) => term !== null);
}

/** Most years have no figure that some filing differs from: only beside one that has it is anything compared. */
function proofBetween(before: ReconciledYear, after: ReconciledYear, span: Series): Proof | null {
  const proof = proofIn(before, span) ?? proofIn(after, span);
  return proof && !standTogether(before, after, span) ? proof : null;
}

/** The amounts shown for each slot: the stretches since the start of the year as the sum of their quarters. */
type Shown = readonly (number | null)[];

function shownAmounts({ year, quarters }: ReconciledYear, span: Series): Shown {
  const shown: (number | null)[] = [null, null, null, null, null, null, null];
  if (span === "year") {
    shown[SLOT.year] = year.term?.value ?? null;
    return shown;
  }
  let sum: number | null = 0;
  for (let k = 0; k < quarters.length; k++) {
    const { term } = quarters[k] as ReconciledCell;
    shown[k] = term?.value ?? null;
    sum = sum === null || term === null ? null : sum + term.value;
    const stretch = SINCE_START[k];
    if (stretch !== undefined) shown[stretch] = sum;
  }
  return shown;
}

/** The stretch since the start of the year that each quarter ends; none of the first, which is one itself. */
const SINCE_START = [undefined, SLOT.halfYear, SLOT.nineMonths, SLOT.year];

/** Whether a filing states a stretch of both years as they are shown. */
function standTogether(before: ReconciledYear, after: ReconciledYear, span: Series): boolean {
  const right = shownAmounts(after, span);
  return shownAmounts(before, span).some((shown, slot) => {
    const other = right[slot];
    if (shown === null || other === null || other === undefined) return false;
    const isShownBy = ({ rejected, copy }: Entry, amount: number) =>
      rejected === null && isSameAmount(copy.value, amount, copy.filing.unit);
    const next = after.entries[slot] ?? [];
    return (before.entries[slot] ?? []).some(
      (entry) =>
        isShownBy(entry, shown) &&
        next.some((later) => later.copy.filing === entry.copy.filing && isShownBy(later, other)),
    );
  });
}

/** A figure of a year and a copy that differs from it by more than can be joined, the newest first; looked for once. */
function proofIn(year: ReconciledYear, span: Series): Proof | null {
  const known = year.knownProofs[span];
  if (known !== undefined) return known;
  const found = differing(year, shownAmounts(year, span));
  year.knownProofs[span] = found;
  return found;
}

function differing(year: ReconciledYear, shown: Shown): Proof | null {
  // A stretch since the start of the year is not shown by itself: a reader could not find its figure.
  for (const slot of [SLOT.year, SLOT.q4, SLOT.q3, SLOT.q2, SLOT.q1]) {
    const amount = shown[slot];
    const rival = amount === null || amount === undefined ? undefined : rivalTo(amount, year.usable[slot] ?? []);
    const shownTerm = rival && termOf(year, slot, amount ?? 0);
    if (rival && shownTerm) return [shownTerm, filedTerm(rival, slot)];
  }
  return null;
}

function rivalTo(amount: number, entries: readonly Entry[]): Entry | undefined {
  return entries.findLast(
    ({ copy }) => Math.abs(copy.value - amount) > JOINED * Math.max(Math.abs(copy.value), Math.abs(amount)),
  );
}

/** The term behind an amount that is shown; of four quarters the figure of the year that they make up. */
function termOf({ year, quarters, olderYear }: ReconciledYear, slot: number, amount: number): Term | null {
  if (slot !== SLOT.year) return quarters[slot as 0 | 1 | 2 | 3].term;
  return olderYear && year.term && !isSameAmount(year.term.value, amount, year.term.unit) ? olderYear : year.term;
}

/** Whether a term rests on a filing of a perimeter. */
export function perimeterOf(term: Term): number | null {
  const perimeters = new Set(entriesOf(term).map(({ perimeter }) => perimeter));
  const [only, ...others] = perimeters;
  return only !== undefined && others.length === 0 ? only : null;
}
