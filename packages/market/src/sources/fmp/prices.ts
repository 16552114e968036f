import { formatDay } from "@plumbline/core/time";
import {
  type Ask,
  type Found,
  lastDay,
  type PricesRequest,
  ProviderError,
  requireSymbol,
} from "../../providers/index.ts";
import { authorised, type FmpSettings, fmpSpelling, stable } from "./question.ts";
import { listIn, meaningOf } from "./refusals.ts";

/** Of a stock without a first day it sends the last five years. */
const FIRST_DAY = "1960-01-01";

/** Asks for daily prices, adjusted for splits; each row names its stock. */
export function fmpPrices(settings: FmpSettings): Ask<PricesRequest> {
  return async (wanted) => {
    const { symbol, since } = wanted;
    const spelling = fmpSpelling(symbol);
    const until = lastDay(wanted);
    if (spelling === null || (since !== null && since > until)) return null;
    const span = { from: since === null ? FIRST_DAY : formatDay(since), to: formatDay(until) };
    return {
      provider: "fmp",
      url: stable(settings, "historical-price-eod/full", { symbol: spelling, ...span }),
      headers: authorised(settings),
      file: { name: `${symbol}.json`, known: { source: "fmp", basis: "split-adjusted", symbol } },
      check: (bytes) => foundIn(bytes, symbol),
      refusal: meaningOf,
    };
  };
}

function foundIn(bytes: Uint8Array, symbol: string): Found {
  const rows = listIn(bytes);
  for (const row of rows) {
    requireSymbol("fmp", symbol, row.symbol);
    if (typeof row.date !== "string" || typeof row.close !== "number")
      throw new ProviderError("malformed", { provider: "fmp", detail: "sent rows that are no daily prices." });
  }
  return rows.length === 0 ? "nothing" : "data";
}
