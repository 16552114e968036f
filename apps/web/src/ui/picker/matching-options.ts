import { fold, startsWithinOneEdit } from "../../i18n/index.ts";

/** One of many things to choose. */
export interface PickerOption {
  readonly id: string;
  readonly name: string;
  /** Small text beside the name, such as the threshold of a check. */
  readonly note?: string | undefined;
  /** Other words that find it, such as its formula. */
  readonly keywords: string;
}

export interface PickerGroup {
  readonly name: string;
  readonly options: readonly PickerOption[];
}

/** Shorter words are within one typing error of too many others. */
const MIN_LENGTH_WITH_TYPO = 4;

/** The fitness of an option that differs by one typing error. */
const TYPO_FITNESS = 1;

/**
 * How well a folded text fits an option, from 4 for its beginning down to 1 for a typing error; 0 when it does not fit.
 */
function fitness({ id, name, keywords }: PickerOption, typed: string): number {
  const folded = fold(name);
  const run = typed.replaceAll(" ", "");
  if (folded.replaceAll(" ", "").startsWith(run)) return 4;
  if (` ${folded}`.includes(` ${typed}`)) return 3;
  if (folded.includes(typed) || fold(`${keywords} ${id}`).includes(typed)) return 2;
  const isNear = (part: string) => startsWithinOneEdit(part, typed);
  return typed.length >= MIN_LENGTH_WITH_TYPO && folded.split(" ").some(isNear) ? TYPO_FITNESS : 0;
}

/**
 * The options that fit the typed text, the best ones of each group first; groups without any are left out. Where the
 * text does not fit as a whole, each of its words has to fit.
 *
 * @example
 * matchingOptions(groups, "pe"); // "P/E" before "Operating margin"
 */
export function matchingOptions(groups: readonly PickerGroup[], query: string): PickerGroup[] {
  const typed = fold(query);
  if (typed === "") return groups.filter(({ options }) => options.length > 0);
  const fitOf = (option: PickerOption): number =>
    fitness(option, typed) || Math.min(...typed.split(" ").map((word) => fitness(option, word)));
  const judged = groups.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ option, fit: fitOf(option) })),
  }));
  // Typing errors are considered only where nothing fits as typed.
  const least = judged.some(({ options }) => options.some(({ fit: found }) => found > TYPO_FITNESS))
    ? TYPO_FITNESS + 1
    : TYPO_FITNESS;
  return judged
    .map(({ name, options }) => ({
      name,
      options: options.filter((one) => one.fit >= least).sort((one, other) => other.fit - one.fit),
    }))
    .filter(({ options }) => options.length > 0)
    .sort((one, other) => (other.options[0]?.fit ?? 0) - (one.options[0]?.fit ?? 0))
    .map(({ name, options }) => ({ name, options: options.map(({ option }) => option) }));
}
