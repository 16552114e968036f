const E = (k: string, d: number) => Number(process.env[k] ?? d);
/** Years before a period whose changes make the range. */
const RANGE_YEARS = 4;
const MIN_YEARS_OF_YEARS = 8;
const MIN_CHANGES = 3;
/** With fewer changes anything up to this part of the usual size is usual. */
const FIXED_CHANGE = E("FIXED", 0.5);
/** A range is at least this part of the usual size wide. */
const NARROWEST = E("NARROW", 0.05);
/** Part of the changes at each end that do not widen the range. */
const TRIM = E("TRIM", 0.1);

/**
 * How far a change since the year before lies outside the range of the changes before it: in widths of that range, 0 inside it.
 *
 * @param value The amount of a period.
 * @param before The periods before it, the last one first; NaN where one is not known.
 * @param aYear Periods in a year.
 * @returns null where the year before is not known.
 * @see REC-22
 *
 * @example
 * changeOutside(120, [110, 105, 104, 100, 100, 101, 99, 96, 98, 97, 96, 95], 4); // 0 or more
 */
export function changeOutside(value: number, before: readonly number[], aYear: 1 | 4): number | null {
  const change = changeAt([value, ...before], 0, aYear);
  if (change === null) return null;
  const seen: number[] = [];
  const count = aYear === 4 ? 4 * RANGE_YEARS : MIN_YEARS_OF_YEARS;
  for (let k = 0; k < count; k++) {
    const one = changeAt(before, k, aYear);
    if (one !== null) seen.push(one);
  }
  if (seen.length < MIN_CHANGES) return outside(change, [-FIXED_CHANGE, FIXED_CHANGE]);
  return outside(change, [...seen, 0]);
}

/**
 * How far a ratio lies outside the range of those before it, in widths of that range.
 *
 * @returns null where too few are known.
 *
 * @example
 * ratioOutside(0.23, [0.39, 0.38, 0.4, 0.39, 0.38, 0.4]); // far outside
 */
export function ratioOutside(ratio: number, before: readonly number[]): number | null {
  const seen = before.filter(Number.isFinite).slice(0, 4 * RANGE_YEARS);
  return seen.length < 2 * MIN_CHANGES || !Number.isFinite(ratio) ? null : outside(ratio, seen);
}

function outside(value: number, seen: readonly number[]): number {
  const sorted = seen.toSorted((a, b) => a - b);
  const cut = Math.floor(TRIM * sorted.length);
  const [least, most] = [sorted[cut] as number, sorted[sorted.length - 1 - cut] as number];
  return Math.max(least - value, value - most, 0) / Math.max(most - least, NARROWEST);
}

/** The change since the year before as part of the usual size before; null where that year is not known. */
function changeAt(values: readonly number[], place: number, aYear: number): number | null {
  const [value = Number.NaN, ago = Number.NaN] = [values[place], values[place + aYear]];
  if (Number.isNaN(value) || Number.isNaN(ago)) return null;
  let [sum, count] = [0, 0];
  for (let k = place + 1; k <= place + Math.max(2 * aYear, 3) && k < values.length; k++) {
    const one = values[k] as number;
    if (!Number.isNaN(one)) [sum, count] = [sum + Math.abs(one), count + 1];
  }
  return sum === 0 ? null : (value - ago) / (sum / count);
}
