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
      const among = totals.includes(quarter) ? totals : NO_TOTALS;
      const isTaken = isOfLonger(quarter.copy.value, slot, { stated, year, totals: among });
      if (isTaken && isBesideOther(quarter, { stated, year, slot }, so)) quarter.rejected = "other-context";
    }
  }
}

/** Whether another quarter of the year is no trifle beside one. */
function isBesideOther(
  { copy }: Entry,
  { stated, year, slot }: Pick<Around, "stated" | "year"> & { readonly slot: number },
  so: LedgerSoFar,
): boolean {
  return QUARTERS.some((other) => {
    if (other === slot) return false;
    const value = (soundAt(stated, other) ?? newestBefore(so, year * SLOTS + other))?.copy.value ?? 0;
    return Math.abs(value) > SMALL_QUARTER * Math.abs(copy.value);
  });
}

const NO_TOTALS: readonly Entry[] = [];

interface Around {
  readonly stated: StatedYear;
  readonly year: number;
  readonly totals: readonly Entry[];
}

/** Whether a longer stretch around a quarter has the same amount, under its line or another name of the total. */
function isOfLonger(value: number, slot: number, { stated, year, totals }: Around): boolean {
  for (const longer of AROUND[slot] as readonly number[]) {
    if (soundAt(stated, longer)?.copy.value === value) return true;
    const place = year * SLOTS + longer;
    for (const total of totals) {
      if (total.rejected === null && total.place === place && total.copy.value === value) return true;
    }
  }
  return false;
}
