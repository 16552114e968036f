/** Changes of as many years make a range of their own; with fewer it is a fixed one. */
const MIN_CHANGES = 3;
const FIXED_CHANGE = 0.2;
/** A range is wider than the changes seen by this part of it. */
const WIDER = 0.25;
/** And never narrower than this part of the usual size. */
const NARROWEST = 0.05;

/**
 * Whether an amount has changed since the year before no more than the amounts before it did.
 *
 * @param value The amount.
 * @param before The same stretch of the years before, the last year first; NaN where one is not known.
 * @returns null where the year before is not known.
 * @see REC-22
 *
 * @example
 * isUsual(120, [110, 100, 95, 80, 75]); // true
 */
export function isUsual(value: number, before: readonly number[]): boolean | null {
  const [ago = Number.NaN] = before;
  if (Number.isNaN(ago)) return null;
  const changes: number[] = [];
  for (let k = 1; k < before.length; k++) changes.push(changeOf(before[k - 1] as number, before[k] as number));
  const seen = changes.filter((change) => !Number.isNaN(change));
  const change = changeOf(value, ago);
  if (seen.length < MIN_CHANGES) return Math.abs(change) <= FIXED_CHANGE;
  const [least, most] = [Math.min(...seen, 0), Math.max(...seen, 0)];
  const room = Math.max(WIDER * (most - least), NARROWEST);
  return change >= least - room && change <= most + room;
}

/** A change as part of the larger of the two: -2 to 2, and bounded where a sign changes or an amount is close to 0. */
function changeOf(value: number, ago: number): number {
  const size = Math.max(Math.abs(value), Math.abs(ago));
  return size === 0 ? 0 : (value - ago) / size;
}
