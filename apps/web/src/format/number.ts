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
  const options = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: "negative",
  } as const;
  return numberFormatter(language, options).format(value);
}

/** Writes a whole number, such as a count of companies. */
export function formatCount(value: Maybe, language: LanguageCode): string {
  return formatNumber(value, language, 0);
}

/** Decimals of a number in short notation: two, none for a small whole number, which is written in full: below 万 in Chinese. */
export function compactDecimals(value: number, language: LanguageCode): number {
  return Math.abs(value) < (language.startsWith("zh") ? 1e4 : 1e3) && Number.isInteger(value) ? 0 : 2;
}

/**
 * Writes a large number in few characters, such as a volume of shares or an amount that stands alone.
 *
 * @example
 * formatCompact(12_345_678, "en"); // "12.35M"
 * formatCompact(12_345_678, "zh-Hans"); // "1,234.57万"
 */
export function formatCompact(value: Maybe, language: LanguageCode): string {
  if (!exists(value)) return MISSING;
  const decimals = compactDecimals(value, language);
  const options = {
    notation: "compact",
    useGrouping: true,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return numberFormatter(language, options).format(value).trim();
}

/**
 * Writes a large round number without zeros after its last digit, such as one of an axis or a threshold.
 *
 * @example
 * formatRound(800_000_000, "en"); // "800M"
 */
export function formatRound(value: Maybe, language: LanguageCode): string {
  if (!exists(value)) return MISSING;
  return numberFormatter(language, { notation: "compact", maximumFractionDigits: 2 }).format(value);
}
