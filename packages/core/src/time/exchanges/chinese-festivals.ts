import { type Day, dayOf } from "../day.ts";

/**
 * By year: New Year, the eighth of the fourth month (Buddha's birthday), the fifth of the fifth (Dragon Boat), the fifteenth of
 * the eighth (Mid-Autumn) and the ninth of the ninth (Chung Yeung), as month and date. New moons near midnight make some programs
 * name the New Year of 2027 and of 2030 a day off.
 *
 * @see GB/T 33661-2017; Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table
 */
const DAYS: Readonly<Record<number, string>> = {
  2000: "02-05 05-11 06-06 09-12 10-06",
  2001: "01-24 04-30 06-25 10-01 10-25",
  2002: "02-12 05-19 06-15 09-21 10-14",
  2003: "02-01 05-08 06-04 09-11 10-04",
  2004: "01-22 05-26 06-22 09-28 10-22",
  2005: "02-09 05-15 06-11 09-18 10-11",
  2006: "01-29 05-05 05-31 10-06 10-30",
  2007: "02-18 05-24 06-19 09-25 10-19",
  2008: "02-07 05-12 06-08 09-14 10-07",
  2009: "01-26 05-02 05-28 10-03 10-26",
  2010: "02-14 05-21 06-16 09-22 10-16",
  2011: "02-03 05-10 06-06 09-12 10-05",
  2012: "01-23 04-28 06-23 09-30 10-23",
  2013: "02-10 05-17 06-12 09-19 10-13",
  2014: "01-31 05-06 06-02 09-08 10-02",
  2015: "02-19 05-25 06-20 09-27 10-21",
  2016: "02-08 05-14 06-09 09-15 10-09",
  2017: "01-28 05-03 05-30 10-04 10-28",
  2018: "02-16 05-22 06-18 09-24 10-17",
  2019: "02-05 05-12 06-07 09-13 10-07",
  2020: "01-25 04-30 06-25 10-01 10-25",
  2021: "02-12 05-19 06-14 09-21 10-14",
  2022: "02-01 05-08 06-03 09-10 10-04",
  2023: "01-22 05-26 06-22 09-29 10-23",
  2024: "02-10 05-15 06-10 09-17 10-11",
  2025: "01-29 05-05 05-31 10-06 10-29",
  2026: "02-17 05-24 06-19 09-25 10-18",
  2027: "02-06 05-13 06-09 09-15 10-08",
  2028: "01-26 05-02 05-28 10-03 10-26",
  2029: "02-13 05-20 06-16 09-22 10-16",
  2030: "02-03 05-09 06-05 09-12 10-05",
};

export interface ChineseFestivals {
  readonly newYear: Day;
  readonly buddha: Day;
  readonly dragonBoat: Day;
  readonly midAutumn: Day;
  readonly chungYeung: Day;
  /** Tomb sweeping, a day of the sun. */
  readonly chingMing: Day;
}

/** The sun's day of 2000 within April, and the days by which it comes later each year. */
const CHING_MING_OF_2000 = 4.81;
const DRIFT = 0.2422;

/** @returns null for a year that the table does not have: 2000 to 2030. */
export function chineseFestivals(year: number): ChineseFestivals | null {
  const written = DAYS[year];
  if (written === undefined) return null;
  const [newYear, buddha, dragonBoat, midAutumn, chungYeung] = written.split(" ").map((text) => {
    const [month, date] = text.split("-").map(Number);
    return dayOf(year, month as number, date as number);
  }) as [Day, Day, Day, Day, Day];
  const since = year - 2000;
  const chingMing = dayOf(year, 4, Math.floor(CHING_MING_OF_2000 + DRIFT * since) - Math.floor(since / 4));
  return { newYear, buddha, dragonBoat, midAutumn, chungYeung, chingMing };
}
