import type { WireExecutions } from "@plumbline/contract";

/** Executions of a result as columns; null of an earlier version of the engine, which did not list them. */
export type ListedExecutions = Exclude<WireExecutions, { readonly value: null }>;

/** A line of the table of trades: a trade, or one of its executions below it. */
export interface TradeItem {
  readonly trade: number;
  /** Row of the execution; null for the trade itself. */
  readonly execution: number | null;
}

/** The executions of a result, where its engine listed them. */
export function listedExecutions(executions: WireExecutions): ListedExecutions | null {
  return "trade" in executions ? executions : null;
}

/**
 * Where the executions of each trade begin, and after the last trade where they end.
 *
 * @param count How many trades there are.
 *
 * @example
 * executionStarts([0, 0, 0, 1, 1], 2); // [0, 3, 5]
 */
export function executionStarts(trade: readonly number[], count: number): Int32Array {
  const starts = new Int32Array(count + 1);
  for (const each of trade) starts[each + 1] = (starts[each + 1] as number) + 1;
  for (let k = 1; k <= count; k++) starts[k] = (starts[k] as number) + (starts[k - 1] as number);
  return starts;
}

/**
 * The lines of a table of trades.
 *
 * @param rows The trades that are shown, in their order.
 * @param unfolded Trades whose executions are shown too.
 * @param starts Of `executionStarts`; null where nothing can be unfolded.
 */
export function tradeItems(
  rows: readonly number[],
  unfolded: ReadonlySet<number>,
  starts: Int32Array | null,
): readonly TradeItem[] {
  return rows.flatMap((trade): TradeItem[] => {
    const own = { trade, execution: null };
    if (!starts || !unfolded.has(trade)) return [own];
    const [first, end] = [starts[trade] as number, starts[trade + 1] as number];
    return [own, ...Array.from({ length: end - first }, (_, k) => ({ trade, execution: first + k }))];
  });
}
