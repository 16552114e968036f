import { isCoarserRounding } from "../facts/select-copy.ts";
import { areSame, type Entry, MAX_LINES } from "./entry.ts";
import type { Ledger } from "./ledger.ts";
import { isTotal, type LineGroup } from "./line-group.ts";
import { ONE_SEASON, type QuarterSet, quarterSet, type SlotTerms } from "./quarter-sets.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf, filedTerm, type Term } from "./term.ts";

/** A fiscal year of an item among everything that was filed for it. */
export interface YearOfLedger {
  readonly ledger: Ledger;
  readonly group: LineGroup;
  readonly index: number;
}

/** Entries of a year by slot, the oldest filing first. */
type CopiesBySlot = readonly (readonly Entry[])[];

/** The entries filed for a year, those that may be used, and the quarters of each perimeter. */
export interface FiledYear {
  /** All that was filed, by slot. */
  readonly entries: readonly (readonly Entry[])[];
  /** Usable entries: sound copies of the item's own line. */
  readonly usable: readonly (readonly Entry[])[];
  /** The quarters of each perimeter, the oldest first, whatever is shown. */
  readonly sets: readonly QuarterSet[];
}

/**
 * Everything that was filed for a year of an item, and what may be used of it.
 *
 * @see REC-04, REC-08
 *
 * @example
 * filedYear({ ledger, group, index }).sets.length; // 2 for a year that was restated
 */
export function filedYear(input: YearOfLedger): FiledYear {
  const { ledger, index } = input;
  const entries = ledger.byPlace.slice(index * SLOTS, (index + 1) * SLOTS);
  const usable = usableOf(entries, input);
  return { entries, usable, sets: setsOf(input, itemCopies(entries, usable), usable) };
}

/** The usable copies, and those that were the item in their filings under another name. */
function itemCopies(entries: CopiesBySlot, usable: CopiesBySlot): CopiesBySlot {
  if (usable === entries) return entries;
  return entries.map((ofSlot, slot) => {
    const own = ofSlot.filter(({ rejected, isOwnLine }) => rejected === null && isOwnLine);
    return own.length > 0 ? own : (usable[slot] ?? []);
  });
}

/**
 * Copies that may be used, by slot: those of the item's own line. A lower one stands only where the own line states nothing for the
 * period, and not beside an own line of the year from which it is known to differ.
 */
function usableOf(
  entries: readonly (readonly Entry[])[],
  { ledger, group }: YearOfLedger,
): readonly (readonly Entry[])[] {
  if (entries.every(areOfOneOwnLine)) return entries;
  const isOwn = ({ rejected, isOwnLine, copy }: Entry) => rejected === null && isOwnLine && !copy.filing.isRecast;
  const rankOf = ({ copy: { line } }: Entry) => (isTotal(line, group) ? group.totals.from : line);
  const ownLines = new Set<number>();
  for (const ofSlot of entries) for (const entry of ofSlot) if (isOwn(entry)) ownLines.add(entry.copy.line);
  return entries.map((ofSlot) => {
    const isApart = ({ copy: { line } }: Entry) => {
      const isOther = (other: number) => other !== line && ledger.differ(line, other);
      // A rejected total says that the period has one: another line that is known to differ from it does not take its place.
      const isStated = ({ rejected, copy }: Entry) => rejected !== null && copy.value !== 0 && isOther(copy.line);
      return [...ownLines].some(isOther) || ofSlot.some(isStated);
    };
    const first = ofSlot.reduce((rank, entry) => (isOwn(entry) ? Math.min(rank, rankOf(entry)) : rank), MAX_LINES);
    const isUsable = (entry: Entry): boolean => {
      if (entry.rejected !== null) return false;
      return first === MAX_LINES ? entry.isOwnLine || !isApart(entry) : entry.isOwnLine && rankOf(entry) === first;
    };
    return ofSlot.every(isUsable) ? ofSlot : ofSlot.filter(isUsable);
  });
}

/** Whether all copies of a stretch are sound ones of one line: so most are. */
function areOfOneOwnLine(ofSlot: readonly Entry[]): boolean {
  const line = ofSlot[0]?.copy.line;
  return ofSlot.every(
    ({ rejected, isOwnLine, copy }) => rejected === null && isOwnLine && copy.line === line && !copy.filing.isRecast,
  );
}

/** The newest copy, unless it only rounds the one before more coarsely (FND-06). */
export function newest(entries: readonly Entry[]): Entry | null {
  let selected: Entry | null = null;
  for (const entry of entries) {
    if (selected === null || !isCoarserRounding(entry.copy.value, selected.copy.value)) selected = entry;
  }
  return selected;
}

/** The quarters of each perimeter under one of the names of the total, whether it is the item in its filings or not. */
export function setsOfLine(
  input: YearOfLedger,
  entries: readonly (readonly Entry[])[],
  line: number,
): readonly QuarterSet[] {
  const isOfLine = ({ rejected, copy }: Entry) => rejected === null && copy.line === line;
  const ofLine = entries.map((ofSlot) => ofSlot.filter(isOfLine));
  return setsOf(input, ofLine, ofLine);
}

/**
 * The quarters of each perimeter, the oldest first.
 *
 * @param bySlot Copies of the item.
 * @param preferred Those of them that stand for it where a perimeter has both.
 */
function setsOf({ ledger, group }: YearOfLedger, bySlot: CopiesBySlot, preferred: CopiesBySlot): readonly QuarterSet[] {
  const areApart = (a: Term, b: Term) => {
    const [one] = entriesOf(a);
    const [other] = entriesOf(b);
    return one !== undefined && other !== undefined && ledger.differ(one.copy.line, other.copy.line);
  };
  const { neverNegative } = group;
  const preferredOf = (ofSlot: readonly Entry[], slot: number) =>
    newest(bySlot === preferred ? ofSlot : ofSlot.filter((entry) => preferred[slot]?.includes(entry)));
  return byPerimeter(bySlot).flatMap(({ perimeter, copies, moved }) => {
    const setOf = (entries: readonly (Entry | null)[]) => {
      const slots: SlotTerms = entries.map((entry, slot) => entry && filedTerm(entry, slot));
      return quarterSet({ perimeter, slots, copies, neverNegative, areApart });
    };
    const ofNewest = setOf(
      copies.map((ofSlot, slot) => preferredOf(ofSlot, slot) ?? (moved.has(slot) ? newest(ofSlot) : null)),
    );
    if (!ofNewest || ofNewest.distrusted === 0) return ofNewest ?? [];
    // Some stretches may be restated, and others not yet: then what was first filed stands together.
    const ofOldest = setOf(copies.map(([oldest = null]) => oldest));
    return ofOldest && ofOldest.distrusted < ofNewest.distrusted ? [ofOldest, ofNewest] : ofNewest;
  });
}

/** Copies of a perimeter, by slot. */
interface CopiesOfPerimeter {
  readonly perimeter: number;
  readonly copies: (readonly Entry[])[];
  /** Slots of which the newest copy counts with a later perimeter. */
  readonly moved: Set<number>;
}

const NOTHING_MOVED: Set<number> = new Set();

/** The copies of each perimeter, the oldest first. */
function byPerimeter(bySlot: CopiesBySlot): readonly CopiesOfPerimeter[] {
  const perimeters = new Set<number>();
  for (const ofSlot of bySlot) for (const { perimeter } of ofSlot) perimeters.add(perimeter);
  if (perimeters.size === 1)
    return [...perimeters].map((perimeter) => ({ perimeter, copies: [...bySlot], moved: NOTHING_MOVED }));
  const ordered = [...perimeters]
    .sort((a, b) => a - b)
    .map((perimeter): CopiesOfPerimeter => {
      const copies = bySlot.map((ofSlot) => ofSlot.filter((entry) => entry.perimeter === perimeter));
      return { perimeter, copies, moved: new Set() };
    });
  for (const [k, { copies }] of ordered.entries()) if (k > 0) joinRestated(copies, ordered.slice(0, k), bySlot);
  return ordered;
}

/** The stretches that begin with the year, each with two others from which it follows as well. */
const SINCE_START = [
  { slot: SLOT.q1, whole: SLOT.halfYear, rest: SLOT.q2 },
  { slot: SLOT.halfYear, whole: SLOT.nineMonths, rest: SLOT.q3 },
  { slot: SLOT.nineMonths, whole: SLOT.year, rest: SLOT.q4 },
] as const;

/**
 * Moves into a perimeter what a report of the same season restates before the one that opens it: a stretch since the start of the
 * year that it does not state.
 */
function joinRestated(own: (readonly Entry[])[], earlier: readonly CopiesOfPerimeter[], bySlot: CopiesBySlot): void {
  const isStated = (slot: number) => (own[slot] ?? []).length > 0;
  const first = own.reduce((day, [entry]) => Math.min(day, entry?.copy.filing.filed ?? day), Number.POSITIVE_INFINITY);
  for (const { slot, whole, rest } of SINCE_START) {
    if (isStated(slot) || !isStated(whole) || isStated(rest)) continue;
    const before = earlier.findLast(({ copies }) => (copies[slot] ?? []).length > 0);
    const last = before?.copies[slot]?.at(-1);
    if (!before || !last || first - last.copy.filing.filed > ONE_SEASON || !isAloneRestated(last, bySlot)) continue;
    own[slot] = [last];
    before.copies[slot] = (before.copies[slot] as readonly Entry[]).slice(0, -1);
    before.moved.add(slot);
  }
}

/** Whether a report of the next year restates a stretch, and nothing else of the perimeter that it is in with it. */
function isAloneRestated(entry: Entry, bySlot: readonly (readonly Entry[])[]): boolean {
  const { copy, place, perimeter } = entry;
  const isRepeated = (other: Entry) => other.copy.filing.filed < copy.filing.filed && areSame(other.copy, copy);
  const isBeside = (other: Entry) =>
    other.perimeter === perimeter &&
    isOfNextYear(other) &&
    Math.abs(other.copy.filing.filed - copy.filing.filed) <= ONE_SEASON;
  return (
    isOfNextYear(entry) &&
    bySlot.every((ofSlot) => !ofSlot.some((other) => (other.place === place ? isRepeated(other) : isBeside(other))))
  );
}

/** Days after the end of a stretch from which on reports of the next year state it. */
const IN_NEXT_YEAR = 300;

function isOfNextYear({ copy }: Entry): boolean {
  return copy.filing.filed - copy.span.end > IN_NEXT_YEAR;
}
