/**
 * Other spellings of a symbol with a share class. Dots, dashes and slashes are equal to a search already; a spelling
 * without any is not.
 *
 * @example
 * spellingsOf("BRK.B"); // ["BRK-B", "BRKB"]
 * spellingsOf("AAPL"); // []
 */
export function spellingsOf(symbol: string): string[] {
  return symbol.includes(".") ? [symbol.replaceAll(".", "-"), symbol.replaceAll(".", "")] : [];
}
