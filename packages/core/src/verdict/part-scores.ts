import type { CheckState } from "../words/index.ts";

/** Of a value at the price, of a check near its threshold, of analysts half of whom say so. */
const MIDDLE = 0.5;

/**
 * The score of a value per share against the price: half at the price, whole from half the price above it on, and none from half
 * the price below it on.
 *
 * @param gap value ÷ price − 1, a fraction.
 * @returns From 0 to 1.
 * @see VER-02
 *
 * @example
 * gapScore(0.25); // 0.75
 */
export function gapScore(gap: number): number {
  return Math.min(1, Math.max(0, MIDDLE + gap));
}

const OF_STATES: Readonly<Record<CheckState, number>> = {
  pass: 1,
  near: MIDDLE,
  fail: 0,
  unknown: Number.NaN,
  "not-applicable": Number.NaN,
};

/**
 * The score of a check: one within a tenth of its threshold has half, on whichever side it lies.
 *
 * @returns From 0 to 1; NaN where the check is unknown or does not fit.
 * @see VER-02
 *
 * @example
 * checkScore("near"); // 0.5
 */
export function checkScore(state: CheckState): number {
  return OF_STATES[state];
}

/** How many of some say yes. */
export interface Count {
  readonly yes: number;
  readonly of: number;
}

/**
 * The score of a count: the share of those that say yes, drawn to a half as if one more had said yes and one more no, so that a
 * few decide little.
 *
 * @returns From 0 to 1.
 * @see VER-02; the rule of succession of Laplace, Essai philosophique sur les probabilités, 1814
 *
 * @example
 * countScore({ yes: 2, of: 2 }); // 0.75
 */
export function countScore({ yes, of }: Count): number {
  return (yes + 1) / (of + 2);
}
