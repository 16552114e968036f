/**
 * Daily bars as columns of one length, oldest first, days strictly rising.
 * Prices are money per share in the instrument's currency, volume is in shares; a value that does not exist is NaN.
 * The enclosing record says whether they are raw as traded or adjusted.
 */
export interface Bars {
  /** Days since 1970-01-01 (`Day`). */
  readonly day: Int32Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
}
