import type { Paragraph } from "../../filings/index.ts";

const HEADING = /\bcompetit(?:ion|ive|ors?)\b/i;
/** A paragraph that begins with its heading. */
const HEADED = /^compet(?:ition|itors)\b[^.:]{0,30}[.:]/i;
const CUE =
  /\b(?:compet(?:e|es|ed|ing|itors?|ition)\b[^.]{0,120}\b(?:with|against|includ(?:e|es|ing)|such as|are|from|between)|(?:principal|primary|key|major|main|significant|direct|leading) competitors?|rivals?)\b/i;
const MAX_PASSAGES = 16;
const MAX_UNDER_HEADING = 12;

/** A paragraph that tells of competition. */
export interface CompetitionPassage {
  readonly paragraph: Paragraph;
  /** Below a heading about competition: then each of its sentences is about it. */
  readonly isHeaded: boolean;
}

/**
 * The paragraphs of an item that tell of competition: those under a heading that says so, and those that name competitors
 * anywhere.
 *
 * @param paragraphs Of the item about the business.
 * @returns In the order of the filing; at most sixteen.
 *
 * @example
 * competitionPassages(item1.paragraphs)[0]?.paragraph.text; // "The commercial beverage industry is highly competitive ..."
 */
export function competitionPassages(paragraphs: readonly Paragraph[]): CompetitionPassage[] {
  const chosen: CompetitionPassage[] = [];
  let left = 0;
  for (const paragraph of paragraphs) {
    const { kind, text } = paragraph;
    if (kind === "heading") left = leftBelow(text, { left, isFirst: chosen.length === 0 });
    else {
      const isHeaded = left > 0 || HEADED.test(text);
      if (kind !== "table" && (isHeaded || CUE.test(text))) chosen.push({ paragraph, isHeaded });
      left -= 1;
    }
  }
  return chosen.slice(0, MAX_PASSAGES);
}

/** How many paragraphs below a heading are about competition; headings right behind that of competition divide it. */
function leftBelow(heading: string, { left, isFirst }: { readonly left: number; readonly isFirst: boolean }): number {
  if (HEADING.test(heading)) return MAX_UNDER_HEADING;
  return left > 0 && isFirst ? left : 0;
}
