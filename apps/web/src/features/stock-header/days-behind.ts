/** Weekends, holidays and a late file are no reason to warn. */
const TOLERATED_DAYS = 10;

/**
 * How far the last price of a stock is behind the market's own last day.
 *
 * @param day Day of the price, `YYYY-MM-DD`.
 * @param marketDay Last day of the market.
 * @returns Days, or null when it is about as new as the market, or either day is unknown.
 */
export function daysBehind(day: string | null, marketDay: string | undefined): number | null {
  if (day === null || marketDay === undefined) return null;
  const days = (Date.parse(marketDay) - Date.parse(day)) / 86_400_000;
  return days > TOLERATED_DAYS ? days : null;
}
