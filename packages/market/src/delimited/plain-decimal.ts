const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
/** A mantissa up to here is exact, so that one division by an exact power of ten rounds correctly. */
const MAX_EXACT = 2 ** 53;
const MAX_EXACT_POWER = 22;
const MINUS = 0x2d;
const ZERO = 0x30;

/** Reads numbers of nothing but a minus, digits and a decimal mark, and finds out meanwhile where they end. */
export class PlainDecimal {
  /** The first byte that does not belong to the number last read. */
  end = 0;

  /**
   * Reads one number, correctly rounded to the nearest double.
   *
   * Method: digits are gathered into an integer mantissa; while that is at most 2^53 and the power of ten at most 10^22,
   * both are exact and one division rounds correctly (Clinger 1990, "fast path").
   *
   * Four positions, since a record for each cell would cost more than reading its digits.
   *
   * @param bytes The text.
   * @param start First byte of the number.
   * @param limit Where the text ends.
   * @param decimalMark `.` or `,`.
   * @returns The number; NaN where it has no digits, or more than this method rounds correctly.
   * @see W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990.
   */
  read(bytes: Uint8Array, start: number, limit: number, decimalMark: number): number {
    const isNegative = start < limit && bytes[start] === MINUS;
    const firstDigit = isNegative ? start + 1 : start;
    let at = firstDigit;
    let mantissa = 0;
    let mark = -1;
    for (; at < limit; at++) {
      const byte = bytes[at] as number;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) mantissa = mantissa * 10 + digit;
      else if (byte === decimalMark && mark < 0) mark = at;
      else break;
    }
    this.end = at;
    const hasDigits = at - firstDigit > (mark < 0 ? 0 : 1);
    if (!hasDigits) return Number.NaN;
    const size = quotient(mantissa, mark < 0 ? 0 : at - mark - 1);
    return isNegative ? -size : size;
  }
}

/** NaN where one division does not round correctly. */
function quotient(mantissa: number, decimals: number): number {
  if (mantissa > MAX_EXACT || decimals > MAX_EXACT_POWER) return Number.NaN;
  return decimals === 0 ? mantissa : mantissa / (POWERS_OF_TEN[decimals] as number);
}
