import type { ReconciledCell, ReconciledYear } from "./reconciled-year.ts";
import type { Term } from "./term.ts";

/**
 * Whether a fiscal year shows the same figures on two days, whichever filings of the same amounts they are taken from.
 *
 * @example
 * isSameYear(onTheDayOfTheReport, aYearLater); // true unless the next report restates it
 */
export function isSameYear(one: ReconciledYear, other: ReconciledYear): boolean {
  return (
    isSameCell(one.year, other.year) &&
    one.quarters.every((quarter, k) => isSameCell(quarter, other.quarters[k] as ReconciledCell))
  );
}

function isSameCell(one: ReconciledCell, other: ReconciledCell): boolean {
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
