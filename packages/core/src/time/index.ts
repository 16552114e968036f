export { type Day, datePartsOf, day, dayOf, formatDay, parseDay } from "./day.ts";
