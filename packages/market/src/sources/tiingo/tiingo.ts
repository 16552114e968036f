import { type AnswerReaders, type LiveProvider, suppliedPrices } from "../../providers/index.ts";
import { tiingoPrices } from "./prices.ts";
import type { TiingoSettings } from "./question.ts";
import { QUOTES_PER_REQUEST, tiingoQuotes } from "./quotes.ts";

/**
 * Tiingo: raw prices with actions, and prices of the moment from the exchange IEX; stocks and funds of the United States.
 *
 * @see https://www.tiingo.com/documentation/end-of-day
 */
export function tiingo(settings: TiingoSettings, readers: AnswerReaders): LiveProvider {
  const ask = tiingoPrices(settings);
  return {
    terms: {
      name: "tiingo",
      priceBasis: "raw",
      namesStock: false,
      actions: "with-prices",
      quoteDelaySeconds: 0,
      requestsPerSecond: 1,
      requestsPerDay: 1000,
      quotesPerRequest: QUOTES_PER_REQUEST,
      licence: "For internal use; redistribution needs a licence: https://www.tiingo.com/about/terms",
    },
    requests: { prices: ask },
    prices: suppliedPrices(ask, readers),
    quotes: tiingoQuotes(settings),
  };
}
