import type { PriceBasis, PriceHistory } from "../../model/index.ts";

/** From raw prices everything else can be computed, from a total return nothing. */
const RANK: Readonly<Record<PriceBasis, number>> = { raw: 0, "split-adjusted": 1, "total-return": 2 };

/**
 * Chooses between two histories of one symbol that cannot be joined because their bases or sources differ.
 *
 * @returns The one nearer to what was traded (raw, then split-adjusted, then total return); of two alike the longer
 * one, then the one that ends later, then `a`.
 *
 * @example
 * preferHistory(totalReturn, raw); // raw
 */
export function preferHistory(a: PriceHistory, b: PriceHistory): PriceHistory {
  const difference = RANK[a.basis] - RANK[b.basis] || b.bars.day.length - a.bars.day.length || lastDay(b) - lastDay(a);
  return difference <= 0 ? a : b;
}

function lastDay(history: PriceHistory): number {
  return history.bars.day.at(-1) ?? Number.MIN_SAFE_INTEGER;
}
