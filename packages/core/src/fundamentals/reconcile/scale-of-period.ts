import { granularity } from "../facts/select-copy.ts";
import { type Entry, type LedgerSoFar, newestBefore } from "./entry.ts";
import { SLOTS } from "./spans.ts";

const SCALES = [1e3, 1e6] as const;
/** An amount put right lies within this factor of the same stretch of a year beside it. */
const NEAR = 3;
/** One amount may have changed a thousandfold; two and more have not. */
const MIN_BESIDE = 2;
/** One that is finer than those beside it and this small is of another scale, whatever it should be. */
const TINY = 0.01;

/**
 * Amounts that are a thousand or a million times off what was stated for the same stretch of the years beside them. One that is too
 * small is taken for another scale only where it is finer than all amounts beside it: a company states all in one unit.
 *
 * @param entries What a filing states under one line; the amounts of another scale are rejected.
 * @see REC-06, FND-19
 */
export function rejectOtherScale(entries: readonly Entry[], so: LedgerSoFar): void {
  for (const entry of entries) {
    if (entry.copy.value !== 0 && entry.rejected === null && isApartFromAll(entry, entries, so)) {
      entry.rejected = "wrong-scale";
    }
  }
}

/** Whether it is of another scale than its own stretch in filings before, and that of the two years before. */
function isApartFromAll(entry: Entry, entries: readonly Entry[], so: LedgerSoFar): boolean {
  let count = 0;
  for (let back = 0; back <= 2; back++) {
    const stated = newestBefore(so, entry.place - back * SLOTS, entry.copy.line)?.copy.value;
    const other = stated ?? (back > 0 ? besideAt(entry, back, entries) : 0);
    if (other === 0) continue;
    if (!isOtherScale(entry.copy.value, other)) return false;
    count++;
  }
  return count >= MIN_BESIDE;
}

function besideAt(entry: Entry, back: number, entries: readonly Entry[]): number {
  const place = entry.place - back * SLOTS;
  return entries.find((other) => other.place === place && other.rejected === null)?.copy.value ?? 0;
}

function isOtherScale(value: number, other: number): boolean {
  const times = Math.abs(value / other);
  return SCALES.some((scale) => isNear(times / scale)) || (times < TINY && granularity(value) < granularity(other));
}

function isNear(times: number): boolean {
  return times <= NEAR && times >= 1 / NEAR;
}
