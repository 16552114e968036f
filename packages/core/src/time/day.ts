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
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
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
 * Names the day of a year, month (1 to 12) and date (1 to 31).
 *
 * @example
 * dayOf(1970, 1, 1); // 0
 */
export function dayOf(year: number, month: number, date: number): Day {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, date);
  return Math.floor(instant.getTime() / MILLISECONDS_PER_DAY) as Day;
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
  if (written.size >= MOST_WRITTEN) written.clear();
  written.set(value, text);
  return text;
}

/** The days of a market are few, and the provenance of every figure names two of them. */
const written = new Map<Day, string>();
const MOST_WRITTEN = 20_000;

/**
 * The year, month (1 to 12) and date (1 to 31) of a day.
 *
 * @example
 * datePartsOf(day("2024-03-05")); // { year: 2024, month: 3, date: 5 }
 */
export function datePartsOf(value: Day): { year: number; month: number; date: number } {
  const instant = new Date(value * MILLISECONDS_PER_DAY);
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, date: instant.getUTCDate() };
}
