import type { Reason } from "../../figure/index.ts";
import { isSameAmount } from "./amounts.ts";
import type { Entry } from "./entry.ts";
import { type FiledYear, newest, setsOfLine, type YearOfLedger } from "./filed-year.ts";
import { mixedSet } from "./mixed-set.ts";
import { countOf, isRecast, makesUp, makesUpExactly, type QuarterSet, type Quarters } from "./quarter-sets.ts";
import { SLOT } from "./spans.ts";
import { filedTerm, type Term } from "./term.ts";

/** Two figures of one year further apart than this factor are those of two companies (REC-10). */
const OTHER_COMPANY = 2;

/** A year, and whether it is the last one: its quarters follow the newest report. */
export interface YearToChoose extends YearOfLedger {
  readonly isLast: boolean;
}

/** The quarters that stand beside the figure of a year. */
export interface Chosen {
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

/**
 * Chooses the quarters that stand beside the figure of a year: those that make it up, else those that make up an older figure of it.
 *
 * @param year The figure that is shown; null where there is none.
 * @see REC-08, REC-10, REC-11
 *
 * @example
 * chosenQuarters(null, input, filed).because; // "restated-perimeter" of the quarters that another set states
 */
export function chosenQuarters(year: Term | null, input: YearToChoose, filed: FiledYear): Chosen {
  return year === null ? withoutYear(input, filed.sets) : withYear(year, input, filed);
}

/** The newest figure of the year in an accepted form (REC-09); null where it cannot be, or none was filed. */
export function shownYear({ group }: YearOfLedger, filed: FiledYear): Term | null {
  const copies = (filed.usable[SLOT.year] ?? []).filter(({ copy }) => !copy.filing.isRecast);
  const entry = newest(copies);
  if (!entry) return null;
  return group.neverNegative && isBelowItsParts(entry, filed) ? null : filedTerm(entry, SLOT.year);
}

/** A year below the nine months of its own perimeter, which its quarters confirm. */
function isBelowItsParts(year: Entry, { entries, sets }: FiledYear): boolean {
  const set = sets.findLast(({ perimeter }) => perimeter === year.perimeter);
  const parts = set?.quarters.slice(0, 3);
  if (!parts || parts.includes(null)) return false;
  const nineMonths = (parts as readonly Term[]).reduce((sum, { value }) => sum + value, 0);
  return (
    nineMonths > year.copy.value &&
    !isSameAmount(nineMonths, year.copy.value, year.copy.filing.unit) &&
    (entries[SLOT.nineMonths] ?? []).length > 0
  );
}

/** A year under way follows its newest report; an earlier one without a figure the fullest set. */
function withoutYear({ isLast }: YearToChoose, sets: readonly QuarterSet[]): Chosen {
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

function withYear(year: Term, input: YearToChoose, filed: FiledYear): Chosen {
  const { entries, sets } = filed;
  const own = sound(entries[SLOT.year] ?? []).filter(({ isOwnLine }) => isOwnLine);
  return makingUp(year, input, filed, own) ?? makingUpOlder(year, own, sets) ?? makingUpNone(year, sets);
}

/** Quarters that make up the year that is shown: of a perimeter, of one name of the total, else of several perimeters and lines. */
function makingUp(year: Term, input: YearToChoose, { entries, sets }: FiledYear, own: readonly Entry[]): Chosen | null {
  const agreeing = best(sets, year.value);
  if (agreeing) return newerExact(agreeing, year, own, sets) ?? partial(agreeing);
  const { totals } = input.group;
  for (let line = totals.from; line < totals.to; line++) {
    // Across lines only what adds up exactly is the same amount.
    const ofLine = best(setsOfLine(input, entries, line), year.value);
    if (ofLine && makesUpExactly(ofLine.quarters, year.value)) return partial(ofLine);
  }
  const mixed = mixedSet(entries.slice(0, 4).map(sound), year.value);
  return mixed && { ...partial(null), quarters: mixed };
}

/** Four quarters that filings state since those that make up a year but for a little, and that make up an older figure of it exactly. */
function newerExact(
  agreeing: QuarterSet,
  year: Term,
  copies: readonly Entry[],
  sets: readonly QuarterSet[],
): Chosen | null {
  if (makesUpExactly(agreeing.quarters, year.value) || agreeing.perimeter === year.entry?.perimeter) return null;
  const newer = sets.filter(({ perimeter, reported }) => perimeter > agreeing.perimeter && reported === 4);
  for (const entry of newer.length === 0 ? [] : olderFigures(year, copies)) {
    const set = newer.findLast(({ quarters }) => makesUpExactly(quarters, entry.copy.value));
    if (set) return { ...partial(set), isFirstReported: true, olderYear: filedTerm(entry, SLOT.year) };
  }
  return null;
}

/** Quarters that make up a figure of the year that a filing before stated; none where they are those of another company alone. */
function makingUpOlder(year: Term, copies: readonly Entry[], sets: readonly QuarterSet[]): Chosen | null {
  let ofOther: Chosen | null = null;
  for (const entry of olderFigures(year, copies)) {
    const set = best(sets, entry.copy.value);
    if (!set) continue;
    const ratio = Math.abs(entry.copy.value / year.value);
    if (ratio > OTHER_COMPANY || ratio < 1 / OTHER_COMPANY) ofOther = partial(null);
    else return { ...partial(set), isFirstReported: true, olderYear: filedTerm(entry, SLOT.year) };
  }
  return ofOther;
}

/** Quarters beside a year that they do not make up: those of its own perimeter, else the fullest of another one that lacks some. */
function makingUpNone(year: Term, sets: readonly QuarterSet[]): Chosen {
  const ofYear = year.entry?.perimeter ?? null;
  const full = sets.filter(({ quarters }) => countOf(quarters) === 4);
  const others = sets.filter(({ quarters }) => countOf(quarters) < 4);
  const incomplete = fullest(others, ofYear);
  if (full.length === 0) return partial(incomplete);
  const own = full.findLast(({ perimeter }) => perimeter === ofYear);
  if (own) return { ...partial(own), areReportedOnly: true };
  if (!incomplete) return { ...partial(null), because: "contradicted" };
  const reported = full.findLast((set) => set.reported > countOf(incomplete.quarters));
  return reported ? { ...partial(reported), areReportedOnly: true } : partial(incomplete);
}

function sound(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ rejected }) => rejected === null);
}

/** Figures of the year that filings before the newest one stated: the newest first, and after all of reports those of current reports. */
function olderFigures(year: Term, entries: readonly Entry[]): readonly Entry[] {
  const older = entries
    .filter(({ copy }) => !isSameAmount(copy.value, year.value, Math.max(copy.filing.unit, year.unit)))
    .reverse();
  const isOfReport = ({ copy }: Entry) => !copy.filing.isRecast;
  return [...older.filter(isOfReport), ...older.filter((entry) => !isOfReport(entry))];
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
