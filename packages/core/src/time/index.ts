export { type Day, datePartsOf, day, dayOf, formatDay, parseDay } from "./day.ts";
export { addMonths, endOfMonth, endOfPreviousYear, monthIndexOf } from "./months.ts";
export { mondayOf, weekdayOf } from "./weekday-of.ts";
