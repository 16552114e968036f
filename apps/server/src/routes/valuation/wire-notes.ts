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
    const pay = figures.stockCompensation;
    if (pay.value !== null) chosen.push("stock-compensation-deducted");
    else if (pay.because === "not-reported") chosen.push("stock-compensation-not-reported");
  }
  if (securities === "added") {
    const held = figures.nonCurrentSecurities;
    if (held.value !== null) chosen.push("securities-added");
    else if (held.because === "not-reported") chosen.push("securities-not-reported");
  }
  return [...notes, ...chosen];
}
