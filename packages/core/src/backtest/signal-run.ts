import type { Actions, Bars } from "../series/index.ts";
import type { EntryOrder } from "./entry-order.ts";
import type { PriceStops } from "./price-stops.ts";
import type { AccountSettings } from "./trade-columns.ts";

/**
 * How many shares a signal buys. `share`: for this fraction of equity, at most all cash. `risk`: as many as lose this fraction
 * of equity between fill and stop, at most all cash; it needs a stop.
 */
export type PositionSizing =
  | { readonly kind: "share"; readonly fraction: number }
  | { readonly kind: "risk"; readonly fraction: number };

/** One stock on one calendar, and the account that trades it. */
export interface StockInput {
  /** Raw as traded with `actions`, total-return-adjusted without; NaN where the stock has no price on a day of the calendar. */
  readonly bars: Bars;
  /** Splits and dividends as paid, for raw bars; null or left out for adjusted bars. */
  readonly actions?: Actions | null;
  readonly settings: AccountSettings;
  /** The first bar whose signals count: all indicators are known from here on. */
  readonly startBar: number;
  /** Whether the stock stopped trading after its last price. */
  readonly isDelisted?: boolean;
}

/** What a strategy says about one stock. */
export interface SignalRules {
  readonly stops: PriceStops;
  readonly sizing: PositionSizing;
  /** How a signal buys; at the next open unless given. */
  readonly entryOrder?: EntryOrder;
}

/** Signals of each bar, known at its close: 1 to buy, 1 to sell. */
export interface SignalColumns {
  readonly entry: Uint8Array;
  readonly exit: Uint8Array;
}

export type SignalRun = StockInput & SignalRules & SignalColumns;
