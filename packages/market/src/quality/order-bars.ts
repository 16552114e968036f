import { dayValue, plainly, say } from "../model/index.ts";
import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, pick } from "./price-columns.ts";

/** Prices of two copies of a day that differ less than this are the same number written twice. */
const SAME = 1e-6;

/**
 * Brings bars into the order of their days and leaves one of each day.
 * A file that is newest first throughout is in order; a day that comes twice with different prices is dropped.
 */
export function orderBars(columns: PriceColumns, log: IssueLog): PriceColumns {
  const { day } = columns;
  const { rises, falls } = directionsOf(day);
  if (falls === 0 && rises === Math.max(0, day.length - 1)) return columns;
  const places = Int32Array.from(day.keys());
  if (falls > rises) places.reverse();
  noteDisorder(places, day, log);
  places.sort((a, b) => (day[a] as number) - (day[b] as number) || a - b);
  const selected: number[] = [];
  for (let at = 0; at < places.length; ) {
    let next = at + 1;
    while (next < places.length && day[places[next] as number] === day[places[at] as number]) next++;
    if (next === at + 1 || areOne(columns, places.subarray(at, next), log)) selected.push(places[at] as number);
    at = next;
  }
  return pick(columns, Int32Array.from(selected));
}

/** How often a row is later, and how often it is earlier, than the row before. */
function directionsOf(day: Int32Array): { rises: number; falls: number } {
  let rises = 0;
  let falls = 0;
  for (let at = 1; at < day.length; at++) {
    const step = (day[at] as number) - (day[at - 1] as number);
    if (step > 0) rises++;
    else if (step < 0) falls++;
  }
  return { rises, falls };
}

function noteDisorder(places: Int32Array, day: Int32Array, log: IssueLog): void {
  let latest = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const current = day[place] as number;
    if (current < latest) {
      log.add("out-of-order", { day: current }, () => say("row-after", { day: dayValue(latest) }));
    }
    latest = Math.max(latest, current);
  }
}

/** True when all rows of a day say the same. */
function areOne(columns: PriceColumns, copies: Int32Array, log: IssueLog): boolean {
  const { day, open, high, low, close, volume } = columns;
  const first = copies[0] as number;
  const same = copies.every((copy) =>
    [open, high, low, close, volume].every((column) => isSame(column[first] as number, column[copy] as number)),
  );
  if (same)
    log.add("duplicate-day", { day: day[first], count: copies.length - 1 }, () => plainly("The row comes twice."));
  else {
    const closes = () => ({ list: Array.from(copies, (copy) => close[copy] as number), and: true }) as const;
    log.add("conflicting-day", { day: day[first], count: copies.length }, () =>
      say("closes-differ", { closes: closes() }),
    );
  }
  return same;
}

function isSame(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= SAME * Math.abs(a);
}
