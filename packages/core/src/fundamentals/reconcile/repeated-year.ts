import type { Entry } from "./entry.ts";
import type { Ledger } from "./ledger.ts";
import type { ReconciledYear } from "./reconciled-year.ts";
import { SLOTS } from "./spans.ts";

/**
 * A fiscal year of which later filings only repeat what one perimeter states: its figures stay, whichever of the filings they are
 * taken from.
 *
 * @param known The year on an earlier day.
 * @param ledger Of the later day.
 * @param index Of the year.
 * @returns null where anything else was filed.
 *
 * @example
 * repeatedYear(year2023, ledgerWithReportOf2024, 0)?.year === year2023.year; // true unless the report restates 2023
 */
export function repeatedYear(known: ReconciledYear, ledger: Ledger, index: number): ReconciledYear | null {
  const entries = ledger.byPlace.slice(index * SLOTS, (index + 1) * SLOTS);
  const [first] = known.entries.find(({ length }) => length > 0) ?? [];
  if (!first) return null;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isRepeated(known.entries[slot] ?? NO_ENTRIES, entries[slot] ?? NO_ENTRIES, first.perimeter)) return null;
  }
  return { ...known, entries, usable: entries };
}

const NO_ENTRIES: readonly Entry[] = [];

/** Whether the entries of a stretch are those of before, and further ones of the same amount. */
function isRepeated(before: readonly Entry[], now: readonly Entry[], perimeter: number): boolean {
  const [first] = before;
  if (!first) return now.length === 0;
  if (before.some((entry, k) => entry !== now[k])) return false;
  return now.every((entry) => isSound(entry, perimeter) && isSameCopy(entry, first));
}

function isSound({ rejected, isOwnLine, perimeter: own, copy }: Entry, perimeter: number): boolean {
  return rejected === null && isOwnLine && own === perimeter && !copy.filing.isRecast;
}

function isSameCopy({ copy: one }: Entry, { copy: other }: Entry): boolean {
  return (
    one.value === other.value &&
    one.line === other.line &&
    one.span === other.span &&
    one.filing.unit === other.filing.unit
  );
}
