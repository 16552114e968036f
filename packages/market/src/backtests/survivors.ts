import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import { rowsOf } from "./run-prices.ts";

/** How many of the stocks of a run left the market in its time. */
export interface Survivors {
  /** Whether those that failed seem to have been left out of the data; false of stocks that somebody has picked. */
  readonly biased: boolean;
  readonly stocks: number;
  readonly delisted: number;
  /** The fewest that data without survivor bias would have. */
  readonly least: number;
}

/**
 * The part of all stocks that leaves a market in a year at the very least: by bankruptcy, by takeover, or because its owners want it.
 * Several times as many did in the United States each year from 1975 to 2012 (Doidge, Karolyi and Stulz, Journal of Financial Economics
 * 123(3), 2017); of large companies alone it is less.
 */
const MIN_LEAVING = 0.005;
const DAYS_PER_YEAR = 365.25;

/**
 * Compares the stocks that left the market during a run with the fewest that must have.
 *
 * @see HON-02
 */
export function survivorsOf(market: RunMarket, { universe }: Pick<RunOrder, "universe">): Survivors {
  const { stocks, delisted, prices, day } = market;
  const [from, to] = [day[0] as number, day.at(-1) as number];
  let [gone, years] = [0, 0];
  for (const place of stocks.keys()) {
    const rows = rowsOf(prices, place);
    const [first, last] = [prices.day[rows.from] as number, prices.day[rows.until - 1] as number];
    if (last < from) continue;
    years += Math.max(0, Math.min(last, to) - Math.max(first, from)) / DAYS_PER_YEAR;
    gone += delisted[place] as number;
  }
  const least = Math.max(1, Math.ceil(MIN_LEAVING * years));
  return { biased: gone < least && !("codes" in universe), stocks: stocks.length, delisted: gone, least };
}
