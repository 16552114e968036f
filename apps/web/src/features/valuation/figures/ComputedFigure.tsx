import type { WireFigure, WireValuation } from "@plumbline/contract";
import { type ReactNode, useMemo } from "react";
import { FigureValue } from "../../../ui/index.ts";

interface ComputedFigureProps {
  readonly value: number;
  readonly provenance: Provenances[keyof Provenances];
  readonly label: string;
  readonly format: (value: number) => string;
  readonly explanation?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A number that the page computed; its popover shows the provenance like that of any other figure. */
export function ComputedFigure({ value, provenance, ...rest }: ComputedFigureProps) {
  const figure = useMemo<WireFigure>(() => ({ value, provenance }), [value, provenance]);
  return <FigureValue figure={figure} {...rest} />;
}

type Provenance = Extract<WireFigure, { provenance: unknown }>["provenance"];

/** The provenance of the numbers that the page computes, by model. */
export type Provenances = Readonly<
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
 * The provenance of each number: that of the server's own result or, where the model refused on the server, that of the
 * first known input. A discounted number carries the doubtful price moves of its rate, unless the reader chose the rate.
 *
 * @param hasOwnRate Whether the discount rate or its beta is the reader's own.
 */
export function provenancesOf(valuation: WireValuation, hasOwnRate = false): Provenances {
  const { dcf, graham, grahamRevised, grahamNumber, expectations, inputs, price } = valuation;
  const flow = [inputs.baseFlow, inputs.cfo, inputs.shares].map(({ figure }) => figure);
  const earnings = [inputs.epsTtm.figure, inputs.shares.figure];
  const flowProvenance = withDoubts(provenanceOf(dcf, flow, "DCF-01"), []);
  const returnProvenance = withDoubts(provenanceOf(expectations.growth, [...flow, price], "DCF-01"), []);
  const rate = valuation.parameters.wacc.default;
  const doubtful = hasOwnRate || rate.value === null ? [] : (rate.provenance.doubtful ?? []);
  return {
    flow: flowProvenance,
    dcf: withDoubts(flowProvenance, doubtful),
    graham: provenanceOf(graham, earnings, "GRA-01"),
    grahamRevised: provenanceOf(grahamRevised, earnings, "GRA-02"),
    grahamNumber: provenanceOf(grahamNumber, earnings, "GRA-05"),
    expectedGrowth: withDoubts(returnProvenance, doubtful),
    expectedReturn: returnProvenance,
    expectedEarnings: provenanceOf(expectations.grahamGrowth, [...earnings, price], "GRA-01"),
  };
}

function withDoubts({ doubtful: _, ...provenance }: Provenance, doubtful: readonly string[]): Provenance {
  return doubtful.length === 0 ? provenance : { ...provenance, doubtful };
}

type Outcome = { readonly provenance: Provenance } | { readonly because: string };

function provenanceOf(outcome: Outcome, figures: readonly WireFigure[], formula: string): Provenance {
  if ("provenance" in outcome) return outcome.provenance;
  const known = figures.find((figure) => figure.value !== null);
  return known?.value == null ? { source: "assumption", formula } : { ...known.provenance, formula };
}
