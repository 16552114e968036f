import { type Day, type HolidayRule, tradingDaysAhead } from "@plumbline/core/time";
import { type Instrument, listingOf, US_CALENDAR } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

/**
 * The trading days of a market, also those that its exchange has announced for the rest of the last month and the first of the next.
 *
 * @returns Rising. The exchange is that of most stocks; the holidays of those of the United States are known by their rule, elsewhere
 *   every day from Monday to Friday is taken for a trading day.
 */
export function announcedDays({ calendar, instruments }: Pick<Snapshot, "calendar" | "instruments">): Int32Array {
  const last = calendar.at(-1) as Day | undefined;
  if (last === undefined) return calendar;
  return Int32Array.from([...calendar, ...tradingDaysAhead(last, holidayRuleOf(instruments))]);
}

function holidayRuleOf(instruments: readonly Instrument[]): HolidayRule {
  const priced = instruments.filter(({ priceBasis }) => priceBasis !== null);
  const american = priced.filter(
    ({ symbol, exchange, currency }) =>
      listingOf({ symbol, exchange, isUs: currency === "USD" }).calendar === US_CALENDAR,
  );
  return 2 * american.length > priced.length ? "new-york" : null;
}
