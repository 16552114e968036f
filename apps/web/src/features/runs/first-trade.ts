import type { WireBacktestResult } from "@plumbline/contract";

type Result = {
  readonly equity: Pick<WireBacktestResult["equity"], "date">;
  readonly statistics: Pick<WireBacktestResult["statistics"], "sinceFirstTrade">;
};

type SinceFirstTrade = Extract<Result["statistics"]["sinceFirstTrade"], { readonly date: string }>;

/**
 * Returns of account and benchmark from the first trade on, where the strategy let days pass before it.
 *
 * @returns Null of a strategy that traded as soon as an order could be filled, on the second day at the latest; of one without trades; and
 *   of a result whose engine did not keep it.
 */
export function lateFirstTrade({ equity, statistics: { sinceFirstTrade } }: Result): SinceFirstTrade | null {
  if (!("date" in sinceFirstTrade)) return null;
  return sinceFirstTrade.date > (equity.date[1] ?? "") ? sinceFirstTrade : null;
}
