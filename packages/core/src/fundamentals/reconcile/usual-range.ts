/** Years before a quarter whose changes make the range, and years before a year. */
const RANGE_YEARS = { 4: 4, 1: 8 } as const;
const MIN_CHANGES = 3;
const MIN_RATIOS = 6;
/** With fewer changes anything up to this part of the usual size is usual. */
const FIXED_CHANGE = 0.5;
/** A range is at least this wide: a part of the usual size, or a ratio. */
const NARROWEST = 0.05;
/** Part of what was seen at each end that does not widen the range. */
const TRIMMED = 0.1;

/** Periods in a year. */
type AYear = 1 | 4;

/** Amounts of the periods before one. */
export interface Past {
  /** The last period first; NaN where one is not known. */
  readonly amounts: readonly number[];
  /** How many of them lie after each seam (REC-13), the fewest first. */
  readonly seams: readonly number[];
}

/**
 * How far a change since the year before lies outside the range of the changes before it: in widths of that range, 0 inside it. A
 * change across a seam is none; those before a seam still say how much the amounts change.
 *
 * @param value The amount of a period.
 * @param past The periods before it.
 * @param aYear Periods in a year.
 * @returns null where the year before is not known, or beyond a seam.
 * @see REC-22
 *
 * @example
 * const amounts = [110, 105, 100, 96, 100, 96, 91, 88, 90, 88, 83, 80, 82];
 * changeOutside(60, { amounts, seams: [] }, 4) ?? 0 > 1; // true
 */
export function changeOutside(value: number, { amounts, seams }: Past, aYear: AYear): number | null {
  const all: Past = { amounts: [value, ...amounts], seams: seams.map((since) => since + 1) };
  const change = changeAt(all, 0, aYear);
  if (change === null) return null;
  const seen: number[] = [];
  for (let k = 1; k <= aYear * RANGE_YEARS[aYear]; k++) {
    const one = changeAt(all, k, aYear);
    if (one !== null) seen.push(one);
  }
  return outside(change, seen.length < MIN_CHANGES ? [-FIXED_CHANGE, FIXED_CHANGE] : [...seen, 0]);
}

/**
 * How far a ratio lies outside the range of those before it: in widths of that range, 0 inside it.
 *
 * @param ratio Such as a margin of a period.
 * @param before The ratios of the periods before it, the last one first; those that are not finite do not count.
 * @returns null where too few are known.
 * @see REC-22
 *
 * @example
 * ratioOutside(0.23, [0.39, 0.38, 0.4, 0.39, 0.38, 0.4]); // 3: the range counts as 0.05 wide
 */
export function ratioOutside(ratio: number, before: readonly number[]): number | null {
  const seen = before.filter(Number.isFinite).slice(0, 4 * RANGE_YEARS[4]);
  return seen.length < MIN_RATIOS || !Number.isFinite(ratio) ? null : outside(ratio, seen);
}

/**
 * Whether an amount is below 0 where none of the periods before it was.
 *
 * @param before The periods before it, the last one first; NaN where one is not known.
 *
 * @example
 * isOtherSign(-5, [4, 5, 6, 4, 5, 6, 4, 5]); // true
 */
export function isOtherSign(value: number, before: readonly number[]): boolean {
  const known = before.filter((one) => !Number.isNaN(one)).slice(0, MAX_SIGNS);
  return value < 0 && known.length >= MIN_SIGNS && known.every((one) => one > 0);
}

const MIN_SIGNS = 8;
const MAX_SIGNS = 12;

function outside(value: number, seen: readonly number[]): number {
  const sorted = seen.toSorted((a, b) => a - b);
  const cut = Math.floor(TRIMMED * sorted.length);
  const [least, most] = [sorted[cut] as number, sorted[sorted.length - 1 - cut] as number];
  return Math.max(least - value, value - most, 0) / Math.max(most - least, NARROWEST);
}

/** The change since the year before as part of the usual size before; null where that year is not known, or beyond a seam. */
function changeAt({ amounts, seams }: Past, place: number, aYear: AYear): number | null {
  const end = seams.find((since) => since > place) ?? amounts.length;
  const [value = Number.NaN, ago = Number.NaN] = [amounts[place], amounts[place + aYear]];
  if (place + aYear >= end || Number.isNaN(value) || Number.isNaN(ago)) return null;
  let [sum, count] = [0, 0];
  for (let k = place + 1; k <= place + Math.max(2 * aYear, MIN_CHANGES) && k < end; k++) {
    const one = amounts[k] as number;
    if (!Number.isNaN(one)) [sum, count] = [sum + Math.abs(one), count + 1];
  }
  return sum === 0 ? null : (value - ago) / (sum / count);
}
