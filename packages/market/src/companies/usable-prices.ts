import type { CheckInputs, PriceRecord, TradedPrice } from "@plumbline/core/checks";
import { type Figure, type MissingFigure, missing, type Reason } from "@plumbline/core/figure";
import type { Bars } from "@plumbline/core/series";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
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
  /** Why there is no price of the day; null where there is one. */
  readonly whyNone: Reason | null;
  /** Missing where the last price is not one per share of the accounts; null where it is. */
  readonly priceInAccounts: Figure | null;
  /** How the last price came about; null without one. */
  readonly traded: TradedPrice | null;
}

const DOUBTFUL = missing("doubtful-price");
/** The bars that the mean of 200 days and the momentum of twelve months less one are made of. */
const AVERAGED_BARS = 200;
const MOMENTUM_BARS = { start: 253, end: 22 };
const UNKNOWN = missing("past-price-unknown");
const NO_DIVIDENDS = dividendsMissing(missing("no-dividend-data"));
const ADJUSTED = missing("adjusted-prices-only");
/** Means and changes of closes with dividends reinvested are none of prices. */
const NO_PRICE_HISTORY: Partial<CheckInputs> = { sma200: ADJUSTED, momentum: ADJUSTED };
const TOO_OLD = missing("price-too-old");
/** What an old price leaves unknown: all that is read from prices. */
const UNPRICED: Partial<CheckInputs> = {
  price: TOO_OLD,
  priceInAccounts: TOO_OLD,
  sma200: TOO_OLD,
  momentum: TOO_OLD,
  ...dividendsMissing(TOO_OLD),
};

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
  if (!series) return unpriced(instrument, "no-price");
  if (series.lastDay < asOf - MAX_AGE_DAYS.price) return unpriced(instrument, "price-too-old");
  const price = series.price();
  const { source, isLatest, dividends } = series;
  const bars = price ?? series.shown();
  const isPaid = isLatest || instrument.priceBasis === "raw";
  return {
    record: { source, currency: instrument.currency, bars, actions: { splits: [], dividends: dividends ?? [] } },
    series,
    whyNone: null,
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

function dividendsMissing(none: MissingFigure): Partial<CheckInputs> {
  return { dividendsTtm: none, dividendYears: none, dividendHistoryYears: none, dividendRaiseYears: none };
}

function unpriced({ priceSource, currency }: Instrument, whyNone: "no-price" | "price-too-old"): UsablePrices {
  const record = { source: priceSource ?? "none", currency, bars: NO_BARS, actions: { splits: [], dividends: [] } };
  const isOld = whyNone === "price-too-old";
  return {
    record,
    series: null,
    whyNone,
    unknown: isOld ? UNPRICED : {},
    priceInAccounts: isOld ? TOO_OLD : null,
    traded: null,
  };
}
