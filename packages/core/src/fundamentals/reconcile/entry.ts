import { isSameAmount } from "./amounts.ts";
import type { FiledCopy } from "./filed-lines.ts";
import type { LineGroup } from "./line-group.ts";
import type { RivalReason } from "./rival.ts";

/** A copy with its place in the fiscal years, and what is thought of it. */
export interface Entry {
  readonly copy: FiledCopy;
  /** Seven times the index of the fiscal year plus the slot. */
  readonly place: number;
  /** True where its line is the item in its filing; false for parts and wider lines beside it (REC-04). */
  isOwnLine: boolean;
  /** Why it is not used; null where it is. */
  rejected: RivalReason | null;
  /** Number of the perimeter in which the filing counts (REC-07). */
  perimeter: number;
}

/** Knowledge from filings before the one that is judged. */
export interface LedgerSoFar {
  readonly group: LineGroup;
  readonly byPlace: readonly (readonly Entry[])[];
  /** Lines that turned out to be gross of the total (REC-04). */
  gross: ReadonlySet<number>;
  /** Pairs of lines that are different amounts. Sets are replaced, not added to: ledgers of earlier days share them. */
  differences: ReadonlySet<number>;
}

/** More lines than any item has, so that a pair of lines, or a place and a line, make one key. */
export const MAX_LINES = 64;

/** Whether two copies agree, to the rounding of the coarser filing. */
export function areSame(a: FiledCopy, b: FiledCopy): boolean {
  return isSameAmount(a.value, b.value, Math.max(a.filing.unit, b.filing.unit));
}

/** Notes that two lines of one item are different amounts. */
export function noteDifference(so: LedgerSoFar, a: number, b: number): void {
  if (!areDifferent(so, a, b)) so.differences = new Set([...so.differences, keyOf(a, b), keyOf(b, a)]);
}

/** Whether two lines are known to be different amounts. */
export function areDifferent({ differences }: Pick<LedgerSoFar, "differences">, a: number, b: number): boolean {
  return differences.has(keyOf(a, b));
}

function keyOf(a: number, b: number): number {
  return a * MAX_LINES + b;
}

/** The newest copy that earlier filings state for a place and was not rejected; of a line, where one is given. */
export function newestBefore({ byPlace }: LedgerSoFar, place: number, line?: number): Entry | undefined {
  const entries = byPlace[place];
  if (entries === undefined) return undefined;
  // It is asked for every copy: a closure for each would be much of the work.
  for (let k = entries.length - 1; k >= 0; k--) {
    const entry = entries[k] as Entry;
    const isMeant = line === undefined ? entry.isOwnLine : entry.copy.line === line;
    if (isMeant && entry.rejected === null) return entry;
  }
  return undefined;
}
