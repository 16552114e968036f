import { type Day, datePartsOf, dayOf } from "./day.ts";
import { easterOf, nthWeekday } from "./movable-days.ts";
import { weekdayOf } from "./weekday-of.ts";

const [MONDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 4, 5, 6, 7] as const;
const [JANUARY, FEBRUARY, MAY, JUNE, JULY, SEPTEMBER, NOVEMBER, DECEMBER] = [1, 2, 5, 6, 7, 9, 11, 12] as const;

/** The first years in which the exchange was closed on the birthday of Martin Luther King, and on Juneteenth. */
const FIRST_KING_DAY = 1998;
const FIRST_JUNETEENTH = 2022;

/**
 * Whether the exchanges of New York are closed on a day by one of the holidays that their rule names. Days of mourning and
 * closures by storms are announced on their own and are not among them.
 *
 * @param value From 1971 on, when Monday holidays began.
 * @see NYSE Rule 7.2, Holidays
 *
 * @example
 * isNewYorkHoliday(day("2024-03-29")); // true, Good Friday
 * isNewYorkHoliday(day("2021-12-31")); // false: a New Year's Day on a Saturday is not kept on the Friday, which ends a year
 */
export function isNewYorkHoliday(value: Day): boolean {
  const { year } = datePartsOf(value);
  return holidaysOf(year).includes(value);
}

function holidaysOf(year: number): readonly Day[] {
  return [
    ...(weekdayOf(dayOf(year, JANUARY, 1)) === SATURDAY ? [] : [kept(dayOf(year, JANUARY, 1))]),
    ...(year >= FIRST_KING_DAY ? [nthWeekday(3, MONDAY, dayOf(year, JANUARY, 1))] : []),
    nthWeekday(3, MONDAY, dayOf(year, FEBRUARY, 1)),
    (easterOf(year) - 2) as Day,
    // The last Monday of May is the first one from its 25th day on.
    nthWeekday(1, MONDAY, dayOf(year, MAY, 25)),
    ...(year >= FIRST_JUNETEENTH ? [kept(dayOf(year, JUNE, 19))] : []),
    kept(dayOf(year, JULY, 4)),
    nthWeekday(1, MONDAY, dayOf(year, SEPTEMBER, 1)),
    nthWeekday(4, THURSDAY, dayOf(year, NOVEMBER, 1)),
    kept(dayOf(year, DECEMBER, 25)),
  ];
}

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function kept(holiday: Day): Day {
  const weekday = weekdayOf(holiday);
  return (holiday + (weekday === SATURDAY ? FRIDAY - SATURDAY : weekday === SUNDAY ? 1 : 0)) as Day;
}
