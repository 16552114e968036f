import { type Day, isSaturdaySession } from "@plumbline/core/time";
import { type DayFormat, DayReader, NO_DAY, secondOfDay } from "../../delimited/index.ts";

/** How the cells of a column write their days. */
export interface DayEvidence {
  readonly format: DayFormat;
  /** The other reading that the cells allow too; `null` where they allow one only. */
  readonly otherwise: DayFormat | null;
  /** See `TableShape.dayShift`. */
  readonly shift: number;
}

const READINGS: readonly DayFormat[] = [
  "YYYY-MM-DD",
  "YYYYMMDD",
  "YYYY/MM/DD",
  "YYYY.MM.DD",
  "MM/DD/YYYY",
  "DD/MM/YYYY",
  "DD.MM.YYYY",
  "DD-MM-YYYY",
  "MM-DD-YYYY",
  "MM/DD/YY",
  "DD/MM/YY",
  "DD.MM.YY",
  "DD-MM-YY",
  "MM-DD-YY",
  "month-name",
];
/** Counts since 1970 by the digits of their whole part, and Excel's days: sixty years about today. */
const COUNTS: readonly (readonly [RegExp, DayFormat])[] = [
  [/^\d{8,10}(?:\.\d+)?$/, "unix-seconds"],
  [/^\d{11,13}(?:\.\d+)?$/, "unix-milliseconds"],
  [/^\d{14,16}$/, "unix-microseconds"],
  [/^\d{17,19}$/, "unix-nanoseconds"],
  [/^[2-5]\d{4}(?:\.\d+)?$/, "excel-serial"],
];
const OF_GREENWICH: readonly DayFormat[] = [
  "unix-seconds",
  "unix-milliseconds",
  "unix-microseconds",
  "unix-nanoseconds",
];
/** Four digits in front are a year in no other form, and eight digits are a date where they can be one. */
const PLAIN: readonly (readonly [RegExp, DayFormat])[] = [
  [/^\d{4}-\d/, "YYYY-MM-DD"],
  [/^\d{8}$/, "YYYYMMDD"],
];
/** Footers and cells without a value are no evidence against a form. */
const SHARE_NEEDED = 0.7;
const DAYS_NEEDED_FOR_SHIFT = 5;
const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * Finds out how days are written, by all cells of the beginning of a file: a number above twelve is no month, and rows that
 * follow each other are sessions in one reading and jumps of months in the other.
 *
 * @param cells Of the column of days, in the order of the file; those of one symbol where it has several.
 * @returns `null` where no form fits most of the cells.
 *
 * @example
 * dayEvidence(["01/02/2020", "01/03/2020", "01/06/2020"])?.format; // "MM/DD/YYYY"
 */
export function dayEvidence(cells: readonly string[]): DayEvidence | null {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const plain = PLAIN.find(([pattern]) => texts.length > 0 && texts.every((text) => pattern.test(text)))?.[1];
  if (plain !== undefined && daysOf(texts, plain).every((day) => day !== NO_DAY)) {
    return { format: plain, otherwise: null, shift: shiftOf(texts, plain) };
  }
  const counted = COUNTS.find(([pattern]) => areMost(texts, (text) => pattern.test(text)));
  const possible = READINGS.filter((format) => daysOf(texts.slice(0, 5), format).some((day) => day !== NO_DAY));
  const written = possible
    .map((format) => ({ format, days: daysOf(texts, format) }))
    .filter(({ days }) => areMost(texts, (_, at) => days[at] !== NO_DAY))
    .toSorted((one, other) => readable(other.days) - readable(one.days));
  const [best, ...others] = written;
  if (best === undefined || best.format === "YYYYMMDD") {
    // Eight digits are a date where they can be one.
    const format = best?.format ?? counted?.[1];
    return format === undefined ? null : { format, otherwise: null, shift: shiftOf(texts, format) };
  }
  const rival = others.find(({ days }) => readable(days) === readable(best.days));
  if (rival === undefined) return { format: best.format, otherwise: null, shift: shiftOf(texts, best.format) };
  // Days of one week are months apart in the other reading, and so are the bars of a file of months.
  const bestFits = areSessions(best.days) && !areMonths(rival.days);
  const rivalFits = areSessions(rival.days) && !areMonths(best.days);
  if (bestFits === rivalFits) return { format: best.format, otherwise: rival.format, shift: 0 };
  return { format: bestFits ? best.format : rival.format, otherwise: null, shift: 0 };
}

function areMost(texts: readonly string[], fits: (text: string, at: number) => boolean): boolean {
  return texts.length > 0 && texts.filter(fits).length >= SHARE_NEEDED * texts.length;
}

function daysOf(texts: readonly string[], format: DayFormat): number[] {
  const reader = new DayReader(format);
  return texts.map((text) => {
    const bytes = Buffer.from(text);
    return reader.read(bytes, 0, bytes.length);
  });
}

function readable(days: readonly number[]): number {
  return days.filter((day) => day !== NO_DAY).length;
}

/** Whether days follow each other as sessions, weeks or all days do. */
function areSessions(days: readonly number[]): boolean {
  const gaps = gapsOf(days);
  if (gaps.length === 0) return false;
  const share = (fits: (gap: number) => boolean) => gaps.filter(fits).length / gaps.length;
  const weekends = days.filter((day) => day !== NO_DAY && isWeekend(day)).length / days.length;
  // Coins trade on all days: every gap is a day then.
  return share((gap) => gap <= 8) >= 0.75 && (weekends <= 0.1 || share((gap) => gap === 1) > 0.95);
}

function areMonths(days: readonly number[]): boolean {
  const gaps = gapsOf(days);
  return gaps.length > 1 && gaps.every((gap) => gap >= 28 && gap <= 31);
}

/** Days between neighbours; rows of one day count once. */
function gapsOf(days: readonly number[]): number[] {
  return days
    .filter((day) => day !== NO_DAY)
    .flatMap((day, at, all) => (at === 0 ? [] : [Math.abs(day - (all[at - 1] as number))]))
    .filter((gap) => gap !== 0);
}

/** A day without trading; up to 1952 Saturdays had some. */
function isWeekend(day: number): boolean {
  return weekday(day) === SUNDAY || (weekday(day) === SATURDAY && !isSaturdaySession(day as Day));
}

/** 1970-01-01 was a Thursday. */
function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Sessions on Sundays and none on Fridays are those of Mondays to Fridays, stamped with midnight east of Greenwich. */
function shiftOf(texts: readonly string[], format: DayFormat): number {
  const isOfGreenwich =
    OF_GREENWICH.includes(format) || areMost(texts, (text) => /:\d\d(?:\.\d+)?(?:Z|\+00:00)$/.test(text));
  if (!isOfGreenwich) return 0;
  const days = daysOf(texts, format).filter((day) => day !== NO_DAY);
  const has = (wanted: number) => days.some((day) => weekday(day) === wanted);
  return days.length >= DAYS_NEEDED_FOR_SHIFT && has(SUNDAY) && !has(FRIDAY) && !has(SATURDAY) ? 1 : 0;
}

/** A row of the beginning of a file, as far as it tells bars of a day from shorter ones. */
export interface TimedRow {
  readonly symbol: string;
  readonly day: string;
  /** Cell of a column of times; the cell of the day where there is none. */
  readonly time: string;
}

/** True where most rows are of the day of the row before, at another time. */
export function isIntraday(rows: readonly TimedRow[], format: DayFormat): boolean {
  const reader = new DayReader(format);
  const moments = rows.map(({ symbol, day, time }) => {
    const bytes = Buffer.from(day.trim());
    return { symbol, day: reader.read(bytes, 0, bytes.length), time };
  });
  const inDay = moments.filter(({ symbol, day, time }, at) => {
    const before = moments[at - 1];
    if (before?.symbol !== symbol || before.day !== day || day === NO_DAY) return false;
    return momentOf(before.time, format) !== momentOf(time, format);
  });
  return inDay.length * 2 > rows.length - 1 && inDay.length > 0;
}

/** What tells the bars of a day apart, in seconds; `null` where the cell has no time. */
export function momentOf(cell: string, format: DayFormat): number | null {
  const units = { "unix-seconds": 1, "unix-milliseconds": 1e3, "unix-microseconds": 1e6, "unix-nanoseconds": 1e9 };
  if (Object.hasOwn(units, format) && /^\d{8,}(?:\.\d+)?$/.test(cell.trim()))
    return Number(cell) / units[format as keyof typeof units];
  if (format === "excel-serial" && /^\d+\.\d+$/.test(cell.trim())) return Math.round((Number(cell) % 1) * 86_400);
  return secondOfDay(cell);
}
