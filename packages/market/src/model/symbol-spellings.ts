import { exchangeOfSymbol } from "./exchanges.ts";
import { kindOfSymbol } from "./kind-of-symbol.ts";

/** Names that vendors have for one index. */
const SAME_INDICES: readonly (readonly string[])[] = [
  ["GSPC", "SPX", "INX"],
  ["DJI", "DJIA"],
  ["IXIC", "COMP"],
  ["HSI", "HK50"],
  ["N225", "NI225"],
  ["FTSE", "UKX"],
  ["GDAXI", "DAX"],
];

/**
 * Other spellings by which people look for a symbol. Case, dots, dashes, slashes and blanks are equal to a search already.
 *
 * @param symbol As a market writes it.
 *
 * @example
 * spellingsOf("BRK.B"); // ["BRK-B", "BRKB"]
 * spellingsOf("0700.HK"); // ["00700", "0700", "700", "700.HK"]
 * spellingsOf("BTC-USD"); // ["BTCUSD"]
 * spellingsOf("AAPL"); // []
 */
export function spellingsOf(symbol: string): string[] {
  return [...new Set(spelled(symbol))].filter((spelling) => spelling !== symbol);
}

function spelled(symbol: string): string[] {
  switch (kindOfSymbol(symbol)) {
    case "index":
    case "rate": {
      const name = symbol.slice(1);
      const names = SAME_INDICES.find((same) => same.includes(name)) ?? [name];
      return names.flatMap((other) => [other, `^${other}`]);
    }
    case "currency":
      return [symbol.slice(0, -"=X".length)];
    case "future":
      return [`${symbol.slice(0, -"=F".length)}1!`];
    case "crypto":
      return [symbol.replace("-", "")];
    default:
      return symbol.includes(".") ? ofDotted(symbol) : [];
  }
}

function ofDotted(symbol: string): string[] {
  const exchange = exchangeOfSymbol(symbol);
  if (exchange === null) return [symbol.replaceAll(".", "-"), symbol.replaceAll(".", "")];
  const ticker = symbol.slice(0, symbol.lastIndexOf("."));
  const others = exchange.suffixes.map((suffix) => `${ticker}.${suffix}`);
  if (!symbol.endsWith(".HK")) return [...others, symbol.replaceAll(".", "-"), symbol.replaceAll(".", "")];
  const number = ticker.replace(/^0+/, "");
  return [number.padStart(5, "0"), ticker, number, `${number}.HK`];
}
