import { type Day, datePartsOf, dayOf } from "@plumbline/core/time";

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const FIRST_JUNETEENTH = 2022;

/**
 * The weekday of a day.
 *
 * @returns 0 for Sunday to 6 for Saturday.
 *
 * @example
 * weekdayOf(day("1970-01-01")); // 4, a Thursday
 */
export function weekdayOf(value: Day): number {
  return (((value + 4) % 7) + 7) % 7;
}

/**
 * The weekdays of a year on which the New York Stock Exchange rests by rule. Days of mourning and closures for storms
 * are not among them.
 *
 * @param year Calendar year, 2000 or later.
 * @returns Days, ascending.
 * @see NYSE Rule 7.2 (holidays; a Saturday holiday moves to Friday unless a year would end on it, a Sunday one to Monday).
 *
 * @example
 * marketHolidays(2021).map(formatDay)[0]; // "2021-01-01"
 */
export function marketHolidays(year: number): readonly Day[] {
  const newYear = dayOf(year, 1, 1);
  const moved = [dayOf(year, 7, 4), dayOf(year, 12, 25)];
  if (year >= FIRST_JUNETEENTH) moved.push(dayOf(year, 6, 19));
  const holidays = [
    nthWeekday(year, { month: 1, weekday: MONDAY, nth: 3 }),
    nthWeekday(year, { month: 2, weekday: MONDAY, nth: 3 }),
    (easterSunday(year) - 2) as Day,
    lastMondayOfMay(year),
    nthWeekday(year, { month: 9, weekday: MONDAY, nth: 1 }),
    nthWeekday(year, { month: 11, weekday: THURSDAY, nth: 4 }),
    ...moved.map(observed),
  ];
  if (weekdayOf(newYear) !== SATURDAY) holidays.push(observed(newYear));
  return holidays.sort((left, right) => left - right);
}

function lastMondayOfMay(year: number): Day {
  const last = dayOf(year, 5, 31);
  return (last - ((weekdayOf(last) + 6) % 7)) as Day;
}

function observed(holiday: Day): Day {
  const weekday = weekdayOf(holiday);
  if (weekday === SATURDAY) return (holiday - 1) as Day;
  return (weekday === SUNDAY ? holiday + 1 : holiday) as Day;
}

function nthWeekday(year: number, rule: { month: number; weekday: number; nth: number }): Day {
  const first = dayOf(year, rule.month, 1);
  return (first + ((rule.weekday - weekdayOf(first) + 7) % 7) + 7 * (rule.nth - 1)) as Day;
}

/** Easter of the Gregorian calendar by the algorithm of J. Oudin (1940). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (leap + 19 * golden + 15) % 30;
  const fullMoon = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = fullMoon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return dayOf(year, month, offset + 28 - 31 * Math.floor(month / 4));
}

/** The calendar year of a day. */
export function yearOf(value: Day): number {
  return datePartsOf(value).year;
}
