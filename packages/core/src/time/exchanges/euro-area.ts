import { type Day, datePartsOf, day, dayOf } from "../day.ts";
import { easterOf, lastWeekday } from "../movable-days.ts";
import { weekdayOf } from "../weekday-of.ts";
import { at, type DayOfTrading, type TradingHours } from "./trading-hours.ts";

const FRIDAY = 5;
const WHOLE: TradingHours = { open: at(9), close: at(17, 30), pause: null };
const EURONEXT_HALF: TradingHours = { ...WHOLE, close: at(14, 5) };
const XETRA_HALF: TradingHours = { ...WHOLE, close: at(14) };
/** From June 2000 to October 2003 Xetra traded into the evening. */
const XETRA_EVENING: TradingHours = { ...WHOLE, close: at(20) };
const EVENINGS = { from: day("2000-06-02"), until: day("2003-10-31") };

/** Holidays of single countries that Euronext still kept in its first two years; the last one was for the change to euro cash. */
const EURONEXT_EARLY = {
  paris: ["2000-06-12", "2000-07-14", "2001-06-04", "2001-12-31"].map(day),
  amsterdam: ["2000-06-01", "2000-06-12", "2001-04-30", "2001-06-04", "2001-12-31"].map(day),
} as const;
const EURONEXT_HALF_DAYS_SINCE = 2001;
/** Whit Monday and the Day of German Unity were days without trading in these years. */
const WHIT_MONDAYS: ReadonlySet<number> = new Set([2007, 2015, 2016, 2017, 2018, 2019, 2020, 2021]);
const UNITY_DAYS = { from: 2014, until: 2021 };
const REFORMATION_DAY = day("2017-10-31");
const XETRA_HALF_DAYS_SINCE = 2010;

/**
 * A day of Euronext in Paris or Amsterdam, by its rules since 2000.
 *
 * @see Euronext, Trading hours and holidays
 */
export function euronextDay(value: Day, place: keyof typeof EURONEXT_EARLY): DayOfTrading {
  const { year, month, date } = datePartsOf(value);
  if (isCommonHoliday(value) || EURONEXT_EARLY[place].includes(value)) return "closed";
  const isHalf = month === 12 && (date === 24 || date === 31) && year >= EURONEXT_HALF_DAYS_SINCE;
  return isHalf ? EURONEXT_HALF : WHOLE;
}

/**
 * A day of Xetra, by its rules since 2000.
 *
 * @see Deutsche Börse Cash Market, Trading calendar
 */
export function xetraDay(value: Day): DayOfTrading {
  const { year, month, date } = datePartsOf(value);
  if (isCommonHoliday(value) || value === REFORMATION_DAY) return "closed";
  if (month === 12 && (date === 24 || date === 31)) return "closed";
  if (WHIT_MONDAYS.has(year) && value === easterOf(year) + 50) return "closed";
  if (month === 10 && date === 3 && year >= UNITY_DAYS.from && year <= UNITY_DAYS.until) return "closed";
  if (year >= XETRA_HALF_DAYS_SINCE && value === lastOfYear(year)) return XETRA_HALF;
  return value >= EVENINGS.from && value <= EVENINGS.until ? XETRA_EVENING : WHOLE;
}

/** New Year, Good Friday, Easter Monday, the first of May, Christmas and the day after; none is moved from a weekend. */
function isCommonHoliday(value: Day): boolean {
  const { year, month, date } = datePartsOf(value);
  if (month === 1 || month === 5) return date === 1;
  if (month === 12) return date === 25 || date === 26;
  const easter = easterOf(year);
  return value === easter - 2 || value === easter + 1;
}

/** The last weekday before New Year's Eve, which is no trading day. */
function lastOfYear(year: number): Day {
  const before = dayOf(year, 12, 30);
  return weekdayOf(before) > FRIDAY ? lastWeekday(FRIDAY, before) : before;
}
