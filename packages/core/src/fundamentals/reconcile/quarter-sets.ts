import type { How } from "../derivation/derivation.ts";
import { isExactSum, isSameAmount, isSum } from "./amounts.ts";
import type { Entry } from "./entry.ts";
import { SLOT } from "./spans.ts";
import { entriesOf, filedTerm, less as subtracted, type Term, unitOfBoth } from "./term.ts";

/** The four quarters of a year, first to fourth; null where one is not known. */
export type Quarters = readonly [Term | null, Term | null, Term | null, Term | null];

/** The statements of one perimeter for a year, and what follows from them. */
export interface QuarterSet {
  readonly perimeter: number;
  readonly quarters: Quarters;
  /** How many facts of the perimeter are wrong if the set is right. */
  readonly distrusted: number;
  /** How many quarters are as filed. */
  readonly reported: number;
  /** Whether other sets explain the same facts as well with other figures: then those that differ are not known. */
  readonly rivals: readonly Quarters[];
}

/** The statements of one perimeter for the slots of a year. */
export type SlotTerms = readonly (Term | null)[];

export interface SetOptions {
  readonly perimeter: number;
  readonly slots: SlotTerms;
  readonly neverNegative: boolean;
  /** Whether two terms are filed under lines that are known to mean different amounts. */
  readonly areApart: (a: Term, b: Term) => boolean;
  /** The copies of each slot in this perimeter, oldest filing first. */
  readonly copies: readonly (readonly Entry[])[];
}

/**
 * The quarters that one perimeter gives for a year: as filed, or as differences of what it states since the start of the year.
 * Where the two disagree, each combination is tried; the one that distrusts the fewest facts stands, and those that distrust as few
 * are its rivals.
 *
 * @returns `null` where the perimeter says nothing of any quarter.
 * @see REC-08, REC-10
 *
 * @example
 * // q1 100, half year 210, nine months 330, year 460
 * quarterSet(options)?.quarters.map((term) => term?.value); // [100, 110, 120, 130]
 */
export function quarterSet(options: SetOptions): QuarterSet | null {
  const reported = QUARTER_SLOTS.map((slot) => options.slots[slot] ?? null);
  const derived = differences(options);
  const sets = combinations(reported, derived).flatMap((choice) => completed(choice, options) ?? []);
  let best: QuarterSet | null = null;
  for (const set of sets) if (!best || isBetter(set, best)) best = set;
  if (!best) return null;
  const { distrusted } = best;
  const rivals = sets.filter((set) => set.distrusted === distrusted && areOther(set, best as QuarterSet));
  if (rivals.every((set) => areNear(set, best as QuarterSet))) return newestOf([best, ...rivals]);
  return { ...best, rivals: rivals.map(({ quarters }) => quarters) };
}

/** Figures of one quarter this near to each other are a correction, of which the newest filing knows most. */
const NEAR = 0.05;

function areNear(a: QuarterSet, b: QuarterSet): boolean {
  return a.quarters.every((term, k) => {
    const other = b.quarters[k];
    if (!term || !other) return term === other;
    return Math.abs(term.value - other.value) <= NEAR * Math.max(Math.abs(term.value), Math.abs(other.value));
  });
}

/** The set whose quarters rest on the newest filings; the first of several. */
function newestOf(sets: readonly QuarterSet[]): QuarterSet {
  const ageOf = ({ quarters }: QuarterSet) => quarters.reduce((sum, term) => sum + (term ? lastFiled(term) : 0), 0);
  return sets.reduce((newest, set) => (ageOf(set) > ageOf(newest) ? set : newest));
}

function lastFiled(term: Term): number {
  return Math.max(...entriesOf(term).map(({ copy }) => copy.filing.filed));
}

const QUARTER_SLOTS = [SLOT.q1, SLOT.q2, SLOT.q3, SLOT.q4] as const;

function isBetter(a: QuarterSet, b: QuarterSet): boolean {
  if (a.distrusted !== b.distrusted) return a.distrusted < b.distrusted;
  const [ofA, ofB] = [countOf(a.quarters), countOf(b.quarters)];
  if (ofA !== ofB) return ofA > ofB;
  return a.reported > b.reported;
}

function areOther(a: QuarterSet, b: QuarterSet): boolean {
  return a.quarters.some((term, k) => {
    const other = b.quarters[k];
    return term && other ? !isSameAmount(term.value, other.value, unitOfBoth(term, other)) : term !== other;
  });
}

/** How many quarters are known. */
export function countOf(quarters: Quarters): number {
  return quarters.reduce((count, term) => count + (term ? 1 : 0), 0);
}

/** Each quarter as a difference: by what is stated since the start of the year. */
function differences({ slots, areApart, neverNegative, copies }: SetOptions): readonly (Term | null)[] {
  const at = (slot: number) => slots[slot] ?? null;
  const less = (longer: Term | null, taken: readonly (Term | null)[], how: How, slot: number) =>
    subtracted(...closest(longer, taken, copies), how, slot);
  const sound = (term: Term | null) =>
    term && !(neverNegative && term.value < 0) && !mixes(term, areApart) ? term : null;
  const third = at(SLOT.q3);
  const nineMonths = at(SLOT.nineMonths);
  const halfYear = at(SLOT.halfYear) ?? sound(less(nineMonths, [third], "cum3-q3", SLOT.halfYear));
  return [
    sound(less(halfYear, [at(SLOT.q2)], "cum2-q2", SLOT.q1)),
    sound(less(halfYear, [at(SLOT.q1)], "cum2-cum1", SLOT.q2)),
    sound(less(nineMonths, [halfYear], "cum3-cum2", SLOT.q3)),
    sound(less(at(SLOT.year), [nineMonths], "cum4-cum3", SLOT.q4)),
  ];
}

/**
 * The copies of two stretches that were filed closest to each other, of those that state the same amounts: the difference was known
 * with them. Of equally close ones the newest.
 */
function closest(
  longer: Term | null,
  taken: readonly (Term | null)[],
  copies: SetOptions["copies"],
): [Term | null, readonly (Term | null)[]] {
  const [shorter] = taken;
  if (!longer?.entry || !shorter?.entry) return [longer, taken];
  const alike = ({ slot, value }: Term) => (copies[slot] ?? []).filter(({ copy }) => copy.value === value);
  let best: readonly [Entry, Entry] = [longer.entry, shorter.entry];
  const apart = ([one, other]: readonly [Entry, Entry]) => Math.abs(one.copy.filing.filed - other.copy.filing.filed);
  for (const one of alike(longer)) {
    for (const other of alike(shorter)) {
      const pair = [one, other] as const;
      const nearer = apart(best) - apart(pair);
      if (nearer > 0 || (nearer === 0 && newer(pair, best))) best = pair;
    }
  }
  return [filedTerm(best[0], longer.slot), [filedTerm(best[1], shorter.slot)]];
}

function newer(pair: readonly [Entry, Entry], other: readonly [Entry, Entry]): boolean {
  const last = ([one, two]: readonly [Entry, Entry]) => Math.max(one.copy.filing.filed, two.copy.filing.filed);
  return last(pair) > last(other);
}

function mixes(term: Term, areApart: SetOptions["areApart"]): boolean {
  const [longer, ...taken] = term.parts;
  return longer !== undefined && taken.some((part) => areApart(longer, part) || mixes(part, areApart));
}

/** Every choice of a reported or a derived figure for each quarter; of two that agree the reported one alone. */
function combinations(reported: readonly (Term | null)[], derived: readonly (Term | null)[]): readonly Quarters[] {
  const [firsts, seconds, thirds, fourths] = QUARTER_SLOTS.map((slot) =>
    optionsOf(reported[slot] ?? null, derived[slot] ?? null),
  ) as [Options, Options, Options, Options];
  // A fourth quarter may also follow from the year and the quarters before it, where the nine months are not trusted.
  const last: Options = fourths.some((term) => term === null) ? fourths : [...fourths, null];
  return firsts.flatMap((first) =>
    seconds.flatMap((second) =>
      thirds.flatMap((third) => last.map((fourth): Quarters => [first, second, third, fourth])),
    ),
  );
}

type Options = readonly (Term | null)[];

function optionsOf(reported: Term | null, derived: Term | null): Options {
  if (!reported || !derived) return [reported ?? derived];
  return isSameAmount(reported.value, derived.value, unitOfBoth(reported, derived)) ? [reported] : [reported, derived];
}

/** A choice with the quarter that follows from the others and the year, or nine months; null where it has none. */
function completed(choice: Quarters, options: SetOptions): QuarterSet | null {
  const { slots, neverNegative, areApart, perimeter } = options;
  const [first, second, third, fourth] = choice;
  const lacking = (longer: Term | null, taken: readonly (Term | null)[], slot: number) => {
    const term = subtracted(longer, taken, "year-less-quarters", slot);
    return term && !(neverNegative && term.value < 0) && !mixes(term, areApart) ? term : null;
  };
  const ofNine = third ?? lacking(slots[SLOT.nineMonths] ?? null, [first, second], SLOT.q3);
  const ofYear = fourth ?? lacking(slots[SLOT.year] ?? null, [first, second, ofNine], SLOT.q4);
  const quarters: Quarters = [first, second, ofNine, ofYear];
  if (countOf(quarters) === 0) return null;
  const reported = quarters.filter((term) => term?.entry).length;
  return { perimeter, quarters, distrusted: distrustedBy(quarters, slots), reported, rivals: [] };
}

/**
 * How many facts of the perimeter are wrong if a set is right: reported quarters that it replaces, and stretches since the start of the
 * year that its quarters do not make up.
 */
function distrustedBy([first, second, third, fourth]: Quarters, slots: SlotTerms): number {
  const at = (slot: number) => slots[slot] ?? null;
  const replaced = [first, second, third, fourth].filter((term, slot) => at(slot) !== null && term?.entry === null);
  const toHalf = first && second ? [first, second] : [at(SLOT.halfYear)];
  const toNine = first && second && third ? [first, second, third] : third ? [...toHalf, third] : [at(SLOT.nineMonths)];
  const wholes = [
    isBroken([first, second], at(SLOT.halfYear)),
    third !== null && isBroken(toNine, at(SLOT.nineMonths)),
    fourth !== null && isBroken([...toNine, fourth], at(SLOT.year)),
  ];
  return replaced.length + wholes.filter((isOne) => isOne).length;
}

/** Whether parts that are all known do not make up a whole that is. */
function isBroken(parts: readonly (Term | null)[], whole: Term | null): boolean {
  return whole !== null && !parts.includes(null) && !isSumOf(parts as readonly Term[], whole.value, whole.unit);
}

/** Whether terms make up an amount. */
function isSumOf(terms: readonly Term[], whole: number, unit: number): boolean {
  const coarsest = terms.reduce((max, term) => Math.max(max, term.unit), unit);
  return isSum(
    terms.map(({ value }) => value),
    whole,
    coarsest,
  );
}

/** Whether four quarters make up a figure of their year. */
export function makesUp(quarters: Quarters, year: number): boolean {
  return !quarters.includes(null) && isSumOf(quarters as readonly Term[], year, 0);
}

/** Whether four quarters make up a figure of their year but for rounding. */
export function makesUpExactly(quarters: Quarters, year: number): boolean {
  if (quarters.includes(null)) return false;
  const terms = quarters as readonly Term[];
  const unit = terms.reduce((coarsest, term) => Math.max(coarsest, term.unit), 0);
  return isExactSum(
    terms.map(({ value }) => value),
    year,
    unit,
  );
}

const MAX_COMBINATIONS = 4000;

/**
 * Four reported quarters, each from any perimeter or line, that make up the year but for rounding: looked for only where no
 * perimeter has a full set.
 *
 * @returns `null` where there is none, where more than one set of amounts does, or where there are too many to try.
 * @see REC-04, REC-10, REC-11, REC-21
 *
 * @example
 * // COP 2020: 6,158 + 2,749 + 4,386 + 5,491 = 18,784
 * mixedSet(entriesOfQuarters, 18_784e6)?.map(({ value }) => value);
 */
export function mixedSet(entries: readonly (readonly Entry[])[], year: number): Quarters | null {
  const options = entries.map((ofSlot, slot) => distinct(ofSlot).map((entry) => filedTerm(entry, slot)));
  const count = options.reduce((product, { length }) => product * length, 1);
  if (count === 0 || count > MAX_COMBINATIONS) return null;
  const [firsts = [], seconds = [], thirds = [], fourths = []] = options;
  const found = firsts.flatMap((first) =>
    seconds.flatMap((second) =>
      thirds.flatMap((third) =>
        fourths.map((fourth): Quarters => [first, second, third, fourth]).filter((set) => makesUpExactly(set, year)),
      ),
    ),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

/** The newest entry of each amount. */
function distinct(entries: readonly Entry[]): readonly Entry[] {
  const byValue = new Map<number, Entry>();
  for (const entry of entries) byValue.set(entry.copy.value, entry);
  return [...byValue.values()];
}

/** Whether a quarter rests on a current report. */
export function isRecast(term: Term): boolean {
  return entriesOf(term).some(({ copy }) => copy.filing.isRecast);
}
