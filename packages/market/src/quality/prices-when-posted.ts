import { splitRatioSince } from "@plumbline/core/fundamentals";
import { lowerBound } from "@plumbline/core/series";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import type { PriceBasis, PriceHistory } from "../model/index.ts";

/** What a stock cost about the time at which a target for it was published, in shares of that day. */
export interface PricesWhenPosted {
  /** Last close before the day; the first after it when there is none. */
  readonly close: number;
  /** Of the sessions before and after the publication. */
  readonly low: number;
  readonly high: number;
  /** Shares that one share of the day has become by the end of the prices. */
  readonly sharesSince: number;
  readonly basis: PriceBasis;
}

/**
 * Looks up the sessions around a publication: its hour is not known, so that it may have come before or after the close.
 *
 * @param history Prices that have passed the gate.
 * @param published Day of the publication.
 * @returns `null` when there is no session within a week before or after it.
 *
 * @example
 * pricesWhenPosted(history, day("2024-06-10"))?.close; // the close of Friday, 7 June, in shares of the Monday
 */
export function pricesWhenPosted(history: PriceHistory, published: Day): PricesWhenPosted | null {
  const { bars, actions, basis } = history;
  const after = lowerBound(bars.day, published);
  const around = [after - 1, after].filter((at) => {
    return Math.abs((bars.day[at] ?? Number.POSITIVE_INFINITY) - published) <= MAX_AGE_DAYS.priceBeside;
  });
  const sessions = around.map((at) => sessionOf(history, at, published));
  const [first] = sessions;
  if (first === undefined) return null;
  return {
    close: first.close,
    low: Math.min(...sessions.map(({ low }) => low)),
    high: Math.max(...sessions.map(({ high }) => high)),
    sharesSince: splitRatioSince(actions.splits, published, (bars.day.at(-1) ?? published) as Day),
    basis,
  };
}

function sessionOf({ bars, actions }: PriceHistory, at: number, published: Day) {
  const day = bars.day[at] as Day;
  const shares = splitRatioSince(actions.splits, day, published) / splitRatioSince(actions.splits, published, day);
  const price = (column: Float64Array) => (column[at] as number) / shares;
  const close = price(bars.close);
  const orClose = (value: number) => (Number.isNaN(value) ? close : value);
  return { close, low: orClose(price(bars.low)), high: orClose(price(bars.high)) };
}
