export { type Day, datePartsOf, day, dayOf, formatDay, parseDay } from "./day.ts";
export { type ExchangeName, exchangeDay } from "./exchanges/exchange-day.ts";
export { closeOf, type ExchangeSession, nextOpen, type SessionState, sessionOf } from "./exchanges/session-of.ts";
export type { DayOfTrading, TradingHours } from "./exchanges/trading-hours.ts";
export { addMonths, endOfMonth, endOfPreviousYear, monthIndexOf } from "./months.ts";
export { isNewYorkHoliday } from "./new-york-holidays.ts";
export { isSaturdaySession } from "./saturday-sessions.ts";
export { type HolidayRule, tradingDaysAhead } from "./trading-days-ahead.ts";
export { mondayOf, weekdayOf } from "./weekday-of.ts";
