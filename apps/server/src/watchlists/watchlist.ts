/** A stock on a list. What a change leaves alone stays the same object: that is how storing tells what to write. */
export interface WatchedStock {
  /** Symbol as the market had it when the stock was added. */
  readonly code: string;
  readonly note: string | null;
  readonly addedAt: Date;
  /** Where it is stored; null of one that is not yet. The order is that of the array. */
  readonly place: number | null;
}

/** A list with its stocks in the order of its user. */
export interface Watchlist {
  readonly id: string;
  /** Null of the list that the first star made. */
  readonly name: string | null;
  readonly stocks: readonly WatchedStock[];
  readonly place: number | null;
}

/** All lists of a user, in order. */
export type Watchlists = readonly Watchlist[];

/** One text for all the codes of the same stock. */
export type StockOf = (code: string) => string;
