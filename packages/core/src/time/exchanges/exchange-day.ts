import type { Day } from "../day.ts";
import { weekdayOf } from "../weekday-of.ts";
import { euronextDay, xetraDay } from "./euro-area.ts";
import { hongKongDay } from "./hong-kong.ts";
import { londonDay } from "./london.ts";
import { mainlandDay } from "./mainland-china.ts";
import { newYorkDay } from "./new-york.ts";
import { tokyoDay } from "./tokyo.ts";
import { at, type DayOfTrading } from "./trading-hours.ts";
import type { Zone } from "./zone-offset.ts";

const FRIDAY = 5;

/** What distinguishes one exchange from another. */
interface ExchangeRules {
  readonly zone: Zone;
  /** What holds on a day from Monday to Friday. */
  readonly dayOn: (value: Day) => DayOfTrading;
  /** Trading before and after the session, in minutes of the day; null where there is none. */
  readonly extended: { readonly from: number; readonly until: number } | null;
  readonly isAlwaysOpen?: true;
}

/** Nasdaq and NYSE Arca trade from four in the morning to eight in the evening, and for four hours after a short day. */
const NEW_YORK_EXTENDED = { from: at(4), until: at(20) };
const WHOLE_DAY = { open: 0, close: at(24), pause: null } as const;

/** Exchanges whose days follow from rules, by the names that the code has for them. */
const EXCHANGES = {
  "new-york": { zone: "new-york", dayOn: newYorkDay, extended: NEW_YORK_EXTENDED },
  london: { zone: "london", dayOn: londonDay, extended: null },
  xetra: { zone: "central-europe", dayOn: xetraDay, extended: null },
  paris: { zone: "central-europe", dayOn: (value) => euronextDay(value, "paris"), extended: null },
  amsterdam: { zone: "central-europe", dayOn: (value) => euronextDay(value, "amsterdam"), extended: null },
  tokyo: { zone: "tokyo", dayOn: tokyoDay, extended: null },
  "hong-kong": { zone: "china", dayOn: hongKongDay, extended: null },
  "mainland-china": { zone: "china", dayOn: mainlandDay, extended: null },
  /** The one of fictional stocks: it trades around the clock, so that a visitor sees prices move at any hour. */
  always: { zone: "utc", dayOn: () => WHOLE_DAY, extended: null, isAlwaysOpen: true },
} as const satisfies Readonly<Record<string, ExchangeRules>>;

export type ExchangeName = keyof typeof EXCHANGES;

export function rulesOf(exchange: ExchangeName): ExchangeRules {
  return EXCHANGES[exchange];
}

/**
 * The hours of an exchange on a day, by its own clock.
 *
 * @param value From 2000 on.
 * @returns `unknown` where no rule tells, as of days that are decreed year by year.
 *
 * @example
 * exchangeDay("new-york", day("2024-11-29")); // { open: 570, close: 780, pause: null }, the day after Thanksgiving
 * exchangeDay("hong-kong", day("2024-10-11")); // "closed", Chung Yeung
 */
export function exchangeDay(exchange: ExchangeName, value: Day): DayOfTrading {
  const { dayOn, isAlwaysOpen } = rulesOf(exchange);
  return isAlwaysOpen || weekdayOf(value) <= FRIDAY ? dayOn(value) : "closed";
}
