import { parseDay } from "@plumbline/core/time";

/** First and last day as of which a market can be shown, `YYYY-MM-DD`. */
export interface MarketSpan {
  readonly first: string;
  readonly last: string;
}

/** Why a requested day is not used. */
export type Refusal = "notADay" | "beforeMarket" | "afterMarket";

/** The requested day, or why it is not used; both null without a request. */
export interface AsOf {
  readonly day: string | null;
  readonly refusal: Refusal | null;
}

const TODAY: AsOf = { day: null, refusal: null };

/**
 * Reads the day as of which a page is requested. The market's last day is its today, which needs no day in requests.
 *
 * @param text The parameter of the address.
 * @param span Null while it is not known: then only invalid days are refused.
 */
export function readAsOf(text: string | undefined, span: MarketSpan | null): AsOf {
  if (text === undefined || text === "") return TODAY;
  const refuse = (refusal: Refusal): AsOf => ({ day: null, refusal });
  if (parseDay(text) === null) return refuse("notADay");
  if (!span) return { day: text, refusal: null };
  if (text < span.first) return refuse("beforeMarket");
  if (text > span.last) return refuse("afterMarket");
  return text === span.last ? TODAY : { day: text, refusal: null };
}
