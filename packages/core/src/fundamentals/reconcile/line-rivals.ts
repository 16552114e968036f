import { areSame, type Entry } from "./entry.ts";
import { numberOf } from "./filed-lines.ts";
import type { Line } from "./line-group.ts";
import { perimeterOf } from "./line-seams.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import type { ReconciledCell, ReconciledYear } from "./reconciled-year.ts";
import type { Rival, RivalReason } from "./rival.ts";
import { SLOT } from "./spans.ts";
import { entriesOf } from "./term.ts";

/**
 * Values that were filed for a quarter or year of an item and are not shown. For a missing quarter that no filing states these are the
 * figures that it would be the difference of.
 *
 * @param lines The item.
 * @param year Index of the fiscal year.
 * @param slot Its quarter, or the year.
 * @returns One copy of each amount, that of its newest filing; newest filing first.
 * @see REC-12, REC-20
 *
 * @example
 * lineRivals(revenueOfIbm, 2020, SLOT.year).map(({ because }) => because); // ["superseded"]: 73,620 million
 */
export function lineRivals(lines: ReconciledLines, year: number, slot: number): readonly Rival[] {
  const found = lines.years[year];
  if (!found) return [];
  const cell = slot === SLOT.year ? found.year : found.quarters[slot as 0 | 1 | 2 | 3];
  const own = found.entries[slot] ?? [];
  const isStretch = !cell.term && own.length === 0 && cell.because !== "not-reported";
  const rivals = isStretch ? stretches(found, slot) : notShown(own, cell);
  if (rivals.length === 0) return NO_RIVALS;
  return distinct(rivals)
    .map((entry) => ({
      number: numberOf(entry.copy, lines.group.lines[entry.copy.line] as Line),
      because: reasonOf(entry, cell, found, slot),
    }))
    .reverse();
}

/** The two stretches of which a quarter would be the difference: the one that ends with it and the one before. */
function stretches({ entries }: ReconciledYear, slot: number): readonly Entry[] {
  const behind =
    [[], [SLOT.halfYear, SLOT.q1], [SLOT.nineMonths, SLOT.halfYear], [SLOT.year, SLOT.nineMonths]][slot] ?? [];
  return behind
    .flatMap((stretch) => entries[stretch] ?? [])
    .toSorted((a, b) => a.copy.filing.filed - b.copy.filing.filed);
}

const NO_RIVALS: readonly Rival[] = [];

function notShown(entries: readonly Entry[], { term }: ReconciledCell): readonly Entry[] {
  if (!term) return entries;
  const behind = entriesOf(term);
  return entries.filter(({ copy, rejected, isOwnLine }) => {
    if (rejected !== null) return true;
    const isNear = Math.abs(copy.value - term.value) <= Math.max(0.005 * Math.abs(term.value), copy.filing.unit);
    return !(isOwnLine && isNear) && !behind.some((entry) => entry.copy === copy);
  });
}

/** The newest of the copies of each amount of a stretch. */
function distinct(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    (entry, k) =>
      !entries.some(
        (later, place) =>
          place > k &&
          later.place === entry.place &&
          areSame(later.copy, entry.copy) &&
          later.copy.line === entry.copy.line,
      ),
  );
}

function reasonOf(
  entry: Entry,
  { term, because }: ReconciledCell,
  { usable }: ReconciledYear,
  slot: number,
): RivalReason {
  if (entry.rejected !== null) return entry.rejected;
  if (entry.copy.filing.isRecast) return "recast";
  if (!entry.isOwnLine || (usable[slot]?.length && !usable[slot].some(({ copy }) => copy === entry.copy)))
    return "other-line";
  if (!term) return because === "contradicted" || because === "other-context" ? because : "restated-perimeter";
  const shown = perimeterOf(term);
  return shown !== null && entry.perimeter > shown ? "restated-perimeter" : "superseded";
}
