import { isSameAmount } from "./amounts.ts";
import { lineSeams, perimeterOf } from "./line-seams.ts";
import type { ReconciledLines } from "./reconciled-lines.ts";
import type { ReconciledCell } from "./reconciled-year.ts";
import { SLOT } from "./spans.ts";
import { filedTerm, type Term, unitOfBoth } from "./term.ts";

const RESTATED: ReconciledCell = { term: null, because: "restated-perimeter", mark: null };
const UNSTATED: ReconciledCell = { term: null, because: "not-reported", mark: null };

/**
 * The figure of a year before as the filings of a figure count it: from its own perimeter where that states it, else as it is shown
 * where no seam lies between the two.
 *
 * @param lines The item.
 * @param year Index of the fiscal year of the newer figure.
 * @param slot Its quarter, or the year.
 * @see REC-14
 *
 * @example
 * comparative(revenueOfIbm, 2022, SLOT.q1).term?.value; // 13,187 million, though 17,730 is shown for that quarter
 */
export function comparative(lines: ReconciledLines, year: number, slot: number): ReconciledCell {
  const current = cellOf(lines, year, slot)?.term ?? null;
  const before = lines.years[year - 1];
  const shown = cellOf(lines, year - 1, slot) ?? UNSTATED;
  if (!current || !before) return shown;
  const perimeter = perimeterOf(current);
  const own = perimeter === null ? null : ofPerimeter(lines, year - 1, slot, perimeter);
  if (own)
    return shown.term && isSameAmount(own.value, shown.term.value, unitOfBoth(own, shown.term))
      ? shown
      : { ...shown, term: own, because: null };
  const span = slot === SLOT.year ? "year" : "quarter";
  return lineSeams(lines, span).some((seam) => seam.before === year - 1 && seam.after === year) ? RESTATED : shown;
}

function cellOf({ years }: ReconciledLines, year: number, slot: number): ReconciledCell | undefined {
  const found = years[year];
  return slot === SLOT.year ? found?.year : found?.quarters[slot as 0 | 1 | 2 | 3];
}

function ofPerimeter(lines: ReconciledLines, year: number, slot: number, perimeter: number): Term | null {
  const before = lines.years[year];
  if (!before) return null;
  if (slot === SLOT.year) {
    const entry = before.usable[SLOT.year]?.findLast((candidate) => candidate.perimeter === perimeter);
    return entry ? filedTerm(entry, slot) : null;
  }
  return before.sets.findLast((set) => set.perimeter === perimeter)?.quarters[slot] ?? null;
}
