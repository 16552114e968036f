import { onOneCount, whyNotComparable } from "@plumbline/core/checks";
import { besideAccounts, type Figure, figure, missing, type Reason } from "@plumbline/core/figure";
import { type FiscalPeriod, splitRatioSince } from "@plumbline/core/fundamentals";
import { type Bars, lastIndexOnOrBefore } from "@plumbline/core/series";
import { type Day, formatDay, MAX_AGE_DAYS } from "@plumbline/core/time";
import {
  type FairValuePoint,
  fairValueHistory,
  filingDays,
  monthEnds,
  type ValuationSeam,
  valuationSeams,
} from "@plumbline/core/valuation";
import type { Snapshot } from "../snapshot/index.ts";
import { accountsOf } from "./accounts.ts";
import { besideMarket } from "./market-beta.ts";
import { marketInputsOf } from "./market-inputs.ts";
import { priceSeriesOf } from "./price-series.ts";
import { type PriceSplits, priceSplits } from "./price-splits.ts";
import { pricedReceipts } from "./receipt-on.ts";
import type { StoredStock } from "./stored-stock.ts";
import { tradedPrice } from "./traded-price.ts";

/** Fair value of a share through time, beside its price. */
export interface ValueHistory {
  /** Providers of the accounts and of the prices. */
  readonly source: string;
  readonly priceSource: string;
  readonly currency: string;
  readonly points: readonly FairValuePoint[];
  /** The price of each point, per share of the last one; missing where the share did not trade. */
  readonly prices: readonly Figure[];
  /** Restatements filed within the days. */
  readonly seams: readonly ValuationSeam[];
  /** Fiscal years on the last day, which the seams lie between. */
  readonly years: readonly FiscalPeriod[];
}

const MONTHS = 120;

/**
 * What both models said of a share at the end of each month of ten years and on the day itself, each time by what had been
 * filed and traded by then. A share that trades no more is looked at up to its last day.
 *
 * @returns The reason where values of the past cannot be put beside prices: a source that adjusts its prices does not say
 *   what a share of the past was.
 * @see GEN-06, FND-12, REC-17, REC-18, `fairValueHistory`
 */
export function valueHistory(snapshot: Snapshot, stock: StoredStock, asOf: Day): ValueHistory | Reason {
  const { instrument, history, facts, factsSource: source } = stock;
  const known = accountsOf(stock, asOf)?.known;
  const series = history && priceSeriesOf(history, asOf);
  if (!facts || !known) return "no-accounts";
  if (!series) return "no-price";
  const bars = series.price();
  if (history.basis !== "raw" || !bars) return "past-price-unknown";
  const { currency, company } = known;
  const whyNot = whyNotComparable(instrument.currency, currency);
  if (whyNot !== null) return whyNot;
  const last = series.lastDay < asOf - MAX_AGE_DAYS.price ? series.lastDay : asOf;
  const priced = pricedReceipts(stock);
  if (priced.receiptOn(last)?.ordinaryShares === null) return "receipt-ratio-unknown";
  const days = monthEnds(last, MONTHS);
  const beside = besideMarket(snapshot, series);
  const priceOn = (day: Day) => closeOn(bars, { day, source: series.source });
  const filed = Int32Array.from(filingDays(facts, 0 as Day, last));
  const priceInAccounts = (day: Day): Figure => {
    const price = times(priceOn(day), splitRatioSince(priced.splits, day, last));
    const filedAt = filed[lastIndexOnOrBefore(filed, day)] ?? Number.NaN;
    const ofOneCount = onOneCount(price, { filedAt, splitAt: Number.NaN }, tradedPrice(history, day));
    return besideAccounts(ofOneCount, priced.receiptOn(day));
  };
  const market = (day: Day) => marketInputsOf(snapshot, { price: priceInAccounts(day), beside }, day);
  const unstated = priceSplits(stock, last);
  const points = fairValueHistory(facts, {
    days,
    market,
    source,
    ...priced,
    type: company.type,
  });
  return {
    source,
    priceSource: series.source,
    currency,
    points,
    prices: days.map((day) => ofLastShares(priceOn(day), { day, last, unstated })),
    seams: valuationSeams({ fundamentals: known, source }, { from: days[0] ?? last, until: last }),
    years: known.years.list,
  };
}

/** The close of a day, or of the days before it when it was none of trading. */
export function closeOn(bars: Bars, { day, source }: { readonly day: Day; readonly source: string }): Figure {
  const row = lastIndexOnOrBefore(bars.day, day);
  const on = bars.day[row] as Day | undefined;
  if (on === undefined) return missing("no-price");
  if (on < day - MAX_AGE_DAYS.price) return missing("price-too-old");
  return figure(bars.close[row] ?? Number.NaN, { source, periodEnd: formatDay(on) }, "no-price");
}

interface PriceOfDay {
  readonly day: Day;
  readonly last: Day;
  readonly unstated: PriceSplits;
}

/** The price of a day, per share of the last one: the vendor's splits are in it, those that filings alone show are not. */
function ofLastShares(price: Figure, { day, last, unstated: { splits, unknownBefore } }: PriceOfDay): Figure {
  return day < unknownBefore ? missing("split-basis-unknown") : times(price, 1 / splitRatioSince(splits, day, last));
}

function times(price: Figure, ratio: number): Figure {
  return price.value === null ? price : { ...price, value: price.value * ratio };
}
