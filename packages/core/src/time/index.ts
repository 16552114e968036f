export { type Day, datePartsOf, day, dayOf, formatDay, parseDay } from "./day.ts";
export { addMonths, endOfMonth, endOfPreviousYear, monthIndexOf } from "./months.ts";
export { isNewYorkHoliday } from "./new-york-holidays.ts";
export { type HolidayRule, tradingDaysAhead } from "./trading-days-ahead.ts";
export { mondayOf, weekdayOf } from "./weekday-of.ts";
