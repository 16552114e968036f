import type { Reason } from "../../figure/index.ts";
import { isCoarserRounding } from "../facts/select-copy.ts";
import { isSameAmount } from "./amounts.ts";
import { areSame, type Entry, MAX_LINES } from "./entry.ts";
import type { Ledger } from "./ledger.ts";
import type { LineGroup } from "./line-group.ts";
import { mixedSet } from "./mixed-set.ts";
import {
  countOf,
  isRecast,
  makesUp,
  makesUpExactly,
  type QuarterSet,
  type Quarters,
  quarterSet,
  type SlotTerms,
} from "./quarter-sets.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf, filedTerm, type Term } from "./term.ts";

/** The figure of a quarter or year of an item, or why there is none. */
export interface ReconciledCell {
  readonly term: Term | null;
  /** Why there is none; of a figure null. */
  readonly because: Reason | null;
  /** A quarter that makes up an older figure of its year (REC-10), or a figure that was another one before (REC-20). */
  readonly mark: "first-reported" | "restated" | null;
}

/** An item in a fiscal year, as reconciled. */
export interface ReconciledYear {
  readonly year: ReconciledCell;
  readonly quarters: readonly [ReconciledCell, ReconciledCell, ReconciledCell, ReconciledCell];
  /** The older figure of the year that first-reported quarters make up. */
  readonly olderYear: Term | null;
  /** All that was filed, by slot. */
  readonly entries: readonly (readonly Entry[])[];
  /** Usable entries: sound copies of the item's own line. */
  readonly usable: readonly (readonly Entry[])[];
  /** The quarters of each perimeter, the oldest first, whatever is shown. */
  readonly sets: readonly QuarterSet[];
  /** Figures that a filing differs from, as far as seams were looked for, see `lineSeams`. */
  readonly knownProofs: Partial<Record<Series, Proof | null>>;
}

/** The series of quarters, or that of years. */
export type Series = "quarter" | "year";

/** A figure that is shown, and what another filing states in its place. */
export type Proof = readonly [Term, Term];

/** The entries filed for a year, those that may be used, and the quarters of each perimeter. */
interface FiledYear {
  readonly entries: readonly (readonly Entry[])[];
  readonly usable: readonly (readonly Entry[])[];
  readonly sets: readonly QuarterSet[];
}

export interface YearInput {
  readonly ledger: Ledger;
  readonly group: LineGroup;
  readonly index: number;
  /** True of the last year: its quarters follow the newest report. */
  readonly isLast: boolean;
  /** The quarters a year before as they are shown; none where that year is not known. */
  readonly before: ReconciledYear | null;
}

/** Two figures of one year further apart than this factor are those of two companies (REC-10). */
const OTHER_COMPANY = 2;

/**
 * Chooses the year and its quarters among everything that was filed for an item.
 *
 * @see REC-08, REC-09, REC-10, REC-11, REC-12
 *
 * @example
 * reconciledYear(input).quarters[3].because; // "restated-perimeter" where the year was restated and nine months were not
 */
export function reconciledYear(input: YearInput): ReconciledYear {
  const entries = entriesOfYear(input);
  const usable = usableOf(entries, input);
  const sets = setsOf(input, usable);
  const filed: FiledYear = { entries, usable, sets };
  const year = shownYear(input, filed);
  const chosen = year === null ? withoutYear(input, sets) : withYear(year, input, filed);
  const quarter = (slot: number) => cellOf(slot, chosen, input, filed);
  return {
    year: yearCell(year, filed),
    quarters: [quarter(SLOT.q1), quarter(SLOT.q2), quarter(SLOT.q3), quarter(SLOT.q4)],
    olderYear: chosen.olderYear,
    entries,
    usable,
    sets,
    knownProofs: {},
  };
}

function entriesOfYear({ ledger, index }: YearInput): readonly (readonly Entry[])[] {
  return ledger.byPlace.slice(index * SLOTS, (index + 1) * SLOTS);
}

/**
 * Copies that may be used, by slot: those of the item's own line. A lower one stands only where the own line states nothing for the
 * period, and not beside an own line of the year from which it is known to differ.
 */
function usableOf(
  entries: readonly (readonly Entry[])[],
  { ledger, group: { totals } }: YearInput,
): readonly (readonly Entry[])[] {
  const isOwn = ({ rejected, isOwnLine, copy }: Entry) => rejected === null && isOwnLine && !copy.filing.isRecast;
  const rankOf = ({ copy: { line } }: Entry) => (line >= totals.from && line < totals.to ? totals.from : line);
  const ownLines = new Set<number>();
  for (const ofSlot of entries) for (const entry of ofSlot) if (isOwn(entry)) ownLines.add(entry.copy.line);
  return entries.map((ofSlot) => {
    const isApart = ({ copy: { line } }: Entry) => {
      const isOther = (other: number) => other !== line && ledger.differ(line, other);
      // A rejected total says that the period has one: another line that is known to differ from it does not take its place.
      const isStated = ({ rejected, copy }: Entry) => rejected !== null && copy.value !== 0 && isOther(copy.line);
      return [...ownLines].some(isOther) || ofSlot.some(isStated);
    };
    const first = ofSlot.reduce((rank, entry) => (isOwn(entry) ? Math.min(rank, rankOf(entry)) : rank), MAX_LINES);
    const isUsable = (entry: Entry): boolean => {
      if (entry.rejected !== null) return false;
      return first === MAX_LINES ? entry.isOwnLine || !isApart(entry) : entry.isOwnLine && rankOf(entry) === first;
    };
    return ofSlot.every(isUsable) ? ofSlot : ofSlot.filter(isUsable);
  });
}

/** The newest copy, unless it only rounds the one before more coarsely (FND-06). */
function newest(entries: readonly Entry[]): Entry | null {
  let selected: Entry | null = null;
  for (const entry of entries) {
    if (selected === null || !isCoarserRounding(entry.copy.value, selected.copy.value)) selected = entry;
  }
  return selected;
}

/** The quarters of each perimeter under one of the names of the total, whether it is the item in its filings or not. */
function setsOfLine(input: YearInput, entries: readonly (readonly Entry[])[], line: number): readonly QuarterSet[] {
  const isOfLine = ({ rejected, copy }: Entry) => rejected === null && copy.line === line;
  return setsOf(
    input,
    entries.map((ofSlot) => ofSlot.filter(isOfLine)),
  );
}

/** The quarters of each perimeter, the oldest first. */
function setsOf(
  { ledger, group }: Pick<YearInput, "ledger" | "group">,
  bySlot: readonly (readonly Entry[])[],
): readonly QuarterSet[] {
  const areApart = (a: Term, b: Term) => {
    const [one] = entriesOf(a);
    const [other] = entriesOf(b);
    return one !== undefined && other !== undefined && ledger.differ(one.copy.line, other.copy.line);
  };
  return byPerimeter(bySlot).flatMap(([perimeter, copies]) => {
    const slots: SlotTerms = copies.map((ofSlot, slot) => {
      const found = newest(ofSlot);
      return found && filedTerm(found, slot);
    });
    return quarterSet({ perimeter, slots, copies, neverNegative: group.neverNegative, areApart }) ?? [];
  });
}

/** Copies by slot of each perimeter, the oldest first. */
function byPerimeter(
  bySlot: readonly (readonly Entry[])[],
): readonly (readonly [number, readonly (readonly Entry[])[]])[] {
  const perimeters = new Set<number>();
  for (const ofSlot of bySlot) for (const { perimeter } of ofSlot) perimeters.add(perimeter);
  if (perimeters.size === 1) return [...perimeters].map((perimeter) => [perimeter, bySlot] as const);
  return [...perimeters]
    .sort((a, b) => a - b)
    .map((perimeter) => [perimeter, bySlot.map((ofSlot) => ofSlot.filter((entry) => entry.perimeter === perimeter))]);
}

/** The newest figure of the year in an accepted form (REC-09); null where it cannot be, or none was filed. */
function shownYear({ group }: YearInput, filed: FiledYear): Term | null {
  const copies = (filed.usable[SLOT.year] ?? []).filter(({ copy }) => !copy.filing.isRecast);
  const entry = newest(copies);
  if (!entry) return null;
  return group.neverNegative && isBelowItsParts(entry, filed) ? null : filedTerm(entry, SLOT.year);
}

/** A year below the nine months of its own perimeter, which its quarters confirm. */
function isBelowItsParts(year: Entry, { entries, sets }: FiledYear): boolean {
  const set = sets.find(({ perimeter }) => perimeter === year.perimeter);
  const parts = set?.quarters.slice(0, 3);
  if (!parts || parts.includes(null)) return false;
  const nineMonths = (parts as readonly Term[]).reduce((sum, { value }) => sum + value, 0);
  return (
    nineMonths > year.copy.value &&
    !isSameAmount(nineMonths, year.copy.value, year.copy.filing.unit) &&
    (entries[SLOT.nineMonths] ?? []).length > 0
  );
}

interface Chosen {
  readonly set: QuarterSet | null;
  readonly quarters: Quarters;
  readonly isFirstReported: boolean;
  readonly olderYear: Term | null;
  /** True where the quarters make up no figure of the year: what is derived from it may be wrong. */
  readonly areReportedOnly: boolean;
  /** Why a quarter that others than the chosen set state is missing. */
  readonly because: Reason;
}

const NONE: Quarters = [null, null, null, null];

/** A year under way follows its newest report; an earlier one without a figure the fullest set. */
function withoutYear({ isLast }: YearInput, sets: readonly QuarterSet[]): Chosen {
  const set = isLast ? (sets.at(-1) ?? null) : fullest(sets, null);
  return partial(set);
}

function partial(set: QuarterSet | null): Chosen {
  return {
    set,
    quarters: set?.quarters ?? NONE,
    isFirstReported: false,
    olderYear: null,
    areReportedOnly: false,
    because: "restated-perimeter",
  };
}

function withYear(year: Term, input: YearInput, filed: FiledYear): Chosen {
  const { sets, usable } = filed;
  return makingUp(year, input, filed) ?? makingUpOlder(year, usable[SLOT.year] ?? [], sets) ?? makingUpNone(year, sets);
}

/** Quarters that make up the year that is shown: of a perimeter, of one name of the total, else of several perimeters and lines. */
function makingUp(year: Term, input: YearInput, { entries, sets }: FiledYear): Chosen | null {
  const agreeing = best(sets, year.value);
  if (agreeing) return partial(agreeing);
  const { totals } = input.group;
  for (let line = totals.from; line < totals.to; line++) {
    // Across lines only what adds up exactly is the same amount.
    const ofLine = best(setsOfLine(input, entries, line), year.value);
    if (ofLine && makesUpExactly(ofLine.quarters, year.value)) return partial(ofLine);
  }
  const mixed = mixedSet(entries.slice(0, 4).map(sound), year.value);
  return mixed && { ...partial(null), quarters: mixed };
}

/** Quarters that make up a figure of the year that a filing before stated; none where it is that of another company. */
function makingUpOlder(year: Term, copies: readonly Entry[], sets: readonly QuarterSet[]): Chosen | null {
  for (const entry of olderFigures(year, copies)) {
    const set = best(sets, entry.copy.value);
    if (!set) continue;
    const ratio = Math.abs(entry.copy.value / year.value);
    if (ratio > OTHER_COMPANY || ratio < 1 / OTHER_COMPANY) return partial(null);
    return { ...partial(set), isFirstReported: true, olderYear: filedTerm(entry, SLOT.year) };
  }
  return null;
}

/** Quarters beside a year that they do not make up: those of its own perimeter, else the fullest of another one that lacks some. */
function makingUpNone(year: Term, sets: readonly QuarterSet[]): Chosen {
  const ofYear = year.entry?.perimeter ?? null;
  const full = sets.filter(({ quarters }) => countOf(quarters) === 4);
  const others = sets.filter(({ quarters }) => countOf(quarters) < 4);
  const incomplete = fullest(others, ofYear);
  if (full.length === 0) return partial(incomplete);
  const own = full.find(({ perimeter }) => perimeter === ofYear);
  if (own) return { ...partial(own), areReportedOnly: true };
  return incomplete ? partial(incomplete) : { ...partial(null), because: "contradicted" };
}

function sound(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ rejected }) => rejected === null);
}

/** Figures of the year that filings before the newest one stated, the newest first. */
function olderFigures(year: Term, entries: readonly Entry[]): readonly Entry[] {
  return entries
    .filter(({ copy }) => !isSameAmount(copy.value, year.value, Math.max(copy.filing.unit, year.unit)))
    .reverse();
}

/** The best of the full sets that make up a figure of the year; null where none does. */
function best(sets: readonly QuarterSet[], year: number): QuarterSet | null {
  let found: QuarterSet | null = null;
  for (const set of sets) if (makesUp(set.quarters, year) && (!found || isPreferred(set, found, year))) found = set;
  return found;
}

/** Without recasts, with the fewest facts distrusted, exact, most reported, newest. */
function isPreferred(set: QuarterSet, other: QuarterSet, year: number): boolean {
  const ranks = [set, other].map(({ quarters, reported, distrusted }) => [
    quarters.some((term) => term && isRecast(term)) ? 0 : 1,
    -distrusted,
    makesUpExactly(quarters, year) ? 1 : 0,
    reported,
  ]) as [number[], number[]];
  const [ofSet, ofOther] = ranks;
  const place = ofSet.findIndex((rank, k) => rank !== ofOther[k]);
  return place < 0 || (ofSet[place] as number) > (ofOther[place] as number);
}

/** The set with the most quarters; of equally full ones that of a perimeter, else the newest. Recasts alone fill no year. */
function fullest(sets: readonly QuarterSet[], preferred: number | null): QuarterSet | null {
  let found: QuarterSet | null = null;
  for (const set of sets) {
    if (set.quarters.some((term) => term && isRecast(term))) continue;
    const more = countOf(set.quarters) - (found ? countOf(found.quarters) : 0);
    if (more > 0 || (more === 0 && found?.perimeter !== preferred)) found = set;
  }
  return found;
}

/** A quarter as the chosen set has it; contradicted where another combination explains the same filings as well. */
function cellOf(slot: number, chosen: Chosen, { before }: YearInput, { entries, usable }: FiledYear): ReconciledCell {
  const term = chosen.quarters[slot] ?? null;
  if (!term) return missing(whyNoQuarter(slot, chosen, entries));
  const isDoubtful = chosen.areReportedOnly && term.entry === null;
  const only = chosen.set ? settled(term, slot, chosen.set, before) : term;
  if (isDoubtful || !only) return missing("contradicted");
  if (chosen.isFirstReported) return { term: only, because: null, mark: "first-reported" };
  return { term: only, because: null, mark: isRestated(only, usable) ? "restated" : null };
}

function missing(because: Reason): ReconciledCell {
  return { term: null, because, mark: null };
}

/** Whether a filing before the perimeter of a figure stated it, or what it follows from, otherwise. */
function isRestated(term: Term, usable: readonly (readonly Entry[])[]): boolean {
  return entriesOf(term).some(
    ({ place, perimeter, copy }) =>
      perimeter > 0 &&
      (usable[place % SLOTS] ?? []).some(
        (other) => !other.copy.filing.isRecast && other.perimeter < perimeter && !areSame(other.copy, copy),
      ),
  );
}

/** The one figure of a quarter that lies within a factor of two of the quarter a year before, where sets rival (REC-05 d). */
function settled(term: Term, slot: number, { rivals }: QuarterSet, before: ReconciledYear | null): Term | null {
  const others = rivals
    .flatMap((rival) => rival[slot] ?? [])
    .filter(({ value }) => !isSameAmount(value, term.value, term.unit));
  if (others.length === 0) return term;
  const ago = before?.quarters[slot]?.term?.value;
  if (ago === undefined) return null;
  const plausible = [term, ...others].filter(({ value }) => value / ago <= 2 && value / ago >= 0.5);
  const [only] = plausible;
  return only && plausible.every(({ value }) => isSameAmount(value, only.value, only.unit)) ? only : null;
}

function whyNoQuarter(slot: number, { because }: Chosen, entries: readonly (readonly Entry[])[]): Reason {
  const stated = (entries[slot] ?? []).filter(({ copy }) => !copy.filing.isRecast);
  const rejected = stated.find((entry) => entry.rejected !== null);
  if (rejected && stated.every((entry) => entry.rejected !== null || !entry.isOwnLine)) return reasonOf(rejected);
  return stated.length > 0 || canFollow(slot, entries) ? because : "not-reported";
}

/** Whether a longer and a shorter stretch are stated whose difference is the quarter: of two perimeters, or it would be known. */
function canFollow(slot: number, entries: readonly (readonly Entry[])[]): boolean {
  const isStated = (place: number) => (entries[place] ?? []).some(({ copy }) => !copy.filing.isRecast);
  if (slot === SLOT.q1) return false;
  if (slot === SLOT.q2) return isStated(SLOT.halfYear) && isStated(SLOT.q1);
  if (slot === SLOT.q3) return isStated(SLOT.nineMonths) && isStated(SLOT.halfYear);
  const quarters = [SLOT.q1, SLOT.q2, SLOT.q3].every(isStated);
  return isStated(SLOT.year) && (isStated(SLOT.nineMonths) || quarters);
}

function reasonOf({ rejected }: Entry): Reason {
  if (rejected === "restated-perimeter" || rejected === "other-context" || rejected === "wrong-scale") return rejected;
  return "contradicted";
}

function yearCell(year: Term | null, { entries, usable, sets }: FiledYear): ReconciledCell {
  if (year) return { term: year, because: null, mark: isRestated(year, usable) ? "restated" : null };
  const stated = (entries[SLOT.year] ?? []).filter(({ copy }) => !copy.filing.isRecast);
  const rejected = stated.find((entry) => entry.rejected !== null);
  if (stated.length === 0) return missing("not-reported");
  return missing(rejected && sets.length === 0 ? reasonOf(rejected) : "contradicted");
}
