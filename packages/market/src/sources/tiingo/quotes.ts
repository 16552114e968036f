import { marketSymbol } from "../../model/index.ts";
import {
  type AnswerRecord,
  endpoint,
  inGroups,
  ownQuotes,
  priceIn,
  type Quote,
  requestBytes,
  type Supply,
} from "../../providers/index.ts";
import { authorised, type TiingoSettings, tiingoSpelling } from "./question.ts";
import { listIn, meaningOf } from "./refusals.ts";

export const QUOTES_PER_REQUEST = 50;

/** Prices of the moment; they are those of IEX, or its bid and ask where these have moved away from the last trade. */
export function tiingoQuotes(settings: TiingoSettings): Supply<readonly string[], readonly Quote[]> {
  return async (asked, call) => {
    const value: Quote[] = [];
    const own = asked.filter((symbol) => tiingoSpelling(symbol) !== null);
    for (const group of inGroups(own, QUOTES_PER_REQUEST)) {
      const url = endpoint(settings.origin, "iex/", { tickers: group.map(tiingoSpelling).join(",") });
      const headers = authorised(settings);
      const request = { provider: "tiingo", headers, isOfTheMoment: true, refusal: meaningOf, ...call };
      const bytes = await requestBytes(url, request);
      const rows = bytes === null ? [] : listIn(bytes);
      value.push(...ownQuotes("tiingo", { asked: group, now: Date.now() }, rows.map(quoteOf)));
    }
    return { value, receivedAt: new Date().toISOString() };
  };
}

function quoteOf(row: AnswerRecord): Quote | null {
  const price = priceIn(row.tngoLast ?? row.last);
  const at = Date.parse(String(row.lastSaleTimestamp ?? row.timestamp));
  if (price === null || Number.isNaN(at) || typeof row.ticker !== "string") return null;
  return {
    symbol: marketSymbol(row.ticker),
    price,
    previousClose: priceIn(row.prevClose),
    currency: "USD",
    tradedAt: new Date(at).toISOString(),
  };
}
