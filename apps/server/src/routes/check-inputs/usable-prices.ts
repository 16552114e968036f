import type { CheckInputs, PriceRecord } from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import type { Bars } from "@plumbline/core/series";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { type PriceSeries, readPriceSeries } from "../prices/index.ts";

/** Prices of a stock, and what its source cannot say. */
export interface UsablePrices {
  readonly record: PriceRecord;
  /** Day of the last bar. */
  readonly lastDay: Day | null;
  /** Missing inputs, in place of those that the record would give. */
  readonly unknown: Partial<CheckInputs>;
  /** Missing where the last price is not one per share of the accounts; null where it is. */
  readonly priceInAccounts: Figure | null;
}

/** A price older than this is not one of the day: the stock trades no more, or its source has ended. */
const OLDEST_PRICE_DAYS = 14;

const UNKNOWN = missing("not-available-from-provider");
const NO_DIVIDENDS: Partial<CheckInputs> = {
  dividendsTtm: UNKNOWN,
  dividendYears: UNKNOWN,
  dividendHistoryYears: UNKNOWN,
  dividendRaiseYears: UNKNOWN,
};
/** Means and changes of closes with dividends reinvested are none of prices. */
const NO_PRICE_HISTORY: Partial<CheckInputs> = { sma200: UNKNOWN, momentum: UNKNOWN };

const NOTHING = new Float64Array();
const NO_BARS: Bars = {
  ...{ day: new Int32Array(), open: NOTHING, high: NOTHING, low: NOTHING, close: NOTHING, volume: NOTHING },
};

/**
 * Reads the prices of a stock for its checks on a day. A source that adjusts its prices knows what was paid on its last
 * day only: on any earlier one, a later split or dividend stands between its price and a number per share as filed.
 *
 * @see FND-12
 */
export function readUsablePrices(snapshot: Snapshot, instrument: Instrument, asOf: Day): UsablePrices {
  const series = readPriceSeries(snapshot, instrument, formatDay(asOf));
  if (!series || series.lastDay < asOf - OLDEST_PRICE_DAYS) return unpriced(instrument);
  const price = series.price();
  const { source, lastDay, isLatest, dividends } = series;
  const bars = price ?? series.shown();
  const isPaid = isLatest || instrument.priceBasis === "raw";
  return {
    record: { source, currency: instrument.currency, bars, actions: { splits: [], dividends: dividends ?? [] } },
    lastDay,
    unknown: unknownOf(series, { hasPrices: price !== null, isPaid }),
    priceInAccounts: isPaid ? null : UNKNOWN,
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
  return { record, lastDay: null, unknown: {}, priceInAccounts: null };
}
