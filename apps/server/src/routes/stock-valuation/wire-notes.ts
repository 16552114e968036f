import type { ValuationNote } from "@plumbline/contract";
import type { ValuationInputs } from "@plumbline/core/valuation";
import type { ModelChoice } from "@plumbline/core/valuation/model";

/** What a reader should know of the inputs as chosen. */
export function wireNotes(
  { notes, figures }: ValuationInputs,
  { stockCompensation, securities }: ModelChoice,
): ValuationNote[] {
  const chosen: ValuationNote[] = [];
  if (stockCompensation === "deducted") {
    const isKnown = figures.stockCompensation.value !== null;
    chosen.push(isKnown ? "stock-compensation-deducted" : "stock-compensation-not-reported");
  }
  if (securities === "added") {
    const isKnown = figures.nonCurrentSecurities.value !== null;
    chosen.push(isKnown ? "securities-added" : "securities-not-reported");
  }
  return [...notes, ...chosen];
}
