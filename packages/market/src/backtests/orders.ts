import { orderFee } from "@plumbline/core/backtest";
import type { RunInput } from "./run-question.ts";

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

type Numbers = ArrayLike<number | null>;

/** The trades of a result, as it was computed or as it was read again. */
export interface OrderedTrades {
  readonly code: readonly string[];
  readonly entryDate: readonly string[];
  readonly entryPrice: Numbers;
  readonly exitDate: readonly string[];
  readonly exitPrice: Numbers;
  readonly quantity: Numbers;
  readonly fees: Numbers;
  readonly dividends: Numbers;
  readonly profit: Numbers;
  readonly return: Numbers;
  readonly worst: Numbers;
  readonly best: Numbers;
  readonly reason: readonly string[];
}

/** A run of which the orders are told. */
export interface OrderedRun {
  readonly trades: OrderedTrades;
  /** What an order cost, by which the fees of both sides are told apart. */
  readonly costs: RunInput["costs"];
  /** Why positions were opened. */
  readonly entryReason: "signal" | "rebalance";
  /** Trades that are told; all unless given. */
  readonly only?: OrdersFilter;
}

/** Trades by the beginning of their symbol, in any case, and by what ended them. */
export interface OrdersFilter {
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * The orders of a run, trade by trade: a purchase, and a sale unless the position is still open. Of fees that were paid for a whole
 * purchase, each sale of a part of it carries its share.
 */
export function* ordersOf({ trades, costs, entryReason, only = {} }: OrderedRun): Generator<OrderRow> {
  const terms = { rate: costs.rate, slippage: costs.slippage, fixed: costs.fixed ?? 0, minimum: costs.minimum ?? 0 };
  const start = only.code?.toUpperCase() ?? "";
  for (let k = 0; k < trades.code.length; k++) {
    const reason = trades.reason[k];
    if (only.reason !== undefined && reason !== only.reason) continue;
    if (!(trades.code[k] as string).startsWith(start)) continue;
    const isOpen = reason === "open";
    const fees = numberAt(trades.fees, k);
    const cost = numberAt(trades.quantity, k) * numberAt(trades.entryPrice, k);
    const ofPurchase = isOpen ? fees : Math.min(fees, orderFee(terms, cost));
    yield purchaseOf(trades, k, { fees: ofPurchase, reason: entryReason });
    if (!isOpen) yield saleOf(trades, k, fees - ofPurchase);
  }
}

const NOTHING = { profit: null, return: null, worst: null, best: null, dividends: null };

function purchaseOf(trades: OrderedTrades, k: number, { fees, reason }: Pick<OrderRow, "fees" | "reason">): OrderRow {
  return {
    trade: k + 1,
    date: trades.entryDate[k] as string,
    code: trades.code[k] as string,
    side: "buy",
    quantity: numberAt(trades.quantity, k),
    price: numberAt(trades.entryPrice, k),
    amount: numberAt(trades.quantity, k) * numberAt(trades.entryPrice, k),
    fees,
    reason,
    ...NOTHING,
  };
}

function saleOf(trades: OrderedTrades, k: number, fees: number): OrderRow {
  return {
    trade: k + 1,
    date: trades.exitDate[k] as string,
    code: trades.code[k] as string,
    side: "sell",
    quantity: numberAt(trades.quantity, k),
    price: numberAt(trades.exitPrice, k),
    amount: numberAt(trades.quantity, k) * numberAt(trades.exitPrice, k),
    fees,
    reason: trades.reason[k] as string,
    profit: numberAt(trades.profit, k),
    return: numberAt(trades.return, k),
    worst: numberAt(trades.worst, k),
    best: numberAt(trades.best, k),
    dividends: numberAt(trades.dividends, k),
  };
}

/** NaN for a number that does not exist: JSON writes it as null, a table leaves the cell empty. */
function numberAt(column: Numbers, k: number): number {
  return column[k] ?? Number.NaN;
}

/**
 * A text that no spreadsheet takes for a formula: one that begins like a formula gets an apostrophe in front (OWASP, CSV injection).
 *
 * @example
 * safeText("=HYPERLINK(1)"); // "'=HYPERLINK(1)"
 */
function safeText(text: string): string {
  return /^[=+\-@\t\r\n|]/.test(text) ? `'${text}` : text;
}

/** The orders as lines of a CSV file (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function* orderLines(orders: Iterable<OrderRow>): Generator<string> {
  yield `\ufeff${ORDER_COLUMNS.join(",")}\r\n`;
  for (const row of orders) yield `${ORDER_COLUMNS.map((column) => csvField(row[column])).join(",")}\r\n`;
}

function csvField(value: string | number | null): string {
  if (value === null || Number.isNaN(value)) return "";
  if (typeof value === "number") return String(value);
  const text = safeText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
