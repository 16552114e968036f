import type { ExecutionReason, ExecutionSide, TradeReason } from "../words/index.ts";

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
 * Trades that are over and positions still open, in the order of their entries. A row is one round trip: from the purchase that opens a
 * position to the sale of its last share, whatever was bought and sold in between (`ExecutionColumns`). Bars are places in the calendar
 * of the run; money is in the currency of the account.
 */
export interface TradeColumns {
  /** Place of the stock in the list that the engine was given. */
  readonly stock: Int32Array;
  /** The bar of the first purchase. */
  readonly entryBar: Int32Array;
  /** The bar of the last sale; of the run for a position that is still open. */
  readonly exitBar: Int32Array;
  /** Shares of all purchases, on the count of the entry's day. */
  readonly quantity: Float64Array;
  /** Mean price of the purchases, in money per share of the entry's count. */
  readonly entryPrice: Float64Array;
  /** Money per share of the entry's count: mean of the sales, what is still open at the last close. */
  readonly exitPrice: Float64Array;
  /** Costs of all purchases and sales, in money. */
  readonly fees: Float64Array;
  /** Dividends received while held, in money. */
  readonly dividends: Float64Array;
  /** Profit after fees and with dividends, in money. */
  readonly profit: Float64Array;
  /** Profit as a fraction of the most money that lay in the position at once. */
  readonly return: Float64Array;
  /** Deepest and highest point of the price while held, as fractions of the mean entry price by then (lows and highs of the bars). */
  readonly worst: Float64Array;
  readonly best: Float64Array;
  /** Of the last sale; `open` of a position that is still held. */
  readonly exitReason: readonly TradeReason[];
}

/** Purchases and sales in the order of their trades, those of one trade by time. */
export interface ExecutionColumns {
  /** Row of the trade. */
  readonly trade: Int32Array;
  readonly bar: Int32Array;
  readonly side: readonly ExecutionSide[];
  /** On the count of the bar's day. */
  readonly shares: Float64Array;
  /** Money per share, slippage included. */
  readonly price: Float64Array;
  readonly fee: Float64Array;
  readonly reason: readonly ExecutionReason[];
}

/** What an engine returns; every column but those of trades and executions has one row per bar of the calendar. */
export interface Backtest {
  /** Days since 1970-01-01. */
  readonly day: Int32Array;
  /** Account value at the close. */
  readonly equity: Float64Array;
  readonly cash: Float64Array;
  /** Positions at the close. */
  readonly positions: Int32Array;
  readonly trades: TradeColumns;
  readonly executions: ExecutionColumns;
  readonly feesPaid: number;
  /** Notional bought and sold. */
  readonly traded: number;
  /** Purchases that were not made because their money was less than one whole share costs. */
  readonly belowOneShare: number;
}
