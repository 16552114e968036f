import { type Day, datePartsOf, day, dayOf } from "../day.ts";
import { nthWeekday } from "../movable-days.ts";
import { weekdayOf } from "../weekday-of.ts";
import { at, type DayOfTrading } from "./trading-hours.ts";

const [MONDAY, SUNDAY] = [1, 7] as const;
const PAUSE = { from: at(11, 30), until: at(12, 30) } as const;
const HOURS = { open: at(9), close: at(15, 30), pause: PAUSE } as const;
const HOURS_UNTIL_2024 = { ...HOURS, close: at(15) } as const;
const HOURS_UNTIL_2011 = { ...HOURS_UNTIL_2024, pause: { from: at(11), until: at(12, 30) } } as const;
const LONGER_MORNINGS = day("2011-11-21");
const LATER_CLOSE = day("2024-11-05");

/** The days around the enthronement of 2019, and the day on which the exchange's system failed. */
const SINGLE: readonly Day[] = ["2019-04-30", "2019-05-01", "2019-05-02", "2019-10-22", "2020-10-01"].map(day);
/** Up to 2006 only a holiday on a Sunday was kept on the Monday; since 2007 on the next day that is no holiday. */
const NEXT_FREE_DAY_SINCE = 2007;

/**
 * A day of the Tokyo Stock Exchange, by its rules since 2000: it is closed on national holidays, from 31 December to 3 January.
 *
 * @see Act on National Holidays (1948, no. 178) with its changes; Japan Exchange Group, Market holidays
 */
export function tokyoDay(value: Day): DayOfTrading {
  const { year, month, date } = datePartsOf(value);
  const isTurnOfYear = (month === 1 && date <= 3) || (month === 12 && date === 31);
  if (isTurnOfYear || SINGLE.includes(value) || isNationalHoliday(value, year)) return "closed";
  if (value >= LATER_CLOSE) return HOURS;
  return value >= LONGER_MORNINGS ? HOURS_UNTIL_2024 : HOURS_UNTIL_2011;
}

function isNationalHoliday(value: Day, year: number): boolean {
  const named = new Set(namedHolidaysOf(year));
  if (named.has(value) || isSubstitute(value, named, year)) return true;
  // A day between two holidays is one.
  return named.has((value - 1) as Day) && named.has((value + 1) as Day);
}

/** The next day that is no holiday after one on a Sunday. */
function isSubstitute(value: Day, named: ReadonlySet<Day>, year: number): boolean {
  let before = (value - 1) as Day;
  if (year >= NEXT_FREE_DAY_SINCE)
    while (named.has(before) && weekdayOf(before) !== SUNDAY) before = (before - 1) as Day;
  return weekdayOf(before) === SUNDAY && named.has(before);
}

/** Holidays that the law names, with the years in which it did. */
function namedHolidaysOf(year: number): Day[] {
  const on = (month: number, date: number) => dayOf(year, month, date);
  const monday = (n: number, month: number) => nthWeekday(n, MONDAY, on(month, 1));
  const { marine, mountain, sports } = summerDaysOf(year);
  return [
    on(1, 1),
    monday(2, 1),
    on(2, 11),
    ...(year >= 2020 ? [on(2, 23)] : []),
    equinox(year, "spring"),
    on(4, 29),
    on(5, 3),
    ...(year >= 2007 ? [on(5, 4)] : []),
    on(5, 5),
    marine,
    ...(mountain === null ? [] : [mountain]),
    year >= 2003 ? monday(3, 9) : on(9, 15),
    equinox(year, "autumn"),
    sports,
    on(11, 3),
    on(11, 23),
    ...(year <= 2018 ? [on(12, 23)] : []),
  ];
}

/** Marine, Mountain and Sports Day; the law moved them around the Olympic Games of 2020, held in 2021. */
function summerDaysOf(year: number): { readonly marine: Day; readonly mountain: Day | null; readonly sports: Day } {
  const on = (month: number, date: number) => dayOf(year, month, date);
  if (year === 2020) return { marine: on(7, 23), mountain: on(8, 10), sports: on(7, 24) };
  if (year === 2021) return { marine: on(7, 22), mountain: on(8, 8), sports: on(7, 23) };
  return {
    marine: year >= 2003 ? nthWeekday(3, MONDAY, on(7, 1)) : on(7, 20),
    mountain: year >= 2016 ? on(8, 11) : null,
    sports: nthWeekday(2, MONDAY, on(10, 1)),
  };
}

/** Days per year beyond 365, and where the equinoxes of 1980 were in March and September. */
const DRIFT = 0.242194;
const EQUINOXES_OF_1980 = { spring: 20.8431, autumn: 23.2488 } as const;

/** The day of an equinox in Japan; from 1980 to 2099. */
function equinox(year: number, season: keyof typeof EQUINOXES_OF_1980): Day {
  const since = year - 1980;
  const date = Math.floor(EQUINOXES_OF_1980[season] + DRIFT * since - Math.floor(since / 4));
  return dayOf(year, season === "spring" ? 3 : 9, date);
}
