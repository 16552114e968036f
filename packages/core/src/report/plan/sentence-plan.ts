import type { WordingId } from "./wording-ids.ts";

/** A sentence before it is worded: what it says, and the items of evidence by the names that the wordings use. */
export interface SentencePlan {
  readonly wording: WordingId;
  /** Ids of numbers, or of the passage that is quoted. */
  readonly slots: Readonly<Record<string, string>>;
  /** Further items that it rests on. */
  readonly refs?: readonly string[];
  /** A name that stands in it. */
  readonly name?: string;
  /** A line of business that stands in it. */
  readonly business?: string;
}

export interface PlannedProduct {
  readonly name: string;
  readonly what: SentencePlan;
}
