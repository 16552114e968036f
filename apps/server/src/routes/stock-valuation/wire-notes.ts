import type { ValuationNote } from "@plumbline/contract";
import type { ValuationInputs } from "@plumbline/core/valuation";
import type { ModelChoice } from "@plumbline/core/valuation/model";

/** What a reader should know of the inputs as chosen. */
export function wireNotes({ notes, figures }: ValuationInputs, { stockCompensation }: ModelChoice): ValuationNote[] {
  if (stockCompensation !== "deducted") return [...notes];
  const isKnown = figures.stockCompensation.value !== null;
  return [...notes, isKnown ? "stock-compensation-deducted" : "stock-compensation-not-reported"];
}
