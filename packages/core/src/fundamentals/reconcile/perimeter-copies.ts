import { areSame, type Entry } from "./entry.ts";
import { ONE_SEASON, SLOT } from "./spans.ts";

/** Entries of a year by slot, the oldest filing first. */
export type CopiesBySlot = readonly (readonly Entry[])[];

/** The copies of a year in one perimeter. */
export interface PerimeterCopies {
  readonly perimeter: number;
  readonly copies: CopiesBySlot;
  /** Slots of which the newest copy counts with a later perimeter. */
  readonly moved: ReadonlySet<number>;
}

interface Gathering extends PerimeterCopies {
  readonly copies: (readonly Entry[])[];
  readonly moved: Set<number>;
}

/**
 * The copies of a year by perimeter. A stretch since the start of the year that a report of the next year restates alone is in the
 * perimeter that the report after it opens, and so is that of the year of the report.
 *
 * @param bySlot Copies of the year.
 * @param before Finds those of the year before.
 * @returns The oldest perimeter first.
 * @see REC-07
 *
 * @example
 * // A first quarter restated in May, and the half year in August: both are in the perimeter of August.
 * byPerimeter(copiesOf2016, () => copiesOf2015).at(-1)?.copies[SLOT.q1]?.length; // 1
 */
export function byPerimeter(bySlot: CopiesBySlot, before: () => CopiesBySlot): readonly PerimeterCopies[] {
  const perimeters = new Set<number>();
  for (const ofSlot of bySlot) for (const { perimeter } of ofSlot) perimeters.add(perimeter);
  if (perimeters.size === 1) {
    return [...perimeters].map((perimeter) => ({ perimeter, copies: bySlot, moved: NOTHING_MOVED }));
  }
  const ordered = [...perimeters]
    .sort((a, b) => a - b)
    .map((perimeter): Gathering => {
      const copies = bySlot.map((ofSlot) => ofSlot.filter((entry) => entry.perimeter === perimeter));
      return { perimeter, copies, moved: new Set() };
    });
  for (const [k, { copies }] of ordered.entries()) if (k > 0) joinRestated(copies, ordered.slice(0, k), bySlot);
  for (const [k, later] of ordered.entries()) if (k > 0) joinReport(later, ordered[k - 1] as Gathering, before);
  return ordered;
}

const NOTHING_MOVED: ReadonlySet<number> = new Set();

/** The stretches that begin with the year, each with two others from which it follows as well. */
const SINCE_START = [
  { slot: SLOT.q1, whole: SLOT.halfYear, rest: SLOT.q2 },
  { slot: SLOT.halfYear, whole: SLOT.nineMonths, rest: SLOT.q3 },
  { slot: SLOT.nineMonths, whole: SLOT.year, rest: SLOT.q4 },
] as const;

/** Moves into a perimeter what a report of the same season restates before the one that opens it, where it states it not itself. */
function joinRestated(own: (readonly Entry[])[], earlier: readonly Gathering[], bySlot: CopiesBySlot): void {
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

/** Moves into a perimeter the first quarter of the report before the one that opens it, where that report restates the year before. */
function joinReport({ perimeter, copies }: Gathering, earlier: Gathering, before: () => CopiesBySlot): void {
  const [halfYear] = copies[SLOT.halfYear] ?? [];
  const firsts = earlier.copies[SLOT.q1] ?? [];
  const first = firsts.at(-1);
  if (!first || !halfYear || isOfNextYear(first) || isOfNextYear(halfYear)) return;
  if (halfYear.copy.filing.filed - first.copy.filing.filed > ONE_SEASON || (copies[SLOT.q2] ?? []).length > 0) return;
  const ofYearBefore = before();
  const restated = (ofYearBefore[SLOT.q1] ?? []).find(({ copy }) => copy.filing === first.copy.filing);
  const opens = (ofYearBefore[SLOT.halfYear] ?? []).some(
    (entry) => entry.perimeter === perimeter && entry.copy.filing === halfYear.copy.filing,
  );
  const isOther = ({ copy }: Entry) =>
    copy.line === restated?.copy.line &&
    copy.filing.filed < restated.copy.filing.filed &&
    !areSame(copy, restated.copy);
  if (!restated || !opens || !(ofYearBefore[SLOT.q1] ?? []).some(isOther)) return;
  if (!isAloneRestated(restated, ofYearBefore)) return;
  copies[SLOT.q1] = [first, ...(copies[SLOT.q1] ?? [])];
  earlier.copies[SLOT.q1] = firsts.slice(0, -1);
  earlier.moved.add(SLOT.q1);
}

/** Whether a report of the next year restates a stretch, and nothing else of the perimeter that it is in with it. */
function isAloneRestated(entry: Entry, bySlot: CopiesBySlot): boolean {
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
