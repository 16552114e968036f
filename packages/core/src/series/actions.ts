import type { Day } from "../time/index.ts";

/** A split that takes effect at the open of `exDay`: every share becomes `ratio` shares (2 for 2:1, 0.1 for 1:10). */
export interface Split {
  readonly exDay: Day;
  readonly ratio: number;
}

/** A cash dividend per share as paid, in the currency of the price, on the share count before later splits. */
export interface Dividend {
  readonly exDay: Day;
  readonly amount: number;
}

/** What a company did to its shares, oldest first. */
export interface Actions {
  readonly splits: readonly Split[];
  readonly dividends: readonly Dividend[];
}
