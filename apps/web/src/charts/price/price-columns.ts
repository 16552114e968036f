/** Bars of a price chart as columns of one length, oldest first; prices in money, a missing value is NaN. */
export interface PriceColumns {
  /** `YYYY-MM-DD`, strictly rising. A week or month is dated by its last trading day. */
  readonly date: readonly string[];
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
}

/** Whether candles can be drawn: a source of closes alone has no opens, highs and lows. */
export function hasCandles({ open, high, low }: PriceColumns): boolean {
  return open.some((value, i) => !Number.isNaN(value + (high[i] as number) + (low[i] as number)));
}
