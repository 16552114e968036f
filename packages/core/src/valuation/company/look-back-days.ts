import type { PreparedFacts } from "../../fundamentals/index.ts";
import { addMonths, type Day, endOfMonth } from "../../time/index.ts";

/** The days on which something was filed that a rule needs, in no order. */
export function daysOfFilings(prepared: PreparedFacts): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const units of prepared.concepts.values()) {
    for (const groups of units.values()) {
      for (const { copies } of groups) for (const { filed } of copies) days.add(filed);
    }
  }
  return days;
}

/**
 * The days on which something was filed, in a period.
 *
 * @param from First day, `to` the last.
 * @returns Rising.
 *
 * @example
 * filingDays(prepared, day("2024-01-01"), day("2024-12-31")).length; // 4 or 5 of an ordinary company
 */
export function filingDays(prepared: PreparedFacts, from: Day, to: Day): readonly Day[] {
  return [...daysOfFilings(prepared)].filter((day) => day >= from && day <= to).sort((a, b) => a - b);
}

/**
 * The last days of successive months, and at the end the day itself.
 *
 * @param last The last day.
 * @param months How many months before it to begin.
 * @returns Rising; one day a month.
 *
 * @example
 * monthEnds(day("2024-03-10"), 2).map(formatDay); // ["2024-01-31", "2024-02-29", "2024-03-10"]
 */
export function monthEnds(last: Day, months: number): readonly Day[] {
  const ends = Array.from({ length: months }, (_, k) => endOfMonth(addMonths(last, k - months)));
  return [...ends, last];
}
