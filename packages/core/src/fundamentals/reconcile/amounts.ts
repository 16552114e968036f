/** Two statements of one amount differ when they lie further apart than this part of the larger (REC-07). */
const TOLERANCE = 0.005;
/** Parts with different signs may hide a difference: it is measured by their sizes as well (REC-05). */
const SIZE_TOLERANCE = 0.002;
/** The coarsest rounding that filers state all amounts in. */
const COARSEST_UNIT = 1e6;

/**
 * Whether two statements of one amount agree: within half a percent, or within the rounding of both.
 *
 * @see REC-07
 *
 * @example
 * isSameAmount(57_350e6, 57_351e6); // true
 * isSameAmount(73_620e6, 55_179e6); // false
 */
export function isSameAmount(a: number, b: number): boolean {
  if (a === b) return true;
  const apart = Math.abs(a - b);
  return apart <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b)) || apart <= Math.min(unitOf(a), unitOf(b));
}

/**
 * Whether parts make up a whole: within half a percent of it, a fifth of a percent of the sizes of the parts, or rounding.
 *
 * @see REC-05
 *
 * @example
 * isSum([9_084, 8_337, 12_207, 15_683].map((part) => part * 1e6), 42_905e6); // false: 45,311
 */
export function isSum(parts: readonly number[], whole: number): boolean {
  let [sum, size] = [0, 0];
  for (const part of parts) {
    sum += part;
    size += Math.abs(part);
  }
  const apart = Math.abs(sum - whole);
  return apart <= Math.max(TOLERANCE * Math.abs(whole), SIZE_TOLERANCE * size) || apart <= roundingOf(parts, whole);
}

/**
 * Whether parts make up a whole but for their rounding.
 *
 * @see REC-10
 *
 * @example
 * isExactSum([6158e6, 2749e6, 4386e6, 5491e6], 18_784e6); // true
 */
export function isExactSum(parts: readonly number[], whole: number): boolean {
  const sum = parts.reduce((total, part) => total + part, 0);
  return Math.abs(sum - whole) <= roundingOf(parts, whole);
}

/** Half a unit for each number, the unit being the finest that any of them shows. */
function roundingOf(parts: readonly number[], whole: number): number {
  const unit = parts.reduce((finest, part) => Math.min(finest, unitOf(part)), unitOf(whole));
  return ((parts.length + 1) / 2) * unit;
}

/** The power of ten in which an amount is stated: a million for 42,440,000,000; 0 says nothing of it. */
function unitOf(amount: number): number {
  if (amount === 0) return COARSEST_UNIT;
  let unit = 1;
  while (unit < COARSEST_UNIT && amount % (unit * 10) === 0) unit *= 10;
  return unit;
}
