import type { WireValuation } from "@plumbline/contract";
import type { ReactNode } from "react";
import { Bench } from "../bench/Bench.tsx";
import { InSight } from "../bench/InSight.tsx";
import { ModelSection } from "../bench/ModelSection.tsx";
import { Outcome } from "../bench/Outcome.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { Suitability } from "../suitability/Suitability.tsx";
import { useSpeaker } from "../words/speaker.ts";
import { GrahamControls } from "./GrahamControls.tsx";
import { GrahamFormula } from "./GrahamFormula.tsx";
import { GrahamGrowths } from "./GrahamGrowths.tsx";
import { GrahamOthers } from "./GrahamOthers.tsx";

interface GrahamSectionProps {
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
  /** What is done with all that was moved. */
  readonly actions: ReactNode;
}

/** Graham's formula: whether it fits, what it is made of, and what the price says by it. */
export function GrahamSection({ valuation, proofs, actions }: GrahamSectionProps) {
  const { text } = useSpeaker();
  const price = valuation.price.value;
  return (
    <ModelSection
      title={text("valuation.graham")}
      head={<Suitability model="graham" suitability={valuation.suitability.graham} />}
    >
      <Bench
        outcome={<GrahamOutcome price={price} currency={valuation.currency} proofs={proofs} />}
        controls={<GrahamControls valuation={valuation} />}
        actions={actions}
      >
        <div>
          <GrahamFormula proofs={proofs} />
        </div>
        <div>
          <GrahamOthers proofs={proofs} />
        </div>
        <InSight isWide>
          <GrahamGrowths price={price} />
        </InSight>
      </Bench>
    </ModelSection>
  );
}

interface GrahamOutcomeProps {
  readonly price: number | null;
  readonly currency: string | null;
  readonly proofs: Proofs;
}

function GrahamOutcome({ proofs, ...props }: GrahamOutcomeProps) {
  const { text } = useSpeaker();
  const model = useLive(({ choice }) => (choice.isRevised ? "grahamRevised" : "graham"));
  const outcome = useLive(({ live }) => live[model]);
  return (
    <Outcome
      {...props}
      outcome={outcome}
      label={text(`valuation.${model}Value`)}
      explanation={text(`valuation.explain.${model}`)}
      proof={proofs[model]}
    />
  );
}
