import type { ReconciledCell, ReconciledYear } from "./reconciled-year.ts";
import type { Term } from "./term.ts";

/**
 * The first quarter of a fiscal year that shows another figure on a later day, whichever filings of an amount it is taken from; the last
 * where that of the year alone is another.
 *
 * @param earlier The year on the earlier day, if it was known.
 * @returns From 0 to 3; infinite where all are the same.
 *
 * @example
 * firstOtherQuarter(onTheDayOfTheReport, aYearLater); // infinite unless the next report restates it
 */
export function firstOtherQuarter(earlier: ReconciledYear | undefined, now: ReconciledYear): number {
  if (!earlier) return 0;
  const first = now.quarters.findIndex((quarter, k) => !isSameCell(earlier.quarters[k] as ReconciledCell, quarter));
  if (first >= 0) return first;
  return isSameCell(earlier.year, now.year) ? Number.POSITIVE_INFINITY : LAST_QUARTER;
}

const LAST_QUARTER = 3;

function isSameCell(one: ReconciledCell, other: ReconciledCell): boolean {
  if (one === other) return true;
  return one.because === other.because && one.mark === other.mark && isSameTerm(one.term, other.term);
}

/** Whether two terms are made of the same amounts, filed under the same lines for the same spans. */
function isSameTerm(one: Term | null | undefined, other: Term | null | undefined): boolean {
  if (!one || !other) return one === other;
  if (one === other) return true;
  const areAlike = one.value === other.value && one.how === other.how && one.parts.length === other.parts.length;
  return areAlike && isSameCopy(one, other) && one.parts.every((part, k) => isSameTerm(part, other.parts[k]));
}

function isSameCopy({ entry: one }: Term, { entry: other }: Term): boolean {
  if (!one || !other) return one === other;
  return one.copy.line === other.copy.line && one.copy.span === other.copy.span;
}
