import { type Day, day as dayNamed, isSaturdaySession } from "@plumbline/core/time";
import { type Detail, plainly, say } from "../model/index.ts";
import { CEILINGS } from "./ceilings.ts";
import type { IssueCode } from "./issue-codes.ts";
import type { IssueLog } from "./issue-log.ts";
import { isWeekend, tradesThroughWeek } from "./open-weekends.ts";
import { type PriceColumns, without } from "./price-columns.ts";

const MIN_DAY: Day = dayNamed("1900-01-01");
/** Vendors round open, high, low and close apart from each other; adjusted ones carry binary noise too. */
const RELATIVE_ROUNDING = 1e-4;
const MIN_ROUNDING = 1e-6;
/** Where more than one volume in twenty is fractional, volumes were divided by later splits. */
const FRACTIONAL_AS_A_RULE = 20;

/** Days on which a bar can be. */
interface PossibleDays {
  /** Bars after it are from the future. */
  readonly today: Day;
  /** Sessions of the exchange, rising; null when unknown. */
  readonly calendar: Int32Array | null;
  /** True where nothing states that an exchange trades the series: then its own days may open the weekend. */
  readonly hasNoExchange: boolean;
  /** True for what trades on no exchange by its symbol, however few its bars are. */
  readonly isOffExchange: boolean;
}

/**
 * Drops bars that are wrong in themselves, whatever stands around them, and volumes that are none. A bar of a weekend is
 * right where the other stocks of its exchange trade then, on Saturdays up to 1952, and of a series that trades all week on no exchange.
 *
 * @returns The other bars, in the same order.
 */
export function examineBars(columns: PriceColumns, possible: PossibleDays, log: IssueLog): PriceColumns {
  const faulty = new Uint8Array(columns.day.length);
  const isOpen = openWeekends(columns, possible);
  for (let at = 0; at < faulty.length; at++) {
    const code = faultOfDay(columns.day[at] as number, possible.today, isOpen) ?? faultOfPrices(columns, at);
    if (code === null) continue;
    faulty[at] = 1;
    log.add(code, { day: columns.day[at] }, () => describe(columns, at));
  }
  repairVolumes(columns, faulty, log);
  return without(columns, faulty);
}

/** Whether a day of a weekend can have a bar. */
function openWeekends(
  columns: PriceColumns,
  { calendar, hasNoExchange, isOffExchange }: PossibleDays,
): (day: number) => boolean {
  if (!columns.day.some(isWeekend)) return () => false;
  if (isOffExchange) return () => true;
  if (hasNoExchange && tradesThroughWeek(columns)) return () => true;
  const open = new Set(calendar?.filter(isWeekend));
  // Exchanges traded on Saturdays then: where no other stocks show it, that is no proof of a fault.
  return (day) => open.has(day) || isSaturdaySession(day as Day);
}

function faultOfDay(day: number, today: Day, isOpen: (day: number) => boolean): IssueCode | null {
  if (day > today) return "future-day";
  if (day < MIN_DAY) return "implausible-day";
  return isWeekend(day) && !isOpen(day) ? "weekend-day" : null;
}

function faultOfPrices({ open, high, low, close }: PriceColumns, at: number): IssueCode | null {
  const first = open[at] as number;
  const highest = high[at] as number;
  const lowest = low[at] as number;
  const last = close[at] as number;
  const sum = first + highest + lowest + last;
  if (Number.isNaN(sum)) return "missing-price";
  const smallest = Math.min(first, highest, lowest, last);
  if (!(smallest > 0)) return "price-not-positive";
  if (smallest < CEILINGS.smallestPrice || sum > CEILINGS.price) return "implausible-price";
  const rounding = Math.max(MIN_ROUNDING, RELATIVE_ROUNDING * Math.min(lowest, highest));
  if (highest < lowest - rounding) return "high-below-low";
  const outside = Math.max(first, last) > highest + rounding || Math.min(first, last) < lowest - rounding;
  return outside ? "outside-range" : null;
}

/** A stock without any volume (an index, a source that has none) is not at fault; single broken volumes are. */
function repairVolumes(columns: PriceColumns, faulty: Uint8Array, log: IssueLog): void {
  const { volume, day } = columns;
  let unknown = 0;
  let fractional = 0;
  for (let at = 0; at < volume.length; at++) {
    const value = volume[at] as number;
    if (Number.isNaN(value)) unknown++;
    else if (value % 1 > 0) fractional++;
  }
  const mostAreKnown = unknown * 2 < volume.length;
  const sharesAreWhole = fractional * FRACTIONAL_AS_A_RULE < volume.length;
  for (let at = 0; at < volume.length; at++) {
    const value = volume[at] as number;
    const isFault =
      value < 0 ||
      value > CEILINGS.volume ||
      (mostAreKnown && Number.isNaN(value)) ||
      (sharesAreWhole && value % 1 > 0);
    if (!isFault || faulty[at] === 1) continue;
    log.add("volume-not-valid", { day: day[at] }, () => say("volume-dropped", { volume: value }));
    volume[at] = Number.NaN;
  }
}

function describe({ open, high, low, close, volume }: PriceColumns, at: number): Detail {
  return say("day-prices", {
    open: open[at] as number,
    high: high[at] as number,
    low: low[at] as number,
    close: close[at] as number,
    volume: volume[at] as number,
  });
}

/** Drops bars of days on which the exchange was closed; days beyond the ends of the calendar are not judged. */
export function examineSessions(columns: PriceColumns, calendar: Int32Array | null, log: IssueLog): PriceColumns {
  const { day } = columns;
  const last = calendar?.at(-1);
  if (calendar === null || last === undefined) return columns;
  const closed = new Uint8Array(day.length);
  for (let at = 0, session = 0; at < day.length && (day[at] as number) <= last; at++) {
    while ((calendar[session] as number) < (day[at] as number)) session++;
    if (calendar[session] === day[at] || session === 0) continue;
    closed[at] = 1;
    log.add("not-a-session", { day: day[at] }, () => plainly("The exchange of this stock was closed on this day."));
  }
  return without(columns, closed);
}
