/** A sentence of a passage by its place. */
export interface CompetingSentence {
  readonly start: number;
  readonly end: number;
  /** Whether the companies in it are named as competitors. */
  readonly isCompeting: boolean;
}

const ABBREVIATED = /\b(?:Inc|Corp|Co|Ltd|LLC|Bros|St|Mr|Mrs|Dr|No|vs|e\.g|i\.e|U\.S|U\.K|[A-Z])$/;
const COMPETES = /\b[Cc]ompet|\brivals?\b/;
/** A sentence that goes on with what the one before it says. */
const GOES_ON =
  /^(?:for (?:example|instance)|these|such|they|others?\b|of the\b|in addition|among|some of|additional|examples|key|principal|significant)/i;

/**
 * The sentences of a passage, each with whether it is about competition: below a heading about it all are; elsewhere those that say so,
 * and those that go on with one that does.
 */
export function competingSentences(text: string, isHeaded: boolean): CompetingSentence[] {
  const sentences: CompetingSentence[] = [];
  let wasCompeting = false;
  for (const { start, end } of spansOf(text)) {
    const sentence = text.slice(start, end);
    const isCompeting: boolean = isHeaded || COMPETES.test(sentence) || (wasCompeting && GOES_ON.test(sentence));
    sentences.push({ start, end, isCompeting });
    wasCompeting = isCompeting;
  }
  return sentences;
}

function spansOf(text: string): { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index } of text.matchAll(/[.!?][”"’)]?\s+(?=[“"(]?[\p{Lu}\p{N}])/gu)) {
    if (text[index] === "." && ABBREVIATED.test(text.slice(Math.max(0, index - 6), index))) continue;
    spans.push({ start, end: index + 1 });
    start = index + 1 + (/^\S?\s*/.exec(text.slice(index + 1))?.[0].length ?? 0);
  }
  return [...spans, { start, end: text.length }];
}
