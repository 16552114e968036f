import { RIVAL_REASONS, type RivalReason } from "../../words/index.ts";
import type { Derivation } from "../derivation/derivation.ts";

export { RIVAL_REASONS, type RivalReason };

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
