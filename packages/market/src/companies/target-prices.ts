import { type Figure, figure, missing, type Reason } from "@plumbline/core/figure";
import { type Bars, type Split, splitFactors } from "@plumbline/core/series";
import type { TargetPrices } from "@plumbline/core/targets";
import { type Day, formatDay } from "@plumbline/core/time";
import { possibleSplits } from "./possible-splits.ts";
import { doubtfulMoves, priceSeriesOf } from "./price-series.ts";
import type { StoredStock } from "./stored-stock.ts";

const NOTHING = new Float64Array();
const NO_BARS: Bars = {
  day: new Int32Array(),
  open: NOTHING,
  high: NOTHING,
  low: NOTHING,
  close: NOTHING,
  volume: NOTHING,
};

/** What the targets of a stock can be held against: prices as traded, or none where its source does not know them. */
export function targetPrices({ instrument, history }: StoredStock): TargetPrices {
  if (!history) return { bars: NO_BARS, splits: [], source: instrument.priceSource ?? "none" };
  const { basis, source } = history;
  const splits = possibleSplits(history);
  if (basis === "total-return") return { bars: NO_BARS, splits, source };
  const doubts = doubtfulMoves(history).map(({ day }) => day);
  return { bars: basis === "raw" ? history.bars : asTraded(history.bars, splits), splits, source, doubts };
}

/** Undoes the adjustment of a source for the splits that it states. */
function asTraded(bars: Bars, splits: readonly Split[]): Bars {
  if (splits.length === 0) return bars;
  const factors = splitFactors(bars.day, splits);
  const traded = (column: Float64Array) => column.map((value, at) => value / (factors[at] as number));
  const volume = bars.volume.map((shares, at) => shares * (factors[at] as number));
  const { day, open, high, low, close } = bars;
  return { day, open: traded(open), high: traded(high), low: traded(low), close: traded(close), volume };
}

/** Why the prices of a stock do not tell what became of a target; null where they do. */
export function whyUnjudged({ history }: StoredStock): Reason | null {
  if (!history) return "no-price";
  // With dividends reinvested, prices of the past are lower than anybody ever paid.
  return history.basis === "total-return" ? "adjusted-prices-only" : null;
}

/** The last price of a source with dividends reinvested: it was paid on its last day only. */
export function lastPaid({ history }: StoredStock, asOf: Day): Figure {
  const series = history && priceSeriesOf(history, asOf);
  if (!series) return missing("no-price");
  if (!series.isLatest) return missing("past-price-unknown");
  const { source, lastDay } = series;
  const close = series.shown().close.at(-1) ?? Number.NaN;
  return figure(close, { source, periodEnd: formatDay(lastDay) }, "no-price");
}
