import { FIGURE_FORMS, type FigureForm } from "../../words/index.ts";

/** A figure that a sentence places: `{{roe.latest|percent}}`. */
export interface Placed {
  readonly id: string;
  readonly form: FigureForm;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** A sentence taken apart. */
export interface ParsedText {
  /** As long as the sentence, with spaces where figures and quotations stand. */
  readonly own: string;
  readonly placed: readonly Placed[];
  /** Ids of the passages quoted as `[[id]]`. */
  readonly quoted: readonly string[];
}

const MARK = /\{\{([^{}|\s]{1,200})\|([A-Za-z]{1,20})\}\}|\[\[([^[\]\s]{1,200})\]\]/g;
const FORMS: ReadonlySet<string> = new Set(FIGURE_FORMS);

/**
 * Takes a sentence apart into its own words, the figures that it places and the passages that it quotes. What is not of
 * their form, or names no form of a figure, stays among its own words.
 *
 * @param text A sentence.
 *
 * @example
 * parseText("Margins rose by {{metric.roe.change|points}}.").placed[0]?.id; // "metric.roe.change"
 */
export function parseText(text: string): ParsedText {
  const placed: Placed[] = [];
  const quoted: string[] = [];
  const own = text.replace(MARK, (mark, id, form, passage, start: number) => {
    if (passage !== undefined) quoted.push(passage);
    else if (FORMS.has(form)) placed.push({ id, form, start, end: start + mark.length });
    else return mark;
    return " ".repeat(mark.length);
  });
  return { own, placed, quoted };
}

/** A part of a sentence: its own words, a figure that is filled in, or a passage that is quoted. */
export type TextPiece =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "figure"; readonly id: string; readonly form: FigureForm }
  | { readonly kind: "quotation"; readonly id: string };

/**
 * Cuts a sentence at its figures and quotations, for whoever shows it.
 *
 * @param text A sentence that passed its checks.
 * @returns Its parts in their order; none is empty.
 *
 * @example
 * textPieces("Margins rose by {{metric.roe.change|points}}.").map(({ kind }) => kind); // ["words", "figure", "words"]
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const addWords = (to: number): void => {
    if (to > end) pieces.push({ kind: "words", text: text.slice(end, to) });
  };
  for (const match of text.matchAll(MARK)) {
    const [mark, id = "", form, passage] = match;
    if (passage === undefined && !FORMS.has(form as string)) continue;
    addWords(match.index);
    end = match.index + mark.length;
    pieces.push(
      passage === undefined ? { kind: "figure", id, form: form as FigureForm } : { kind: "quotation", id: passage },
    );
  }
  addWords(text.length);
  return pieces;
}
