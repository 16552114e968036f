import { type Ask, requireSymbol } from "../../providers/index.ts";
import { authorised, type FmpSettings, fmpSpelling, stable } from "./question.ts";
import { listIn, meaningOf } from "./refusals.ts";

const ROWS = "100";

/** Asks for the news about targets of one stock, the newest hundred; each row names its stock. */
export function fmpTargets(settings: FmpSettings): Ask<string> {
  return async (symbol) => {
    const spelling = fmpSpelling(symbol);
    if (spelling === null) return null;
    return {
      provider: "fmp",
      url: stable(settings, "price-target-news", { symbol: spelling, page: "0", limit: ROWS }),
      headers: authorised(settings),
      file: { name: `${symbol}.json`, known: { source: "fmp", symbol } },
      check: (bytes) => {
        const rows = listIn(bytes);
        for (const row of rows) requireSymbol("fmp", symbol, row.symbol);
        return rows.length === 0 ? "nothing" : "data";
      },
      refusal: meaningOf,
    };
  };
}
