import { addMonths, formatDay, parseDay } from "@plumbline/core/time";

/** First and last day that a market can be seen on, `YYYY-MM-DD`. */
export interface MarketSpan {
  readonly first: string;
  readonly last: string;
}

/** Years back that are offered by a click. */
const YEARS_BACK = [1, 3, 5, 10] as const;

/** Why a day asked for is not used. */
export type Refusal = "notADay" | "beforeMarket" | "afterMarket";

/** The day asked for, or why it is not used; both null when none is asked for. */
export interface AsOf {
  readonly day: string | null;
  readonly refusal: Refusal | null;
}

const TODAY: AsOf = { day: null, refusal: null };

/**
 * Reads the day that a page is asked for. The market's own last day is its today, for which nothing has to be asked.
 *
 * @param text As it stands in the address.
 * @param span Null while it is not known: then only what is no day at all is refused.
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

/** The days that lie whole years before the market's last day, as far as the market goes back. */
export function presetDays({ first, last }: MarketSpan): { readonly years: number; readonly day: string }[] {
  const today = parseDay(last);
  if (today === null) return [];
  return YEARS_BACK.map((years) => ({ years, day: formatDay(addMonths(today, -12 * years)) })).filter(
    ({ day }) => day >= first,
  );
}
