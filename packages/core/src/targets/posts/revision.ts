/** The action of a firm on its target. */
export type Revision = "raise" | "lower" | "reiterate";

/** Below this share two targets differ by nothing but division by split ratios. */
const ROUNDING = 1e-9;

/**
 * Finds the action of a firm on its target from the two numbers.
 *
 * @param target Money per share, as is the one before.
 * @returns Null without a target before.
 * @see PT-02
 *
 * @example
 * revision(57, 25); // "raise"
 */
export function revision(target: number, prior: number | null): Revision | null {
  if (prior === null) return null;
  if (Math.abs(target / prior - 1) < ROUNDING) return "reiterate";
  return target > prior ? "raise" : "lower";
}
