import type { Day } from "../../time/index.ts";
import { isSameAmount } from "./amounts.ts";
import type { FiledCopy, FiledLines, LineGroup } from "./filed-lines.ts";
import { judgedFiling } from "./filing-checks.ts";
import type { RivalReason } from "./rival.ts";
import { SLOTS } from "./spans.ts";

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

/** Everything that was filed for an item by a day. */
export interface Ledger {
  /** Entries by place, oldest filing first. */
  readonly byPlace: readonly (readonly Entry[])[];
  /** Whether two lines of the item are known to mean different amounts. */
  readonly differ: (line: number, other: number) => boolean;
  /** Of each fiscal year a number that changes with anything about its entries. */
  readonly signatures: readonly number[];
}

/** What is known from filings before the one that is judged. */
export interface LedgerSoFar {
  readonly group: LineGroup;
  readonly byPlace: readonly (readonly Entry[])[];
  /** Lines that turned out to be gross of the total (REC-04). */
  readonly gross: Set<number>;
  readonly differences: Set<number>;
}

export interface LedgerInput {
  readonly group: LineGroup;
  readonly filings: readonly FiledLines[];
  readonly asOf: Day;
  /** Places of spans, and how many fiscal years there are. */
  readonly places: Int32Array;
  readonly years: number;
}

/**
 * Goes through the filings of an item by day: judges each filing by itself and against those before it, and numbers the
 * perimeters. A filing that states a period differently from the newest copy of the running perimeter opens the next one.
 *
 * @see REC-04, REC-05, REC-06, REC-07
 *
 * @example
 * ledgerOf(input).byPlace[place]?.at(-1)?.perimeter; // 1 after one restatement
 */
export function ledgerOf(input: LedgerInput): Ledger {
  const first = passThrough(input, NOTHING_DISTRUSTED);
  const distrusted = contradictedCopies(first.byPlace);
  return distrusted.size === 0 ? first : passThrough(input, distrusted);
}

const NOTHING_DISTRUSTED: ReadonlySet<FiledCopy> = new Set();
/** More lines than any item has, so that a pair of lines, or a place and a line, make one key. */
const MAX_LINES = 64;

function passThrough(input: LedgerInput, distrusted: ReadonlySet<FiledCopy>): Ledger {
  const { group, filings, asOf, places, years } = input;
  const byPlace: Entry[][] = Array.from({ length: years * SLOTS }, () => []);
  const so: LedgerSoFar = { group, byPlace, gross: new Set(), differences: new Set() };
  const running = new Map<number, FiledCopy>();
  let perimeter = 0;
  for (let next = 0; next < filings.length && (filings[next] as FiledLines).filed <= asOf; ) {
    const day = (filings[next] as FiledLines).filed;
    const entries: Entry[] = [];
    // Filings of one day stand together.
    for (; filings[next]?.filed === day; next++) {
      for (const entry of judgedFiling(filings[next] as FiledLines, places, so)) {
        if (distrusted.has(entry.copy)) entry.rejected ??= "contradicted";
        entries.push(entry);
      }
    }
    if (entries.some((entry) => isBreak(entry, running, group))) {
      perimeter++;
      running.clear();
    }
    for (const entry of entries) {
      entry.perimeter = perimeter;
      (byPlace[entry.place] as Entry[]).push(entry);
      if (entry.rejected === null) running.set(keyOf(entry, group), entry.copy);
    }
  }
  return { byPlace, differ: (a, b) => so.differences.has(a * MAX_LINES + b), signatures: signaturesOf(byPlace, so.differences.size) };
}

/** Totals are one line under several names as long as they are the item in their filing. */
function keyOf({ place, isOwnLine, copy }: Entry, { totals }: LineGroup): number {
  return place * MAX_LINES + (isOwnLine && copy.line >= totals.from && copy.line < totals.to ? totals.from : copy.line);
}

function isBreak(entry: Entry, running: ReadonlyMap<number, FiledCopy>, group: LineGroup): boolean {
  if (entry.rejected !== null) return false;
  const before = running.get(keyOf(entry, group));
  return before !== undefined && !areSame(before, entry.copy);
}

/** Whether two copies agree, to the rounding of the coarser filing. */
export function areSame(a: FiledCopy, b: FiledCopy): boolean {
  return isSameAmount(a.value, b.value, Math.max(a.filing.unit, b.filing.unit));
}

/** Notes that two lines of one item are different amounts. */
export function noteDifference({ differences }: LedgerSoFar, a: number, b: number): void {
  differences.add(a * MAX_LINES + b).add(b * MAX_LINES + a);
}

/** The copies that contradict equal copies of one period in filings before and after theirs. */
function contradictedCopies(byPlace: readonly (readonly Entry[])[]): ReadonlySet<FiledCopy> {
  const found = new Set<FiledCopy>();
  for (const entries of byPlace) {
    if (entries.length < 3) continue;
    const sound = entries.filter(({ rejected, copy }) => rejected === null && !copy.filing.isRecast);
    for (let k = 1; k < sound.length - 1; k++) {
      const { copy } = sound[k] as Entry;
      const isOther = (other: Entry) => other.copy.line === copy.line && other.copy.filing !== copy.filing;
      const before = sound.slice(0, k).findLast((other) => isOther(other) && !found.has(other.copy))?.copy;
      if (before === undefined || areSame(before, copy)) continue;
      const after = sound.slice(k + 1).some((other) => isOther(other) && areSame(before, other.copy));
      if (after) found.add(copy);
    }
  }
  return found;
}

/** Which lines differ counts in every year: it only grows. */
function signaturesOf(byPlace: readonly (readonly Entry[])[], differences: number): readonly number[] {
  const signatures: number[] = [];
  byPlace.forEach((entries, place) => {
    const year = Math.floor(place / SLOTS);
    let signature = signatures[year] ?? differences;
    for (const { perimeter, rejected, isOwnLine } of entries) {
      const state = perimeter * 4 + (rejected === null ? 0 : 2) + (isOwnLine ? 1 : 0);
      signature = (Math.imul(signature, 31) + state + place + 1) | 0;
    }
    signatures[year] = signature;
  });
  return signatures;
}
