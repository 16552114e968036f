import { type ExportedTrades, figuresOf, money, numberAt, type OrdersFilter, tradesTold } from "./orders.ts";

/** The columns of a table of trades, in their order. */
export const TRADE_COLUMNS = [
  "trade",
  "code",
  "entryDate",
  "entryPrice",
  "exitDate",
  "exitPrice",
  "quantity",
  "fees",
  "dividends",
  "profit",
  "return",
  "worst",
  "best",
  "reason",
] as const;

/** One trade, from the purchase that opened its position to the sale of the last share; `trade` is the number that its orders have. */
export type TradeRow = Readonly<Record<(typeof TRADE_COLUMNS)[number], string | number>>;

/** The trades of a run, in the order of their numbers. */
export function* tradeRows(trades: ExportedTrades, only: OrdersFilter = {}): Generator<TradeRow> {
  const isTold = tradesTold(trades, only);
  for (let trade = 0; trade < trades.code.length; trade++) {
    if (!isTold(trade)) continue;
    yield {
      trade: trade + 1,
      code: trades.code[trade] as string,
      entryDate: trades.entryDate[trade] as string,
      entryPrice: numberAt(trades.entryPrice, trade),
      exitDate: trades.exitDate[trade] as string,
      exitPrice: numberAt(trades.exitPrice, trade),
      quantity: numberAt(trades.quantity, trade),
      fees: money(numberAt(trades.fees, trade)),
      ...figuresOf(trades, trade),
      reason: trades.reason[trade] as string,
    };
  }
}
