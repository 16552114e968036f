import { isCoarserRounding } from "../facts/select-copy.ts";
import { areSame, type Entry } from "./entry.ts";
import { ONE_SEASON, SLOTS } from "./spans.ts";
import { filedTerm, type Term, unitOfBoth } from "./term.ts";

/** Copies of a year by slot, oldest filing first. */
export type CopiesOfYear = readonly (readonly Entry[])[];

/** A copy of a longer stretch, and one of a shorter. */
export type Pair = readonly [Entry, Entry];

/** From which copies a difference may follow. */
export interface ChoiceOfCopies {
  /** The copies of each slot in the perimeter. */
  readonly copies: CopiesOfYear;
  /** Those in any perimeter. */
  readonly all: CopiesOfYear;
  /** Whether two terms are filed under lines that are known to mean different amounts. */
  readonly areApart: (a: Term, b: Term) => boolean;
}

/**
 * The copies of two stretches from which their difference follows: of those that state the newest amounts the ones filed closest to
 * each other, unless one filing states both stretches. Where more than a season lies between these, or they bear two names, one of
 * them may have been restated: then the newest two of one season and name, else two of one name that nothing says were restated, else
 * two of one season.
 *
 * @param longer The copy that stands for the longer stretch.
 * @param shorter The one of what is taken from it.
 * @see REC-08
 *
 * @example
 * together(nineMonths, halfYear, choice); // both of one filing, where one states both
 */
export function together(longer: Entry, shorter: Entry, { copies, all, areApart }: ChoiceOfCopies): Pair {
  const of = ({ place }: Entry) => copies[place % SLOTS] ?? [];
  const alike = (entry: Entry) => of(entry).filter(({ copy }) => copy.value === entry.copy.value);
  const [longs, shorts] = [of(longer), of(shorter)];
  const [newestLongs, newestShorts] = [alike(longer), alike(shorter)];
  const newest = closest(newestLongs, newestShorts) ?? ([longer, shorter] as const);
  if (daysApart(newest) === 0) return newest;
  // Most stretches have one amount.
  const haveOthers = newestLongs.length < longs.length || newestShorts.length < shorts.length;
  const best = (haveOthers && ofOneFiling(newest, longs, shorts)) || newest;
  if (isOfOneSeason(best) && (isOfOneName(best) || areNewest(best, longs, shorts))) return best;
  const isSoundPair = (pair: Pair) => isOfOneName(pair) && !isOfTwoSeasons(pair, all);
  return (
    bestPair(longs, shorts, (pair) => isOfOneSeason(pair) && isOfOneName(pair), isNewer) ??
    closest(longs, shorts, isSoundPair) ??
    bestPair(longs, shorts, (pair) => isOfOneSeason(pair) && !areApart(...termsOf(pair)), isNewer) ??
    best
  );
}

function termsOf([one, other]: Pair): readonly [Term, Term] {
  return [filedTerm(one, one.place % SLOTS), filedTerm(other, other.place % SLOTS)];
}

function isOfOneName([one, other]: Pair): boolean {
  return one.copy.line === other.copy.line;
}

/** Whether no filing since states either stretch, so under whichever name the newest state both. */
function areNewest([one, other]: Pair, longer: readonly Entry[], shorter: readonly Entry[]): boolean {
  return longer.at(-1) === one && shorter.at(-1) === other;
}

function isOfOneSeason(pair: Pair): boolean {
  return daysApart(pair) <= ONE_SEASON;
}

/** Two that one filing states, one of them of the newest amount, and none merely rounded. */
function ofOneFiling([long, short]: Pair, longer: readonly Entry[], shorter: readonly Entry[]): Pair | null {
  return bestPair(
    longer,
    shorter,
    ([one, other]) =>
      one.copy.filing === other.copy.filing &&
      (one.copy.value === long.copy.value || other.copy.value === short.copy.value) &&
      !isRounded(one, longer) &&
      !isRounded(other, shorter),
    isNewer,
  );
}

/** Whether a copy only rounds what a filing before stated. */
function isRounded(entry: Entry, copies: readonly Entry[]): boolean {
  return copies.some((before) => isLater(entry, before) && isCoarserRounding(entry.copy.value, before.copy.value));
}

/** The two filed closest to each other; of equally close ones the newest. */
function closest(longer: readonly Entry[], shorter: readonly Entry[], areAlike: AreAlike = () => true): Pair | null {
  const isCloser = (pair: Pair, best: Pair) => {
    const nearer = daysApart(best) - daysApart(pair);
    return nearer > 0 || (nearer === 0 && isNewer(pair, best));
  };
  return bestPair(longer, shorter, areAlike, isCloser);
}

type AreAlike = (pair: Pair) => boolean;

/** The pair that is better than all others. */
function bestPair(
  longer: readonly Entry[],
  shorter: readonly Entry[],
  areAlike: AreAlike,
  isBest: (pair: Pair, best: Pair) => boolean,
): Pair | null {
  let best: Pair | null = null;
  for (const one of longer) {
    for (const other of shorter) {
      const pair = [one, other] as const;
      if (areAlike(pair) && (!best || isBest(pair, best))) best = pair;
    }
  }
  return best;
}

function daysApart([one, other]: Pair): number {
  return Math.abs(one.copy.filing.filed - other.copy.filing.filed);
}

function isNewer(pair: Pair, other: Pair): boolean {
  const last = ([one, two]: Pair) => Math.max(one.copy.filing.filed, two.copy.filing.filed);
  return last(pair) > last(other);
}

/**
 * The longer stretch of a difference and the newest copy of what is taken from it, where more than a season lies between them.
 *
 * @returns `null` where they are of one season.
 *
 * @example
 * seasonsApart(secondQuarter); // [half year of July, first quarter of the May after]
 */
export function seasonsApart({ parts }: Term): Pair | null {
  const one = parts[0]?.entry;
  if (!one) return null;
  let newest: Entry | null = null;
  for (let k = 1; k < parts.length; k++) newest = laterOf(parts[k] as Term, newest);
  return newest && daysApart([one, newest]) > ONE_SEASON ? [one, newest] : null;
}

/** The newest of an entry and those behind a term. */
function laterOf(term: Term, entry: Entry | null): Entry | null {
  if (term.entry) return entry && !isLater(term.entry, entry) ? entry : term.entry;
  return term.parts.reduce((newest, part) => laterOf(part, newest), entry);
}

function isLater(one: Entry, other: Entry): boolean {
  return one.copy.filing.filed > other.copy.filing.filed;
}

/**
 * Whether two copies were filed more than a season apart, and one of the amounts was restated between them. That a later perimeter
 * states it otherwise, or that an earlier one did, says nothing: the two are of one perimeter.
 *
 * @param all All copies of the year.
 *
 * @example
 * isOfTwoSeasons([yearAsFirstFiled, nineMonthsAsRestated], all); // true once a filing restates the year
 */
export function isOfTwoSeasons(pair: Pair, all: CopiesOfYear): boolean {
  if (isOfOneSeason(pair)) return false;
  const [older, newer] = isLater(...pair) ? [pair[1], pair[0]] : pair;
  const restated = statedOtherwise(older, newer, all);
  if (restated.some(({ copy, perimeter }) => perimeter === older.perimeter || areSame(copy, older.copy))) return true;
  const before = statedOtherwise(newer, older, all).filter(({ perimeter }) => perimeter === newer.perimeter);
  return before.length > 0 && (restated.length > 0 || before.some(({ copy }) => copy.line === older.copy.line));
}

/** Copies of a stretch that filings of the season of another copy state otherwise. */
function statedOtherwise(one: Entry, other: Entry, all: CopiesOfYear): readonly Entry[] {
  return (all[one.place % SLOTS] ?? []).filter(
    (entry) => isOfOneSeason([entry, other]) && Math.abs(entry.copy.value - one.copy.value) > unitOfBoth(entry, one),
  );
}
