/*
 * ECMAScript leaves the last digits of Math.exp, Math.log and Math.pow to the engine. These two use only + - * / on
 * doubles, which IEEE 754 fixes to the bit, so that the demo market has the same bytes on every machine.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = LN2_HIGH + LN2_LOW;
const MAX_POWER = 512;

const POWERS_OF_TWO = Float64Array.from({ length: 2 * MAX_POWER + 1 });
POWERS_OF_TWO[MAX_POWER] = 1;
for (let power = 1; power <= MAX_POWER; power++) {
  POWERS_OF_TWO[MAX_POWER + power] = (POWERS_OF_TWO[MAX_POWER + power - 1] as number) * 2;
  POWERS_OF_TWO[MAX_POWER - power] = (POWERS_OF_TWO[MAX_POWER - power + 1] as number) / 2;
}

/**
 * Raises e to a power, with the same bits on every machine.
 *
 * @param x Exponent, between -350 and 350.
 * @returns e to the power of `x`, to within a few units in the last place.
 * @throws {RangeError} if `x` is outside that range or not a number.
 * @see Cody & Waite, "Software Manual for the Elementary Functions", 1980: reduction by ln 2 in two parts.
 *
 * @example
 * exp(0); // 1
 */
export function exp(x: number): number {
  if (!(x >= -350 && x <= 350)) throw new RangeError(`exp(${x}) is outside -350 to 350.`);
  const power = Math.round(x / LN2);
  const r = x - power * LN2_HIGH - power * LN2_LOW;
  let sum = 1;
  for (let term = 13; term >= 1; term--) sum = 1 + (sum * r) / term;
  return sum * (POWERS_OF_TWO[MAX_POWER + power] as number);
}

/**
 * The natural logarithm, with the same bits on every machine.
 *
 * @param x Positive and finite.
 * @returns ln x, to within a few units in the last place.
 * @throws {RangeError} if `x` is not positive and finite.
 *
 * @example
 * log(1); // 0
 */
export function log(x: number): number {
  if (!(x > 0 && x < Infinity)) throw new RangeError(`log(${x}) does not exist.`);
  let power = 0;
  let mantissa = x;
  for (; mantissa > Math.SQRT2; power++) mantissa /= 2;
  for (; mantissa < Math.SQRT1_2; power--) mantissa *= 2;
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let series = 0;
  for (let odd = 21; odd >= 1; odd -= 2) series = series * square + 1 / odd;
  return 2 * s * series + power * LN2_LOW + power * LN2_HIGH;
}
