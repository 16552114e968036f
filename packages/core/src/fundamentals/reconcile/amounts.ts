/** Two statements of one amount differ when they lie further apart than this part of the larger (REC-07). */
const TOLERANCE = 0.005;
/** Parts with different signs may hide a difference: it is measured by their sizes as well (REC-05). */
const SIZE_TOLERANCE = 0.002;
/** A unit is at most this part of the largest amount of its filing: round amounts are no coarse ones. */
const COARSEST = 0.01;

/**
 * Whether two statements of one amount agree: within half a percent, or within the rounding of both.
 *
 * @param unit The coarser of the units in which they are stated, see `unitOf`.
 * @see REC-07
 *
 * @example
 * isSameAmount(57_350e6, 57_351e6, 1e6); // true
 * isSameAmount(73_620e6, 55_179e6, 1e6); // false
 */
export function isSameAmount(a: number, b: number, unit: number): boolean {
  if (a === b) return true;
  const apart = Math.abs(a - b);
  return apart <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b)) || apart <= unit;
}

/**
 * Whether parts make up a whole: within half a percent of it, a fifth of a percent of the sizes of the parts, or rounding.
 *
 * @param unit The coarsest unit in which one of them is stated.
 * @see REC-05
 *
 * @example
 * isSum([9_084, 8_337, 12_207, 15_683].map((part) => part * 1e6), 42_905e6, 1e6); // false: 45,311
 */
export function isSum(parts: readonly number[], whole: number, unit: number): boolean {
  let [sum, size] = [0, 0];
  for (const part of parts) {
    sum += part;
    size += Math.abs(part);
  }
  const apart = Math.abs(sum - whole);
  return apart <= Math.max(TOLERANCE * Math.abs(whole), SIZE_TOLERANCE * size, roundingOf(parts, unit));
}

/**
 * Whether parts make up a whole but for their rounding.
 *
 * @see REC-10
 *
 * @example
 * isExactSum([6158e6, 2749e6, 4386e6, 5491e6], 18_784e6, 1e6); // true
 */
export function isExactSum(parts: readonly number[], whole: number, unit: number): boolean {
  const sum = parts.reduce((total, part) => total + part, 0);
  return Math.abs(sum - whole) <= roundingOf(parts, unit);
}

/** Half a unit for each number. */
function roundingOf(parts: readonly number[], unit: number): number {
  return ((parts.length + 1) / 2) * unit;
}

/**
 * The unit in which a filing states its amounts: the largest power of ten that divides all of them.
 *
 * @returns 0 for amounts to the dollar, which are not rounded; at most a hundredth of the largest amount.
 *
 * @example
 * unitOf([42_440e6, 11_840e6, 120e6]); // 1e7
 */
export function unitOf(amounts: readonly number[]): number {
  const stated = amounts.filter((amount) => amount !== 0);
  const largest = stated.reduce((max, amount) => Math.max(max, Math.abs(amount)), 0);
  let unit = 1;
  while (unit * 10 <= COARSEST * largest && stated.every((amount) => amount % (unit * 10) === 0)) unit *= 10;
  return unit === 1 ? 0 : unit;
}
