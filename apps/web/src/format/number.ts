import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";

/**
 * Writes a number with two decimals, or as many as are asked for.
 *
 * @example
 * formatNumber(1234.5, "en"); // "1,234.50"
 * formatNumber(Number.NaN, "en"); // "-"
 */
export function formatNumber(value: Maybe, language: LanguageCode, decimals = 2): string {
  if (!exists(value)) return MISSING;
  return numberFormatter(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** Writes a whole number, such as a count of companies. */
export function formatCount(value: Maybe, language: LanguageCode): string {
  return formatNumber(value, language, 0);
}

/**
 * Writes a large number in few characters, such as a volume of shares.
 *
 * @example
 * formatCompact(12_345_678, "en"); // "12.35M"
 * formatCompact(12_345_678, "zh-Hans"); // "1235万"
 */
export function formatCompact(value: Maybe, language: LanguageCode): string {
  if (!exists(value)) return MISSING;
  return numberFormatter(language, { notation: "compact", maximumSignificantDigits: 4, minimumSignificantDigits: 3 })
    .format(value)
    .trim();
}
