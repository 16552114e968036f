import type { Paragraph } from "../../filings/index.ts";

const HEADING = /\bcompetit(?:ion|ive|ors?)\b/i;
const CUE =
  /\b(?:compet(?:e|es|ed|ing|itors?|ition)\b[^.]{0,120}\b(?:with|against|includ(?:e|es|ing)|such as|are|from|between)|(?:principal|primary|key|major|main|significant|direct|leading) competitors?|rivals?)\b/i;
const MAX_PASSAGES = 16;
const MAX_UNDER_HEADING = 12;

/**
 * The paragraphs of an item that tell of competition: those under a heading that says so, and those that name competitors
 * anywhere.
 *
 * @param paragraphs Of the item about the business.
 * @returns In the order of the filing; at most sixteen.
 *
 * @example
 * competitionPassages(item1.paragraphs)[0]?.text; // "The commercial beverage industry is highly competitive ..."
 */
export function competitionPassages(paragraphs: readonly Paragraph[]): Paragraph[] {
  const chosen: Paragraph[] = [];
  let left = 0;
  for (const paragraph of paragraphs) {
    const { kind, text } = paragraph;
    if (kind === "heading") {
      left = HEADING.test(text) ? MAX_UNDER_HEADING : left > 0 && chosen.length === 0 ? left : 0;
      continue;
    }
    if (kind !== "table" && (left > 0 || CUE.test(text))) chosen.push(paragraph);
    left -= 1;
  }
  return chosen.slice(0, MAX_PASSAGES);
}
