import { type Entry, type LedgerSoFar, newestBefore } from "./entry.ts";
import { isTotal, type LineGroup } from "./line-group.ts";
import { SLOTS } from "./spans.ts";
import { AROUND, QUARTERS, type StatedYear, soundAt } from "./stated-year.ts";

/** A quarter this small beside the year says nothing: the year may be equal to another quarter by right (REC-05). */
const SMALL_QUARTER = 0.02;

/**
 * The entries of a filing under the names of one total; none where it uses one of them only.
 *
 * @see REC-04
 *
 * @example
 * totalsOf(entries, revenue).length; // 0 of a filing that says "Revenues" everywhere
 */
export function totalsOf(entries: readonly Entry[], group: LineGroup): readonly Entry[] {
  const found = entries.filter(({ copy }) => isTotal(copy.line, group));
  return found.some(({ copy }) => copy.line !== found[0]?.copy.line) ? found : [];
}

/**
 * Rejects a quarter equal to a longer stretch around it, while another quarter is no trifle: it has the figure of the longer one. Oracle
 * states its year under one name of the total, and with the dates of the fourth quarter under another.
 *
 * @param years The entries of a filing under one line.
 * @param so Entries of the filings before it.
 * @param totals Its entries under all names of the total, see `totalsOf`.
 * @see REC-05
 *
 * @example
 * rejectOtherContext(years, so, []); // a fourth quarter of 42,440 in a year of 42,440
 */
export function rejectOtherContext(
  years: ReadonlyMap<number, StatedYear>,
  so: LedgerSoFar,
  totals: readonly Entry[],
): void {
  for (const [year, stated] of years) {
    for (const slot of QUARTERS) {
      const quarter = soundAt(stated, slot);
      if (!quarter || quarter.copy.value === 0) continue;
      const { value } = quarter.copy;
      const isTaken = (longer: number) =>
        soundAt(stated, longer)?.copy.value === value ||
        (totals.includes(quarter) &&
          totals.some(
            ({ place, copy, rejected }) => rejected === null && place === year * SLOTS + longer && copy.value === value,
          ));
      if (!AROUND[slot]?.some(isTaken)) continue;
      const others = QUARTERS.filter((other) => other !== slot).map(
        (other) => (soundAt(stated, other) ?? newestBefore(so, year * SLOTS + other))?.copy.value ?? 0,
      );
      if (others.some((other) => Math.abs(other) > SMALL_QUARTER * Math.abs(value))) quarter.rejected = "other-context";
    }
  }
}
