import type { WireFigure, WireValuation } from "@plumbline/contract";

type Provenance = Extract<WireFigure, { provenance: unknown }>["provenance"];

/** Where the numbers come from that the page computes, by model. */
export type Proofs = Readonly<
  Record<"dcf" | "graham" | "grahamRevised" | "grahamNumber" | "expectedFlow" | "expectedEarnings", Provenance>
>;

/**
 * The proof of each number: that of the server, or where the server had none because the model refused, the latest filing
 * among the inputs.
 */
export function proofsOf(valuation: WireValuation): Proofs {
  const { dcf, graham, grahamRevised, grahamNumber, expectations, inputs, price } = valuation;
  const flow = [inputs.baseFlow, inputs.cfo, inputs.shares].map(({ figure }) => figure);
  const earnings = [inputs.epsTtm.figure, inputs.shares.figure];
  return {
    dcf: proofOf(dcf, flow, "DCF-01"),
    graham: proofOf(graham, earnings, "GRA-01"),
    grahamRevised: proofOf(grahamRevised, earnings, "GRA-02"),
    grahamNumber: proofOf(grahamNumber, earnings, "GRA-05"),
    expectedFlow: proofOf(expectations.growth, [...flow, price], "DCF-01"),
    expectedEarnings: proofOf(expectations.grahamGrowth, [...earnings, price], "GRA-01"),
  };
}

type Outcome = { readonly provenance: Provenance } | { readonly because: string };

function proofOf(outcome: Outcome, figures: readonly WireFigure[], formula: string): Provenance {
  if ("provenance" in outcome) return outcome.provenance;
  const known = figures.find((figure) => figure.value !== null);
  return known?.value == null ? { source: "assumption", formula } : { ...known.provenance, formula };
}
