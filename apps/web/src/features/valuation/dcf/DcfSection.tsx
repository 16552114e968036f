import type { WireValuation } from "@plumbline/contract";
import type { DcfValuation } from "@plumbline/core/valuation/model";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/index.ts";
import type { Provenances } from "../figures/ComputedFigure.tsx";
import { MonteCarlo } from "../monte-carlo/MonteCarlo.tsx";
import { HowComputed, ProjectionFormulas, ValueFormula } from "../section/HowComputed.tsx";
import { ModelSection } from "../section/ModelSection.tsx";
import { ModelValue } from "../section/ModelValue.tsx";
import { Suitability } from "../section/Suitability.tsx";
import { VisibilityBoundary } from "../store/VisibilityBoundary.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import { Bridge } from "./Bridge.tsx";
import { DcfControls } from "./DcfControls.tsx";
import styles from "./DcfSection.module.css";
import { HeatMap } from "./HeatMap.tsx";
import { Projection } from "./Projection.tsx";
import { Scenarios } from "./Scenarios.tsx";
import { Tornado } from "./Tornado.tsx";

interface DcfSectionProps {
  readonly valuation: WireValuation;
  readonly provenances: Provenances;
  /** The buttons that save, share or reset the choice. */
  readonly actions: ReactNode;
}

/** The discounted cash flow: whether it suits the company, its parameters and its results. */
export function DcfSection({ valuation, provenances, actions }: DcfSectionProps) {
  const { text } = useLocale();
  const { currency, suitability, dcfRefusal } = valuation;
  const price = valuation.price.value;
  // Where the model does not suit the kind of company, no parameter can change that.
  const controls = dcfRefusal ? null : <DcfControls valuation={valuation} />;
  return (
    <ModelSection
      title={text("valuation.dcf")}
      head={<Suitability model="dcf" suitability={suitability.dcf} />}
      outcome={<DcfOutcome price={price} currency={currency} provenance={provenances.dcf} />}
      controls={controls}
      actions={actions}
    >
      {dcfRefusal ? null : <DcfResults price={price} currency={currency} provenances={provenances} />}
    </ModelSection>
  );
}

interface DcfResultsProps {
  readonly price: number | null;
  readonly currency: string | null;
  readonly provenances: Provenances;
}

/** The tables and charts of the model; a sentence takes their place where there is no value. */
function DcfResults({ price, currency, provenances }: DcfResultsProps) {
  const { text } = useLocale();
  const provenance = provenances.dcf;
  const hasValue = useValuationState(({ results }) => results.dcf.value !== null);
  const hasGrid = useValuationState(({ results }) => results.grid !== null);
  return (
    <>
      {!hasValue && !hasGrid && <p className={styles.waiting}>{text("valuation.noPictures")}</p>}
      <VisibilityBoundary>
        <Bridge currency={currency} provenances={provenances} />
      </VisibilityBoundary>
      <VisibilityBoundary>
        <Scenarios price={price} provenance={provenance} />
      </VisibilityBoundary>
      <VisibilityBoundary isWide>
        <HeatMap price={price} />
        {hasGrid && (
          <HowComputed sentence={text("valuation.how.heatMap")} rules={["DCF-01", "DCF-02", "DCF-03", "DCF-04"]}>
            <ValueFormula provenance={provenance} />
          </HowComputed>
        )}
      </VisibilityBoundary>
      <VisibilityBoundary>
        <Tornado />
        {hasValue && (
          <HowComputed sentence={text("valuation.how.tornado")} rules={["DCF-01", "DCF-02", "DCF-03", "DCF-04"]}>
            <ValueFormula provenance={provenance} />
          </HowComputed>
        )}
      </VisibilityBoundary>
      <VisibilityBoundary>
        <MonteCarlo price={price} provenance={provenance} />
      </VisibilityBoundary>
      <VisibilityBoundary isWide>
        <Projection currency={currency} provenance={provenance} />
        {hasValue && (
          <HowComputed sentence={text("valuation.how.projection")} rules={["DCF-01", "DCF-02", "DCF-03"]}>
            <ProjectionFormulas provenance={provenance} />
          </HowComputed>
        )}
      </VisibilityBoundary>
    </>
  );
}

interface DcfOutcomeProps {
  readonly price: number | null;
  readonly currency: string | null;
  readonly provenance: Provenances["dcf"];
}

/** The value by discounted cash flow at this moment, with its warnings. */
function DcfOutcome(props: DcfOutcomeProps) {
  const { text } = useLocale();
  const dcf = useValuationState(({ results }) => results.dcf);
  return (
    <>
      <ModelValue
        {...props}
        outcome={dcf}
        label={text("valuation.dcfValue")}
        explanation={text("valuation.explain.dcf")}
      />
      {dcf.value !== null && <DcfWarnings warnings={dcf.warnings} />}
    </>
  );
}

/** What a reader should know before relying on the value. */
function DcfWarnings({ warnings }: Pick<DcfValuation, "warnings">) {
  const { text, formats } = useLocale();
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ code, level, details }) => (
        <li key={code} data-level={level}>
          {text(`valuation.warning.${code}`, {
            terminalShare: formats.percent(details.terminalShare, 0),
            spread: formats.percent(details.spread),
            terminalGrowth: formats.percent(details.terminalGrowth),
            riskFreeRate: formats.percent(details.riskFreeRate),
          })}
        </li>
      ))}
    </ul>
  );
}
