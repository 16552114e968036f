import { type Day, datePartsOf, day, dayOf } from "../day.ts";
import { easterOf, lastWeekday, nthWeekday } from "../movable-days.ts";
import { weekdayOf } from "../weekday-of.ts";
import { at, type DayOfTrading } from "./trading-hours.ts";

const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6] as const;
const WHOLE = { open: at(8), close: at(16, 30), pause: null } as const;
const HALF = { ...WHOLE, close: at(12, 30) } as const;

/** Bank holidays by royal proclamation: jubilees, a wedding, a coronation, a funeral. */
const PROCLAIMED: readonly Day[] = [
  "2002-06-03",
  "2011-04-29",
  "2012-06-05",
  "2022-06-03",
  "2022-09-19",
  "2023-05-08",
].map(day);
/** Holidays that were moved to another day than their rule says, by year. */
const EARLY_MAY: Readonly<Record<number, Day>> = { 2020: day("2020-05-08") };
const SPRING: Readonly<Record<number, Day>> = {
  2002: day("2002-06-04"),
  2012: day("2012-06-04"),
  2022: day("2022-06-02"),
};

/**
 * A day of the London Stock Exchange, by its rules since 2000: it is closed on the bank holidays of England.
 *
 * @see Banking and Financial Dealings Act 1971; gov.uk/bank-holidays; London Stock Exchange, Business days
 */
export function londonDay(value: Day): DayOfTrading {
  const { year } = datePartsOf(value);
  if (holidaysOf(year).includes(value)) return "closed";
  return value === lastBefore(dayOf(year, 12, 25)) || value === lastBefore(dayOf(year + 1, 1, 1)) ? HALF : WHOLE;
}

function holidaysOf(year: number): readonly Day[] {
  const easter = easterOf(year);
  const christmas = dayOf(year, 12, 25);
  return [
    afterWeekend(dayOf(year, 1, 1)),
    (easter - 2) as Day,
    (easter + 1) as Day,
    EARLY_MAY[year] ?? nthWeekday(1, MONDAY, dayOf(year, 5, 1)),
    SPRING[year] ?? lastWeekday(MONDAY, dayOf(year, 5, 31)),
    lastWeekday(MONDAY, dayOf(year, 8, 31)),
    ...christmasDays(christmas),
    ...PROCLAIMED,
  ];
}

/** A holiday on a weekend is kept on the Monday after it. */
function afterWeekend(holiday: Day): Day {
  return weekdayOf(holiday) > FRIDAY ? nthWeekday(1, MONDAY, holiday) : holiday;
}

/** Christmas and Boxing Day; of each on a weekend, the next weekday that is free is kept. */
function christmasDays(christmas: Day): readonly Day[] {
  const weekday = weekdayOf(christmas);
  const boxing = (christmas + 1) as Day;
  if (weekday < FRIDAY) return [christmas, boxing];
  if (weekday === FRIDAY) return [christmas, (christmas + 3) as Day];
  return weekday === SATURDAY ? [(christmas + 2) as Day, (christmas + 3) as Day] : [boxing, (christmas + 2) as Day];
}

/** The last weekday before a day. */
function lastBefore(value: Day): Day {
  const before = (value - 1) as Day;
  return weekdayOf(before) > FRIDAY ? lastWeekday(FRIDAY, before) : before;
}
