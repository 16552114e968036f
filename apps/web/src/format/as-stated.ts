import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";

/**
 * Writes a number as a file states it: with its own decimals, up to six.
 *
 * @example
 * formatAsStated(0.24, "en"); // "0.24"
 * formatAsStated(12_000, "en"); // "12,000"
 */
export function formatAsStated(value: Maybe, language: LanguageCode): string {
  if (!exists(value)) return MISSING;
  return numberFormatter(language, { maximumFractionDigits: 6, signDisplay: "negative" }).format(value);
}
