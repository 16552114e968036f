import { type AnswerReaders, type LiveProvider, suppliedPrices } from "../../providers/index.ts";
import { type StooqSettings, stooqHistory } from "./history.ts";
import { QUOTES_PER_REQUEST, stooqQuotes } from "./quotes.ts";

/**
 * Stooq. Its histories are text tables; since 2026 it sends a riddle for browsers to many clients, with 200 as the status, and a key to
 * who solves it. What it sends then is refused here, and another provider is asked.
 */
export function stooq(settings: StooqSettings, readers: AnswerReaders): LiveProvider {
  const ask = stooqHistory(settings);
  return {
    terms: {
      name: "stooq",
      // With dividends in some series: the gate notes it of each.
      priceBasis: "split-adjusted",
      namesStock: false,
      actions: null,
      quoteDelaySeconds: 900,
      requestsPerSecond: 1,
      requestsPerDay: 200,
      quotesPerRequest: QUOTES_PER_REQUEST,
      licence: "For personal use; no redistribution: https://stooq.com/terms/",
    },
    requests: { prices: ask },
    prices: suppliedPrices(ask, readers),
    quotes: stooqQuotes(settings.origin),
  };
}
