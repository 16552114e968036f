import type { How } from "../derivation/derivation.ts";
import { isExactSum, isSameAmount, isSum } from "./amounts.ts";
import { type ChoiceOfCopies, isOfTwoSeasons, seasonsApart, together } from "./difference-copies.ts";
import { ONE_SEASON, SLOT } from "./spans.ts";
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

export interface SetOptions extends ChoiceOfCopies {
  readonly perimeter: number;
  readonly slots: SlotTerms;
  readonly neverNegative: boolean;
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
  const [choice, ...others] = combinations(options) as [Quarters, ...Quarters[]];
  const isFourthKnown = choice[SLOT.q4] !== null;
  const first = completed(choice, options, isFourthKnown);
  // Most reports agree: then nothing else explains them as well.
  if (first?.distrusted === 0 && others.length <= 1 && choice[SLOT.q4]) return first;
  const sets = [first, ...others.map((other) => completed(other, options, isFourthKnown))].filter(
    (set) => set !== null,
  );
  let best: QuarterSet | null = null;
  for (const set of sets) if (!best || isBetter(set, best)) best = set;
  if (!best || sets.length === 1) return best;
  const chosen = best;
  const explainsAsWell = (set: QuarterSet) =>
    set.distrusted === chosen.distrusted && (isFromYear(chosen) || !isFromYear(set)) && areOther(set, chosen);
  const rivals = sets.filter(explainsAsWell);
  if (rivals.every((set) => areNear(set, chosen))) return newestOf([chosen, ...rivals]);
  return { ...chosen, rivals: rivals.map(({ quarters }) => quarters) };
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

function isBetter(a: QuarterSet, b: QuarterSet): boolean {
  if (a.distrusted !== b.distrusted) return a.distrusted < b.distrusted;
  if (isFromYear(a) !== isFromYear(b)) return isFromYear(b);
  const [ofA, ofB] = [countOf(a.quarters), countOf(b.quarters)];
  if (ofA !== ofB) return ofA > ofB;
  return a.reported > b.reported;
}

/** Whether the fourth quarter is what the year leaves though nothing is wrong with the nine months: those say more of it. */
function isFromYear({ quarters, distrusted }: QuarterSet): boolean {
  return distrusted === 0 && quarters[SLOT.q4]?.how === "year-less-quarters";
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

/** A quarter as the difference of two stretches: the longer one and what is taken from it. */
interface Difference {
  readonly longer: Term | null;
  readonly taken: Term | null;
  readonly how: How;
}

/** Each quarter as a difference: by what is stated since the start of the year. */
function differences(options: SetOptions): readonly Difference[] {
  const at = (slot: number) => options.slots[slot] ?? null;
  const nineMonths = at(SLOT.nineMonths);
  const first: Difference = { longer: nineMonths, taken: at(SLOT.q3), how: "cum3-q3" };
  const halfYear = at(SLOT.halfYear) ?? differenceOf(first, SLOT.halfYear, options);
  return [
    { longer: halfYear, taken: at(SLOT.q2), how: "cum2-q2" },
    { longer: halfYear, taken: at(SLOT.q1), how: "cum2-cum1" },
    { longer: nineMonths, taken: halfYear, how: "cum3-cum2" },
    { longer: at(SLOT.year), taken: nineMonths, how: "cum4-cum3" },
  ];
}

/** A difference as a term; null where it cannot be. */
function differenceOf({ longer, taken, how }: Difference, slot: number, options: SetOptions): Term | null {
  if (!longer || !taken) return null;
  const pair = longer.entry && taken.entry ? together(longer.entry, taken.entry, options) : null;
  const [from, less] = pair ? [filedTerm(pair[0], longer.slot), filedTerm(pair[1], taken.slot)] : [longer, taken];
  return sound(subtracted(from, [less], how, slot), options);
}

/** A term that may be, of what is never negative and of lines and seasons that are one amount. */
function sound(term: Term | null, options: SetOptions): Term | null {
  if (!term || (options.neverNegative && term.value < 0)) return null;
  const apart = seasonsApart(term);
  return mixes(term, options.areApart) || (apart && isOfTwoSeasons(apart, options.all)) ? null : term;
}

function mixes({ parts }: Term, areApart: SetOptions["areApart"]): boolean {
  const [longer] = parts;
  return parts.some((part, k) => k > 0 && (areApart(longer as Term, part) || mixes(part, areApart)));
}

/** Every choice of a reported or a derived figure for each quarter; of two that agree the reported one alone. */
function combinations(options: SetOptions): readonly Quarters[] {
  const [firsts, seconds, thirds, fourths] = differences(options).map((difference, slot) =>
    optionsOf(difference, slot, options),
  ) as [Options, Options, Options, Options];
  // A fourth quarter may also follow from the year and the quarters before it, where the nine months are not trusted.
  const last: Options = fourths.includes(null) ? fourths : [...fourths, null];
  const choices: Quarters[] = [];
  for (const first of firsts) {
    for (const second of seconds) {
      for (const third of thirds) for (const fourth of last) choices.push([first, second, third, fourth]);
    }
  }
  return choices;
}

type Options = readonly (Term | null)[];

function optionsOf(difference: Difference, slot: number, options: SetOptions): Options {
  const { longer, taken } = difference;
  const reported = options.slots[slot] ?? null;
  if (!longer || !taken) return [reported];
  // Most reports state both: then it need not be known from which copies the difference follows.
  const unit = Math.max(longer.unit, taken.unit);
  if (reported && isSameAmount(reported.value, longer.value - taken.value, Math.max(unit, reported.unit)))
    return [reported];
  const derived = differenceOf(difference, slot, options);
  if (!reported || !derived) return [reported ?? derived];
  // A quarter that a filing states itself goes before a difference of two seasons.
  return seasonsApart(derived) ? [reported] : [reported, derived];
}

/** A choice with the quarter that follows from the others and the year, or nine months; null where it has none. */
function completed(
  [first, second, third, fourth]: Quarters,
  options: SetOptions,
  isFourthKnown: boolean,
): QuarterSet | null {
  const { slots, perimeter } = options;
  const lacking = (longer: Term | null | undefined, taken: readonly (Term | null)[], slot: number) =>
    longer ? sound(subtracted(longer, taken, "year-less-quarters", slot), options) : null;
  const ofNine = third ?? lacking(slots[SLOT.nineMonths], [first, second], SLOT.q3);
  const ofYear = fourth ?? lacking(slots[SLOT.year], [first, second, ofNine], SLOT.q4);
  // Nine months of one season say more than quarters of two.
  if (isFourthKnown && !fourth && areOfTwoSeasons([first, second, ofNine])) return null;
  const quarters: Quarters = [first, second, ofNine, ofYear];
  if (countOf(quarters) === 0) return null;
  const reported = quarters.filter((term) => term?.entry).length;
  return { perimeter, quarters, distrusted: distrustedBy(quarters, slots), reported, rivals: NO_RIVALS };
}

/** Whether filings behind some quarters are further apart than a season. */
function areOfTwoSeasons(quarters: readonly (Term | null)[]): boolean {
  const filed = quarters.flatMap((term) => (term ? entriesOf(term) : [])).map(({ copy }) => copy.filing.filed);
  return Math.max(...filed) - Math.min(...filed) > ONE_SEASON;
}

const NO_RIVALS: readonly Quarters[] = [];

/**
 * How many facts of the perimeter are wrong if a set is right: reported quarters that it replaces, and stretches since the start of the
 * year that its quarters do not make up.
 */
function distrustedBy(quarters: Quarters, slots: SlotTerms): number {
  const [first, second, third, fourth] = quarters;
  const [halfYear, nineMonths, year] = [slots[SLOT.halfYear], slots[SLOT.nineMonths], slots[SLOT.year]];
  const toHalf = () => (first && second ? [first, second] : [halfYear ?? null]);
  const toNine = () => (third ? [...toHalf(), third] : [nineMonths ?? null]);
  let count = 0;
  for (let slot = 0; slot < quarters.length; slot++) if (quarters[slot]?.entry === null && slots[slot]) count++;
  if (halfYear && isBroken([first, second], halfYear)) count++;
  if (nineMonths && third && isBroken(toNine(), nineMonths)) count++;
  if (year && fourth && isBroken([...toNine(), fourth], year)) count++;
  return count;
}

/** Whether parts that are all known do not make up a whole that is. */
function isBroken(parts: readonly (Term | null)[], whole: Term): boolean {
  return !parts.includes(null) && !isSumOf(parts as readonly Term[], whole.value, whole.unit);
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

/** Whether a quarter rests on a current report. */
export function isRecast(term: Term): boolean {
  return entriesOf(term).some(({ copy }) => copy.filing.isRecast);
}
