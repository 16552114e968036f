import type { WireValuation } from "@plumbline/contract";
import { memo, type ReactNode } from "react";
import { Bench } from "../bench/Bench.tsx";
import { InSight } from "../bench/InSight.tsx";
import { ModelSection } from "../bench/ModelSection.tsx";
import { Outcome } from "../bench/Outcome.tsx";
import type { LiveValuation } from "../live/live-valuation.ts";
import type { Proofs } from "../live/proofs.ts";
import { Suitability } from "../suitability/Suitability.tsx";
import { useSpeaker } from "../words/speaker.ts";
import { GrahamFormula } from "./GrahamFormula.tsx";
import { GrahamGrowths } from "./GrahamGrowths.tsx";
import { GrahamOthers } from "./GrahamOthers.tsx";

interface GrahamSectionProps {
  readonly valuation: WireValuation;
  readonly live: LiveValuation;
  readonly proofs: Proofs;
  readonly isRevised: boolean;
  readonly controls: ReactNode;
  /** What is done with all that was moved. */
  readonly actions: ReactNode;
}

/** Graham's formula: whether it fits, what it is made of, and what the price says by it. */
export const GrahamSection = memo(function GrahamSection({
  valuation,
  live,
  proofs,
  isRevised,
  controls,
  actions,
}: GrahamSectionProps) {
  const { text } = useSpeaker();
  const model = isRevised ? "grahamRevised" : "graham";
  const outcome = live[model];
  const price = valuation.price.value;
  const head = <Suitability model="graham" suitability={valuation.suitability.graham} />;
  const shown = (
    <Outcome
      outcome={outcome}
      price={price}
      currency={valuation.currency}
      label={text(`valuation.${model}Value`)}
      explanation={text(`valuation.explain.${model}`)}
      proof={proofs[model]}
    />
  );
  return (
    <ModelSection title={text("valuation.graham")} head={head}>
      <Bench outcome={shown} controls={controls} actions={actions}>
        <div>
          {outcome.value !== null && (
            <GrahamFormula outcome={outcome} chosen={live.chosen} isRevised={isRevised} proof={proofs[model]} />
          )}
        </div>
        <div>
          <GrahamOthers live={live} proofs={proofs} />
        </div>
        <InSight value={live.chosen} isWide>
          {(chosen) => outcome.value !== null && <GrahamGrowths chosen={chosen} isRevised={isRevised} price={price} />}
        </InSight>
      </Bench>
    </ModelSection>
  );
});
