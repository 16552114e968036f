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
const MAX_TRADING_DAYS_A_MONTH = 24;

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
  const first = firstRow(prices, months);
  const count = prices.length - first;
  const { symbol, basis, source, actions, moves } = prices;
  const history = withFilings(snapshot, instrument, {
    symbol,
    basis,
    source,
    actions: actions(),
    ...(moves && { moves }),
    bars: {
      open: NONE,
      high: NONE,
      low: NONE,
      day: prices.days(first, new Int32Array(count)),
      close: prices.values("close", first, new Float64Array(count)),
      volume: prices.values("volume", first, new Float64Array(count)),
    },
  });
  const series = history && priceSeriesOf(history, null);
  return series && { series, bars: prices.length };
}

/** A row that is as old as the months are long; 0 where none is. */
function firstRow({ length, days }: PositionedPrices, months: number): number {
  const dayOfRow = (row: number) => days(row, new Int32Array(1))[0] as Day;
  const from = addMonths(dayOfRow(length - 1), -months);
  const first = Math.max(0, length - 1 - months * MAX_TRADING_DAYS_A_MONTH);
  // Coins trade on more days of a month than that.
  return first === 0 || dayOfRow(first) <= from ? first : 0;
}
