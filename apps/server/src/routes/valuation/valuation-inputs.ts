import { type InputNote, VALUATION_INPUTS, type ValuationInput, type WireValuationInput } from "@plumbline/contract";
import type { ValuationInputs } from "@plumbline/core/valuation";
import type { ModelChoice } from "@plumbline/core/valuation/model";
import { evidenceTree, type Filer } from "../fundamentals/index.ts";
import type { ValuedStock } from "./valued-stock.ts";

/** The numbers of the accounts behind both models, each with what it was made of. */
export function wireInputs({ snapshot, stock, company }: ValuedStock): Record<ValuationInput, WireValuationInput> {
  const { inputs } = company.valuation;
  const filer = { cik: stock.instrument.cik, fictional: snapshot.manifest.fictional };
  const written = VALUATION_INPUTS.map((name) => [name, wireInput(name, inputs, filer)]);
  return Object.fromEntries(written) as Record<ValuationInput, WireValuationInput>;
}

function wireInput(name: ValuationInput, inputs: ValuationInputs, filer: Filer): WireValuationInput {
  const traced = name in inputs.parts ? inputs.parts[name as keyof typeof inputs.parts] : null;
  return {
    figure: inputs.figures[name],
    tree: traced && traced.value !== null ? evidenceTree(traced, filer) : null,
    madeOf: inputs.figures[name].value === null ? [] : partsOf(name, inputs).filter((part) => isKnown(part, inputs)),
  };
}

function partsOf(name: ValuationInput, { notes }: ValuationInputs): readonly ValuationInput[] {
  switch (name) {
    case "baseFlow":
      return ["cfo", "capex", "interestExpense"];
    case "netDebt":
      return ["totalDebt", "preferred", "minorityInterest", "cash"];
    case "shares":
      return [notes.includes("shares-not-diluted") ? "sharesOutstanding" : "sharesDiluted"];
    case "bookValuePerShare":
      return ["commonEquity", "sharesOutstanding"];
    default:
      return [];
  }
}

function isKnown(name: ValuationInput, { figures }: ValuationInputs): boolean {
  return figures[name].value !== null;
}

/** What a reader should know of the inputs as chosen. */
export function wireNotes(
  { notes, figures }: ValuationInputs,
  { stockCompensation, securities }: ModelChoice,
): InputNote[] {
  const chosen: InputNote[] = [];
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
