import type { WireValuation } from "@plumbline/contract";
import type { ReactNode } from "react";
import { Bench } from "../bench/Bench.tsx";
import { InSight } from "../bench/InSight.tsx";
import { ModelSection } from "../bench/ModelSection.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { Suitability } from "../suitability/Suitability.tsx";
import { useSpeaker } from "../words/speaker.ts";
import { HowComputed } from "../working/HowComputed.tsx";
import { ProjectionWorking } from "../working/ProjectionWorking.tsx";
import { ValueWorking } from "../working/ValueWorking.tsx";
import { Bridge } from "./Bridge.tsx";
import { DcfControls } from "./DcfControls.tsx";
import { DcfOutcome } from "./DcfOutcome.tsx";
import styles from "./DcfSection.module.css";
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
export function DcfSection({ valuation, proofs, actions }: DcfSectionProps) {
  const { text } = useSpeaker();
  const { currency, suitability, dcfRefusal } = valuation;
  const price = valuation.price.value;
  // Where the kind of company is the reason, nothing that could be entered would help.
  const controls = dcfRefusal ? null : <DcfControls valuation={valuation} />;
  return (
    <ModelSection title={text("valuation.dcf")} head={<Suitability model="dcf" suitability={suitability.dcf} />}>
      <Bench
        outcome={<DcfOutcome price={price} currency={currency} proof={proofs.dcf} />}
        controls={controls}
        actions={actions}
      >
        {dcfRefusal ? null : <DcfPictures price={price} currency={currency} proofs={proofs} />}
      </Bench>
    </ModelSection>
  );
}

interface DcfPicturesProps {
  readonly price: number | null;
  readonly currency: string | null;
  readonly proofs: Proofs;
}

/** Everything that comes of the value; without one a sentence keeps their place. */
function DcfPictures({ price, currency, proofs }: DcfPicturesProps) {
  const { text } = useSpeaker();
  const proof = proofs.dcf;
  const hasValue = useLive(({ live }) => live.dcf.value !== null);
  const hasGrid = useLive(({ live }) => live.grid !== null);
  return (
    <>
      {!hasValue && !hasGrid && <p className={styles.waiting}>{text("valuation.noPictures")}</p>}
      <InSight>
        <Bridge currency={currency} proofs={proofs} />
      </InSight>
      <InSight>
        <Scenarios price={price} proof={proof} />
      </InSight>
      <InSight isWide>
        <HeatMap price={price} />
        {hasGrid && (
          <HowComputed sentence={text("valuation.how.heatMap")} rules="DCF-01, DCF-02, DCF-03, DCF-04">
            <ValueWorking proof={proof} />
          </HowComputed>
        )}
      </InSight>
      <InSight>
        <Tornado />
        {hasValue && (
          <HowComputed sentence={text("valuation.how.tornado")} rules="DCF-01, DCF-02, DCF-03, DCF-04">
            <ValueWorking proof={proof} />
          </HowComputed>
        )}
      </InSight>
      <InSight>
        <MonteCarlo price={price} proof={proof} />
      </InSight>
      <InSight isWide>
        <Projection currency={currency} proof={proof} />
        {hasValue && (
          <HowComputed sentence={text("valuation.how.projection")} rules="DCF-01, DCF-02, DCF-03">
            <ProjectionWorking proof={proof} />
          </HowComputed>
        )}
      </InSight>
    </>
  );
}
