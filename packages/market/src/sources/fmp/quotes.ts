import { marketSymbol } from "../../model/index.ts";
import { type AnswerRecord, inGroups, ownQuotes, priceIn, type Quote, type Supply } from "../../providers/index.ts";
import { type FmpSettings, fmpSpelling, stable } from "./question.ts";
import { rowsAt } from "./refusals.ts";

export const QUOTES_PER_REQUEST = 50;
const US_EXCHANGES: ReadonlySet<unknown> = new Set([
  "NASDAQ",
  "NYSE",
  "AMEX",
  "NYSE ARCA",
  "BATS",
  "CBOE",
  "OTC",
  "PNK",
]);

/** Quotes of many stocks in one request. It states no currency; of US exchanges it is the dollar. */
export function fmpQuotes(settings: FmpSettings): Supply<readonly string[], readonly Quote[]> {
  return async (asked, call) => {
    const value: Quote[] = [];
    const own = asked.filter((symbol) => fmpSpelling(symbol) !== null);
    for (const group of inGroups(own, QUOTES_PER_REQUEST)) {
      const url = stable(settings, "batch-quote", { symbols: group.map(fmpSpelling).join(",") });
      const rows = await rowsAt(settings, url, call, true);
      value.push(...ownQuotes("fmp", { asked: group, now: Date.now() }, rows.map(quoteOf)));
    }
    return { value, receivedAt: new Date().toISOString() };
  };
}

function quoteOf(row: AnswerRecord): Quote | null {
  const price = priceIn(row.price);
  const seconds = priceIn(row.timestamp);
  if (price === null || seconds === null || seconds > 1e11 || typeof row.symbol !== "string") return null;
  return {
    symbol: marketSymbol(row.symbol),
    price,
    previousClose: priceIn(row.previousClose),
    currency: US_EXCHANGES.has(row.exchange) ? "USD" : null,
    tradedAt: new Date(seconds * 1000).toISOString(),
  };
}
