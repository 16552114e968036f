import { useQuery } from "@tanstack/react-query";
import { useObservable } from "../../state/index.ts";
import { instrumentsQuery } from "./instruments-query.ts";
import type { InstrumentList } from "./matching/index.ts";
import { recentStocks } from "./remembered-stocks.ts";

/** The stock that was viewed last, or null; undefined while it is not known which of those viewed are stocks. */
export function useLastStock(): string | null | undefined {
  return useLast(lastStock);
}

/** The symbol that was viewed last of those that the market lists, funds among them, or null; undefined while it is not known. */
export function useLastListed(): string | null | undefined {
  return useLast(lastListed);
}

function useLast(
  choose: (symbols: readonly string[], list: InstrumentList) => string | null,
): string | null | undefined {
  const recent = useObservable(recentStocks);
  const { data: list, isError } = useQuery({ ...instrumentsQuery, enabled: recent.length > 0 });
  if (recent.length === 0 || isError) return null;
  return list && choose(recent, list);
}

/**
 * The first symbol that the market lists as a stock: what was viewed may be a fund, or belong to a market that was served before.
 *
 * @param symbols Newest first.
 */
export function lastStock(
  symbols: readonly string[],
  { symbol, assetClass }: Pick<InstrumentList, "symbol" | "assetClass">,
): string | null {
  return symbols.find((viewed) => assetClass[symbol.indexOf(viewed)] === "stock") ?? null;
}

/**
 * The first symbol that the market lists: what was viewed may belong to a market that was served before.
 *
 * @param symbols Newest first.
 */
export function lastListed(symbols: readonly string[], { symbol }: Pick<InstrumentList, "symbol">): string | null {
  return symbols.find((viewed) => symbol.includes(viewed)) ?? null;
}
