/** How an indicator that divides by the movement of prices treats prices that do not move. */
export interface FlatPriceOptions {
  /** Gives what TA-Lib gives for prices that do not move, mostly 0, in place of NaN. False unless given (IND-03). */
  readonly talibCompatible?: boolean;
}

/** A smoothed movement below this share of the price is what rounding leaves of older movements, and counts as none. */
const SMALLEST_MOVEMENT = 1e-14;

/**
 * Whether a smoothed movement is one, beside a price of the same time.
 *
 * @param talibCompatible Whether the price does not count: TA-Lib has the same bound for prices of every size.
 */
export function isMovement(movement: number, price: number, talibCompatible: boolean): boolean {
  return movement > (talibCompatible ? SMALLEST_MOVEMENT : SMALLEST_MOVEMENT * Math.abs(price));
}
