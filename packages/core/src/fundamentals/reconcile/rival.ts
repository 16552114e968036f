import type { Derivation } from "../derivation/derivation.ts";

/** Why a value that was filed for an item and period is not the one shown. */
export const RIVAL_REASONS = [
  /** A later filing states the same period again. */
  "superseded",
  /** It counts by other rules or holds other businesses than the figures beside it (REC-07). */
  "restated-perimeter",
  /** It is the figure of another period (REC-05, REC-06). */
  "other-context",
  /** It contradicts other figures of its own filing, or what filings before and after it say (REC-05, REC-06). */
  "contradicted",
  /** It is a thousand or a million times off what is stated for the years beside it (FND-19). */
  "wrong-scale",
  /** It is a part of the total, or a wider line than the item (REC-04). */
  "other-line",
  /** A current report states it, which no accepted form confirms (REC-11). */
  "recast",
] as const;

export type RivalReason = (typeof RIVAL_REASONS)[number];

/** A value that was filed for an item and period and is not the one shown. */
export interface Rival {
  /** The value with the facts of its filing. */
  readonly number: Derivation;
  readonly because: RivalReason;
}

/**
 * A line between two neighbouring periods of an item: figures on its two sides count different things, so that no sum, growth or
 * average crosses it.
 *
 * @see REC-13
 */
export interface Seam {
  /** Last period before it and first period after it, by their places in the list of periods; the second follows the first. */
  readonly before: number;
  readonly after: number;
  /** A figure as one filing states it and as the other does: the two that prove the seam. */
  readonly proof: readonly [Derivation, Derivation];
}
