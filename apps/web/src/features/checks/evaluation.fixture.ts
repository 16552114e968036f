import type { WireEvaluation } from "@plumbline/contract";

/** A passed check of the P/E with the given changes. */
export function evaluation(change: Partial<WireEvaluation> = {}): WireEvaluation {
  return {
    id: "O1",
    tab: "overview",
    comparison: "<",
    unit: "times",
    result: "pass",
    state: "pass",
    value: { value: 20, provenance: { source: "demo" } },
    threshold: 25,
    defaultThreshold: 25,
    bounds: { min: 1, max: 100, step: 0.5 },
    isMoved: false,
    margin: 5,
    currency: null,
    because: null,
    formula: "priceInAccounts ÷ epsTtm; no earnings: fail",
    source: "The specification of this product.",
    inputs: [],
    ...change,
  };
}
