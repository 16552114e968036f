import { type Day, datePartsOf, day, dayOf } from "../day.ts";
import { chineseFestivals } from "./chinese-festivals.ts";
import { at, type DayOfTrading } from "./trading-hours.ts";

const HOURS = { open: at(9, 30), close: at(15), pause: { from: at(11, 30), until: at(13) } } as const;
/** Holidays of a single year: seventy years since the end of the war. */
const SINGLE: ReadonlySet<Day> = new Set(["2015-09-03", "2015-09-04"].map(day));
/** Since then Ching Ming, Dragon Boat and Mid-Autumn are holidays, and the first of May alone instead of three days. */
const FESTIVALS_SINCE = 2008;
/** Since then New Year's Eve of the Chinese calendar and the second of May are holidays too. */
const TWO_MORE_SINCE = 2025;

/** A holiday that the law names, and the days around it that a decree of each year may add. */
interface Holiday {
  readonly from: Day;
  readonly days: number;
  readonly before: number;
  readonly after: number;
}

/**
 * A day of the exchanges of Shanghai and Shenzhen, as far as the law says: which days around a holiday are free is decreed each
 * autumn for the next year, so that those are unknown. They never trade on weekends, even where a decree makes those working days.
 *
 * @see State Council, Regulation on Public Holidays for National Annual Festivals and Memorial Days (1999, 2007, 2013, 2024)
 */
export function mainlandDay(value: Day): DayOfTrading {
  if (SINGLE.has(value)) return "closed";
  const holidays = holidaysAround(value);
  if (holidays === null) return "unknown";
  if (holidays.some(({ from, days }) => value >= from && value < from + days)) return "closed";
  const isNear = holidays.some(
    ({ from, days, before, after }) => value >= from - before && value < from + days + after,
  );
  return isNear ? "unknown" : HOURS;
}

/** Of the year of a day, and the next New Year; null for a year without a Chinese calendar. */
function holidaysAround(value: Day): readonly Holiday[] | null {
  const { year } = datePartsOf(value);
  const festivals = chineseFestivals(year);
  if (festivals === null) return null;
  const { newYear, chingMing, dragonBoat, midAutumn } = festivals;
  const isEarly = year < FESTIVALS_SINCE;
  const eve = year >= TWO_MORE_SINCE ? 1 : 0;
  const oneDay = { days: 1, before: 3, after: 3 };
  return [
    { from: dayOf(year, 1, 1), days: 1, before: 0, after: 2 },
    { from: dayOf(year + 1, 1, 1), days: 1, before: 3, after: 0 },
    { from: (newYear - eve) as Day, days: 3 + eve, before: isEarly ? 5 : 3, after: isEarly ? 8 : 5 },
    { from: dayOf(year, 5, 1), days: isEarly ? 3 : 1 + eve, before: 3, after: isEarly ? 6 : 4 },
    { from: dayOf(year, 10, 1), days: 3, before: 3, after: 5 },
    ...(isEarly ? [] : [chingMing, dragonBoat, midAutumn].map((from) => ({ from, ...oneDay }))),
  ];
}
