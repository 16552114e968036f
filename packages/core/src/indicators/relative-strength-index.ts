import { requireWindow } from "../series/index.ts";
import { type FlatPriceOptions, isMovement } from "./flat-prices.ts";

/**
 * The relative strength index: 100 × mean gain ÷ (mean gain + mean loss). The first means are those of the first `length` changes,
 * then Wilder's smoothing follows. It never wholly forgets where the history begins (IND-04).
 *
 * Prices that do not move have no strength: NaN, where TA-Lib gives 0, which a rule such as "below 10" would take for a chance to
 * buy a suspended stock (IND-03).
 *
 * @param close Prices, oldest first.
 * @param length Changes of the first means, a whole number of at least 1.
 * @param options `talibCompatible` gives 0 for prices that do not move.
 * @returns Numbers from 0 to 100, as many as `close`; NaN in the first `length` places and where a price is missing: the next
 *   change is then the one since the price before (IND-02).
 * @throws {RangeError} if `length` is not a whole number of at least 1.
 * @see Wilder, New Concepts in Technical Trading Systems, 1978; TA-Lib, RSI
 *
 * @example
 * relativeStrengthIndex(Float64Array.of(10, 13, 12), 2); // NaN, NaN, 75
 */
export function relativeStrengthIndex(
  close: Float64Array,
  length: number,
  { talibCompatible = false }: FlatPriceOptions = {},
): Float64Array {
  requireWindow(length);
  const strengths = new Float64Array(close.length).fill(Number.NaN);
  const unmoved = talibCompatible ? 0 : Number.NaN;
  const weight = 1 / length;
  const first = firstMeans(close, length);
  let { gain, loss } = first;
  let previous = close[first.place] as number;
  // Both means in one loop: each waits for its value before, and a processor does two such chains in the time of one.
  for (let i = first.place; i < close.length; i++) {
    const price = close[i] as number;
    if (Number.isNaN(price)) continue;
    if (i > first.place) {
      const change = price - previous;
      // The rise and the fall without a branch, exactly: whether a price rises cannot be foreseen, also not by a processor.
      const size = Math.abs(change);
      gain += weight * (0.5 * (size + change) - gain);
      loss += weight * (0.5 * (size - change) - loss);
      previous = price;
    }
    const moves = gain + loss;
    strengths[i] = isMovement(moves, price, talibCompatible) ? 100 * (gain / moves) : unmoved;
  }
  return strengths;
}

/** The means of the first `length` rises and falls, and the place of the last of them; the end if there are not so many. */
function firstMeans(close: Float64Array, length: number): { place: number; gain: number; loss: number } {
  let previous = Number.NaN;
  let left = length;
  let gain = 0;
  let loss = 0;
  for (let place = 0; place < close.length; place++) {
    const price = close[place] as number;
    const change = price - previous;
    if (!Number.isNaN(price)) previous = price;
    if (Number.isNaN(change)) continue;
    gain += Math.max(change, 0);
    loss += Math.max(-change, 0);
    left--;
    if (left === 0) return { place, gain: gain / length, loss: loss / length };
  }
  return { place: close.length, gain: Number.NaN, loss: Number.NaN };
}
