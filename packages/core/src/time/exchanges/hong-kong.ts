import { type Day, datePartsOf, day, dayOf } from "../day.ts";
import { easterOf } from "../movable-days.ts";
import { weekdayOf } from "../weekday-of.ts";
import { type ChineseFestivals, chineseFestivals } from "./chinese-festivals.ts";
import { at, type DayOfTrading, type TradingHours } from "./trading-hours.ts";

const SUNDAY = 7;
const HOURS: TradingHours = { open: at(9, 30), close: at(16), pause: { from: at(12), until: at(13) } };
const HOURS_UNTIL_2012: TradingHours = { ...HOURS, pause: { from: at(12), until: at(13, 30) } };
const HOURS_UNTIL_2011: TradingHours = { open: at(10), close: at(16), pause: { from: at(12, 30), until: at(14, 30) } };
const EARLIER_OPENING = day("2011-03-07");
const SHORTER_PAUSE = day("2012-03-05");

/** Whole days lost to typhoons and rainstorms; since September 2024 they end no trading. And one commemoration. */
const SINGLE: ReadonlySet<Day> = new Set(
  [
    "2001-07-06",
    "2001-07-25",
    "2008-08-06",
    "2008-08-22",
    "2011-09-29",
    "2013-08-14",
    "2015-09-03",
    "2016-08-02",
    "2016-10-21",
    "2017-08-23",
    "2020-10-13",
    "2021-10-13",
    "2023-07-17",
    "2023-09-01",
    "2023-09-08",
    "2024-09-06",
  ].map(day),
);
/** Up to 2011 a New Year that lost a day to a Sunday began a day earlier; since then it ends a day later. */
const FOURTH_DAY_SINCE = 2012;

/**
 * A day of the Stock Exchange of Hong Kong, by its rules since 2000: it is closed on general holidays, and trades in the
 * morning alone on the eves of Christmas, of New Year and of Lunar New Year.
 *
 * @see General Holidays Ordinance (Cap. 149); HKEX, Trading calendar
 */
export function hongKongDay(value: Day): DayOfTrading {
  const { year, month, date } = datePartsOf(value);
  const festivals = chineseFestivals(year);
  if (festivals === null) return "unknown";
  if (SINGLE.has(value) || holidaysOf(year, festivals).has(value)) return "closed";
  const hours = hoursOn(value);
  const isEve = (month === 12 && (date === 24 || date === 31)) || value === festivals.newYear - 1;
  return isEve && hours.pause !== null ? { open: hours.open, close: hours.pause.from, pause: null } : hours;
}

function hoursOn(value: Day): TradingHours {
  if (value >= SHORTER_PAUSE) return HOURS;
  return value >= EARLIER_OPENING ? HOURS_UNTIL_2012 : HOURS_UNTIL_2011;
}

/** The general holidays of a year: of those on a Sunday, or on the day of another one, the next free day is kept. */
function holidaysOf(year: number, festivals: ChineseFestivals): ReadonlySet<Day> {
  const easter = easterOf(year);
  const taken = new Set<Day>(newYearDays(festivals.newYear, year));
  const fixed = [
    dayOf(year, 1, 1),
    (easter - 2) as Day,
    (easter - 1) as Day,
    (easter + 1) as Day,
    dayOf(year, 5, 1),
    dayOf(year, 7, 1),
    dayOf(year, 10, 1),
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
    festivals.chingMing,
    festivals.buddha,
    festivals.dragonBoat,
    dayAfterMidAutumn(festivals.midAutumn, year),
    festivals.chungYeung,
  ];
  for (const holiday of fixed) {
    let kept = holiday;
    while (taken.has(kept) || weekdayOf(kept) === SUNDAY) kept = (kept + 1) as Day;
    taken.add(kept);
  }
  return taken;
}

function newYearDays(newYear: Day, year: number): readonly Day[] {
  const three = [0, 1, 2].map((after) => (newYear + after) as Day);
  if (!three.some((one) => weekdayOf(one) === SUNDAY)) return three;
  return [...three, (newYear + (year >= FOURTH_DAY_SINCE ? 3 : -1)) as Day];
}

/** Up to 2011 the festival itself was kept where the day after it was a Sunday, a Saturday without trading. */
function dayAfterMidAutumn(midAutumn: Day, year: number): Day {
  const after = (midAutumn + 1) as Day;
  return weekdayOf(after) === SUNDAY && year < FOURTH_DAY_SINCE ? midAutumn : after;
}
