import { areSame, type Entry } from "./entry.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { QUARTERS } from "./stated-year.ts";

/** Nearer by this factor to what was stated before. */
const NEARER = 2;

/**
 * Whether a filing seems to have the amounts of two periods the wrong way round: it states one of them otherwise than the filings
 * before, and what it states for the other one is much nearer to that. A restatement can do the same, so that this is a doubt only.
 *
 * @returns True of both amounts.
 * @see REC-22
 *
 * @example
 * // 63,598 was stated for 2017; now a filing states 77,434 for 2017 and 64,225 for 2018.
 * isLikelySwapped(lines, entryOf2017); // true
 */
export function isLikelySwapped({ ledger, years }: ReconciledLines, entry: Entry): boolean {
  if (Math.floor(entry.place / SLOTS) < years.length - JUDGED_YEARS) return false;
  const place = entry.place % SLOTS;
  const slots = place <= SLOT.q4 ? QUARTERS : [place];
  const ofFiling = besideIn(ledger.byPlace, entry, slots);
  return ofFiling.some((other) => takes(ledger.byPlace, entry, other) || takes(ledger.byPlace, other, entry));
}

/** So many newest years are judged: what no filing has put right since then is restated. */
export const JUDGED_YEARS = 4;
/** A filing compares with so many years before. */
const YEARS = 2;

type ByPlace = ReconciledLines["ledger"]["byPlace"];

/** The amounts that the same filing states under the same line for other periods of the same length. */
function besideIn(byPlace: ByPlace, { place, copy }: Entry, slots: readonly number[]): readonly Entry[] {
  const year = Math.floor(place / SLOTS);
  const found: Entry[] = [];
  for (let other = Math.max(year - YEARS, 0); other <= year + YEARS; other++) {
    for (const slot of slots) {
      if (other * SLOTS + slot === place) continue;
      const beside = byPlace[other * SLOTS + slot]?.find(
        (one) => one.copy.filing === copy.filing && one.copy.line === copy.line,
      );
      if (beside) found.push(beside);
    }
  }
  return found;
}

/** Whether one amount is much nearer than the other one to what filings before stated for the period of the other. */
function takes(byPlace: ByPlace, one: Entry, other: Entry): boolean {
  const before = byPlace[other.place]?.findLast(
    ({ rejected, copy }) =>
      rejected === null && copy.line === other.copy.line && copy.filing.filed < other.copy.filing.filed,
  )?.copy;
  if (!before || areSame(before, other.copy)) return false;
  return NEARER * Math.abs(one.copy.value - before.value) < Math.abs(other.copy.value - before.value);
}
