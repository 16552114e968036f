import type { Day } from "../time/index.ts";
import { type AlertMatrix, columnReading } from "./column-reading.ts";
import type { ColumnCondition } from "./condition.ts";
import { type AlertMemory, nextOutcome } from "./evaluate-alerts.ts";

/** A day on which an alert would have rung. */
export interface PastRing {
  readonly day: Day;
  readonly value: number;
}

export interface PastRings {
  /** Oldest first. */
  readonly rings: readonly PastRing[];
  /** Days whose number was known and could be held against an earlier one: without any, nothing says that nothing would have rung. */
  readonly known: number;
}

/**
 * When an alert on a stock would have rung, had it been there on the first of some days.
 *
 * @param days Rising, one for each row of the columns.
 * @param columns The stock day after day, each day by what was known on it.
 * @param lineOn The line in shares of a day; that of the condition on all days unless given.
 * @returns Nothing of a later day changes what is said of an earlier one.
 * @see ALR-01, GEN-06
 */
export function pastRings(
  condition: ColumnCondition,
  { days, columns }: { readonly days: ArrayLike<number>; readonly columns: AlertMatrix },
  lineOn: (day: Day) => number = () => lineOf(condition),
): PastRings {
  const read = columnReading(columns, condition);
  const rings: PastRing[] = [];
  let last: AlertMemory = null;
  let seen = 0;
  for (let row = 0; row < days.length; row++) {
    const day = days[row] as Day;
    const outcome = nextOutcome(condition, last, read(row, lineOn(day)));
    last = outcome.last;
    if (!Number.isNaN(outcome.value)) seen++;
    if (outcome.rings) rings.push({ day, value: outcome.value });
  }
  return { rings, known: Math.max(0, seen - 1) };
}

/** The line of a condition; 0 of one without, such as the price that a consensus crosses. */
export function lineOf(condition: ColumnCondition): number {
  return "line" in condition ? condition.line : 0;
}
