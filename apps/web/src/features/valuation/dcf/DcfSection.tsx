import type { WireValuation } from "@plumbline/contract";
import type { ReactNode } from "react";
import { Bench } from "../bench/Bench.tsx";
import { InSight } from "../bench/InSight.tsx";
import { ModelSection } from "../bench/ModelSection.tsx";
import type { Proofs } from "../live/proofs.ts";
import { Suitability } from "../suitability/Suitability.tsx";
import { useSpeaker } from "../words/speaker.ts";
import { HowComputed } from "../working/HowComputed.tsx";
import { ProjectionWorking } from "../working/ProjectionWorking.tsx";
import { ValueWorking } from "../working/ValueWorking.tsx";
import { Bridge } from "./Bridge.tsx";
import { DcfControls } from "./DcfControls.tsx";
import { DcfOutcome } from "./DcfOutcome.tsx";
import { HeatMap } from "./HeatMap.tsx";
import { MonteCarlo } from "./MonteCarlo.tsx";
import { Projection } from "./Projection.tsx";
import { Scenarios } from "./Scenarios.tsx";
import { Tornado } from "./Tornado.tsx";

interface DcfSectionProps {
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
  /** What is done with all that was moved. */
  readonly actions: ReactNode;
}

/** The discounted cash flow: whether it fits, what it is made of, and everything that comes of it. */
export function DcfSection({ valuation, proofs: { dcf: proof }, actions }: DcfSectionProps) {
  const { text } = useSpeaker();
  const { currency, suitability, dcfRefusal } = valuation;
  const price = valuation.price.value;
  // Where the kind of company is the reason, nothing that could be entered would help.
  const controls = dcfRefusal ? null : <DcfControls valuation={valuation} />;
  return (
    <ModelSection title={text("valuation.dcf")} head={<Suitability model="dcf" suitability={suitability.dcf} />}>
      <Bench
        outcome={<DcfOutcome price={price} currency={currency} proof={proof} />}
        controls={controls}
        actions={actions}
      >
        <InSight>
          <Bridge currency={currency} proof={proof} />
        </InSight>
        <InSight>
          <Scenarios price={price} proof={proof} />
        </InSight>
        <InSight isWide>
          <HeatMap price={price} />
          <HowComputed sentence={text("valuation.how.heatMap")} rules="DCF-01, DCF-02, DCF-03, DCF-04">
            <ValueWorking proof={proof} />
          </HowComputed>
        </InSight>
        <InSight>
          <Tornado />
          <HowComputed sentence={text("valuation.how.tornado")} rules="DCF-01, DCF-02, DCF-03, DCF-04">
            <ValueWorking proof={proof} />
          </HowComputed>
        </InSight>
        <InSight>
          <MonteCarlo price={price} proof={proof} />
        </InSight>
        <InSight isWide>
          <Projection currency={currency} proof={proof} />
          <HowComputed sentence={text("valuation.how.projection")} rules="DCF-01, DCF-02, DCF-03">
            <ProjectionWorking proof={proof} />
          </HowComputed>
        </InSight>
      </Bench>
    </ModelSection>
  );
}
