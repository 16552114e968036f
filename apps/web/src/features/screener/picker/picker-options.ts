import { fold, startsWithinOneEdit } from "../../../i18n/index.ts";

/** One of many things to choose. */
export interface PickerOption {
  readonly id: string;
  readonly name: string;
  /** Stands beside the name in small letters, such as the threshold of a check. */
  readonly note?: string | undefined;
  /** Other words by which it is found, such as its formula. */
  readonly keywords: string;
}

export interface PickerGroup {
  readonly name: string;
  readonly options: readonly PickerOption[];
}

/** Shorter words have too many neighbours. */
const SHORTEST_WITH_A_TYPO = 4;

/** How well fits what differs by a slip of the finger. */
const SLIP = 1;

/** How well a folded text fits an option, from 4 for its beginning down to a slip of the finger; 0 when not at all. */
function fitness({ id, name, keywords }: PickerOption, typed: string): number {
  const folded = fold(name);
  const run = typed.replaceAll(" ", "");
  if (folded.replaceAll(" ", "").startsWith(run)) return 4;
  if (` ${folded}`.includes(` ${typed}`)) return 3;
  if (folded.includes(typed) || fold(`${keywords} ${id}`).includes(typed)) return 2;
  const isNear = (part: string) => startsWithinOneEdit(part, typed);
  return typed.length >= SHORTEST_WITH_A_TYPO && folded.split(" ").some(isNear) ? SLIP : 0;
}

/**
 * The options that fit what was typed, the best ones of each group first; groups without any are left out. Every word has
 * to fit where they do not fit together.
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
  // Who typed what exists made no slip of the finger.
  const least = judged.some(({ options }) => options.some(({ fit: found }) => found > SLIP)) ? SLIP + 1 : SLIP;
  return judged
    .map(({ name, options }) => ({
      name,
      options: options.filter((one) => one.fit >= least).sort((one, other) => other.fit - one.fit),
    }))
    .filter(({ options }) => options.length > 0)
    .sort((one, other) => (other.options[0]?.fit ?? 0) - (one.options[0]?.fit ?? 0))
    .map(({ name, options }) => ({ name, options: options.map(({ option }) => option) }));
}
