import {
  type Bars,
  barsUpTo,
  type Dividend,
  type Split,
  splitAdjusted,
  splitAdjustedDividends,
  totalReturnAdjusted,
} from "@plumbline/core/series";
import { type Day, parseDay } from "@plumbline/core/time";
import type { Instrument, JudgedMove, PriceHistory } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { once } from "./once.ts";
import { storedPrices } from "./stored-prices.ts";

/** The prices of one stock as they were known on a day, in the forms that its source allows. Forms are made on demand. */
export interface PriceSeries {
  readonly source: string;
  /** Name of the file that delivered it, where that is known. */
  readonly file?: string;
  /** Day of the last bar. */
  readonly lastDay: Day;
  /** Whether that is the last bar the source delivered: adjusted prices are what was paid on that day only. */
  readonly isLatest: boolean;
  /** The day in whose shares prices are counted: the last bar, or the source's last one where it adjusted them itself. */
  readonly unitDay: Day;
  /** Adjusted for splits; null where the source has reinvested the dividends already. */
  readonly price: () => Bars | null;
  /** With dividends reinvested; null where the source knows no dividends. */
  readonly total: () => Bars | null;
  /** The one that is shown as the price: the first of the two that exists. */
  readonly shown: () => Bars;
  /** Per share of the last bar, oldest first; null where the source knows no dividends. */
  readonly dividends: readonly Dividend[] | null;
  /** Oldest first. */
  readonly splits: readonly Split[];
  /** Moves that nothing supports, by day: what contains one says so. */
  readonly doubts: readonly JudgedMove[];
}

/**
 * Reads the prices of a stock up to a day.
 *
 * @returns null when the market has no price of it by then.
 */
export function readPriceSeries(snapshot: Snapshot, instrument: Instrument, asOf?: string): PriceSeries | null {
  const history = storedPrices(snapshot, instrument);
  const series = history && priceSeriesOf(history, asOf === undefined ? null : parseDay(asOf));
  const { priceFile: file } = instrument;
  return series === null || file === undefined ? series : { ...series, file };
}

/**
 * The prices of a stock up to a day, from its whole history.
 *
 * @param last The day; null for all of the history.
 * @returns null when there is no price by then.
 */
export function priceSeriesOf(history: PriceHistory, last: Day | null): PriceSeries | null {
  const bars = last === null ? history.bars : barsUpTo(history.bars, last);
  const lastDay = bars.day.at(-1) as Day | undefined;
  if (lastDay === undefined) return null;
  const adjusted = history.basis === "total-return" ? reinvestedBySource : adjustedHere;
  const doubts = doubtfulMoves(history).filter(({ day }) => day <= lastDay);
  const isLatest = bars.day.length === history.bars.day.length;
  const unitDay = history.basis === "raw" ? lastDay : (history.bars.day.at(-1) as Day);
  return { ...adjusted(history, bars, lastDay), isLatest, unitDay, doubts };
}

/** The moves of a history that nothing supports, oldest first. */
export function doubtfulMoves({ moves = [] }: PriceHistory): readonly JudgedMove[] {
  return moves.filter(({ verdict }) => verdict !== "confirmed");
}

type AdjustedSeries = Omit<PriceSeries, "isLatest" | "unitDay" | "doubts">;

function reinvestedBySource({ source, actions }: PriceHistory, bars: Bars, lastDay: Day): AdjustedSeries {
  const splits = actions.splits.filter(({ exDay }) => exDay <= lastDay);
  return { source, lastDay, price: () => null, total: () => bars, shown: () => bars, dividends: null, splits };
}

function adjustedHere({ source, basis, actions }: PriceHistory, bars: Bars, lastDay: Day): AdjustedSeries {
  const splits = actions.splits.filter(({ exDay }) => exDay <= lastDay);
  const dividends = splitAdjustedDividends(actions, lastDay);
  // A source of adjusted prices without a single dividend does not say whether none was paid or it knows of none.
  const knowsDividends = basis === "raw" || dividends.length > 0;
  const price = once(() => (basis === "raw" ? splitAdjusted(bars, splits) : bars));
  // Prices and dividends are both per share of the last bar by now: no split is left to adjust for.
  const total = once(() => (knowsDividends ? totalReturnAdjusted(price(), { splits: [], dividends }) : null));
  return { source, lastDay, price, total, shown: price, dividends: knowsDividends ? dividends : null, splits };
}
