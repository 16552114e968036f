import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";

const OPTIONS = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" } as const;
const PER_FRACTION = 100;

/**
 * Writes a difference with its sign and two decimals.
 *
 * @example
 * formatSigned(0.125, "en"); // "+0.13"
 */
export function formatSigned(difference: Maybe, language: LanguageCode): string {
  return exists(difference) ? numberFormatter(language, OPTIONS).format(difference) : MISSING;
}

/**
 * Writes the difference of two rates in percentage points, without the words for the unit.
 *
 * @param difference Of two fractions: 0.012 means 1.2 points.
 * @example
 * formatPoints(-0.012, "en"); // "-1.20"
 */
export function formatPoints(difference: Maybe, language: LanguageCode): string {
  return formatSigned(exists(difference) ? difference * PER_FRACTION : difference, language);
}
