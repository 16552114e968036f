import { wilderSum } from "../series/index.ts";
import { type FlatPriceOptions, isMovement } from "./flat-prices.ts";
import { type BarRanges, trueRange } from "./true-range.ts";

/** Wilder's directional indicators, numbers from 0 to 100. */
export interface DirectionalIndicators {
  /** +DI: 100 × smoothed upward movement ÷ smoothed true range. */
  readonly plus: Float64Array;
  /** -DI: the same of the downward movement. */
  readonly minus: Float64Array;
  /** 100 × their distance ÷ their sum. */
  readonly dx: Float64Array;
}

/**
 * The directional indicators. A bar moves upward by the rise of its high, if that is positive and larger than the fall of its low,
 * and downward in the opposite case; a bar inside the one before has no direction. They never wholly forget where the history
 * begins (IND-04).
 *
 * Without any range there is no +DI and -DI, and without any directional movement no DX: NaN, where TA-Lib gives 0 or repeats the
 * DX before (IND-03).
 *
 * @param bars Highs, lows and closes, oldest first, split-adjusted.
 * @param length Length of the smoothed sums, a whole number of at least 1.
 * @param options `talibCompatible` gives what TA-Lib gives for prices that do not move.
 * @returns Columns as long as the bars; NaN in the first `length` places and where a high, a low or a close is missing: such a bar
 *   is passed over (IND-02).
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see Wilder, New Concepts in Technical Trading Systems, 1978; TA-Lib, PLUS_DI, MINUS_DI, DX
 *
 * @example
 * // Every high and every low one above those before it, each bar two from low to high, closed at the top:
 * directionalIndicators(bars, 2); // at place 2: plus 50, minus 0, dx 100
 */
export function directionalIndicators(
  bars: BarRanges,
  length: number,
  { talibCompatible = false }: FlatPriceOptions = {},
): DirectionalIndicators {
  const ranges = wilderSum(trueRange(bars), length);
  const moves = directionalMoves(bars);
  const plus = wilderSum(moves.up, length);
  const minus = wilderSum(moves.down, length);
  const dx = moves.up;
  const unmoved = talibCompatible ? 0 : Number.NaN;
  let undirected = unmoved;
  for (let i = 0; i < dx.length; i++) {
    const up = plus[i] as number;
    const down = minus[i] as number;
    const range = ranges[i] as number;
    const price = bars.close[i] as number;
    if (Number.isNaN(range)) {
      dx[i] = Number.NaN;
      continue;
    }
    const hasRange = isMovement(range, price, talibCompatible);
    plus[i] = hasRange ? 100 * (up / range) : unmoved;
    minus[i] = hasRange ? 100 * (down / range) : unmoved;
    dx[i] = isMovement(up + down, price, talibCompatible) ? 100 * (Math.abs(up - down) / (up + down)) : undirected;
    if (talibCompatible) undirected = dx[i] as number;
  }
  return { plus, minus, dx };
}

/** The upward and the downward movement of every bar, of which one at least is 0, as `directionalIndicators` defines them. */
function directionalMoves({ high, low, close }: BarRanges): { up: Float64Array; down: Float64Array } {
  const up = new Float64Array(close.length).fill(Number.NaN);
  const down = new Float64Array(close.length).fill(Number.NaN);
  let topBefore = Number.NaN;
  let bottomBefore = Number.NaN;
  for (let i = 0; i < close.length; i++) {
    const top = high[i] as number;
    const bottom = low[i] as number;
    if (Number.isNaN(top - bottom + (close[i] as number))) continue;
    const rise = top - topBefore;
    const fall = bottomBefore - bottom;
    topBefore = top;
    bottomBefore = bottom;
    if (Number.isNaN(rise)) continue;
    up[i] = rise > 0 && rise > fall ? rise : 0;
    down[i] = fall > 0 && fall > rise ? fall : 0;
  }
  return { up, down };
}
