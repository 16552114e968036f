/** Power of ten by which a filing slipped: thousands or millions written as units, or the other way round. */
export type ScalePower = 3 | 6 | -3 | -6;

export const SCALE_POWERS: readonly ScalePower[] = [3, 6, -3, -6];

/**
 * A number brought to the scale that is meant; exact, since powers of ten above 1 are.
 *
 * @param value The number as filed.
 * @param power 3 takes it for thousands, 6 for millions; below 0 it was multiplied by mistake.
 * @see FND-19
 *
 * @example
 * rescaled(3076, 6); // 3,076,000,000
 * rescaled(98_000_000, -3); // 98,000
 */
export function rescaled(value: number, power: ScalePower): number {
  return power > 0 ? value * 10 ** power : value / 10 ** -power;
}
