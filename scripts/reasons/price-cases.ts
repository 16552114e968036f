/** Reasons of prices, and of what stands beside them. */
import { checkOf, evaluate } from "@plumbline/core/checks";
import { besideAccounts } from "@plumbline/core/figure";
import { screenMetricOf } from "@plumbline/core/screen";
import { priceChangeSince, priceChanges } from "@plumbline/core/series";
import { riskMeasures } from "@plumbline/core/stats";
import { type Day, day, MAX_AGE_DAYS } from "@plumbline/core/time";
import { equityRiskPremiumOn } from "@plumbline/core/valuation";
import { companyAsOf, readStock, usablePrices } from "@plumbline/market/companies";
import { whyNotScreened } from "@plumbline/market/screening";
import { inputsOf } from "../../packages/core/src/checks/check-inputs.fixture.ts";
import { onOneCount } from "../../packages/core/src/checks/company/one-share-count.ts";
import { priceFigures } from "../../packages/core/src/screen/metrics/price-figures.ts";
import { PRICE_METRICS } from "../../packages/core/src/screen/metrics/price-metrics.ts";
import { flatBars } from "../../packages/core/src/series/bars.fixture.ts";
import { JUDGED_STOCK, judgedMarket, LAST_BAR } from "../../packages/market/src/companies/testing/judged-market.ts";
import {
  LAST_DAY,
  publishQuoted,
  type QuotedMarket,
  type QuotedOptions,
} from "../../packages/market/src/companies/testing/quoted-market.ts";
import type { ReasonCase } from "./reason-case.ts";

/** Days in a row, from 1 January 2024 on, that close at 100, 101, 102 ... */
function rising(count: number) {
  const first = day("2024-01-01");
  const days = Array.from({ length: count }, (_, k) => (first + k) as Day);
  return flatBars(
    days,
    days.map((_, k) => 100 + k),
  );
}

/** What is asked of a market of one stock, which is closed after it. */
async function quoted<Answer>(options: QuotedOptions, ask: (market: QuotedMarket) => Answer): Promise<Answer> {
  const market = await publishQuoted(options);
  try {
    return ask(market);
  } finally {
    market.close();
  }
}

/** What the checks of the stock read on a day, the last one of the market unless given. */
const inputs = (options: QuotedOptions, asOf: Day = LAST_DAY) =>
  quoted(options, ({ snapshot, stock }) => companyAsOf(snapshot, stock, { asOf }).inputs);

const price = { value: 90, provenance: { source: "test" } };
const THE_SOURCE_ADJUSTS = { changes: { priceBasis: "split-adjusted" } } as const;

export const PRICE_CASES: readonly ReasonCase[] = [
  {
    reason: "history-too-short",
    made: "the change of a year of a stock that has traded for two days",
    says: "The price history is too short for this.",
    ask: () => priceChanges(rising(2))["1y"],
  },
  {
    reason: "history-too-short",
    made: "twenty years of dividends of a stock whose prices begin six years ago",
    says: "The price history is too short for this.",
    ask: () => evaluate(checkOf("D5"), inputsOf("other", { dividendYears: 6, dividendHistoryYears: 6 })),
  },
  {
    reason: "no-price",
    made: "the last price on a day before the first one",
    says: "There is no price for this.",
    ask: async () => (await inputs({}, day("2013-12-31"))).price,
  },
  {
    reason: "price-too-old",
    made: "the last price where the prices ended three weeks ago",
    says: "The last price is more than two weeks older than this day.",
    ask: async () => (await inputs({ lastBar: day("2024-06-07") })).price,
  },
  {
    reason: "no-longer-traded",
    made: "a row of the screener of a stock that was delisted a week ago",
    says: "The stock no longer trades.",
    ask: () =>
      quoted({ changes: { delisted: day("2024-06-21") } }, ({ snapshot, stock }) =>
        whyNotScreened(snapshot, stock.instrument, LAST_DAY),
      ),
  },
  {
    reason: "no-newer-price",
    made: "the change since the last session",
    says: "There has been no newer price since then.",
    ask: () => priceChangeSince(rising(2), day("2024-01-02")),
  },
  {
    reason: "too-few-common-days",
    made: "the beta of a stock that shares 59 returns with the index",
    says: "The prices of the stock and of the index overlap too little.",
    ask: () => {
      const closes = rising(300);
      const benchmark = { day: closes.day.subarray(0, 60), close: closes.close.subarray(0, 60) };
      const measured = riskMeasures({ closes, benchmark, riskFree: 0.03, provenance: { source: "test" } });
      return measured.figures.beta;
    },
  },
  {
    reason: "no-index",
    made: "the momentum of the index in a market without one",
    says: "The data has no index to compare with.",
    ask: async () => (await inputs({ series: [] })).benchmarkMomentum,
  },
  {
    reason: "no-interest-rate",
    made: "the risk-free rate in a market without yields",
    says: "The data has no interest rate for this time.",
    ask: () =>
      quoted(
        { series: [] },
        ({ snapshot, stock }) => companyAsOf(snapshot, stock, { asOf: LAST_DAY }).market.riskFreeRate,
      ),
  },
  {
    reason: "no-risk-premium",
    made: "the equity risk premium before the first estimate was out",
    says: "No equity risk premium had been estimated by then.",
    ask: () => equityRiskPremiumOn(day("2000-01-31")),
  },
  {
    reason: "interest-rate-too-old",
    made: "the risk-free rate in a market whose yields ended 93 days before the day",
    says: "The latest known interest rate is too old.",
    ask: () => {
      const on = (LAST_DAY - MAX_AGE_DAYS.bondYield - 1) as Day;
      const yields = { name: "treasury-10year", unit: "fraction", source: "test", day: Int32Array.of(on) } as const;
      return quoted(
        { series: [{ ...yields, value: Float64Array.of(0.04) }] },
        ({ snapshot, stock }) => companyAsOf(snapshot, stock, { asOf: LAST_DAY }).market.riskFreeRate,
      );
    },
  },
  {
    reason: "risk-premium-too-old",
    made: "the equity risk premium more than two years and a month after the last estimate",
    says: "The latest known equity risk premium is too old.",
    ask: () => equityRiskPremiumOn(day("2028-02-06")),
  },
  {
    reason: "past-price-unknown",
    made: "the price beside accounts on a past day, of a source that adjusts its prices",
    says: "The imported prices were adjusted later, so the price paid that day is unknown.",
    ask: async () => (await inputs(THE_SOURCE_ADJUSTS, day("2024-01-31"))).priceInAccounts,
  },
  {
    reason: "no-dividend-data",
    made: "dividends of a source that adjusts its prices and states none",
    says: "The imported prices come without dividends.",
    ask: async () => (await inputs(THE_SOURCE_ADJUSTS)).dividendsTtm,
  },
  {
    reason: "adjusted-prices-only",
    made: "the mean of 200 days of a source that reinvests dividends",
    says: "The imported prices have dividends reinvested. Import prices as traded; for the index, those of the fund SPY.",
    ask: async () => (await inputs({ changes: { priceBasis: "total-return" } })).sma200,
  },
  {
    reason: "no-volume",
    made: "the value traded a day of prices without volume",
    says: "The imported prices lack the volume of some days.",
    ask: () => {
      const bars = { ...rising(100), volume: new Float64Array(100).fill(Number.NaN) };
      const traded = PRICE_METRICS.find(({ id }) => id === screenMetricOf("tradedValue.3m")?.id);
      return traded?.of(priceFigures({ price: bars, total: null }));
    },
  },
  {
    reason: "doubtful-price",
    made: "momentum across a move that another source contradicts",
    says: "The period contains a doubtful price move, which may be an error in the price data.",
    ask: async () => {
      const snapshot = await judgedMarket({ verdict: "contradicted", on: (LAST_BAR - 100) as Day });
      const { unknown } = usablePrices(readStock(snapshot, JUDGED_STOCK), LAST_BAR);
      snapshot.close();
      return unknown.momentum;
    },
  },
  {
    reason: "split-basis-unknown",
    // Apple split 7:1 on 9 June 2014; its next filing was that of 23 July.
    made: "a price that has stepped as by a split that no filing tells of yet",
    says: "It is unknown whether the prices are adjusted for a split, so price and shares cannot be combined.",
    ask: () => {
      const filed = { filedAt: Number(day("2014-04-24")), splitAt: Number.NaN };
      const steps = [{ day: day("2014-06-09"), factor: 6.89 }];
      return onOneCount(price, filed, { day: day("2014-07-22"), steps });
    },
  },
  {
    reason: "receipt-ratio-unknown",
    made: "a price of depositary receipts of which no list or cover says how many shares one is",
    says: "The price is per depositary receipt, and the number of shares per receipt is unknown.",
    ask: () => besideAccounts(price, { ordinaryShares: null, title: "American Depositary Shares" }),
  },
  {
    reason: "currency-unknown",
    made: "the market value where the currency of the prices is not stated",
    says: "The currency of the prices is unknown.",
    ask: async () => (await inputs({ changes: { currency: null } })).marketValue,
  },
  {
    reason: "currencies-differ",
    made: "the market value at a price in euros of a company that reports in dollars",
    says: "The price and the financial statements are in different currencies.",
    ask: async () => (await inputs({ changes: { currency: "EUR" } })).marketValue,
  },
  {
    reason: "not-applicable-to-other-assets",
    made: "a row of the screener of a fund",
    says: "This applies only to the stocks of companies.",
    ask: () =>
      quoted({ changes: { assetClass: "etf" } }, ({ snapshot, stock }) =>
        whyNotScreened(snapshot, stock.instrument, LAST_DAY),
      ),
  },
  {
    reason: "no-accounts",
    made: "earnings of a company of which the data has prices alone",
    says: "The data has no financial statements of this company.",
    ask: async () => (await inputs({ changes: { cik: null } })).epsTtm,
  },
  {
    reason: "no-accounts",
    made: "years without a loss of a company of which the data has prices alone",
    says: "The data has no financial statements of this company.",
    ask: async () => evaluate(checkOf("F4"), await inputs({ changes: { cik: null } })),
  },
];
