import type { WireFigure, WireValuation } from "@plumbline/contract";
import { type ReactNode, useMemo } from "react";
import { FigureValue } from "../../../ui/index.ts";

interface LiveFigureProps {
  readonly value: number;
  readonly proof: Proofs[keyof Proofs];
  readonly label: string;
  readonly format: (value: number) => string;
  readonly explanation?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A number that the page computed, which can be questioned like every other. */
export function LiveFigure({ value, proof, ...rest }: LiveFigureProps) {
  const figure = useMemo<WireFigure>(() => ({ value, provenance: proof }), [value, proof]);
  return <FigureValue figure={figure} {...rest} />;
}

type Provenance = Extract<WireFigure, { provenance: unknown }>["provenance"];

/** Where the numbers come from that the page computes, by model. */
export type Proofs = Readonly<
  Record<
    | "flow"
    | "dcf"
    | "graham"
    | "grahamRevised"
    | "grahamNumber"
    | "expectedGrowth"
    | "expectedReturn"
    | "expectedEarnings",
    Provenance
  >
>;

/**
 * The proof of each number: that of the server, or where the server had none because the model refused, the latest filing
 * among the inputs. What is discounted contains the doubtful moves of its rate, unless a reader has chosen that.
 *
 * @param hasOwnRate Whether the discount rate or its beta is the reader's own.
 */
export function proofsOf(valuation: WireValuation, hasOwnRate = false): Proofs {
  const { dcf, graham, grahamRevised, grahamNumber, expectations, inputs, price } = valuation;
  const flow = [inputs.baseFlow, inputs.cfo, inputs.shares].map(({ figure }) => figure);
  const earnings = [inputs.epsTtm.figure, inputs.shares.figure];
  const flowProof = withDoubts(proofOf(dcf, flow, "DCF-01"), []);
  const returnProof = withDoubts(proofOf(expectations.growth, [...flow, price], "DCF-01"), []);
  const rate = valuation.parameters.wacc.default;
  const doubtful = hasOwnRate || rate.value === null ? [] : (rate.provenance.doubtful ?? []);
  return {
    flow: flowProof,
    dcf: withDoubts(flowProof, doubtful),
    graham: proofOf(graham, earnings, "GRA-01"),
    grahamRevised: proofOf(grahamRevised, earnings, "GRA-02"),
    grahamNumber: proofOf(grahamNumber, earnings, "GRA-05"),
    expectedGrowth: withDoubts(returnProof, doubtful),
    expectedReturn: returnProof,
    expectedEarnings: proofOf(expectations.grahamGrowth, [...earnings, price], "GRA-01"),
  };
}

function withDoubts({ doubtful: _, ...proof }: Provenance, doubtful: readonly string[]): Provenance {
  return doubtful.length === 0 ? proof : { ...proof, doubtful };
}

type Outcome = { readonly provenance: Provenance } | { readonly because: string };

function proofOf(outcome: Outcome, figures: readonly WireFigure[], formula: string): Provenance {
  if ("provenance" in outcome) return outcome.provenance;
  const known = figures.find((figure) => figure.value !== null);
  return known?.value == null ? { source: "assumption", formula } : { ...known.provenance, formula };
}
