import { type AnswerReaders, type LiveProvider, suppliedPrices } from "../../providers/index.ts";
import { alphaVantageActions } from "./actions.ts";
import { alphaVantageCalendar } from "./calendar.ts";
import { alphaVantagePrices } from "./prices.ts";
import type { AlphaVantageSettings } from "./question.ts";

/**
 * Alpha Vantage. It supplies no quotes here: a free key gets the last close, one stock at a time and without the time of its trade.
 *
 * @see https://www.alphavantage.co/documentation/
 */
export function alphaVantage(settings: AlphaVantageSettings, readers: AnswerReaders): LiveProvider {
  const ask = alphaVantagePrices(settings);
  return {
    terms: {
      name: "alpha-vantage",
      priceBasis: "raw",
      namesStock: true,
      actions: settings.isPaid ? "with-prices" : "separate",
      quoteDelaySeconds: null,
      requestsPerSecond: 1,
      requestsPerDay: settings.isPaid ? null : 25,
      quotesPerRequest: null,
      licence: "For personal use unless agreed otherwise: https://www.alphavantage.co/terms_of_service/",
    },
    requests: { prices: ask },
    prices: suppliedPrices(ask, readers),
    actions: alphaVantageActions(settings),
    calendar: alphaVantageCalendar(settings),
  };
}
