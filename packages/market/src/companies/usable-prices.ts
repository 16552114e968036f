import type { CheckInputs, PriceRecord, TradedPrice } from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import type { Bars } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { Instrument } from "../model/index.ts";
import { type PriceSeries, priceSeriesOf } from "./price-series.ts";
import type { StoredStock } from "./stored-stock.ts";
import { tradedPrice } from "./traded-price.ts";

/** Prices of a stock, and what its source cannot say. */
export interface UsablePrices {
  readonly record: PriceRecord;
  /** The same in all forms; null when there is no price of the day. */
  readonly series: PriceSeries | null;
  /** Missing inputs, in place of those that the record would give. */
  readonly unknown: Partial<CheckInputs>;
  /** Missing where the last price is not one per share of the accounts; null where it is. */
  readonly priceInAccounts: Figure | null;
  /** How the last price came about; null without one. */
  readonly traded: TradedPrice | null;
}

/** A price older than this is not one of the day: the stock trades no more, or its source has ended. */
export const OLDEST_PRICE_DAYS = 14;

const DOUBTFUL = missing("doubtful-price");
/** The bars that the mean of 200 days and the momentum of twelve months less one are made of. */
const AVERAGED_BARS = 200;
const MOMENTUM_BARS = { start: 253, end: 22 };
const UNKNOWN = missing("not-available-from-provider");
const NO_DIVIDENDS: Partial<CheckInputs> = {
  dividendsTtm: UNKNOWN,
  dividendYears: UNKNOWN,
  dividendHistoryYears: UNKNOWN,
  dividendRaiseYears: UNKNOWN,
};
const ADJUSTED = missing("adjusted-prices-only");
/** Means and changes of closes with dividends reinvested are none of prices. */
const NO_PRICE_HISTORY: Partial<CheckInputs> = { sma200: ADJUSTED, momentum: ADJUSTED };

const NOTHING = new Float64Array();
const NO_BARS: Bars = {
  day: new Int32Array(),
  open: NOTHING,
  high: NOTHING,
  low: NOTHING,
  close: NOTHING,
  volume: NOTHING,
};

/**
 * The prices of a stock for its checks on a day. A source that adjusts its prices knows what was paid on its last day
 * only: on any earlier one, a later split or dividend stands between its price and a number per share as filed.
 *
 * @see FND-12
 */
export function usablePrices({ instrument, history }: StoredStock, asOf: Day): UsablePrices {
  const series = history && priceSeriesOf(history, asOf);
  if (!series || series.lastDay < asOf - OLDEST_PRICE_DAYS) return unpriced(instrument);
  const price = series.price();
  const { source, isLatest, dividends } = series;
  const bars = price ?? series.shown();
  const isPaid = isLatest || instrument.priceBasis === "raw";
  return {
    record: { source, currency: instrument.currency, bars, actions: { splits: [], dividends: dividends ?? [] } },
    series,
    unknown: { ...doubted(series, bars), ...unknownOf(series, { hasPrices: price !== null, isPaid }) },
    priceInAccounts: isPaid ? null : UNKNOWN,
    traded: tradedPrice(history, series.lastDay),
  };
}

/** Closes of a year that a move nobody supports divides are not compared: neither by their mean nor by their change. */
function doubted({ doubts }: PriceSeries, { day }: Bars): Partial<CheckInputs> {
  const isWithin = (from: number, to: number) => doubts.some((doubt) => doubt.day > from && doubt.day <= to);
  const start = day.at(-MOMENTUM_BARS.start);
  const end = day.at(-MOMENTUM_BARS.end);
  const last = day.at(-1);
  const averaged = day.at(-AVERAGED_BARS) ?? Number.POSITIVE_INFINITY;
  return {
    ...(isWithin(averaged, last ?? averaged) ? { sma200: DOUBTFUL } : {}),
    ...(start !== undefined && end !== undefined && isWithin(start, end) ? { momentum: DOUBTFUL } : {}),
  };
}

function unknownOf(
  { dividends }: PriceSeries,
  { hasPrices, isPaid }: { hasPrices: boolean; isPaid: boolean },
): Partial<CheckInputs> {
  return {
    ...(dividends ? {} : NO_DIVIDENDS),
    ...(hasPrices ? {} : NO_PRICE_HISTORY),
    ...(hasPrices || isPaid ? {} : { price: UNKNOWN }),
    ...(isPaid ? {} : { priceInAccounts: UNKNOWN }),
  };
}

function unpriced({ priceSource, currency }: Instrument): UsablePrices {
  const record = { source: priceSource ?? "none", currency, bars: NO_BARS, actions: { splits: [], dividends: [] } };
  return { record, series: null, unknown: {}, priceInAccounts: null, traded: null };
}
