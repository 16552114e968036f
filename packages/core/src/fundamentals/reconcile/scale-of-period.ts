import type { Entry, LedgerSoFar } from "./ledger.ts";
import { SLOTS } from "./spans.ts";
import { statedUnit } from "./stated-unit.ts";

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
    const { value } = entry.copy;
    if (value === 0 || entry.rejected !== null) continue;
    const beside = amountsBeside(entry, entries, so);
    if (beside.length >= MIN_BESIDE && beside.every((other) => isOtherScale(value, other)))
      entry.rejected = "wrong-scale";
  }
}

/** The same stretch of the two years before, and what is known of its own from filings before. */
function amountsBeside(entry: Entry, entries: readonly Entry[], { byPlace }: LedgerSoFar): readonly number[] {
  return [0, SLOTS, 2 * SLOTS].flatMap((back) => {
    const place = entry.place - back;
    const known =
      byPlace[place]?.findLast(({ rejected, copy }) => rejected === null && copy.line === entry.copy.line) ??
      (back > 0 ? entries.find((other) => other.place === place && other.rejected === null) : undefined);
    return known && known.copy.value !== 0 ? [known.copy.value] : [];
  });
}

function isOtherScale(value: number, other: number): boolean {
  const times = Math.abs(value / other);
  return SCALES.some((scale) => isNear(times / scale)) || (times < TINY && statedUnit(value) < statedUnit(other));
}

function isNear(times: number): boolean {
  return times <= NEAR && times >= 1 / NEAR;
}
