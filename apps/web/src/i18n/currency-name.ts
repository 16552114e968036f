import type { Text } from "./speech.ts";

/**
 * Names the currency of a price: its code, pence as pence, and in words where nothing says which it is.
 *
 * @example
 * currencyName("HKD", text); // "HKD"
 * currencyName(null, text); // "currency unknown"
 */
export function currencyName(currency: string | null, text: Text): string {
  if (currency === null) return text("currency.unknown");
  return currency === "GBX" ? text("currency.pence") : currency;
}
