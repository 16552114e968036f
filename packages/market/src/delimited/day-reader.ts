import { dayOf } from "@plumbline/core/time";
import { decodeText } from "./decode-text.ts";
import { namedDay } from "./named-day.ts";
import { parseDecimal } from "./parse-decimal.ts";

/**
 * How a file may write its days. A time behind the day is ignored; day and month may lack their zero. `month-name` is any
 * order of a day, a year and the name of a month.
 */
export const DAY_FORMATS = [
  "YYYY-MM-DD",
  "YYYY/MM/DD",
  "YYYY.MM.DD",
  "YYYYMMDD",
  "DD/MM/YYYY",
  "MM/DD/YYYY",
  "DD.MM.YYYY",
  "DD-MM-YYYY",
  "MM-DD-YYYY",
  "DD/MM/YY",
  "MM/DD/YY",
  "DD.MM.YY",
  "DD-MM-YY",
  "MM-DD-YY",
  "month-name",
  "unix-seconds",
  "unix-milliseconds",
  "unix-microseconds",
  "unix-nanoseconds",
  "excel-serial",
] as const;

export type DayFormat = (typeof DAY_FORMATS)[number];

/** What `DayReader` gives for bytes that are no day. */
export const NO_DAY = -2_147_483_648;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_BETWEEN_FIRSTS = 100;
const SECONDS_PER_DAY = 86_400;
/** Of 1970-01-01 in Excel's count, which takes 1900 for a leap year. */
const EXCEL_EPOCH = 25_569;
/** Of two digits, those from here on are of the last century, as POSIX has it. */
const FIRST_OF_LAST_CENTURY = 69;
/** No written day is longer: `Wednesday, 30 September 2020 16:00:00`. */
const MAX_NAMED_LENGTH = 60;

/** Reads the days of one file; remembers the month it is in, since neighbours share it. */
export class DayReader {
  readonly #format: DayFormat;
  #month = -1;
  #monthStart = 0;
  #monthLength = 0;

  constructor(format: DayFormat = "YYYY-MM-DD") {
    this.#format = format;
  }

  /**
   * Reads one day.
   *
   * @returns Days since 1970-01-01, or `NO_DAY` when the bytes are no date of the calendar in this format.
   */
  read(bytes: Uint8Array, start: number, end: number): number {
    switch (this.#format) {
      case "YYYY-MM-DD":
        return this.#readYearFirst(bytes, start, end, 0x2d);
      case "YYYY/MM/DD":
        return this.#readYearFirst(bytes, start, end, 0x2f);
      case "YYYY.MM.DD":
        return this.#readYearFirst(bytes, start, end, 0x2e);
      case "YYYYMMDD":
        return end - start === 8
          ? this.#day(
              digits(bytes, start, start + 4),
              digits(bytes, start + 4, start + 6),
              digits(bytes, start + 6, end),
            )
          : NO_DAY;
      case "unix-seconds":
        return wholeDays(parseDecimal(bytes, start, end), SECONDS_PER_DAY);
      case "unix-milliseconds":
        return wholeDays(parseDecimal(bytes, start, end), SECONDS_PER_DAY * 1000);
      case "unix-microseconds":
        return wholeDays(parseDecimal(bytes, start, end), SECONDS_PER_DAY * 1e6);
      case "unix-nanoseconds":
        return wholeDays(parseDecimal(bytes, start, end), SECONDS_PER_DAY * 1e9);
      case "excel-serial":
        return wholeDays(parseDecimal(bytes, start, end) - EXCEL_EPOCH, 1);
      case "month-name":
        return this.#readNamed(bytes, start, end);
      default:
        return this.#readYearLast(bytes, start, end);
    }
  }

  #readYearFirst(bytes: Uint8Array, start: number, end: number, separator: number): number {
    if (end - start < 8 || bytes[start + 4] !== separator) return NO_DAY;
    const second = bytes[start + 7] === separator ? start + 7 : start + 6;
    if (bytes[second] !== separator) return NO_DAY;
    const until = endOfDigits(bytes, second + 1, end);
    if (until < end && !isBeforeTime(bytes[until])) return NO_DAY;
    if (until - second > 3) return NO_DAY;
    return this.#day(
      digits(bytes, start, start + 4),
      digits(bytes, start + 5, second),
      digits(bytes, second + 1, until),
    );
  }

  #readNamed(bytes: Uint8Array, start: number, end: number): number {
    if (end - start > MAX_NAMED_LENGTH) return NO_DAY;
    const named = namedDay(decodeText(bytes.subarray(start, end)));
    return named === null ? NO_DAY : this.#day(fullYear(named.year, named.yearDigits), named.month, named.date);
  }

  #readYearLast(bytes: Uint8Array, start: number, end: number): number {
    const separator = this.#format.charCodeAt(2);
    const first = bytes.indexOf(separator, start);
    const second = first < 0 ? -1 : bytes.indexOf(separator, first + 1);
    if (first < 0 || second < 0 || second >= end || first - start > 2 || second - first > 3) return NO_DAY;
    const until = endOfDigits(bytes, second + 1, end);
    if (until < end && !isBeforeTime(bytes[until])) return NO_DAY;
    const yearDigits = until - second - 1;
    if (yearDigits !== (this.#format.endsWith("YYYY") ? 4 : 2)) return NO_DAY;
    const one = digits(bytes, start, first);
    const two = digits(bytes, first + 1, second);
    const year = fullYear(digits(bytes, second + 1, until), yearDigits);
    return this.#format.startsWith("DD") ? this.#day(year, two, one) : this.#day(year, one, two);
  }

  #day(year: number, month: number, date: number): number {
    if (year < 0 || month < 1 || month > 12 || date < 1) return NO_DAY;
    const key = year * DAYS_BETWEEN_FIRSTS + month;
    if (key !== this.#month) {
      this.#month = key;
      this.#monthStart = dayOf(year, month, 1);
      this.#monthLength = month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] as number);
    }
    return date > this.#monthLength ? NO_DAY : this.#monthStart + date - 1;
  }
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** A blank, a `T` or a comma stands between a day and a time. */
function isBeforeTime(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x54 || byte === 0x2c;
}

function endOfDigits(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && (bytes[at] as number) >= 0x30 && (bytes[at] as number) <= 0x39) at++;
  return at;
}

function fullYear(year: number, yearDigits: number): number {
  if (yearDigits > 2 || year < 0) return year;
  return year + (year >= FIRST_OF_LAST_CENTURY ? 1900 : 2000);
}

function wholeDays(count: number, perDay: number): number {
  const day = Math.floor(count / perDay);
  return Math.abs(day) < 2 ** 24 ? day : NO_DAY;
}

/** An unsigned integer, or -1 when there is none. */
function digits(bytes: Uint8Array, start: number, end: number): number {
  let value = start < end ? 0 : -1;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] as number) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
