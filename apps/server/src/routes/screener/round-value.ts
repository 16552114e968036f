const SIGNIFICANT_DIGITS = 7;

/**
 * Rounds a number of a list of companies to seven significant digits, more than a reader needs: without it a list of
 * 10,000 companies would be twice as long on the wire.
 *
 * @returns null for NaN and infinities.
 */
export function roundValue(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  if (value === 0) return 0;
  const decimals = SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)));
  if (decimals > MAX_DECIMALS) return Number(value.toPrecision(SIGNIFICANT_DIGITS));
  // A power of ten with a positive exponent is exact; its inverse is not, so large numbers are divided by one.
  if (decimals >= 0) return Math.round(value * 10 ** decimals) / 10 ** decimals;
  return Math.round(value / 10 ** -decimals) * 10 ** -decimals;
}

/** The last power of ten that a double holds exactly. */
const MAX_DECIMALS = 22;
