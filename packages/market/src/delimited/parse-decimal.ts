/** What `parseDecimal` gives for bytes that are no number; an infinity is never a value of a market. */
export const UNREADABLE: number = Number.POSITIVE_INFINITY;

const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
/** A mantissa up to here is exact, so that one division or product by an exact power of ten rounds correctly. */
const LARGEST_EXACT = 2 ** 53;
const LARGEST_EXACT_POWER = 22;
const NO_VALUE = /^(?:nan|null|none|n\/?a|-|\.|#n\/a)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a decimal number from text bytes, correctly rounded to the nearest double, as `Number` does.
 *
 * Four positions, since a record for each cell would cost more than reading its digits.
 *
 * Method: digits are gathered into an integer mantissa; while that is at most 2^53 and the power of ten at most 10^22,
 * both are exact and one division rounds correctly (Clinger 1990, "fast path"). Anything else is left to `Number`.
 *
 * @param bytes The text.
 * @param start First byte of the number.
 * @param end Byte after its last.
 * @param decimalMark `.` unless told otherwise.
 * @returns The number; NaN for an empty cell and for the usual words for "no value"; `UNREADABLE` for anything else.
 * @see W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990.
 *
 * @example
 * parseDecimal(Buffer.from("0.596878742448"), 0, 14); // 0.596878742448
 * parseDecimal(Buffer.from("null"), 0, 4); // NaN
 */
export function parseDecimal(bytes: Uint8Array, start: number, end: number, decimalMark = 0x2e): number {
  let at = start;
  const negative = bytes[at] === 0x2d;
  if (negative) at++;
  const firstDigit = at;
  let mantissa = 0;
  let mark = -1;
  for (; at < end; at++) {
    const digit = (bytes[at] as number) - 0x30;
    if (digit >= 0 && digit <= 9) mantissa = mantissa * 10 + digit;
    else if (bytes[at] === decimalMark && mark < 0) mark = at;
    else return parseSlowly(bytes, start, end, decimalMark);
  }
  const decimals = mark < 0 ? 0 : end - mark - 1;
  const hasDigits = end - firstDigit > (mark < 0 ? 0 : 1);
  if (!hasDigits || mantissa > LARGEST_EXACT || decimals > LARGEST_EXACT_POWER) {
    return parseSlowly(bytes, start, end, decimalMark);
  }
  const size = decimals === 0 ? mantissa : mantissa / (POWERS_OF_TEN[decimals] as number);
  return negative ? -size : size;
}

function parseSlowly(bytes: Uint8Array, start: number, end: number, decimalMark: number): number {
  if (end - start > 400) return UNREADABLE;
  let text = "";
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    text += byte === decimalMark ? "." : byte === 0x2e ? "?" : String.fromCharCode(byte);
  }
  text = text.trim();
  if (text === "" || NO_VALUE.test(text)) return Number.NaN;
  const value = NUMBER.test(text) ? Number(text) : UNREADABLE;
  return Number.isFinite(value) ? value : UNREADABLE;
}
