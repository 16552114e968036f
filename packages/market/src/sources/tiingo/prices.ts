import { formatDay } from "@plumbline/core/time";
import { type Ask, endpoint, type Found, lastDay, type PricesRequest, ProviderError } from "../../providers/index.ts";
import { authorised, type TiingoSettings, tiingoSpelling } from "./question.ts";
import { listIn, meaningOf } from "./refusals.ts";

/** Of a stock without a first day it sends the last day alone. */
const FIRST_DAY = "1960-01-01";
const KEYS = ["close", "adjClose", "divCash", "splitFactor"] as const;

/** Asks for raw daily prices with actions. The list does not name its stock: who has it must compare it with what is known of it. */
export function tiingoPrices(settings: TiingoSettings): Ask<PricesRequest> {
  return async (wanted) => {
    const { symbol, since } = wanted;
    const spelling = tiingoSpelling(symbol);
    const until = lastDay(wanted);
    if (spelling === null || (since !== null && since > until)) return null;
    const startDate = since === null ? FIRST_DAY : formatDay(since);
    const parameters = { startDate, endDate: formatDay(until), format: "json" };
    return {
      provider: "tiingo",
      url: endpoint(settings.origin, `tiingo/daily/${encodeURIComponent(spelling)}/prices`, parameters),
      headers: authorised(settings),
      file: { name: `${symbol}.json`, known: { source: "tiingo", basis: "raw", symbol } },
      check: (bytes) => foundIn(bytes, startDate),
      refusal: meaningOf,
    };
  };
}

function foundIn(bytes: Uint8Array, startDate: string): Found {
  const rows = listIn(bytes);
  if (rows.length === 0) return "nothing";
  const isDaily = rows.every(
    (row) => typeof row.date === "string" && row.date.slice(0, 10) >= startDate && KEYS.every((key) => key in row),
  );
  if (isDaily) return "data";
  throw new ProviderError("malformed", {
    provider: "tiingo",
    detail: "sent other rows than the daily prices asked for.",
  });
}
