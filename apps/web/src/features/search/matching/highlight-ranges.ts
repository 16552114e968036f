import { fold } from "../../../i18n/index.ts";

/** Part of a text from `start` up to, not including, `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The parts of a text that match the query: the whole query in one piece, otherwise each of its words at the start of a
 * word.
 *
 * @example
 * highlightRanges("Société Générale", "gene"); // [{ start: 8, end: 12 }]
 */
export function highlightRanges(text: string, query: string): TextRange[] {
  const wanted = fold(query);
  if (wanted === "") return [];
  const { letters, origins } = foldedLetters(text);
  const whole = rangeOf(letters, origins, wanted) ?? rangeWithoutSpaces(letters, origins, wanted);
  if (whole) return [whole];
  const parts = wanted.split(" ").flatMap((word) => rangeOf(` ${letters}`, [0, ...origins], ` ${word}`, 1) ?? []);
  return parts.sort((one, other) => one.start - other.start);
}

interface FoldedLetters {
  readonly letters: string;
  /** Where each folded letter comes from. */
  readonly origins: readonly number[];
}

/** Folds letter by letter, so that each keeps its place; other characters become spaces. */
function foldedLetters(text: string): FoldedLetters {
  let letters = "";
  const origins: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const folded = fold(text[at] as string) || " ";
    letters += folded;
    for (let copy = 0; copy < folded.length; copy++) origins.push(at);
  }
  return { letters, origins };
}

function rangeOf(letters: string, origins: readonly number[], wanted: string, skipped = 0): TextRange | null {
  const at = letters.indexOf(wanted);
  if (at === -1) return null;
  const start = origins[at + skipped];
  const end = origins[at + wanted.length - 1];
  return start === undefined || end === undefined ? null : { start, end: end + 1 };
}

/** Finds `brkb` in `BRK.B`. */
function rangeWithoutSpaces(letters: string, origins: readonly number[], wanted: string): TextRange | null {
  const ofLetters = origins.filter((_, index) => letters[index] !== " ");
  return rangeOf(letters.replaceAll(" ", ""), ofLetters, wanted.replaceAll(" ", ""));
}
