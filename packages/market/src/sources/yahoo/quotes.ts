import { currencyCode, marketSymbol } from "../../model/index.ts";
import {
  type AnswerRecord,
  endpoint,
  inGroups,
  ownQuotes,
  type ProviderCall,
  ProviderError,
  priceIn,
  type Quote,
  recordAt,
  recordsAt,
  requestBytes,
  type Supply,
} from "../../providers/index.ts";
import { meaningOf, partOf } from "./charts.ts";
import type { YahooSession } from "./session.ts";
import { HEADERS, yahooSpelling } from "./spelling.ts";

export const QUOTES_PER_REQUEST = 50;
/** It refuses more. */
const SPARKS_PER_REQUEST = 20;
const FIELDS =
  "regularMarketPrice,regularMarketPreviousClose,regularMarketTime,currency,exchangeDataDelayedBy,quoteSourceName";
const DELAYED_SECONDS = 900;

/**
 * Quotes of many stocks in one request of the interface v7, with a session. Where Yahoo gives none, sparks tell the same without one,
 * for twenty stocks at a time.
 */
export function yahooQuotes(origin: URL, session: YahooSession): Supply<readonly string[], readonly Quote[]> {
  return async (asked, call) => {
    const known = asked.filter((symbol) => yahooSpelling(symbol) !== null);
    const groups = inGroups(known, QUOTES_PER_REQUEST);
    const value: Quote[] = [];
    for (const group of groups) value.push(...((await quoted(group, call)) ?? (await sparked(group, call))));
    return { value, receivedAt: new Date().toISOString() };
  };

  async function quoted(asked: readonly string[], call: ProviderCall): Promise<Quote[] | null> {
    if (session.isClosed) return null;
    const url = endpoint(origin, "v7/finance/quote", { symbols: spelled(asked), fields: FIELDS });
    const headers = await session.join(url, call);
    try {
      const part = await partAt(url, headers, call, "quoteResponse");
      return ownQuotes("yahoo", { asked, now: Date.now() }, recordsAt(part, "result").map(quoteOf));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.code !== "unauthorised") throw error;
      session.forget();
      return null;
    }
  }

  async function sparked(asked: readonly string[], call: ProviderCall): Promise<Quote[]> {
    const quotes: Quote[] = [];
    for (const group of inGroups(asked, SPARKS_PER_REQUEST)) {
      const parameters = { symbols: spelled(group), range: "1d", interval: "5m" };
      const part = await partAt(endpoint(origin, "v7/finance/spark", parameters), HEADERS, call, "spark");
      const found = recordsAt(part, "result").map(sparkOf);
      quotes.push(...ownQuotes("yahoo", { asked: group, now: Date.now() }, found));
    }
    return quotes;
  }
}

async function partAt(url: URL, headers: Record<string, string>, call: ProviderCall, name: string) {
  const provider = "yahoo";
  const bytes = await requestBytes(url, { provider, headers, isOfTheMoment: true, refusal: meaningOf, ...call });
  return bytes === null ? null : partOf(bytes, name);
}

function spelled(symbols: readonly string[]): string {
  return symbols.map(yahooSpelling).join(",");
}

function quoteOf(row: AnswerRecord): Quote | null {
  const quote = priced(row, row.regularMarketPreviousClose);
  if (quote === null) return null;
  const minutes = typeof row.exchangeDataDelayedBy === "number" ? row.exchangeDataDelayedBy : 0;
  // It states no delay of some that it names delayed.
  const isLive = /real time/i.test(String(row.quoteSourceName ?? ""));
  const delaySeconds = Math.max(minutes * 60, isLive ? 0 : DELAYED_SECONDS);
  return { ...quote, delaySeconds };
}

function sparkOf(result: AnswerRecord): Quote | null {
  const meta = recordAt(recordsAt(result, "response")[0], "meta");
  // Each says twice what it is about.
  if (meta.symbol !== result.symbol) return null;
  return priced(meta, meta.previousClose ?? meta.chartPreviousClose);
}

function priced(row: AnswerRecord, previousClose: unknown): Quote | null {
  const price = priceIn(row.regularMarketPrice);
  const time = priceIn(row.regularMarketTime);
  if (price === null || time === null || time > 1e11 || typeof row.symbol !== "string" || row.quoteType === "NONE")
    return null;
  return {
    symbol: marketSymbol(row.symbol),
    price,
    previousClose: priceIn(previousClose),
    currency: typeof row.currency === "string" ? currencyCode(row.currency) : null,
    tradedAt: new Date(time * 1000).toISOString(),
  };
}
