import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";
import { formatNumber } from "./number.ts";

/** From which price on how many decimals are worth showing: sub-dollar prices move in smaller steps. */
const LEVELS = [
  { from: 100_000, decimals: 0 },
  { from: 1, decimals: 2 },
  { from: 0.01, decimals: 4 },
  { from: 0, decimals: 6 },
] as const;

/** Decimals of a price at its level. */
export function priceDecimals(price: number): number {
  const size = Math.abs(price);
  // 0 itself is an axis label rather than a small price.
  if (size === 0) return 2;
  return LEVELS.find(({ from }) => size >= from)?.decimals ?? 2;
}

/**
 * Writes a price with the decimals of its level, without its currency.
 *
 * @example
 * formatPrice(187.4, "en"); // "187.40"
 * formatPrice(0.1234, "en"); // "0.1234"
 */
export function formatPrice(price: Maybe, language: LanguageCode): string {
  if (!exists(price)) return MISSING;
  const decimals = priceDecimals(price);
  return numberFormatter(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(price);
}

/**
 * Writes the difference of two prices with its sign and the decimals of the price.
 *
 * @param of The price that it is a difference of, which says how fine it is written.
 * @example
 * formatDifference(0.5, 187.4, "en"); // "+0.50"
 */
export function formatDifference(difference: Maybe, of: Maybe, language: LanguageCode): string {
  if (!exists(difference)) return MISSING;
  const decimals = priceDecimals(of ?? difference);
  const options = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: "exceptZero",
  } as const;
  return numberFormatter(language, options).format(difference);
}

/**
 * Writes an amount with its currency. A bare `$` is the dollar of the United States: others have it too.
 *
 * @param currency Three letters, such as `USD`; null for none known: then no sign is written.
 * @example
 * formatMoney(1234.5, "USD", "en"); // "$1,234.50"
 * formatMoney(1234.5, "HKD", "en"); // "HK$1,234.50"
 * formatMoney(1234.5, null, "en"); // "1,234.50"
 */
export function formatMoney(amount: Maybe, currency: string | null, language: LanguageCode): string {
  if (!exists(amount)) return MISSING;
  if (currency === null) return formatPrice(amount, language);
  const currencyDisplay = currency === "USD" ? "narrowSymbol" : "symbol";
  return numberFormatter(language, { style: "currency", currency, currencyDisplay }).format(amount);
}

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
