import { missing } from "@plumbline/core/figure";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import {
  closesOfLastMonths,
  commonCloses,
  type DailyCloses,
  type MonthlyReturns,
  monthlyBeta,
  monthlyReturns,
  monthWindow,
} from "@plumbline/core/stats";
import { type Day, dayOf, formatDay } from "@plumbline/core/time";
import type { BetaBasis, BetaEstimate } from "@plumbline/core/valuation";
import type { Snapshot } from "../snapshot/index.ts";
import { type MarketIndex, readMarketIndex } from "./market-index.ts";
import type { PriceSeries } from "./price-series.ts";

/** Closes of a stock and of the market's broad index, on the days that both have. */
export interface BesideMarket {
  readonly own: DailyCloses;
  readonly index: MarketIndex;
  readonly basis: BetaBasis;
}

/** Complete months that count (DCF-13). */
const COUNTED_MONTHS = 60;
/** With the close before them, and the month that still runs. */
export const BETA_MONTHS = 62;

/**
 * Puts a stock beside the broad index of its market: with dividends where both count them, otherwise prices. A source that
 * has reinvested the dividends is put beside prices where there is nothing else, and the basis says so: dividends hardly
 * move with the market.
 *
 * @param months Look no further back than so many.
 * @returns null when the market has no index of those days.
 */
export function besideMarket(
  snapshot: Snapshot,
  series: PriceSeries,
  months: number = BETA_MONTHS,
): BesideMarket | null {
  const indexOn = (basis: "price" | "total") => readMarketIndex(snapshot, basis, series.lastDay);
  const total = indexOn("total");
  const reinvested = total && series.total();
  const index = reinvested ? total : indexOn("price");
  if (!index) return null;
  const closes = closesOfLastMonths(reinvested ?? series.shown(), months);
  const [own, others] = commonCloses(closes, closesOfLastMonths(index.closes, months));
  const isMixed = !reinvested && series.price() === null;
  return { own, index: { ...index, closes: others }, basis: reinvested ? "total" : isMixed ? "mixed" : "price" };
}

/**
 * How a stock moves with its market, by the sixty complete months up to a day.
 *
 * @returns 1 where it cannot be measured; the name of the index stands in the provenance.
 * @see DCF-13
 */
export function marketBeta({ own, index, basis }: BesideMarket, asOf: Day): BetaEstimate {
  const ends = lastIndexOnOrBefore(own.day, asOf) + 1;
  const upTo = ({ day, close }: DailyCloses): DailyCloses =>
    closesOfLastMonths({ day: day.subarray(0, ends), close: close.subarray(0, ends) }, BETA_MONTHS);
  const [stock, market] = [upTo(own), upTo(index.closes)];
  if (stock.day.length === 0) return { adjusted: missing("no-price"), raw: null, months: 0 };
  const months = monthlyReturns(stock);
  const { beta, raw, n } = monthlyBeta(months, monthlyReturns(market));
  const span = spanOf(stock.day, monthWindow(months, COUNTED_MONTHS));
  const provenance = { source: index.source, ...span, concept: index.name, formula: "DCF-13" };
  return { adjusted: { value: beta, provenance }, raw, months: n, basis };
}

/** From the close before the first month to the last close of the last one; all days where no month is complete. */
function spanOf(days: Int32Array, { first, returns }: MonthlyReturns) {
  const closeBefore = (month: number): Day =>
    days[Math.max(0, lastIndexOnOrBefore(days, (firstDayOf(month) - 1) as Day))] as Day;
  const [from, to] =
    returns.length === 0
      ? [days[0] as Day, days.at(-1) as Day]
      : [closeBefore(first), closeBefore(first + returns.length)];
  return { periodStart: formatDay(from), periodEnd: formatDay(to) };
}

/** Of a month as `monthIndexOf` numbers it. */
function firstDayOf(month: number): Day {
  return dayOf(Math.floor(month / 12), (month % 12) + 1, 1);
}
