export { addMonths } from "./add-months.ts";
export { type Day, datePartsOf, day, dayOf, formatDay, parseDay } from "./day.ts";
export { endOfMonth } from "./end-of-month.ts";
export { endOfPreviousYear } from "./end-of-previous-year.ts";
export { monthIndexOf } from "./month-index-of.ts";
export { mondayOf, weekdayOf } from "./weekday-of.ts";
