/** Where two wordings of a paragraph differ. */
export interface ChangedWords {
  /** What both begin with, and end with. */
  readonly start: string;
  readonly end: string;
  /** Between them, in the earlier and in the later one; one of them may be empty. */
  readonly removed: string;
  readonly added: string;
}

/**
 * Finds the words between the first and the last that differ.
 *
 * @example
 * changedWords("Lenses may break in transport.", "Lenses may bend in transport.");
 * // { start: "Lenses may ", removed: "break", added: "bend", end: " in transport." }
 */
export function changedWords(before: string, after: string): ChangedWords {
  const [earlier, later] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(earlier.length, later.length);
  let first = 0;
  while (first < shorter && earlier[first] === later[first]) first += 1;
  let last = 0;
  while (last < shorter - first && earlier.at(-1 - last) === later.at(-1 - last)) last += 1;
  const middle = (words: readonly string[]) => words.slice(first, words.length - last).join("");
  return {
    start: later.slice(0, first).join(""),
    removed: middle(earlier),
    added: middle(later),
    end: later.slice(later.length - last).join(""),
  };
}

/** Words, and the spaces between them. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|\S+/g) ?? [];
}
