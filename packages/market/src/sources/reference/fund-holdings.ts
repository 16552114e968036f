import { currencyCode, exchangeOfSymbol, say } from "../../model/index.ts";
import { attributesOf, readSector } from "./attributes.ts";
import { cellOf } from "./list-columns.ts";
import { listSymbol } from "./list-symbol.ts";
import type { ParserTools, RowParser } from "./reference-row.ts";

/** How iShares names the exchanges of its holdings, with the suffix of Yahoo; the first that fits counts. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^xetra/i, "DE"],
  [/^london stock exchange/i, "L"],
  [/euronext.*paris|^nyse euronext$/i, "PA"],
  [/euronext.*amsterdam/i, "AS"],
  [/euronext.*bru(?:ssels|xelles)/i, "BR"],
  [/euronext.*lisb/i, "LS"],
  [/^borsa italiana/i, "MI"],
  [/^bolsa de madrid/i, "MC"],
  [/^(?:six )?swiss exchange/i, "SW"],
  [/omx.*helsinki/i, "HE"],
  [/omx.*copenhagen/i, "CO"],
  [/omx nordic$|omx.*stockholm/i, "ST"],
  [/^oslo bors/i, "OL"],
  [/^wiener boerse/i, "VI"],
  [/^toronto stock exchange/i, "TO"],
  [/^tokyo stock exchange/i, "T"],
  [/^hong kong exchanges/i, "HK"],
  [/^shanghai stock exchange/i, "SS"],
  [/^shenzhen stock exchange/i, "SZ"],
  [/^asx/i, "AX"],
  [/^national stock exchange of india/i, "NS"],
  [/^bse ltd|^bombay stock exchange/i, "BO"],
  [/^taiwan stock exchange/i, "TW"],
  [/^singapore exchange/i, "SI"],
  [/^johannesburg stock exchange/i, "JO"],
];
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/^nasdaq$|^nasdaq[ -](?:stock|global|ngs)/i, "Nasdaq"],
  [/^nyse mkt|^nyse american/i, "NYSE American"],
  [/^nyse arca/i, "NYSE Arca"],
  [/^new york stock exchange|^nyse$/i, "NYSE"],
  [/^cboe bzx|^bats/i, "Cboe BZX"],
];
/** Share classes that fund companies write in one word. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ["BRKA", "BRK.A"],
  ["BRKB", "BRK.B"],
  ["BFA", "BF.A"],
  ["BFB", "BF.B"],
]);
/** Prices in London, Johannesburg and Tel Aviv are in hundredths of these, which the list does not say. */
const IN_HUNDREDTHS: ReadonlySet<string> = new Set(["GBP", "ZAR", "ILS"]);

/**
 * Reads what a fund holds, as iShares and State Street publish it: names, sectors and where each stock trades. Cash, futures and other
 * lines that are no shares are passed over. The symbols are those of the exchange, without a suffix: a line of which nothing says
 * where it trades is left out, unless it is in dollars.
 */
export function holdingsParser(tools: ParserTools): RowParser {
  return {
    row({ cell, line }) {
      const ticker = cellOf(cell, "symbol");
      const isShare = /^(?:equity|stock|common stock)?$/i.test(cell("asset class"));
      if (!isShare || ticker === "" || ticker === "-" || /^CASH|_/.test(ticker)) return;
      const stated = currencyCode(cellOf(cell, "currency"));
      const place = placeOf(ticker, cell("exchange"), stated);
      if (place === null) {
        const detail = () => say("line-no-exchange", { line, ticker: ticker.slice(0, 40) });
        tools.log.add("symbol-unknown", {}, detail);
        return;
      }
      const { symbol, exchange } = place;
      const sector = readSector(cellOf(cell, "sector"), symbol, tools);
      const attributes = attributesOf(symbol, {
        name: cellOf(cell, "name") || null,
        assetClass: sector === null ? null : "stock",
        sector,
        exchange,
        // A known exchange states its own currency; the list's may be that of the fund.
        currency: exchange !== null || stated === null || IN_HUNDREDTHS.has(stated) ? null : stated,
      });
      tools.put({ kind: "attributes", attributes });
    },
  };
}

function placeOf(
  ticker: string,
  stated: string,
  currency: string | null,
): { readonly symbol: string; readonly exchange: string | null } | null {
  const suffix = FOREIGN.find(([pattern]) => pattern.test(stated))?.[1];
  if (suffix !== undefined) {
    const symbol = listSymbol(`${ticker}.${suffix}`);
    return symbol === null ? null : { symbol, exchange: exchangeOfSymbol(symbol)?.name ?? null };
  }
  const exchange = AMERICAN.find(([pattern]) => pattern.test(stated))?.[1] ?? null;
  if (exchange === null && (stated !== "" || currency !== "USD")) return null;
  const symbol = CLASSES.get(ticker) ?? listSymbol(ticker);
  return symbol === null ? null : { symbol, exchange };
}
