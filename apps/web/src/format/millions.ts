import type { LanguageCode } from "@plumbline/contract";
import type { Maybe } from "./missing.ts";
import { formatNumber } from "./number.ts";

const MILLION = 1e6;

/**
 * Writes an amount of the accounts in millions, without its currency; the place where it stands says both.
 *
 * @example
 * formatMillions(95_359_000_000, "en"); // "95,359.00"
 */
export function formatMillions(amount: Maybe, language: LanguageCode, decimals = 2): string {
  return formatNumber(typeof amount === "number" ? amount / MILLION : amount, language, decimals);
}
