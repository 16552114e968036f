import type { Snapshot } from "@plumbline/market/snapshot";
import type { Performance } from "./performance.ts";

const MOVERS = 5;

/** Symbols of the largest rises and falls of the last day, the largest first. */
export function movers(
  { lastDay }: Snapshot,
  performances: readonly Performance[],
): { gainers: string[]; losers: string[] } {
  const traded = performances.filter((stock) => stock.lastDay === lastDay && stock.instrument.assetClass === "stock");
  const by = (sign: 1 | -1) =>
    traded
      .filter(({ dayChange }) => dayChange * sign > 0)
      .sort((a, b) => (b.dayChange - a.dayChange) * sign)
      .slice(0, MOVERS)
      .map(({ instrument }) => instrument.symbol);
  return { gainers: by(1), losers: by(-1) };
}
