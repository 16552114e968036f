import { isSum } from "./amounts.ts";
import type { Entry } from "./entry.ts";
import { SLOT, SLOTS } from "./spans.ts";

/** Stretches since the start of a year, the last quarter of each, and the part before it that the two imply. */
const IMPLIED = [
  { whole: SLOT.halfYear, last: SLOT.q2, part: SLOT.q1 },
  { whole: SLOT.nineMonths, last: SLOT.q3, part: SLOT.halfYear },
] as const;

/** One implied part that is another one shows that a fact is wrong; a restatement restates the year before as well. */
const MIN_MOVED = 2;

/** Finds the newest copy of a place in the running perimeter, under one line. */
type Newest = (line: number, place: number) => Entry | undefined;

/**
 * Whether the filings of a day restate the first months of their years without stating them: in two years the half year less its second
 * quarter, or nine months less the third, is another amount than the perimeter has, both times more or both times less.
 *
 * @param entries What the filings state.
 * @param newest Knows the filings before.
 * @see REC-07, REC-08
 *
 * @example
 * // 12,072 - 6,224 = 5,848 and 13,061 - 6,674 = 6,387, where 6,047 and 6,581 were stated before.
 * impliesBreak(entriesOfAmericanExpress, newest); // true
 */
export function impliesBreak(entries: readonly Entry[], newest: Newest): boolean {
  const moves = IMPLIED.flatMap((implied) => entries.flatMap((entry) => moveOf(entry, implied, entries, newest) ?? []));
  const [first] = moves;
  return first !== undefined && first !== 0 && moves.length >= MIN_MOVED && moves.every((move) => move === first);
}

/** 1 where a stretch implies more than is known of its first part, -1 where it implies less, 0 the same; null where it implies none. */
function moveOf(
  entry: Entry,
  { whole, last, part }: (typeof IMPLIED)[number],
  entries: readonly Entry[],
  newest: Newest,
): 1 | 0 | -1 | null {
  const { place, rejected, copy } = entry;
  if (place % SLOTS !== whole || rejected !== null) return null;
  const start = place - whole;
  const quarter = besideIn(entries, entry, start + last)?.copy;
  if (quarter === undefined || besideIn(entries, entry, start + part)) return null;
  const known = newest(copy.line, start + part)?.copy;
  if (known === undefined) return null;
  const unit = Math.max(known.filing.unit, copy.filing.unit);
  if (isSum([known.value, quarter.value], copy.value, unit)) return 0;
  return copy.value - quarter.value > known.value ? 1 : -1;
}

/** The sound amount of a place that the same filing states under the same line. */
function besideIn(entries: readonly Entry[], { copy }: Entry, place: number): Entry | undefined {
  return entries.find(
    (other) =>
      other.place === place &&
      other.rejected === null &&
      other.copy.line === copy.line &&
      other.copy.filing === copy.filing,
  );
}
