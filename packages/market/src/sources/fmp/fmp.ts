import { type AnswerReaders, type LiveProvider, suppliedPrices, suppliedTargets } from "../../providers/index.ts";
import { fmpActions } from "./actions.ts";
import { fmpCalendar, fmpEarningsDates } from "./earnings.ts";
import { fmpPrices } from "./prices.ts";
import type { FmpSettings } from "./question.ts";
import { fmpQuotes, QUOTES_PER_REQUEST } from "./quotes.ts";
import { fmpTargets } from "./targets.ts";

/**
 * Financial Modeling Prep, the interface that it names stable.
 *
 * @see https://site.financialmodelingprep.com/developer/docs/stable
 */
export function fmp(settings: FmpSettings, readers: AnswerReaders): LiveProvider {
  const prices = fmpPrices(settings);
  const targets = fmpTargets(settings);
  return {
    terms: {
      name: "fmp",
      priceBasis: "split-adjusted",
      namesStock: true,
      actions: "separate",
      quoteDelaySeconds: 900,
      requestsPerSecond: 4,
      requestsPerDay: 250,
      quotesPerRequest: QUOTES_PER_REQUEST,
      licence: "For personal use; display needs a licence: https://site.financialmodelingprep.com/terms-of-service",
    },
    requests: { prices, targets },
    prices: suppliedPrices(prices, readers),
    actions: fmpActions(settings),
    quotes: fmpQuotes(settings),
    targets: suppliedTargets(targets, readers),
    earningsDates: fmpEarningsDates(settings),
    calendar: fmpCalendar(settings),
  };
}
