import { currencyCode, exchangeOfSymbol } from "../../model/index.ts";

/** A sign of money, with what countries write before it. */
const SIGN = /(?:US|HK|CA?|AU?|NZ|S|NT)?\$|[€£¥￥₹₩元円]/iu;
const BARE = /^[\d.,]*$/;
const CODE = /(?:^|[\d\s])([A-Za-z]{3})(?=[\s\d]|$)/;

/** The currency of a sign that only one has. */
const SOLE: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₩": "KRW",
  円: "JPY",
  US$: "USD",
  HK$: "HKD",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  S$: "SGD",
  NT$: "TWD",
};
/** Currencies that share a sign; the first is meant unless the symbol is of an exchange in another. */
const SHARED: Readonly<Record<string, readonly [string, ...string[]]>> = {
  $: ["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD"],
  "¥": ["JPY", "CNY"],
  "￥": ["JPY", "CNY"],
  元: ["CNY", "TWD", "HKD"],
};

/**
 * The currency that an amount states by a sign or a code beside it. A dollar is that of the exchange in the suffix of the
 * symbol, where that has one, and else that of the United States.
 *
 * @param amount As the file writes it.
 * @param symbol The stock that it is for.
 * @returns A code of three letters; `null` for a bare number.
 *
 * @example
 * currencyOfAmount("$280.00", "AAPL"); // "USD"
 * currencyOfAmount("$140.00", "RY.TO"); // "CAD"
 * currencyOfAmount("280", "AAPL"); // null
 */
export function currencyOfAmount(amount: string, symbol: string): string | null {
  if (BARE.test(amount)) return null;
  const sign = SIGN.exec(amount)?.[0].toUpperCase() ?? "";
  const shared = SHARED[sign];
  if (shared === undefined) return SOLE[sign] ?? currencyCode(CODE.exec(amount)?.[1] ?? "");
  const local = exchangeOfSymbol(symbol)?.currency ?? null;
  return shared.find((currency) => currency === local) ?? shared[0];
}
