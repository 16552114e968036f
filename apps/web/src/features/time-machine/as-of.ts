import { addMonths, formatDay, parseDay } from "@plumbline/core/time";

/** First and last day as of which a market can be shown, `YYYY-MM-DD`. */
export interface MarketSpan {
  readonly first: string;
  readonly last: string;
}

/** The offered choices, in years before today. */
const YEARS_BACK = [1, 3, 5, 10] as const;

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

/** The days whole years before the market's last day, as far as the market reaches back. */
export function presetDays({ first, last }: MarketSpan): { readonly years: number; readonly day: string }[] {
  const today = parseDay(last);
  if (today === null) return [];
  return YEARS_BACK.map((years) => ({ years, day: formatDay(addMonths(today, -12 * years)) })).filter(
    ({ day }) => day >= first,
  );
}
