const E = (k: string, d: number) => Number(process.env[k] ?? d);
/** Quarters before a quarter from which its usual size is taken. */
const SIZE_QUARTERS = 8;
/** Quarters before a quarter whose changes make the range. */
const RANGE_QUARTERS = E("RQ", 16);
const MIN_CHANGES = 3;
/** With fewer changes anything up to this many times the usual size is usual. */
const FIXED_CHANGE = E("FIXED", 0.5);
/** A range is wider than the changes seen by this part of it, and by this part of the usual size. */
const WIDER = E("WIDER", 0.25);
const NARROWEST = E("NARROW", 0.05);
const TRIM = E("TRIM", 0);

/**
 * Whether a quarter has changed since that of the year before no more than the quarters before it did.
 *
 * @param value The quarter.
 * @param before The quarters before it, the last one first; NaN where one is not known.
 * @returns null where the quarter of the year before is not known.
 * @see REC-22
 *
 * @example
 * isUsual(120, [110, 105, 104, 100, 100, 101, 99, 96]); // true
 */
export function isUsual(value: number, before: readonly number[], aYear: 1 | 4): boolean | null {
  const change = changeAt([value, ...before], 0, aYear);
  if (change === null) return null;
  const seen: number[] = [];
  for (let k = 0; k < (RANGE_QUARTERS * aYear) / 4 + (aYear === 1 ? 4 : 0); k++) {
    const one = changeAt(before, k, aYear);
    if (one !== null) seen.push(one);
  }
  if (seen.length < MIN_CHANGES) return Math.abs(change) <= FIXED_CHANGE;
  seen.sort((a, b) => a - b);
  const cut = Math.floor(TRIM * seen.length);
  const [least, most] = [Math.min(seen[cut] as number, 0), Math.max(seen[seen.length - 1 - cut] as number, 0)];
  const room = Math.max(WIDER * (most - least), NARROWEST);
  return change >= least - room && change <= most + room;
}

/** The change since the year before as part of the usual size before; null where that year is not known. */
function changeAt(values: readonly number[], place: number, aYear: number): number | null {
  const [value = Number.NaN, ago = Number.NaN] = [values[place], values[place + aYear]];
  if (Number.isNaN(value) || Number.isNaN(ago)) return null;
  let [sum, count] = [0, 0];
  for (let k = place + 1; k <= place + 2 * aYear + (aYear === 1 ? 1 : 0) && k < values.length; k++) {
    const one = values[k] as number;
    if (!Number.isNaN(one)) [sum, count] = [sum + Math.abs(one), count + 1];
  }
  return sum === 0 ? null : (value - ago) / (sum / count);
}
