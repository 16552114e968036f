import { formatDay } from "@plumbline/core/time";
import {
  type Ask,
  type Found,
  isRecord,
  lastDay,
  type PricesRequest,
  ProviderError,
  parseAnswer,
  recordAt,
  requireSymbol,
} from "../../providers/index.ts";
import { type AlphaVantageSettings, questionOf } from "./question.ts";
import { refusalIn } from "./refusals.ts";
import { alphaVantageSpelling } from "./spelling.ts";

/** The short form has the last 100 sessions, which take at least so many days. */
const SHORT_DAYS = 140;

/** Asks for raw daily prices. The JSON names its stock; its text table does not. */
export function alphaVantagePrices(settings: AlphaVantageSettings): Ask<PricesRequest> {
  return async (wanted) => {
    const { symbol, since } = wanted;
    const spelling = alphaVantageSpelling(symbol);
    const until = lastDay(wanted);
    if (spelling === null || (since !== null && since > until)) return null;
    const isShort = since !== null && today() - since < SHORT_DAYS;
    const name = settings.isPaid ? "TIME_SERIES_DAILY_ADJUSTED" : "TIME_SERIES_DAILY";
    // Whole histories are for paid keys; others get what there is of it.
    const outputsize = isShort || !settings.isPaid ? "compact" : "full";
    return {
      provider: "alpha-vantage",
      url: questionOf(settings, name, { symbol: spelling, outputsize, datatype: "json" }),
      headers: {},
      file: { name: `${symbol}.json`, known: { source: "alpha-vantage", basis: "raw", symbol } },
      check: (bytes) => foundIn(bytes, symbol, since === null ? null : formatDay(since)),
    };
  };
}

function foundIn(bytes: Uint8Array, symbol: string, since: string | null): Found {
  const answer = parseAnswer(bytes, "alpha-vantage");
  if (refusalIn(answer) === "nothing") return "nothing";
  const series = recordAt(answer, "Time Series (Daily)");
  const days = Object.keys(series);
  if (isRecord(answer) && Object.keys(answer).length === 0) return "nothing";
  requireSymbol("alpha-vantage", symbol, recordAt(answer, "Meta Data")["2. Symbol"]);
  if (days.length === 0)
    throw new ProviderError("malformed", { provider: "alpha-vantage", detail: "sent no daily prices." });
  return since === null || days.some((day) => day >= since) ? "data" : "nothing";
}

function today(): number {
  return Math.floor(Date.now() / 86_400_000);
}
