import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";

const PER_FRACTION = 100;

/**
 * Writes a difference with its sign and two decimals, or as many as are asked for.
 *
 * @example
 * formatSigned(0.125, "en"); // "+0.13"
 */
export function formatSigned(difference: Maybe, language: LanguageCode, decimals = 2): string {
  if (!exists(difference)) return MISSING;
  const options = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: "exceptZero",
  } as const;
  return numberFormatter(language, options).format(difference);
}

/**
 * Writes the difference of two rates in percentage points, without the words for the unit.
 *
 * @param difference Of two fractions: 0.012 means 1.2 points.
 * @example
 * formatPoints(-0.012, "en"); // "−1.20"
 */
export function formatPoints(difference: Maybe, language: LanguageCode, decimals = 2): string {
  return formatSigned(exists(difference) ? difference * PER_FRACTION : difference, language, decimals);
}
