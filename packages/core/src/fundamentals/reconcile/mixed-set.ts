import type { Entry } from "./entry.ts";
import { makesUpExactly, type Quarters } from "./quarter-sets.ts";
import { filedTerm } from "./term.ts";

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
