import type { WireValuation } from "@plumbline/contract";
import type { DcfValuation } from "@plumbline/core/valuation/model";
import type { ReactNode } from "react";
import type { Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { MonteCarlo } from "../monte-carlo/MonteCarlo.tsx";
import { HowComputed, ProjectionWorking, ValueWorking } from "../section/HowComputed.tsx";
import { Bench, ModelSection } from "../section/ModelSection.tsx";
import { Outcome } from "../section/ModelValue.tsx";
import { Suitability } from "../section/Suitability.tsx";
import { InSight } from "../store/VisibilityBoundary.tsx";
import { useLive } from "../store/valuation-store.ts";
import { Bridge } from "./Bridge.tsx";
import { DcfControls } from "./DcfControls.tsx";
import styles from "./DcfSection.module.css";
import { HeatMap } from "./HeatMap.tsx";
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

interface DcfOutcomeProps {
  readonly price: number | null;
  readonly currency: string | null;
  readonly proof: Proofs["dcf"];
}

/** What the discounted cash flow says at this moment, with what a reader should know before believing it. */
export function DcfOutcome(props: DcfOutcomeProps) {
  const { text } = useSpeaker();
  const dcf = useLive(({ live }) => live.dcf);
  return (
    <>
      <Outcome
        {...props}
        outcome={dcf}
        label={text("valuation.dcfValue")}
        explanation={text("valuation.explain.dcf")}
      />
      {dcf.value !== null && <DcfWarnings warnings={dcf.warnings} />}
    </>
  );
}

/** What a reader should know before believing the value. */
export function DcfWarnings({ warnings }: Pick<DcfValuation, "warnings">) {
  const { text, formats } = useSpeaker();
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ code, level, details }) => (
        <li key={code} data-level={level}>
          {text(`valuation.warning.${code}`, {
            terminalShare: formats.percent(details.terminalShare, 0),
            spread: formats.percent(details.spread, 1),
            terminalGrowth: formats.percent(details.terminalGrowth, 1),
            riskFreeRate: formats.percent(details.riskFreeRate, 1),
          })}
        </li>
      ))}
    </ul>
  );
}
