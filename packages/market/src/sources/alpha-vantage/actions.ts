import { parseDay } from "@plumbline/core/time";
import {
  type ProvidedActions,
  type ProviderCall,
  parseAnswer,
  priceIn,
  recordAt,
  recordsAt,
  requestBytes,
  requireSymbol,
  type Supply,
} from "../../providers/index.ts";
import { type AlphaVantageSettings, questionOf } from "./question.ts";
import { refusalIn } from "./refusals.ts";
import { alphaVantageSpelling } from "./spelling.ts";

const NONE: ProvidedActions = { splits: [], dividends: [] };

/** Splits and dividends, which free keys get by themselves only: two requests. */
export function alphaVantageActions(settings: AlphaVantageSettings): Supply<string, ProvidedActions> {
  return async (symbol, call) => {
    const spelling = alphaVantageSpelling(symbol);
    if (spelling === null) return { value: NONE, receivedAt: new Date().toISOString() };
    const asked = { symbol, spelling };
    const splits = await rowsOf(settings, "SPLITS", asked, call);
    const dividends = await rowsOf(settings, "DIVIDENDS", asked, call);
    const value = {
      splits: splits.flatMap((row) => {
        const day = parseDay(String(row.effective_date));
        const ratio = priceIn(Number(row.split_factor));
        return day === null || ratio === null ? [] : [{ day, ratio }];
      }),
      dividends: dividends.flatMap((row) => {
        const day = parseDay(String(row.ex_dividend_date));
        const amount = priceIn(Number(row.amount));
        // On which share count it is, the documentation does not say.
        return day === null || amount === null ? [] : [{ day, asDeclared: amount, splitAdjusted: null }];
      }),
    };
    return { value, receivedAt: new Date().toISOString() };
  };
}

async function rowsOf(
  settings: AlphaVantageSettings,
  name: string,
  { symbol, spelling }: { readonly symbol: string; readonly spelling: string },
  call: ProviderCall,
) {
  const url = questionOf(settings, name, { symbol: spelling });
  const answer = parseAnswer(
    (await requestBytes(url, { provider: "alpha-vantage", ...call })) ?? new Uint8Array(),
    "alpha-vantage",
  );
  if (refusalIn(answer) === "nothing") return [];
  const stated = recordAt({ answer }, "answer").symbol;
  requireSymbol("alpha-vantage", symbol, stated);
  return recordsAt(answer, "data");
}
