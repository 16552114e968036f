import type { WireRow } from "@plumbline/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";

/** The most codes that one call may ask for. */
const MAX_CODES = 50;

/** List rows of up to 50 stocks by symbol; a symbol that the market does not have is not among them. */
export function stockRowsQuery(symbols: readonly string[]) {
  const codes = symbols.slice(0, MAX_CODES).join(",");
  return queryOptions({
    queryKey: ["stockRows", codes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, WireRow>> => {
      if (codes === "") return new Map();
      const answer = await call("priceChart", { codes }, { signal });
      return new Map(answer.kind === "rows" ? answer.rows.map((row) => [row.symbol, row]) : []);
    },
  });
}
