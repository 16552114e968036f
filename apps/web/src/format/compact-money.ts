import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";
import { compactDecimals, formatCompact } from "./number.ts";

/**
 * Writes a large amount with its currency in few characters, for running text.
 *
 * @param currency Three letters, such as `USD`; null for none known: then no sign is written.
 * @example
 * formatCompactMoney(4_251_000_000, "USD", "en"); // "$4.25B"
 * formatCompactMoney(-812_000_000, "EUR", "fr"); // "−812,00 M €"
 */
export function formatCompactMoney(amount: Maybe, currency: string | null, language: LanguageCode): string {
  if (!exists(amount)) return MISSING;
  if (currency === null) return formatCompact(amount, language);
  const decimals = compactDecimals(amount, language);
  const options = {
    style: "currency",
    currency,
    // A bare `$` is the dollar of the United States.
    currencyDisplay: currency === "USD" ? "narrowSymbol" : "symbol",
    notation: "compact",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return numberFormatter(language, options).format(amount);
}
