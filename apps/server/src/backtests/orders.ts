import type { BacktestOrder, WireTrades } from "@plumbline/contract";
import { orderFee } from "@plumbline/core/backtest";

/** The columns of an export, in their order. */
export const ORDER_COLUMNS = [
  "trade",
  "date",
  "code",
  "side",
  "quantity",
  "price",
  "amount",
  "fees",
  "reason",
  "profit",
  "return",
  "worst",
  "best",
  "dividends",
] as const;

/** One order; profit, return and what was seen while the position was held stand with the sale. */
export type OrderRow = Readonly<Record<(typeof ORDER_COLUMNS)[number], string | number | null>>;

/**
 * The orders of a run, trade by trade: a purchase, and a sale unless the position is still open. Of fees that were paid for a whole
 * purchase, each sale of a part of it carries its share.
 *
 * @param costs What an order cost, by which the fees of both sides are told apart.
 */
export function* ordersOf(trades: WireTrades, costs: BacktestOrder["costs"]): Generator<OrderRow> {
  const terms = { rate: costs.rate, slippage: costs.slippage, fixed: costs.fixed ?? 0, minimum: costs.minimum ?? 0 };
  for (let k = 0; k < trades.code.length; k++) {
    const isOpen = trades.reason[k] === "open";
    const [quantity, bought, sold] = [trades.quantity[k], trades.entryPrice[k], trades.exitPrice[k]].map(Number);
    const fees = trades.fees[k] ?? 0;
    const cost = (quantity as number) * (bought as number);
    const ofPurchase = isOpen ? fees : Math.min(fees, orderFee(terms, cost));
    const common = { trade: k + 1, code: trades.code[k] ?? "", quantity: trades.quantity[k] ?? null };
    yield {
      ...common,
      ...NOTHING,
      date: trades.entryDate[k] ?? null,
      side: "buy",
      price: trades.entryPrice[k] ?? null,
      amount: cost,
      fees: ofPurchase,
      reason: "signal",
    };
    if (isOpen) continue;
    yield {
      ...common,
      date: trades.exitDate[k] ?? null,
      side: "sell",
      price: trades.exitPrice[k] ?? null,
      amount: (quantity as number) * (sold as number),
      fees: fees - ofPurchase,
      reason: trades.reason[k] ?? null,
      profit: trades.profit[k] ?? null,
      return: trades.return[k] ?? null,
      worst: trades.worst[k] ?? null,
      best: trades.best[k] ?? null,
      dividends: trades.dividends[k] ?? null,
    };
  }
}

const NOTHING = { profit: null, return: null, worst: null, best: null, dividends: null };

/**
 * A text that no spreadsheet takes for a formula: one that begins like a formula gets an apostrophe in front (OWASP, CSV injection).
 *
 * @example
 * safeText("=HYPERLINK(1)"); // "'=HYPERLINK(1)"
 */
export function safeText(text: string): string {
  return /^[=+\-@\t\r\n|]/.test(text) ? `'${text}` : text;
}
