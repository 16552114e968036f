const MARKS = /\p{M}+/gu;
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;
const ONLY_LATIN = /^[ -~]*$/;

/**
 * Text as search compares it: lower case, without accents, words parted by single spaces.
 *
 * @example
 * fold("  Nestlé S.A. "); // "nestle s a"
 */
export function fold(text: string): string {
  const plain = ONLY_LATIN.test(text) ? text : text.normalize("NFKD").replace(MARKS, "");
  return plain.toLowerCase().replace(NOT_A_WORD, " ").trim();
}

/**
 * A symbol as search compares it: class separators do not count.
 *
 * @example
 * foldSymbol("BRK.B"); // "brkb"
 */
export function foldSymbol(symbol: string): string {
  return fold(symbol).replaceAll(" ", "");
}
