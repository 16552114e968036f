import { classWordsOf } from "@plumbline/core/filings";
import { attributesOf, readSymbol } from "./attributes.ts";
import { cellOf } from "./list-columns.ts";
import type { ParserTools, RowParser } from "./reference-row.ts";

/** Codes of the listing exchange in Nasdaq's directory of symbols. */
const LISTING_EXCHANGES: ReadonlyMap<string, string> = new Map([
  ["Q", "Nasdaq"],
  ["N", "NYSE"],
  ["A", "NYSE American"],
  ["P", "NYSE Arca"],
  ["Z", "Cboe BZX"],
  ["V", "IEX"],
]);
const SHARES =
  /(?:\s+-)?\s+(?:(?:Class|Series) [A-Z] )?(?:(?:New )?Common (?:Stock|Shares?)|Ordinary Shares?|Capital Stock|American Depositary (?:Shares?|Receipts?))\b.*$/i;
const FOOTER = /^File Creation Time/;
/** Preferred shares, warrants, rights and units have a sign in their symbol that no market writes. */
const OTHER_SECURITIES = /[$^+=#~]|\.(?:WS|U|R|W)\b/;

/**
 * Reads a directory of symbols of Nasdaq: `nasdaqlisted.txt`, `otherlisted.txt`, `nasdaqtraded.txt`. Test issues and securities
 * beside shares and funds are passed over.
 *
 * @see https://www.nasdaqtrader.com/trader.aspx?id=symboldirdefs
 */
export function nasdaqDirectoryParser(tools: ParserTools): RowParser {
  return {
    row({ cell, line }) {
      const stated = cellOf(cell, "symbol");
      const isFooter = FOOTER.test(stated) || FOOTER.test(cell("nasdaq traded"));
      if (isFooter || cell("test issue") === "Y" || OTHER_SECURITIES.test(stated)) return;
      const symbol = readSymbol(stated, `Line ${line}`, tools);
      if (symbol === null) return;
      const isFund = cell("etf") === "Y";
      const name = cellOf(cell, "name");
      const exchange = cellOf(cell, "exchange") || "Q";
      const attributes = attributesOf(symbol, {
        name: (isFund ? name : name.replace(SHARES, "")) || null,
        ...classWordsIn(name),
        assetClass: kindOf(name, isFund),
        exchange: LISTING_EXCHANGES.get(exchange) ?? null,
      });
      tools.put({ kind: "attributes", attributes });
    },
  };
}

/** The words that are cut off the name of the company. */
function classWordsIn(name: string): { readonly classWords?: string } {
  const classWords = classWordsOf(name);
  return classWords === null ? {} : { classWords };
}

/** A name without a word for shares may be that of notes or units. */
function kindOf(name: string, isFund: boolean): "etf" | "stock" | null {
  if (isFund) return "etf";
  return SHARES.test(name) ? "stock" : null;
}

/**
 * Reads what Nasdaq's stock screener downloads. Its sectors are words of GICS with another meaning (General Electric is in `Energy`
 * there), so that none is taken; its industries are kept in its own words.
 */
export function nasdaqScreenerParser(tools: ParserTools): RowParser {
  return {
    row({ cell, line }) {
      const stated = cellOf(cell, "symbol");
      if (OTHER_SECURITIES.test(stated)) return;
      const symbol = readSymbol(stated, `Line ${line}`, tools);
      if (symbol === null) return;
      const name = cellOf(cell, "name");
      const attributes = attributesOf(symbol, {
        name: name.replace(SHARES, "") || null,
        ...classWordsIn(name),
        assetClass: "stock",
        industry: cellOf(cell, "industry") || null,
      });
      tools.put({ kind: "attributes", attributes });
    },
  };
}
