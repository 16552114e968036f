/**
 * The symbols in what was typed, each once, in capital letters.
 *
 * @example
 * symbolsTyped("aapl, MSFT;ko aapl"); // ["AAPL", "MSFT", "KO"]
 */
export function symbolsTyped(typed: string): readonly string[] {
  const words = typed.split(/[\s,;，；、]+/).filter((word) => word !== "");
  return [...new Set(words.map((word) => word.toUpperCase()))];
}
