import type { WireTrades } from "@plumbline/contract";
import type { TradeReason } from "@plumbline/core/words";

/** Columns by which the trades can be ordered. */
export const TRADE_ORDERS = ["code", "entryDate", "exitDate", "return", "profit", "worst", "best", "reason"] as const;
export type TradeOrder = (typeof TRADE_ORDERS)[number];

export interface Ordering {
  readonly by: TradeOrder;
  readonly descending: boolean;
}

export interface TradesFilter {
  /** The beginning of symbols, in any case; empty for all. */
  readonly code: string;
  /** Null for all. */
  readonly reason: TradeReason | null;
}

/**
 * Rows of the trades that pass a filter, in an order; what is missing comes last either way.
 *
 * @example
 * shownTrades(trades, { code: "AA", reason: null }, { by: "profit", descending: true })[0]; // the row that earned most
 */
export function shownTrades(
  trades: WireTrades,
  { code, reason }: TradesFilter,
  { by, descending }: Ordering,
): number[] {
  const column: readonly (string | number | null)[] = trades[by];
  const sign = descending ? -1 : 1;
  const start = code.trim().toUpperCase();
  return trades.code
    .map((_, row) => row)
    .filter((row) => trades.code[row]?.startsWith(start) && (reason === null || trades.reason[row] === reason))
    .sort((one, other) => compare(column[one] ?? null, column[other] ?? null, sign) || one - other);
}

function compare(one: string | number | null, other: string | number | null, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one === other ? 0 : one < other ? -sign : sign;
}

/** What ended trades, each once, in the order of their first trade. */
export function reasonsOf({ reason }: Pick<WireTrades, "reason">): TradeReason[] {
  return [...new Set(reason)];
}

/**
 * The place of each trade among those of its stock, from 1, as the trade chart counts them.
 *
 * @example
 * placesInStock({ code: ["A", "B", "A"] }); // [1, 1, 2]
 */
export function placesInStock({ code }: Pick<WireTrades, "code">): number[] {
  const counts = new Map<string, number>();
  return code.map((each) => {
    const place = (counts.get(each) ?? 0) + 1;
    counts.set(each, place);
    return place;
  });
}
