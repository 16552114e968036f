import { formatDay } from "@plumbline/core/time";
import { type Ask, endpoint, lastDay, type PricesRequest, ProviderError } from "../../providers/index.ts";
import { linesOf } from "./refusals.ts";
import { stooqSpelling } from "./spelling.ts";

const HEADER = "Date,Open,High,Low,Close";
const ROW = /^\d{4}-\d\d-\d\d,[\d.]+,[\d.]+,[\d.]+,[\d.]+(?:,\d*\.?\d*)?$/;

export interface StooqSettings {
  readonly origin: URL;
  /** What its page gives to who has solved its riddle; null where there is none. */
  readonly key: string | null;
}

/** Asks for daily prices. The table does not name its stock: who has it must compare it with what is known of the stock. */
export function stooqHistory({ origin, key }: StooqSettings): Ask<PricesRequest> {
  return async (wanted) => {
    const { symbol, since } = wanted;
    const spelling = stooqSpelling(symbol);
    const until = lastDay(wanted);
    if (spelling === null || (since !== null && since > until)) return null;
    const compact = (text: string) => text.replaceAll("-", "");
    const span = since === null ? {} : { d1: compact(formatDay(since)) };
    const parameters = { s: spelling, ...span, d2: compact(formatDay(until)), i: "d" };
    return {
      provider: "stooq",
      // It takes a key in the address only.
      url: endpoint(origin, "q/d/l/", key === null ? parameters : { ...parameters, apikey: key }),
      headers: {},
      // As its page calls the file: importers know it by that.
      file: {
        name: `${spelling.replace(".", "_")}_d.csv`,
        known: { source: "stooq", basis: "split-adjusted", symbol },
      },
      check: (bytes) => {
        const lines = linesOf(bytes, HEADER);
        if (lines === null || lines.length === 1) return "nothing";
        if (lines.slice(1).every((line) => ROW.test(line))) return "data";
        throw new ProviderError("malformed", {
          provider: "stooq",
          detail: "sent a table with lines that are no prices.",
        });
      },
    };
  };
}
