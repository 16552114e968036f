/** A scatter of returns below this is rounding of equal ones, not risk. */
const FLAT = 1e-12;

/**
 * Divides by a risk.
 *
 * @returns NaN where there is no risk beyond rounding (reason `denominator-not-positive`).
 *
 * @example
 * perUnitOf(0.2, 0); // NaN
 */
export function perUnitOf(gain: number, risk: number): number {
  return risk > FLAT ? gain / risk : Number.NaN;
}
