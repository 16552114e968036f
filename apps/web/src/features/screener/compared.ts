/** The largest number of companies that are compared side by side. */
export const MAX_COMPARED = 4;

const SYMBOL = /^[A-Z0-9^][A-Z0-9.\-/=^]{0,23}$/;

/**
 * Reads the companies to compare from an address; null when it asks for no comparison.
 *
 * @example
 * readCompared("aapl,MSFT,AAPL"); // ["AAPL", "MSFT"]
 */
export function readCompared(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const symbols = text.split(",").map((symbol) => symbol.trim().toUpperCase());
  return [...new Set(symbols.filter((symbol) => SYMBOL.test(symbol)))].slice(0, MAX_COMPARED);
}

/** Writes the companies for an address. */
export function writeCompared(symbols: readonly string[]): string {
  return symbols.join(",");
}
