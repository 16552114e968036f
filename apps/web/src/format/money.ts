import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";
import { formatNumber } from "./number.ts";
import { formatSigned } from "./signed.ts";

/** Decimals of a price at its level: sub-dollar prices move in smaller steps, and cents of very high ones say nothing. */
export function priceDecimals(price: number): number {
  const size = Math.abs(price);
  if (size >= 100_000) return 0;
  // 0 itself is an axis label rather than a small price.
  if (size >= 1 || !size) return 2;
  return size < 0.01 ? 6 : 4;
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
  return formatNumber(price, language, priceDecimals(price));
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
  return formatSigned(difference, language, priceDecimals(of ?? difference));
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

/** How all amounts of a page are written: in one way for most companies, and finer for small ones. */
export type AmountScale = "large" | "small";

interface AmountUnit {
  readonly size: number;
  readonly decimals: number;
}

/** Millions, with decimals only where they tell small amounts apart. */
const WESTERN: Readonly<Record<AmountScale, AmountUnit>> = {
  large: { size: 1e6, decimals: 0 },
  small: { size: 1e6, decimals: 2 },
};

/** Hundreds of millions (亿) or ten thousands (万). */
const CHINESE: Readonly<Record<AmountScale, AmountUnit>> = {
  large: { size: 1e8, decimals: 2 },
  small: { size: 1e4, decimals: 0 },
};

/** The unit of amounts in tables, which the head of the table names. */
export function amountUnit(language: LanguageCode, scale: AmountScale): AmountUnit {
  return (language === "zh-Hans" || language === "zh-Hant" ? CHINESE : WESTERN)[scale];
}

/**
 * Writes an amount of a table, without its currency and its unit; the head of the table says both. An amount too small
 * for the unit is "≈0", because 0 would say that there is none.
 *
 * @param decimals Instead of those of the unit, for the round numbers of a scale and for amounts that are all small.
 * @example
 * formatAmount(95_359_000_000, "en", "large"); // "95,359"
 * formatAmount(95_359_000_000, "zh-Hans", "large"); // "953.59"
 */
export function formatAmount(amount: Maybe, language: LanguageCode, scale: AmountScale, decimals?: number): string {
  if (!exists(amount)) return MISSING;
  const unit = amountUnit(language, scale);
  const shown = decimals ?? unit.decimals;
  const isTooSmall = amount !== 0 && Math.abs(amount / unit.size) < 0.5 * 10 ** -shown;
  return isTooSmall ? `≈${formatNumber(0, language, shown)}` : formatNumber(amount / unit.size, language, shown);
}
