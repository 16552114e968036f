import type { Split } from "@plumbline/core/series";
import type { PriceHistory } from "../model/index.ts";

/**
 * The splits of a stock, oldest first. One entry of a vendor that makes no sense must not take every number per share
 * with it.
 *
 * @param history null when the market has no prices of the stock.
 */
export function possibleSplits(history: PriceHistory | null): readonly Split[] {
  return (history?.actions.splits ?? []).filter(({ ratio }) => Number.isFinite(ratio) && ratio > 0);
}
