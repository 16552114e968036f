import { type Day, datePartsOf, dayOf } from "../day.ts";
import { lastWeekday, nthWeekday } from "../movable-days.ts";

/** Where clocks show the same time, since 2000. */
export type Zone = "new-york" | "london" | "central-europe" | "tokyo" | "china" | "utc";

const SUNDAY = 7;
const MINUTES_PER_DAY = 1440;
/** Minutes before UTC in winter. */
const STANDARD: Readonly<Record<Zone, number>> = {
  "new-york": -300,
  london: 0,
  "central-europe": 60,
  tokyo: 540,
  china: 480,
  utc: 0,
};
/** The first year in which the United States changed their clocks as they do now (Energy Policy Act of 2005). */
const LONGER_SUMMERS = 2007;
const MILLISECONDS_PER_MINUTE = 60_000;

/**
 * How far the clocks of a zone are ahead of UTC, with summer time.
 *
 * @param instant Milliseconds since 1970; from 2000 on.
 * @returns Minutes, negative west of Greenwich.
 * @see Uniform Time Act, 15 U.S.C. 260a; directive 2000/84/EC
 *
 * @example
 * zoneOffset("new-york", Date.UTC(2024, 6, 1)); // -240
 */
function zoneOffset(zone: Zone, instant: number): number {
  const standard = STANDARD[zone];
  const summer = summerOf(zone, instant);
  if (summer === null) return standard;
  const minute = instant / MILLISECONDS_PER_MINUTE;
  return minute >= summer.from && minute < summer.until ? standard + 60 : standard;
}

/** From when to when clocks are an hour ahead in the year of an instant, in minutes since 1970. */
function summerOf(zone: Zone, instant: number): { readonly from: number; readonly until: number } | null {
  const { year } = datePartsOf(Math.floor(instant / (MINUTES_PER_DAY * MILLISECONDS_PER_MINUTE)) as Day);
  if (zone === "new-york") {
    const [from, until] =
      year >= LONGER_SUMMERS
        ? [nthWeekday(2, SUNDAY, dayOf(year, 3, 1)), nthWeekday(1, SUNDAY, dayOf(year, 11, 1))]
        : [nthWeekday(1, SUNDAY, dayOf(year, 4, 1)), lastWeekday(SUNDAY, dayOf(year, 10, 31))];
    // At two o'clock of the time that ends.
    return { from: from * MINUTES_PER_DAY + 120 + 300, until: until * MINUTES_PER_DAY + 120 + 240 };
  }
  if (zone !== "london" && zone !== "central-europe") return null;
  // At one o'clock UTC everywhere in the Union, and in the United Kingdom.
  return {
    from: lastWeekday(SUNDAY, dayOf(year, 3, 31)) * MINUTES_PER_DAY + 60,
    until: lastWeekday(SUNDAY, dayOf(year, 10, 31)) * MINUTES_PER_DAY + 60,
  };
}

/**
 * The instant at which clocks of a zone show a time on a day. Exchanges open and close at no time that a change of clocks skips
 * or repeats.
 *
 * @param minute Of the day, from midnight.
 * @returns Milliseconds since 1970.
 *
 * @example
 * instantOf("tokyo", day("2024-11-05"), 9 * 60); // Date.UTC(2024, 10, 5)
 */
export function instantOf(zone: Zone, value: Day, minute: number): number {
  const shown = (value * MINUTES_PER_DAY + minute) * MILLISECONDS_PER_MINUTE;
  return shown - zoneOffset(zone, shown - STANDARD[zone] * MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE;
}

/**
 * The day and minute that clocks of a zone show.
 *
 * @param instant Milliseconds since 1970.
 *
 * @example
 * shownIn("tokyo", Date.UTC(2024, 10, 4, 23, 30)); // { day: day("2024-11-05"), minute: 510 }
 */
export function shownIn(zone: Zone, instant: number): { readonly day: Day; readonly minute: number } {
  const shown = Math.floor(instant / MILLISECONDS_PER_MINUTE) + zoneOffset(zone, instant);
  const day = Math.floor(shown / MINUTES_PER_DAY);
  return { day: day as Day, minute: shown - day * MINUTES_PER_DAY };
}
