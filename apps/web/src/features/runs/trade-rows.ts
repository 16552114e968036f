import type { WireTrades } from "@plumbline/contract";

/** Columns by which the trades can be ordered. */
export const TRADE_ORDERS = ["entryDate", "code", "return", "profit"] as const;
export type TradeOrder = (typeof TRADE_ORDERS)[number];

export interface Ordering {
  readonly by: TradeOrder;
  readonly descending: boolean;
}

/**
 * Rows of the trades in an order; what is missing comes last either way.
 *
 * @example
 * orderedTrades(trades, { by: "profit", descending: true })[0]; // the row of the trade that earned most
 */
export function orderedTrades(trades: WireTrades, { by, descending }: Ordering): number[] {
  const column: readonly (string | number | null)[] = trades[by];
  const sign = descending ? -1 : 1;
  return column
    .map((_, row) => row)
    .toSorted((one, other) => compare(column[one] ?? null, column[other] ?? null, sign) || one - other);
}

function compare(one: string | number | null, other: string | number | null, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one === other ? 0 : one < other ? -sign : sign;
}
