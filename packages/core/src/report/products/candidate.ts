import type { Paragraph } from "../../filings/index.ts";

/** A product, or a line of business, as the business passage has it. */
export interface FiledProduct {
  /** As the filing calls it. */
  readonly name: string;
  /** The paragraph that says what it is. */
  readonly paragraph: Paragraph;
}

/** How a name was found, the surest first. */
export const RANKS = { line: 0, entry: 1, sentence: 2, guess: 3 } as const;

/** A product with the place where it is named, by which a report orders it. */
export interface Candidate extends FiledProduct {
  /** Index of the paragraph that names it. */
  readonly at: number;
  readonly rank: number;
}

/** A shorter paragraph tells nothing of a product. */
export const MIN_TEXT = 40;
