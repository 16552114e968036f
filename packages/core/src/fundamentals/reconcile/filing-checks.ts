import { isSum } from "./amounts.ts";
import {
  areDifferent,
  areSame,
  type Entry,
  type LedgerSoFar,
  MAX_LINES,
  newestBefore,
  noteDifference,
} from "./entry.ts";
import type { FiledLines } from "./filed-lines.ts";
import { isTotal } from "./line-group.ts";
import { rejectOtherContext, totalsOf } from "./other-context.ts";
import { rejectOtherScale } from "./scale-of-period.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { AROUND, byYear, QUARTERS, type StatedYear, soundAt } from "./stated-year.ts";
import { rejectSwappedPeriods } from "./swapped-periods.ts";

/** A total this much larger than another one may be gross of something (REC-04). */
const GROSS = 1.1;

/**
 * The copies of a filing with what the filing itself and those before it say of them: which line is the item, and which copies
 * cannot be right.
 *
 * @param filing What it states for the item.
 * @param places Place of each span, -1 for those without one.
 * @param so What is known from filings before it; gains what this filing says of lines.
 * @returns Its entries, those without a place left out.
 * @see REC-04, REC-05, REC-06
 *
 * @example
 * // A 10-K that tags the year with the dates of its fourth quarter.
 * judgedFiling(filing, places, so).find(({ place }) => place === fourthQuarter)?.rejected; // "other-context"
 */
export function judgedFiling(filing: FiledLines, places: Int32Array, so: LedgerSoFar): readonly Entry[] {
  const entries: Entry[] = [];
  for (const copy of filing.copies) {
    const place = places[copy.span.index] as number;
    if (place >= 0) entries.push({ copy, place, isOwnLine: true, rejected: null, perimeter: 0 });
  }
  if (entries.length === 0) return entries;
  const one = onePerPlace(entries);
  rejectImpossible(one, so);
  const totals = totalsOf(one, so.group);
  for (const line of new Set(one.map(({ copy }) => copy.line))) {
    const ofLine = one.filter(({ copy, rejected }) => copy.line === line && rejected === null);
    const years = byYear(ofLine);
    rejectOtherScale(ofLine, so);
    rejectOtherContext(years, so, totals);
    rejectUnfittingQuarters(years, so);
    if (so.group.neverNegative) rejectPartsAboveWholes(years);
    rejectSwapped(ofLine, so);
    rejectSwappedPeriods(ofLine, so);
  }
  chooseLine(one, so);
  return one;
}

/** Spans a few days apart are one place: of one line the span that ends later is taken, then the larger value. */
function onePerPlace(entries: readonly Entry[]): readonly Entry[] {
  const best = new Map<number, Entry>();
  for (const entry of entries) {
    const key = entry.place * MAX_LINES + entry.copy.line;
    const other = best.get(key);
    const apart = other ? entry.copy.span.end - other.copy.span.end || entry.copy.value - other.copy.value : 1;
    if (apart > 0) best.set(key, entry);
  }
  return best.size === entries.length ? entries : [...best.values()];
}

/** A zero beside a positive figure of the same period, and a negative total. */
function rejectImpossible(entries: readonly Entry[], so: LedgerSoFar): void {
  if (!so.group.neverNegative) return;
  for (const entry of entries) {
    const { value } = entry.copy;
    if (value < 0) entry.rejected = "contradicted";
    if (value !== 0) continue;
    const isPositive = (other: Entry | undefined) => other !== undefined && other.copy.value > 0;
    const beside = entries.some((other) => other.place === entry.place && isPositive(other));
    if (beside || isPositive(newestBefore(so, entry.place))) entry.rejected = "other-context";
  }
}

const NO_OTHERS: readonly Entry[] = [];

/** Says which line is the item in this filing; the others stand only where it states nothing. */
function chooseLine(entries: readonly Entry[], so: LedgerSoFar): void {
  const isOfTotal = (line: number) => isTotal(line, so.group);
  const sound = entries.filter(({ rejected }) => rejected === null);
  const total = chosenTotal(sound, so);
  const isOfOneLine = sound.every(({ copy }) => copy.line === sound[0]?.copy.line);
  for (const entry of sound) {
    const { line } = entry.copy;
    const others = isOfOneLine
      ? NO_OTHERS
      : sound.filter(({ place, copy }) => place === entry.place && copy.line !== line);
    for (const other of others) {
      if (!areSame(other.copy, entry.copy)) noteDifference(so, line, other.copy.line);
    }
    const isBest = others.every((other) => other.copy.line > line || (isOfTotal(other.copy.line) && isOfTotal(line)));
    entry.isOwnLine = isBest && (!isOfTotal(line) || line === total) && !takesPlaceOfTotal(entry, entries, so);
  }
}

/** Whether a line stands alone because the total beside it, from which filings before say that it differs, is rejected. */
function takesPlaceOfTotal({ place, copy: { line } }: Entry, entries: readonly Entry[], so: LedgerSoFar): boolean {
  return entries.some(
    ({ place: other, rejected, copy }) =>
      other === place &&
      rejected !== null &&
      copy.value !== 0 &&
      isTotal(copy.line, so.group) &&
      !so.gross.has(copy.line) &&
      areDifferent(so, copy.line, line),
  );
}

/** The total of a filing among those lines that are names of one total; null where it has none of them. */
function chosenTotal(entries: readonly Entry[], so: LedgerSoFar): number | null {
  const { totals } = so.group;
  let chosen: number | null = null;
  for (let line = totals.from; line < totals.to; line++) {
    if (!entries.some(({ copy }) => copy.line === line)) continue;
    chosen = chosen === null ? line : betterTotal(chosen, line, entries, so);
  }
  // A line that turned out to be gross of the total is not the total of a filing without that.
  return chosen !== null && so.gross.has(chosen) ? null : chosen;
}

/**
 * The line that is larger in most periods; the smaller one where the larger is gross of something (REC-04). Their sums decide only where
 * no majority does: one wrong amount changes a sum.
 */
function betterTotal(first: number, second: number, entries: readonly Entry[], so: LedgerSoFar): number {
  let [ofFirst, ofSecond, common, majority] = [0, 0, 0, 0];
  for (const { place, copy } of entries) {
    if (copy.line !== first) continue;
    const other = entries.find((entry) => entry.place === place && entry.copy.line === second);
    if (!other) continue;
    common++;
    ofFirst += copy.value;
    ofSecond += other.copy.value;
    majority += Math.sign(other.copy.value - copy.value);
  }
  if (common === 0) return latestEnd(entries, second) > latestEnd(entries, first) ? second : first;
  const isSecondLarger = majority === 0 ? ofSecond > ofFirst : majority > 0;
  const [larger, smaller] = isSecondLarger ? [second, first] : [first, second];
  const isGross = isSecondLarger ? ofSecond > GROSS * ofFirst : ofFirst > GROSS * ofSecond;
  if (!isGross || !repeats(smaller, entries, so) || repeats(larger, entries, so)) return larger;
  so.gross = new Set([...so.gross, larger]);
  return smaller;
}

function latestEnd(entries: readonly Entry[], line: number): number {
  return Math.max(...entries.filter(({ copy }) => copy.line === line).map(({ copy }) => copy.span.end));
}

/** Whether a line says of some period what the item was in earlier filings, and of none anything else. */
function repeats(line: number, entries: readonly Entry[], so: LedgerSoFar): boolean {
  let isRepeated = false;
  for (const { place, copy } of entries) {
    if (copy.line !== line) continue;
    const before = newestBefore(so, place);
    if (!before) continue;
    if (!areSame(before.copy, copy)) return false;
    isRepeated = true;
  }
  return isRepeated;
}

/**
 * Four quarters of a filing that do not add up to the year that it states itself. Where they repeat what other filings said of
 * them, it is the year that has to be asked about.
 */
function rejectUnfittingQuarters(years: ReadonlyMap<number, StatedYear>, so: LedgerSoFar): void {
  for (const stated of years.values()) {
    const whole = soundAt(stated, SLOT.year);
    if (!whole) continue;
    const quarters = QUARTERS.map((slot) => soundAt(stated, slot));
    if (quarters.includes(undefined)) continue;
    const known = quarters as readonly Entry[];
    const values = known.map(({ copy }) => copy.value);
    if (isSum(values, whole.copy.value, whole.copy.filing.unit)) continue;
    const repeated = known.filter(({ place, copy }) => {
      const before = newestBefore(so, place);
      return before !== undefined && areSame(before.copy, copy);
    });
    if (repeated.length < 2) for (const quarter of known) quarter.rejected = "contradicted";
  }
}

/** Of what cannot be negative no part is above its whole. */
function rejectPartsAboveWholes(years: ReadonlyMap<number, StatedYear>): void {
  for (const stated of years.values()) {
    const isAbove = (part: Entry, slot: number) => {
      const whole = soundAt(stated, slot);
      return whole !== undefined && part.copy.value > whole.copy.value && !areSame(part.copy, whole.copy);
    };
    for (const slot of QUARTERS) {
      const quarter = soundAt(stated, slot);
      if (quarter && AROUND[slot]?.some((longer) => isAbove(quarter, longer))) quarter.rejected = "contradicted";
    }
  }
}

/** The figure of a year before under the dates of this one, and another one under those of the year before. */
function rejectSwapped(entries: readonly Entry[], so: LedgerSoFar): void {
  for (const entry of entries) {
    const before = entries.find(({ place, rejected }) => place === entry.place - SLOTS && rejected === null);
    if (!before || entry.rejected !== null) continue;
    const known = newestBefore(so, before.place)?.copy;
    if (!known || known.value === 0 || entry.copy.value !== known.value) continue;
    if (areSame(before.copy, known)) continue;
    entry.rejected = "other-context";
    before.rejected = "other-context";
  }
}
