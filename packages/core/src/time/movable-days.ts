import { type Day, dayOf } from "./day.ts";
import { weekdayOf } from "./weekday-of.ts";

/**
 * The n-th such weekday from a day on.
 *
 * @param n From 1 on.
 * @param weekday 1 for Monday to 7 for Sunday.
 *
 * @example
 * formatDay(nthWeekday(4, 4, day("2024-11-01"))); // "2024-11-28", Thanksgiving
 */
export function nthWeekday(n: number, weekday: number, from: Day): Day {
  return (from + ((weekday - weekdayOf(from) + 7) % 7) + 7 * (n - 1)) as Day;
}

/**
 * The last such weekday up to a day.
 *
 * @example
 * formatDay(lastWeekday(7, day("2024-03-31"))); // "2024-03-31", when summer time begins in Europe
 */
export function lastWeekday(weekday: number, until: Day): Day {
  return (until - ((weekdayOf(until) - weekday + 7) % 7)) as Day;
}

/**
 * Easter Sunday of the Gregorian calendar.
 *
 * @see Butcher's rule; Meeus, Astronomical Algorithms, 2nd edition, chapter 8
 *
 * @example
 * formatDay(easterOf(2024)); // "2024-03-31"
 */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}
