import type { Bars } from "@plumbline/core/series";
import { type Detail, type PriceBasis, say } from "../../model/index.ts";
import { nearestSplitRatio } from "../../quality/index.ts";

/** What the numbers of a series show about its adjustment. */
export interface BasisEvidence {
  readonly basis: PriceBasis;
  /** What was seen; `null` where nothing was, and the basis is a guess. */
  readonly sentence: Detail | null;
}

/** Changes by less are dividends; a split of 5 for 4 is the smallest that is told from one. */
const MIN_SPLIT = Math.log(1.2);
/** Digits that a price needs to show that it is a float of 32 bits written out. */
const MIN_DIGITS = 9;
const ROWS_NEEDED = 3;

interface Witnesses {
  /** `null` where the file has none, or none that differs from the close. */
  readonly adjusted: Float64Array | null;
  readonly splits: Float64Array;
}

/**
 * Looks for evidence of how a series is adjusted of which neither its layout nor a person states it.
 *
 * @param bars In the order of the file.
 * @param witnesses Adjusted closes and split ratios, one per bar; NaN where there is none.
 */
export function basisEvidence(bars: Bars, { adjusted, splits }: Witnesses): BasisEvidence {
  const order = Array.from(bars.day.keys()).sort((a, b) => (bars.day[a] as number) - (bars.day[b] as number));
  const stated = splitsInPrice(bars, splits, order);
  if (stated !== null) {
    const sentence = say(stated ? "splits-in-price" : "splits-not-in-price");
    return { basis: stated ? "raw" : "split-adjusted", sentence };
  }
  if (adjusted !== null && !adjusted.every((value, at) => !(Math.abs(value / (bars.close[at] as number) - 1) > 1e-6))) {
    const isRaw = isSplitBetween(bars.close, adjusted, order);
    const sentence = say(isRaw ? "close-falls-by-split" : "close-differs-by-dividends");
    return { basis: isRaw ? "raw" : "split-adjusted", sentence };
  }
  if (isAutoAdjusted(bars, order)) {
    return { basis: "total-return", sentence: say("close-multiplied") };
  }
  return { basis: "split-adjusted", sentence: null };
}

/** Whether the price moves by the stated ratios; `null` where no ratio is stated that could be seen. */
function splitsInPrice({ close }: Bars, splits: Float64Array, order: readonly number[]): boolean | null {
  for (const [place, at] of order.entries()) {
    const ratio = splits[at] as number;
    const before = order[place - 1];
    if (before === undefined || !(ratio > 0) || Math.abs(Math.log(ratio)) < MIN_SPLIT) continue;
    const move = Math.log((close[before] as number) / (close[at] as number));
    return Math.abs(move - Math.log(ratio)) < Math.abs(move);
  }
  return null;
}

function isSplitBetween(close: Float64Array, adjusted: Float64Array, order: readonly number[]): boolean {
  return order.some((at, place) => {
    const before = order[place - 1];
    if (before === undefined) return false;
    const move = Math.log((close[at] as number) / (close[before] as number));
    const adjustedMove = Math.log((adjusted[at] as number) / (adjusted[before] as number));
    const ratio = Math.exp(adjustedMove - move);
    return Math.abs(Math.log(ratio)) > MIN_SPLIT && nearestSplitRatio(ratio) !== null;
  });
}

/**
 * yfinance's `auto_adjust` writes Yahoo's adjusted close for the close and multiplies the opens, which are no floats of 32
 * bits any more. Where they still are, only the adjusted close was left out.
 */
function isAutoAdjusted({ open, close }: Bars, order: readonly number[]): boolean {
  const first = order.slice(0, 50);
  const long = first.filter((at) => String(close[at]).length > MIN_DIGITS);
  if (long.length < ROWS_NEEDED || !long.every((at) => isFloat32(close[at] as number))) return false;
  const multiplied = first.filter((at) => open[at] !== close[at] && !isFloat32(open[at] as number));
  return multiplied.length * 2 > first.length;
}

function isFloat32(value: number): boolean {
  return Math.fround(value) === value;
}
