import type { WireValuation } from "@plumbline/contract";
import type { ReactNode } from "react";
import { Bench } from "../bench/Bench.tsx";
import { InSight } from "../bench/InSight.tsx";
import { ModelSection } from "../bench/ModelSection.tsx";
import { Outcome } from "../bench/Outcome.tsx";
import type { LiveValuation } from "../live/live-valuation.ts";
import type { Proofs } from "../live/proofs.ts";
import type { SimulationState } from "../simulation/use-simulation.ts";
import { Suitability } from "../suitability/Suitability.tsx";
import { useSpeaker } from "../words/speaker.ts";
import { Bridge } from "./Bridge.tsx";
import { DcfWarnings } from "./DcfWarnings.tsx";
import { HeatMap } from "./HeatMap.tsx";
import { MonteCarlo } from "./MonteCarlo.tsx";
import { Projection } from "./Projection.tsx";
import { Scenarios } from "./Scenarios.tsx";
import { Tornado } from "./Tornado.tsx";

interface DcfSectionProps {
  readonly valuation: WireValuation;
  readonly live: LiveValuation;
  readonly simulation: SimulationState;
  readonly proofs: Proofs;
  readonly controls: ReactNode;
  /** What is done with all that was moved. */
  readonly actions: ReactNode;
}

/** The discounted cash flow: whether it fits, what it is made of, and everything that comes of it. */
export function DcfSection({ valuation, live, simulation, proofs, controls, actions }: DcfSectionProps) {
  const { text } = useSpeaker();
  const { currency, suitability, dcfRefusal } = valuation;
  const price = valuation.price.value;
  const { dcf } = live;
  const head = <Suitability model="dcf" suitability={suitability.dcf} />;
  const outcome = (
    <>
      <Outcome
        outcome={dcf}
        price={price}
        currency={currency}
        label={text("valuation.dcfValue")}
        explanation={text("valuation.explain.dcf")}
        proof={proofs.dcf}
      />
      {dcf.value !== null && <DcfWarnings warnings={dcf.warnings} />}
    </>
  );
  return (
    <ModelSection title={text("valuation.dcf")} head={head}>
      {/* Where the kind of company is the reason, nothing that could be entered would help. */}
      <Bench outcome={outcome} controls={dcfRefusal ? null : controls} actions={actions}>
        <InSight value={live}>
          {({ dcf: valuation, chosen }) =>
            valuation.value !== null && (
              <Bridge valuation={valuation} shares={chosen.dcf.shares} currency={currency} proof={proofs.dcf} />
            )
          }
        </InSight>
        <InSight value={live.scenarios}>
          {(scenarios) => scenarios.length > 0 && <Scenarios scenarios={scenarios} price={price} proof={proofs.dcf} />}
        </InSight>
        <InSight value={live.grid} isWide>
          {(grid) => grid && <HeatMap grid={grid} price={price} />}
        </InSight>
        <InSight value={live}>
          {({ dcf: { value }, tornado }) => value !== null && <Tornado bars={tornado} value={value} />}
        </InSight>
        <InSight value={simulation}>
          {(shown) => dcf.value !== null && <MonteCarlo simulation={shown} price={price} proof={proofs.dcf} />}
        </InSight>
        <InSight value={dcf} isWide>
          {(valuation) =>
            valuation.value !== null && <Projection valuation={valuation} currency={currency} proof={proofs.dcf} />
          }
        </InSight>
      </Bench>
    </ModelSection>
  );
}
