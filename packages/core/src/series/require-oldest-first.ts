import { type Day, formatDay } from "../time/index.ts";

/**
 * Refuses a list of dated events that the one-pass merges below would silently misread.
 *
 * @param events Splits or dividends.
 * @param what Their name in the error.
 * @throws {RangeError} if an event is earlier than the one before it.
 */
export function requireOldestFirst(events: readonly { readonly exDay: Day }[], what: string): void {
  for (let i = 1; i < events.length; i++) {
    const before = events[i - 1] as { exDay: Day };
    const after = events[i] as { exDay: Day };
    if (after.exDay < before.exDay) {
      throw new RangeError(
        `The ${what} are not oldest first: ${formatDay(after.exDay)} follows ${formatDay(before.exDay)}. Sort them by ex-day.`,
      );
    }
  }
}
