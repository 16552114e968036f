import { missing } from "@plumbline/core/figure";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { closesOfLastMonths, commonCloses, type DailyCloses, monthlyBeta, monthlyReturns } from "@plumbline/core/stats";
import { type Day, formatDay } from "@plumbline/core/time";
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

/** Sixty complete months, the close before them, and the month that still runs. */
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
  const [first, last] = [stock.day[0] as Day | undefined, stock.day.at(-1) as Day | undefined];
  if (first === undefined || last === undefined) return { adjusted: missing("no-price"), raw: null, months: 0 };
  const { beta, raw, n } = monthlyBeta(monthlyReturns(stock), monthlyReturns(market));
  const span = { periodStart: formatDay(first), periodEnd: formatDay(last) };
  const provenance = { source: index.source, ...span, concept: index.name, formula: "DCF-13" };
  return { adjusted: { value: beta, provenance }, raw, months: n, basis };
}
