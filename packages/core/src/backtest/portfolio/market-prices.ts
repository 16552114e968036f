/**
 * The prices of many stocks as flat columns, stock after stock: rows `barStart[i]` up to `barStart[i + 1]` of `day` and of every
 * column in `bars` are those of stock i, oldest first. Stocks stand in the order of their tickers: ties are broken by it.
 *
 * With splits and dividends, prices are as traded; without, they are adjusted for both and share counts are fictional (BT-04).
 */
export interface MarketPrices {
  /** One more than there are stocks. */
  readonly barStart: Int32Array;
  /** The row after the last of each stock, where rows that belong to none of them lie in between; `barStart` of the next unless given. */
  readonly barEnd?: Int32Array;
  /** Days since 1970-01-01, rising within a stock. */
  readonly day: Int32Array;
  /** Money per share, shares for the volume; a value that does not exist is NaN. */
  readonly bars: {
    readonly open: Float64Array;
    readonly close: Float64Array;
    /** Needed for stops; without them the worst and best point of a trade is measured on closes. */
    readonly high?: Float64Array;
    readonly low?: Float64Array;
    /** Needed where orders are limited to a share of it. */
    readonly volume?: Float64Array;
  };
  /** New shares for an old one, from the open of the day on. */
  readonly splits?: ActionColumns | null;
  /** Cash per share on the share count of the day. */
  readonly dividends?: ActionColumns | null;
}

/** Rows `start[i]` up to `start[i + 1]` are those of stock i, oldest first. */
export interface ActionColumns {
  readonly start: Int32Array;
  /** Ex-days since 1970-01-01. */
  readonly day: Int32Array;
  readonly value: Float64Array;
}

/** How many stocks there are. */
export function stockCount(prices: MarketPrices): number {
  return prices.barStart.length - 1;
}

/** The row after the last of a stock. */
export function endOfStock({ barStart, barEnd }: Pick<MarketPrices, "barStart" | "barEnd">, stock: number): number {
  return (barEnd ? barEnd[stock] : barStart[stock + 1]) as number;
}

/** The stock to which a row belongs. */
export function stockOfRow({ barStart }: MarketPrices, row: number): number {
  let low = 0;
  let high = barStart.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((barStart[middle] as number) <= row) low = middle;
    else high = middle;
  }
  return low;
}
