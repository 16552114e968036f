import { type Day, datePartsOf, day, dayOf } from "../day.ts";
import { nthWeekday } from "../movable-days.ts";
import { isNewYorkHoliday } from "../new-york-holidays.ts";
import { weekdayOf } from "../weekday-of.ts";
import { at, type DayOfTrading } from "./trading-hours.ts";

const [WEDNESDAY, THURSDAY] = [3, 4] as const;
const WHOLE = { open: at(9, 30), close: at(16), pause: null } as const;
const HALF = { ...WHOLE, close: at(13) } as const;

/**
 * Closures that no rule names: the attacks of 2001, the mourning for Presidents Reagan, Ford, Bush and Carter, and the storm
 * of 2012. Announced ones are added here.
 */
const UNSCHEDULED: ReadonlySet<Day> = new Set(
  [
    "2001-09-11",
    "2001-09-12",
    "2001-09-13",
    "2001-09-14",
    "2004-06-11",
    "2007-01-02",
    "2012-10-29",
    "2012-10-30",
    "2018-12-05",
    "2025-01-09",
  ].map(day),
);
/** The Friday after Christmas of 2003 was shortened on its own. */
const SHORTENED: Day = day("2003-12-26");
/** Up to 2012 the Friday after a Fourth of July on a Thursday was shortened, since then the Wednesday before it. */
const WEDNESDAYS_SINCE = 2013;

/**
 * A day of the exchanges of New York (NYSE, Nasdaq), by their rules since 2000.
 *
 * @see NYSE Rules 7.1 and 7.2; NYSE, Holidays and Trading Hours
 */
export function newYorkDay(value: Day): DayOfTrading {
  if (isNewYorkHoliday(value) || UNSCHEDULED.has(value)) return "closed";
  return value === SHORTENED || isShortened(value) ? HALF : WHOLE;
}

/** Before Independence Day, after Thanksgiving and on Christmas Eve; a weekday that is no holiday. */
function isShortened(value: Day): boolean {
  const { year, month, date } = datePartsOf(value);
  if (month === 12) return date === 24 && weekdayOf(value) <= THURSDAY;
  if (month === 11) return value === nthWeekday(4, THURSDAY, dayOf(year, 11, 1)) + 1;
  if (month !== 7) return false;
  if (date === 5) return weekdayOf(value) === 5 && year < WEDNESDAYS_SINCE;
  return date === 3 && weekdayOf(value) <= THURSDAY && (weekdayOf(value) !== WEDNESDAY || year >= WEDNESDAYS_SINCE);
}
