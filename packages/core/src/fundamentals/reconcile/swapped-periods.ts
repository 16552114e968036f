import { areSame, type Entry, type LedgerSoFar, newestBefore } from "./entry.ts";
import type { FiledCopy } from "./filed-lines.ts";
import { SLOT, SLOTS } from "./spans.ts";

/**
 * Two periods of one length whose amounts a filing has the wrong way round: one has exactly what filings before stated for the other,
 * and the other is not that any more.
 *
 * @param entries What a filing states under one line; those of both periods are rejected.
 * @see REC-06
 */
export function rejectSwappedPeriods(entries: readonly Entry[], so: LedgerSoFar): void {
  for (const other of entries) {
    const known = knownBefore(other, so);
    if (known === undefined || known.value === 0 || areSame(known, other.copy)) continue;
    const taken = entries.find(
      (entry) => entry.place !== other.place && isSameLength(entry, other) && entry.copy.value === known.value,
    );
    if (!taken || taken.rejected !== null || other.rejected !== null) continue;
    const ownKnown = knownBefore(taken, so);
    // Where filings before state the same for this period, the two are equal by right.
    if (ownKnown !== undefined && areSame(ownKnown, known)) continue;
    taken.rejected = "other-context";
    other.rejected = "other-context";
  }
}

function knownBefore({ place, copy }: Entry, so: LedgerSoFar): FiledCopy | undefined {
  return newestBefore(so, place, copy.line)?.copy;
}

function isSameLength(one: Entry, other: Entry): boolean {
  const lengthOf = ({ place }: Entry) => Math.max(place % SLOTS, SLOT.q4);
  return lengthOf(one) === lengthOf(other);
}
