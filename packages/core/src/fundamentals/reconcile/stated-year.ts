import { remembered } from "../remembered.ts";
import type { Entry } from "./entry.ts";
import { SLOT, SLOTS } from "./spans.ts";

export const QUARTERS = [SLOT.q1, SLOT.q2, SLOT.q3, SLOT.q4];
/** The longer stretches of a year around each of its quarters. */
export const AROUND: readonly (readonly number[])[] = [
  [SLOT.halfYear, SLOT.nineMonths, SLOT.year],
  [SLOT.halfYear, SLOT.nineMonths, SLOT.year],
  [SLOT.nineMonths, SLOT.year],
  [SLOT.year],
];

/** Entries of a filing for a fiscal year on one line, by slot. */
export type StatedYear = readonly (Entry | undefined)[];

/** The entries of a line, or of several, by the index of the fiscal year. */
export function byYear(entries: readonly Entry[]): ReadonlyMap<number, StatedYear> {
  const years = new Map<number, (Entry | undefined)[]>();
  for (const entry of entries) {
    const year = Math.floor(entry.place / SLOTS);
    remembered(years, year, () => [])[entry.place % SLOTS] = entry;
  }
  return years;
}

/** The entry of a slot, unless it is rejected. */
export function soundAt(stated: StatedYear, slot: number): Entry | undefined {
  const entry = stated[slot];
  return entry?.rejected === null ? entry : undefined;
}
