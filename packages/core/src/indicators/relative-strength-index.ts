import { exponentialMean } from "../series/index.ts";
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
  const { gains, losses } = gainsAndLosses(close);
  const gain = exponentialMean(gains, length, { weight: 1 / length });
  const loss = exponentialMean(losses, length, { weight: 1 / length });
  const unmoved = talibCompatible ? 0 : Number.NaN;
  for (let i = 0; i < close.length; i++) {
    const up = gain[i] as number;
    const moves = up + (loss[i] as number);
    if (Number.isNaN(moves)) continue;
    gain[i] = isMovement(moves, close[i] as number, talibCompatible) ? 100 * (up / moves) : unmoved;
  }
  return gain;
}

/** The rise and the fall from each known price to the next; NaN at the first, and where a price is missing. */
function gainsAndLosses(close: Float64Array): { gains: Float64Array; losses: Float64Array } {
  const gains = new Float64Array(close.length);
  const losses = new Float64Array(close.length);
  let previous = Number.NaN;
  for (let i = 0; i < close.length; i++) {
    const price = close[i] as number;
    const change = price - previous;
    gains[i] = Math.max(change, 0);
    losses[i] = Math.max(-change, 0);
    if (!Number.isNaN(price)) previous = price;
  }
  return { gains, losses };
}
