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

/** One order; profit, return and what was seen while the position was held stand with the one that ends the trade. */
export type OrderRow = Readonly<Record<(typeof ORDER_COLUMNS)[number], string | number | null>>;

type Numbers = ArrayLike<number | null>;

/** The trades of a result, as it was computed or as it was read again. */
export interface ExportedTrades {
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

/** The executions of a result, in the order of their trades. */
export interface ExportedExecutions {
  /** Row of the trade. */
  readonly trade: ArrayLike<number>;
  readonly date: readonly string[];
  readonly side: readonly string[];
  readonly quantity: Numbers;
  readonly price: Numbers;
  readonly fees: Numbers;
  readonly reason: readonly string[];
}

/** A run of which the orders are told. */
export interface OrderedRun {
  readonly trades: ExportedTrades;
  readonly executions: ExportedExecutions;
  /** Trades that are told; all unless given. */
  readonly only?: OrdersFilter;
}

/** Trades by the beginning of their symbol, in any case, and by what ended them. */
export interface OrdersFilter {
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
}

/** The orders of a run, trade by trade, and those of a trade by time: its purchases and sales, and what took shares away without one. */
export function* ordersOf({ trades, executions, only = {} }: OrderedRun): Generator<OrderRow> {
  const isTold = tradesTold(trades, only);
  const count = executions.date.length;
  for (let row = 0; row < count; row++) {
    const trade = executions.trade[row] as number;
    if (!isTold(trade)) continue;
    const isLast = row + 1 === count || executions.trade[row + 1] !== trade;
    const quantity = numberAt(executions.quantity, row);
    const price = numberAt(executions.price, row);
    yield {
      trade: trade + 1,
      date: executions.date[row] as string,
      code: trades.code[trade] as string,
      side: executions.side[row] as string,
      quantity,
      price,
      amount: money(quantity * price),
      fees: money(numberAt(executions.fees, row)),
      reason: executions.reason[row] as string,
      ...(isLast && trades.reason[trade] !== "open" ? figuresOf(trades, trade) : NO_FIGURES),
    };
  }
}

/** Which trades a filter leaves. */
export function tradesTold(
  { code, reason }: Pick<ExportedTrades, "code" | "reason">,
  only: OrdersFilter,
): (trade: number) => boolean {
  const start = only.code?.toUpperCase() ?? "";
  return (trade) =>
    (only.reason === undefined || reason[trade] === only.reason) && (code[trade] as string).startsWith(start);
}

/** In place of the figures of a trade, where an order does not end one. */
export const NO_FIGURES = { profit: null, return: null, worst: null, best: null, dividends: null };

/** What a trade brought, and what was seen while it lasted. */
export function figuresOf(trades: ExportedTrades, trade: number) {
  return {
    profit: money(numberAt(trades.profit, trade)),
    return: fraction(numberAt(trades.return, trade)),
    worst: fraction(numberAt(trades.worst, trade)),
    best: fraction(numberAt(trades.best, trade)),
    dividends: money(numberAt(trades.dividends, trade)),
  };
}

/**
 * Money to a millionth of its unit: what lies behind is the noise of sums and products of doubles.
 *
 * @example
 * money(3 * 10.1); // 30.3, and not 30.299999999999997
 */
export const money = (value: number): number => Number(value.toFixed(6));

/** A fraction without that noise. */
const fraction = (value: number): number => Number(value.toFixed(10));

/** NaN for a number that does not exist: JSON writes it as null, a table leaves the cell empty. */
export function numberAt(column: Numbers, row: number): number {
  return column[row] ?? Number.NaN;
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
