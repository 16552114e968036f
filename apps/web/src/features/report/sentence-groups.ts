import type { TextPiece } from "@plumbline/core/report";

/** Parts of a sentence that stand on one line where they are more than words. */
export interface SentenceGroups {
  readonly groups: readonly (readonly TextPiece[])[];
  /** What the marks of the sources follow without a break. */
  readonly end: readonly TextPiece[];
}

/** What follows a figure on its line, and what stands before it. */
const AFTER = /^[.,;:!?%)\]»”’、。，；：！？）》」]+/;
const BEFORE = /[(«“（《「]$/;

/** Most characters that stay on the line of the marks; in a language without spaces only the last ones. */
const MAX_KEPT = 14;
const MAX_KEPT_WITHOUT_SPACES = 2;

/**
 * Groups the parts of a sentence: a figure, which a browser takes for a box of its own, keeps the signs beside it, and the marks of
 * the sources keep the last word.
 *
 * @example
 * sentenceGroups(textPieces("Worth {{a|percent}}, no more.")).end; // [{ kind: "words", text: "more." }]
 */
export function sentenceGroups(pieces: readonly TextPiece[]): SentenceGroups {
  const groups: TextPiece[][] = [];
  for (const piece of pieces) {
    if (piece.kind === "words") addWords(groups, piece.text);
    else groups.push([...openingOf(groups), piece]);
  }
  const last = groups.at(-1);
  if (last === undefined) return { groups, end: [] };
  const [first] = last;
  if (last.length > 1 || first?.kind !== "words") return { groups: groups.slice(0, -1), end: last };
  const at = lastWordAt(first.text);
  const start = first.text.slice(0, at);
  return { groups: [...groups.slice(0, -1), ...(start ? [[words(start)]] : [])], end: [words(first.text.slice(at))] };
}

const words = (text: string): TextPiece => ({ kind: "words", text });

/** Signs go to the figure before them, the rest is a group of its own. */
function addWords(groups: TextPiece[][], text: string): void {
  const last = groups.at(-1);
  const [signs = ""] = last?.at(-1)?.kind === "figure" ? (AFTER.exec(text) ?? []) : [];
  if (signs) last?.push(words(signs));
  if (text.length > signs.length) groups.push([words(text.slice(signs.length))]);
}

/** Takes an opening sign from the words before a figure. */
function openingOf(groups: TextPiece[][]): TextPiece[] {
  const [before] = groups.at(-1) ?? [];
  if (before?.kind !== "words" || groups.at(-1)?.length !== 1) return [];
  const [sign] = BEFORE.exec(before.text) ?? [];
  if (sign === undefined) return [];
  groups.pop();
  if (before.text.length > sign.length) groups.push([words(before.text.slice(0, -sign.length))]);
  return [words(sign)];
}

function lastWordAt(text: string): number {
  const kept = text.includes(" ") ? MAX_KEPT : MAX_KEPT_WITHOUT_SPACES;
  const end = text.trimEnd();
  return Math.max(end.lastIndexOf(" ") + 1, end.length - kept, 0);
}
