import { type AnswerReaders, type LiveProvider, suppliedPrices, suppliedTargets } from "../../providers/index.ts";
import { exchangeInChart, YahooCharts } from "./charts.ts";
import { QUOTES_PER_REQUEST, yahooQuotes } from "./quotes.ts";
import { YahooSession } from "./session.ts";
import { yahooEarningsDates, yahooTargetsRequest } from "./summaries.ts";

interface YahooSettings {
  readonly origin: URL;
  /** Where a session begins: any page that sets a cookie. */
  readonly cookieAddress: URL;
}

/**
 * Yahoo Finance, without a key. Charts and sparks are open to everybody; quotes, targets and calendars want a session, which it gives to
 * everybody too.
 */
export function yahoo(settings: YahooSettings, readers: AnswerReaders): LiveProvider {
  const session = new YahooSession(settings);
  const charts = new YahooCharts(settings.origin);
  const targets = yahooTargetsRequest(settings.origin, session);
  return {
    terms: {
      name: "yahoo",
      priceBasis: "split-adjusted",
      namesStock: true,
      actions: "with-prices",
      quoteDelaySeconds: 900,
      requestsPerSecond: 2,
      requestsPerDay: null,
      quotesPerRequest: QUOTES_PER_REQUEST,
      licence:
        "For personal use; no redistribution: https://legal.yahoo.com/us/en/yahoo/terms/product-atos/apiforydn/index.html",
    },
    requests: { prices: charts.ask, targets },
    prices: suppliedPrices(charts.ask, readers, exchangeInChart),
    actions: charts.actions,
    quotes: yahooQuotes(settings.origin, session),
    targets: suppliedTargets(targets, readers),
    earningsDates: yahooEarningsDates(settings.origin, session),
  };
}
