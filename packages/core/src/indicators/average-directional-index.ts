import { exponentialMean } from "../series/index.ts";
import { type DirectionalIndicators, directionalIndicators } from "./directional-movement.ts";
import type { FlatPriceOptions } from "./flat-prices.ts";
import type { BarRanges } from "./true-range.ts";

export interface AverageDirectionalIndex extends DirectionalIndicators {
  /** How strong the trend is, whichever its direction: DX smoothed, a number from 0 to 100. */
  readonly adx: Float64Array;
}

/**
 * The average directional index, with the indicators of which it is made: the mean of the first `length` DX, then Wilder's
 * smoothing. A bar without DX is passed over. It never wholly forgets where the history begins (IND-04).
 *
 * @param bars Highs, lows and closes, oldest first, split-adjusted.
 * @param length Length of every smoothing, a whole number of at least 1; 14 unless given.
 * @param options `talibCompatible` gives what TA-Lib gives for prices that do not move: a DX of 0 within the first mean, later the
 *   ADX before.
 * @returns Columns as long as the bars; the first ADX stands at place `2 × length - 1`.
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see Wilder, New Concepts in Technical Trading Systems, 1978; TA-Lib, ADX; IND-02
 *
 * @example
 * // Every high and every low one above those before it:
 * averageDirectionalIndex(bars, 2).adx; // NaN, NaN, NaN, 100
 */
export function averageDirectionalIndex(
  bars: BarRanges,
  length = 14,
  { talibCompatible = false }: FlatPriceOptions = {},
): AverageDirectionalIndex {
  const indicators = directionalIndicators(bars, length);
  if (!talibCompatible) return { ...indicators, adx: smoothed(indicators.dx, length) };
  const compatible = directionalIndicators(bars, length, { talibCompatible });
  return { ...compatible, adx: talibAverage(indicators.dx, compatible.dx, length) };
}

function smoothed(dx: Float64Array, length: number): Float64Array {
  return exponentialMean(dx, length, { weight: 1 / length });
}

/**
 * The ADX of TA-Lib.
 *
 * @param dx DX, NaN where there is no movement.
 * @param filled DX of TA-Lib, NaN only where a price is missing.
 */
function talibAverage(dx: Float64Array, filled: Float64Array, length: number): Float64Array {
  let known = 0;
  const counted = filled.map((value, i) => {
    if (!Number.isNaN(value)) known++;
    return known <= length && Number.isNaN(dx[i]) && !Number.isNaN(value) ? 0 : (dx[i] as number);
  });
  const adx = smoothed(counted, length);
  let before = Number.NaN;
  return adx.map((value, i) => {
    if (!Number.isNaN(value)) before = value;
    return Number.isNaN(filled[i]) ? Number.NaN : before;
  });
}
