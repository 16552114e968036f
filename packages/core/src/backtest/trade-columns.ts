import type { TradeReason } from "../words/index.ts";

/** What trading costs, on each side: fractions of the notional, and money per order. */
export interface TradingCosts {
  /** Commission, as a fraction of the notional. */
  readonly rate: number;
  /** Price against the trader on market and stop orders, as a fraction of the price. */
  readonly slippage: number;
  /** Money per order. */
  readonly fixed: number;
  /** The least commission of an order, in money. */
  readonly minimum: number;
}

/** How orders are filled and the account is kept (docs/rules.md, BT-01 to BT-06). */
export interface AccountSettings {
  readonly capital: number;
  readonly costs: TradingCosts;
  /** Whether parts of a share can be owned. */
  readonly fractional: boolean;
  /** The largest part of a bar's volume that an order may take, as a fraction; null for no limit. */
  readonly volumeShare: number | null;
  /** Market orders at the close of the signal's own bar in place of the next open; such a run is marked as prone to look ahead. */
  readonly fillAt: "nextOpen" | "close";
  /** What cash earns, as a yearly fraction by bar of the calendar; null for nothing. */
  readonly cashRate: Float64Array | null;
  /** What a share is worth after its last bar, as a fraction of its last close. */
  readonly delistingRecovery: number;
}

/**
 * Closed trades and positions still open, in the order of their entries. A row is one position: bought once, sold once;
 * a sale of a part is a row of its own. Bars are places in the calendar of the run; money is in the currency of the account.
 */
export interface TradeColumns {
  /** Place of the stock in the list that the engine was given. */
  readonly stock: Int32Array;
  readonly entryBar: Int32Array;
  /** The last bar of the run for a position that is still open. */
  readonly exitBar: Int32Array;
  /** Shares, on the count of the entry's day. */
  readonly quantity: Float64Array;
  readonly entryPrice: Float64Array;
  /** Money per share of the entry's count: of the exit, or of the last close for an open position. */
  readonly exitPrice: Float64Array;
  /** Costs of both sides, in money. */
  readonly fees: Float64Array;
  /** Dividends received while held, in money. */
  readonly dividends: Float64Array;
  /** Profit after fees and with dividends, in money. */
  readonly profit: Float64Array;
  /** Profit as a fraction of what the entry cost. */
  readonly return: Float64Array;
  /** Deepest and highest point of the price while held, as fractions of the entry price (lows and highs of the bars). */
  readonly worst: Float64Array;
  readonly best: Float64Array;
  readonly exitReason: readonly TradeReason[];
}

/** What an engine returns; every column but the trades has one row per bar of the calendar. */
export interface Backtest {
  /** Days since 1970-01-01. */
  readonly day: Int32Array;
  /** Account value at the close. */
  readonly equity: Float64Array;
  readonly cash: Float64Array;
  /** Positions at the close. */
  readonly positions: Int32Array;
  readonly trades: TradeColumns;
  readonly feesPaid: number;
  /** Notional bought and sold. */
  readonly traded: number;
  /** Purchases that were not made because their money was less than one whole share costs. */
  readonly belowOneShare: number;
}
