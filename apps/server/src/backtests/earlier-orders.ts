import { orderFee } from "@plumbline/core/backtest";
import {
  type ExportedTrades,
  figuresOf,
  money,
  NO_FIGURES,
  numberAt,
  type OrderRow,
  type OrdersFilter,
  tradesTold,
} from "@plumbline/market/backtests";

/** A result of version 4 of the engine or earlier: a trade is a purchase, or a part of one, with its one sale. */
export interface EarlierOrderedRun {
  readonly trades: ExportedTrades;
  /** What an order cost, by which the fees of both sides are told apart. */
  readonly costs: {
    readonly rate: number;
    readonly slippage: number;
    readonly fixed?: number | undefined;
    readonly minimum?: number | undefined;
  };
  /** Why positions were opened. */
  readonly entryReason: "signal" | "rebalance";
  readonly only?: OrdersFilter;
}

/**
 * The orders of such a result, which does not list its executions: a purchase, and a sale unless the position is still open. Of fees that
 * were paid for a whole purchase, each sale of a part of it carries its share.
 */
export function* earlierOrdersOf({ trades, costs, entryReason, only = {} }: EarlierOrderedRun): Generator<OrderRow> {
  const terms = { rate: costs.rate, slippage: costs.slippage, fixed: costs.fixed ?? 0, minimum: costs.minimum ?? 0 };
  const isTold = tradesTold(trades, only);
  for (let trade = 0; trade < trades.code.length; trade++) {
    if (!isTold(trade)) continue;
    const reason = trades.reason[trade] as string;
    const fees = numberAt(trades.fees, trade);
    const quantity = numberAt(trades.quantity, trade);
    const [bought, sold] = [numberAt(trades.entryPrice, trade), numberAt(trades.exitPrice, trade)];
    const isOpen = reason === "open";
    const ofPurchase = isOpen ? fees : Math.min(fees, orderFee(terms, quantity * bought));
    const both = { trade: trade + 1, code: trades.code[trade] as string, quantity };
    yield {
      ...both,
      date: trades.entryDate[trade] as string,
      side: "buy",
      price: bought,
      amount: money(quantity * bought),
      fees: money(ofPurchase),
      reason: entryReason,
      ...NO_FIGURES,
    };
    if (isOpen) continue;
    yield {
      ...both,
      date: trades.exitDate[trade] as string,
      side: "sell",
      price: sold,
      amount: money(quantity * sold),
      fees: money(fees - ofPurchase),
      reason,
      ...figuresOf(trades, trade),
    };
  }
}
