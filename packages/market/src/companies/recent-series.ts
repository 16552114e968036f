import { addMonths, type Day } from "@plumbline/core/time";
import type { Instrument } from "../model/index.ts";
import type { PositionedPrices, Snapshot } from "../snapshot/index.ts";
import { type PriceSeries, priceSeriesOf } from "./price-series.ts";
import { withFilings } from "./stored-prices.ts";

/** The last prices of a stock. */
export interface RecentSeries {
  /** Closes and volumes alone. */
  readonly series: PriceSeries;
  /** How many bars there are of all times. */
  readonly bars: number;
}

const NONE = new Float64Array();
/** More than the trading days of any month. */
const MOST_DAYS_A_MONTH = 24;

/**
 * The prices of a stock in its last months, and the bar before them: read for all stocks of a market in a fraction of the
 * time that whole histories take. What is measured within those months is the same number.
 *
 * @returns null when the market has no price of it.
 *
 * @example
 * priceChanges(recentSeries(snapshot, apple, 12).series.shown())["1y"]; // as from all prices
 */
export function recentSeries(snapshot: Snapshot, instrument: Instrument, months: number): RecentSeries | null {
  const prices = snapshot.pricesAt(instrument.symbol);
  if (!prices || prices.length === 0) return null;
  const range = lastRows(prices, months);
  const { symbol, basis, source, actions, moves } = prices;
  const history = withFilings(snapshot, instrument, {
    ...{ symbol, basis, source, actions: actions() },
    ...(moves && { moves }),
    bars: {
      ...{ open: NONE, high: NONE, low: NONE },
      day: prices.days(range),
      close: prices.values("close", range),
      volume: prices.values("volume", range),
    },
  });
  const series = history && priceSeriesOf(history, null);
  return series && { series, bars: prices.length };
}

/** The rows from the last one that is as old as the months are long; all where none is. */
function lastRows({ length, days }: PositionedPrices, months: number) {
  const [last] = days({ start: length - 1, length: 1 });
  const from = addMonths(last as Day, -months);
  const start = Math.max(0, length - 1 - months * MOST_DAYS_A_MONTH);
  // Coins trade on more days of a month than that.
  const first = start === 0 || (days({ start, length: 1 })[0] as Day) <= from ? start : 0;
  return { start: first, length: length - first };
}
