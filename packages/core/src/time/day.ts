declare const dayBrand: unique symbol;

/** A calendar day as the number of days since 1970-01-01; nominal, so that no other number is taken for one. */
export type Day = number & { readonly [dayBrand]: true };

const MILLISECONDS_PER_DAY = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a day written as `YYYY-MM-DD`.
 *
 * @param text Year, month and day of the proleptic Gregorian calendar.
 * @returns The day, or `null` when the text is not such a date (31 February, other formats).
 *
 * @example
 * parseDay("1970-01-02"); // 1
 * parseDay("2023-02-29"); // null
 */
export function parseDay(text: string): Day | null {
  const match = ISO_DAY.exec(text);
  if (!match) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const date = Number(match[3]);
  const day = dayOf(year, month, date);
  return formatDay(day) === text ? day : null;
}

/**
 * Reads a day that is known to be well formed, such as a constant in the code.
 *
 * @throws {RangeError} if the text is not a date written as `YYYY-MM-DD`.
 *
 * @example
 * day("2020-02-29") - day("2020-02-28"); // 1
 */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === null) throw new RangeError(`"${text}" is not a day; write it as YYYY-MM-DD.`);
  return parsed;
}

/**
 * Names the day of a year, month and date. Months count on over the ends of the year: the 13th is the next January.
 *
 * @example
 * dayOf(1970, 1, 1); // 0
 */
export function dayOf(year: number, month: number, date: number): Day {
  const years = Math.floor((month - 1) / 12);
  const inYear = year + years;
  const index = month - 1 - 12 * years;
  return (daysBeforeYear(inYear) + (daysBeforeMonth(isLeap(inYear))[index] as number) + date - 1) as Day;
}

/** Days before each month of a year, and those of the whole. */
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const;
const BEFORE_MONTH_OF_LEAP_YEAR = BEFORE_MONTH.map((days, index) => (index < 2 ? days : days + 1));
/** Days of 400 years, and from 1 March of the year 0 to 1970. */
const DAYS_PER_CYCLE = 146_097;
const DAYS_TO_MARCH_OF_YEAR_0 = 719_468;
/** Leap days before 1970, had the calendar always been the Gregorian one. */
const LEAP_DAYS_BEFORE_1970 = leapDaysBefore(1970);

/**
 * How many days a month has.
 *
 * @param month 1 to 12.
 *
 * @example
 * daysInMonth(2024, 2); // 29
 */
export function daysInMonth(year: number, month: number): number {
  const before = daysBeforeMonth(isLeap(year));
  return (before[month] as number) - (before[month - 1] as number);
}

function daysBeforeMonth(leap: boolean): readonly number[] {
  return leap ? BEFORE_MONTH_OF_LEAP_YEAR : BEFORE_MONTH;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function leapDaysBefore(year: number): number {
  const past = year - 1;
  return Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

function daysBeforeYear(year: number): number {
  return 365 * (year - 1970) + leapDaysBefore(year) - LEAP_DAYS_BEFORE_1970;
}

/**
 * Writes a day as `YYYY-MM-DD`.
 *
 * @example
 * formatDay(dayOf(2024, 3, 5)); // "2024-03-05"
 */
export function formatDay(value: Day): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = new Date(value * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
  if (written.size >= MAX_WRITTEN) written.clear();
  written.set(value, text);
  return text;
}

/** The days of a market are few, and the provenance of every figure names two of them. */
const written = new Map<Day, string>();
const MAX_WRITTEN = 20_000;

/**
 * The year, month (1 to 12) and date (1 to 31) of a day.
 *
 * @see Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`, 2021
 *
 * @example
 * datePartsOf(day("2024-03-05")); // { year: 2024, month: 3, date: 5 }
 */
export function datePartsOf(value: Day): { year: number; month: number; date: number } {
  // A screening converts millions of days: a `Date` of each would cost a multiple of this.
  // Years that begin in March end with the leap day, and cycles of 400 of them are equally long.
  const sinceMarch = value + DAYS_TO_MARCH_OF_YEAR_0;
  const cycle = Math.floor(sinceMarch / DAYS_PER_CYCLE);
  const inCycle = sinceMarch - DAYS_PER_CYCLE * cycle;
  const leapDays = quotient(inCycle, 1460) - quotient(inCycle, 36_524) + quotient(inCycle, 146_096);
  const years = quotient(inCycle - leapDays, 365);
  const inYear = inCycle - (365 * years + quotient(years, 4) - quotient(years, 100));
  // Five months from March or August on have 153 days.
  const months = quotient(5 * inYear + 2, 153);
  const date = inYear - quotient(153 * months + 2, 5) + 1;
  const year = 400 * cycle + years;
  return months < 10 ? { year, month: months + 3, date } : { year: year + 1, month: months - 9, date };
}

/** Of numbers that are not below 0. */
function quotient(dividend: number, divisor: number): number {
  return (dividend / divisor) | 0;
}
