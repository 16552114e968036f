import { isCoarserRounding } from "../facts/select-copy.ts";
import { type Entry, MAX_LINES } from "./entry.ts";
import type { Ledger } from "./ledger.ts";
import { isTotal, type LineGroup } from "./line-group.ts";
import { byPerimeter, type CopiesBySlot } from "./perimeter-copies.ts";
import { countOf, type QuarterSet, quarterSet, type SlotTerms } from "./quarter-sets.ts";
import { SLOTS } from "./spans.ts";
import { entriesOf, filedTerm, type Term } from "./term.ts";

/** A fiscal year of an item among everything that was filed for it. */
export interface YearOfLedger {
  readonly ledger: Ledger;
  readonly group: LineGroup;
  readonly index: number;
}

/** The entries filed for a year, those that may be used, and the quarters of each perimeter. */
export interface FiledYear {
  /** All that was filed. */
  readonly entries: CopiesBySlot;
  /** Usable entries: sound copies of the item's own line. */
  readonly usable: CopiesBySlot;
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
function usableOf(entries: CopiesBySlot, { ledger, group }: YearOfLedger): CopiesBySlot {
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
export function setsOfLine(input: YearOfLedger, entries: CopiesBySlot, line: number): readonly QuarterSet[] {
  const isOfLine = ({ rejected, copy }: Entry) => rejected === null && copy.line === line;
  const ofLine = entries.map((ofSlot) => ofSlot.filter(isOfLine));
  return setsOf(input, ofLine, ofLine);
}

/** The newest copies under each name, where there are several. */
function ofOneName(copies: CopiesBySlot): readonly (readonly (Entry | null)[])[] {
  const lines = new Set<number>();
  for (const ofSlot of copies) for (const { copy } of ofSlot) lines.add(copy.line);
  if (lines.size === 1) return [];
  return [...lines].map((line) => copies.map((ofSlot) => newest(ofSlot.filter(({ copy }) => copy.line === line))));
}

/**
 * The quarters of each perimeter, the oldest first.
 *
 * @param bySlot Copies of the item.
 * @param preferred Those of them that stand for it where a perimeter has both.
 */
function setsOf(
  { ledger, group, index }: YearOfLedger,
  bySlot: CopiesBySlot,
  preferred: CopiesBySlot,
): readonly QuarterSet[] {
  const areApart = (a: Term, b: Term) => {
    const [one] = entriesOf(a);
    const [other] = entriesOf(b);
    return one !== undefined && other !== undefined && ledger.differ(one.copy.line, other.copy.line);
  };
  const { neverNegative } = group;
  const preferredOf = (ofSlot: readonly Entry[], slot: number) =>
    newest(bySlot === preferred ? ofSlot : ofSlot.filter((entry) => preferred[slot]?.includes(entry)));
  const yearBefore = () => ledger.byPlace.slice((index - 1) * SLOTS, index * SLOTS);
  return byPerimeter(bySlot, yearBefore).flatMap(({ perimeter, copies, moved }) => {
    const setOf = (entries: readonly (Entry | null)[]) => {
      const slots: SlotTerms = entries.map((entry, slot) => entry && filedTerm(entry, slot));
      return quarterSet({ perimeter, slots, copies, all: bySlot, neverNegative, areApart });
    };
    const ofNewest = setOf(
      copies.map((ofSlot, slot) => preferredOf(ofSlot, slot) ?? (moved.has(slot) ? newest(ofSlot) : null)),
    );
    const isSound = ofNewest?.distrusted === 0;
    const named = ofNewest && (!isSound || countOf(ofNewest.quarters) < 4) ? ofOneName(copies) : [];
    if (!ofNewest || (isSound && named.length === 0)) return ofNewest ?? [];
    // Some stretches may be restated, and others not yet: then what was first filed stands together, or what bears one name.
    const others = [...(isSound ? [] : [copies.map(([oldest = null]) => oldest)]), ...named].map(setOf);
    const isSounder = (set: QuarterSet | null) =>
      set !== null &&
      (set.distrusted < ofNewest.distrusted ||
        (set.distrusted === 0 && countOf(set.quarters) > countOf(ofNewest.quarters)));
    return [...others.filter(isSounder), ofNewest] as QuarterSet[];
  });
}
