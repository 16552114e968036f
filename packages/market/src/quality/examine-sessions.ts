import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, without } from "./price-columns.ts";

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
    log.add("not-a-session", { day: day[at] }, () => "The exchange of this stock was closed on this day.");
  }
  return without(columns, closed);
}
