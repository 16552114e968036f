import { missing } from "@plumbline/core/figure";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import {
  commonMonthEnds,
  type DailyCloses,
  type MonthlyReturns,
  monthlyBeta,
  monthWindow,
  returnsOfMonthEnds,
} from "@plumbline/core/stats";
import { type Day, dayOf, formatDay } from "@plumbline/core/time";
import type { BetaBasis, BetaEstimate } from "@plumbline/core/valuation";
import type { Snapshot } from "../snapshot/index.ts";
import { type MarketIndex, readMarketIndex } from "./market-index.ts";
import type { PriceSeries } from "./price-series.ts";

/** Closes of a stock and of the market's broad index, counted alike. */
export interface BesideMarket {
  readonly own: DailyCloses;
  readonly index: MarketIndex;
  readonly basis: BetaBasis;
}

/** Complete months that count (DCF-13). */
const COUNTED_MONTHS = 60;
/** With the close before them, and the month that still runs. */
const BETA_MONTHS = COUNTED_MONTHS + 2;

/**
 * Puts a stock beside the broad index of its market: with dividends where both count them, otherwise prices. Where only
 * one of them counts dividends and there is nothing else, the basis says so.
 *
 * @returns null when the market has no index of those days.
 */
export function besideMarket(snapshot: Snapshot, series: PriceSeries): BesideMarket | null {
  const indexOn = (basis: "price" | "total") => readMarketIndex(snapshot, basis, series.lastDay);
  const total = indexOn("total");
  const reinvested = total && series.total();
  const price = reinvested ? null : indexOn("price");
  // The index of the other kind is better than none: dividends hardly move with the market, and the basis tells.
  const index = price ?? total;
  if (!index) return null;
  const isMixed = !reinvested && (series.price() === null) === (price !== null);
  return { own: reinvested ?? series.shown(), index, basis: reinvested ? "total" : isMixed ? "mixed" : "price" };
}

/**
 * How a stock moves with its market, by the sixty complete months up to a day.
 *
 * @returns 1 where it cannot be measured; the name of the index stands in the provenance.
 * @see DCF-13
 */
export function marketBeta({ own, index, basis }: BesideMarket, asOf: Day): BetaEstimate {
  const ends = commonMonthEnds(upTo(own, asOf), upTo(index.closes, asOf), BETA_MONTHS);
  if (ends.day.length === 0) return { adjusted: missing("too-few-common-days"), raw: null, months: 0 };
  const months = returnsOfMonthEnds(ends, ends.left);
  const { beta, raw, n } = monthlyBeta(months, returnsOfMonthEnds(ends, ends.right));
  const span = spanOf(ends.day, monthWindow(months, COUNTED_MONTHS));
  const provenance = { source: index.source, ...span, concept: index.name, formula: "DCF-13" };
  return { adjusted: { value: beta, provenance }, raw, months: n, basis };
}

function upTo({ day, close }: DailyCloses, asOf: Day): DailyCloses {
  const end = lastIndexOnOrBefore(day, asOf) + 1;
  return { day: day.subarray(0, end), close: close.subarray(0, end) };
}

/** From the close before the first month to the last close of the last one; the ends of months that there are where none is complete. */
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
