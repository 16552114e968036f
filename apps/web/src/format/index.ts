export { csvTable } from "./csv.ts";
export { type DayStyle, daysSince } from "./day.ts";
export { type Direction, directionOf } from "./direction.ts";
export { type Formats, formatsOf } from "./formats.ts";
export { fromInput, toInput } from "./input-unit.ts";
export { localDay } from "./local-day.ts";
export { type Maybe, MISSING } from "./missing.ts";
export { priceDecimals } from "./money.ts";
export { readTypedNumber, writeTypedNumber } from "./typed-number.ts";
