/** How vendors write the hundredth parts in which some exchanges quote; in capitals `GBp` would be pounds. */
const HUNDREDTHS: ReadonlyMap<string, string> = new Map([
  ["GBp", "GBX"],
  ["GBx", "GBX"],
  ["GBX", "GBX"],
  ["gbx", "GBX"],
  ["ZAc", "ZAC"],
  ["ZAC", "ZAC"],
  ["ILa", "ILA"],
  ["ILA", "ILA"],
]);

/**
 * Reads the code of a currency as files state it.
 *
 * @param stated Three letters, such as `eur` or `GBp`.
 * @returns The code in capitals, pence as `GBX`, South African cents as `ZAC`, agorot as `ILA`; null where it is none.
 *
 * @example
 * currencyCode("eur"); // "EUR"
 * currencyCode("GBp"); // "GBX"
 * currencyCode("euros"); // null
 */
export function currencyCode(stated: string): string | null {
  const code = stated.trim();
  if (!/^[A-Za-z]{3}$/.test(code)) return null;
  return HUNDREDTHS.get(code) ?? code.toUpperCase();
}

/** The currency that a person stated of prices of which nothing else states it. */
export interface AnsweredCurrency {
  readonly code: string;
  /** True where it was said about earlier files of the layout: what was said of the symbol itself comes before it. */
  readonly isKept: boolean;
}
