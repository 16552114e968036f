import { type Day, formatDay } from "@plumbline/core/time";
import { type Issue, type PriceHistory, say } from "../model/index.ts";
import { issue } from "./issue.ts";

const DAYS_NAMED = 40;

interface Delivered {
  readonly file?: string | null | undefined;
  /** Days since 1970-01-01, in any order; the days of the history unless stated. */
  readonly days?: Int32Array;
}

/**
 * Names the sessions that a series lacks between its first and its last bar.
 *
 * @param history Bars in order of day.
 * @param calendar Sessions of its exchange, rising.
 * @param subject The file, for the report, and the days that were delivered: a bar that the gate refused is not missing.
 * @returns One entry that names the days, or `null` when none is missing.
 *
 * @example
 * missingDays(history, calendar, { file: "VIAC.csv" })?.detail; // "VIAC lacks 2 sessions: 2006-04-03, 2006-07-06."
 */
export function missingDays(history: PriceHistory, calendar: Int32Array, subject: Delivered = {}): Issue | null {
  const { day } = history.bars;
  const first = day[0];
  const last = day.at(-1);
  if (first === undefined || last === undefined) return null;
  const delivered = inOrder(subject.days ?? day);
  const missing: number[] = [];
  for (let place = 0, at = 0; place < calendar.length; place++) {
    const session = calendar[place] as number;
    if (session <= first || session >= last) continue;
    while ((delivered[at] as number) < session) at++;
    if (delivered[at] !== session) missing.push(session);
  }
  if (missing.length === 0) return null;
  const { symbol } = history;
  const { length: count } = missing;
  const days = { days: Array.from(missing.slice(0, DAYS_NAMED), (session) => formatDay(session as Day)) };
  const more = count - DAYS_NAMED;
  return issue(
    "missing-days",
    { file: subject.file, symbol, day: missing[0] ?? null, count },
    more > 0 ? say("days-missing-more", { symbol, count, days, more }) : say("days-missing", { symbol, count, days }),
  );
}

/** Almost every file is in order already. */
function inOrder(days: Int32Array): Int32Array {
  for (let at = 1; at < days.length; at++) if ((days[at] as number) < (days[at - 1] as number)) return days.toSorted();
  return days;
}
