/**
 * Closes as columns of one length, oldest first, days strictly rising; `Bars` are such. Every close is finite and above 0,
 * which `validateBars` sees to. Use total-return closes where dividends count, and account values for a strategy.
 */
export interface DailyCloses {
  /** Days since 1970-01-01 (`Day`). */
  readonly day: Int32Array;
  readonly close: Float64Array;
}
