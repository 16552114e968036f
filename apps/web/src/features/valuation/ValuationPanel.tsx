import type { WireValuation } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Boundary, Notice } from "../../ui/index.ts";
import { DcfSection } from "./dcf/DcfSection.tsx";
import { Expectations } from "./expectations/Expectations.tsx";
import { proofsOf } from "./figures/ComputedFigure.tsx";
import { useSpeaker } from "./figures/locale.ts";
import { Worth } from "./football-field/FootballField.tsx";
import { GrahamSection } from "./graham/GrahamSection.tsx";
import { useSimulation } from "./monte-carlo/use-simulation.ts";
import { Actions } from "./section/ChoiceActions.tsx";
import { InSight } from "./store/VisibilityBoundary.tsx";
import { BenchContext, liveBench } from "./store/valuation-store.ts";
import { ThroughTime } from "./through-time/ThroughTime.tsx";
import styles from "./ValuationPanel.module.css";
import { ValuationSkeleton } from "./ValuationSkeleton.tsx";
import { valuationQuery } from "./valuation.query.ts";
import type { ValuationChoice } from "./valuation-choice.ts";

interface ValuationPanelProps {
  readonly code: string;
  readonly asOf: string | undefined;
  /** What the address says. */
  readonly saved: ValuationChoice;
  /** Keeps a choice in the address. */
  readonly onSave: (choice: ValuationChoice) => void;
}

/** What a share is worth, by two models whose every input can be moved. */
export function ValuationPanel({ code, asOf, saved, onSave }: ValuationPanelProps) {
  const text = useText();
  const { day } = useFormats();
  const { data: valuation, error } = useQuery(valuationQuery({ code, asOf }));
  if (error && !valuation) throw error;
  if (!valuation) return <ValuationSkeleton />;
  const { symbol, hasFacts, period } = valuation;
  if (!hasFacts || period === null) {
    const isEarly = hasFacts && asOf !== undefined;
    return (
      <section className={styles.none}>
        <Notice title={text(isEarly ? "fundamentals.nothingYet" : "fundamentals.none", { symbol })}>
          {isEarly ? text("fundamentals.nothingYetOn", { day: day(asOf) }) : text("fundamentals.noneExplained")}
        </Notice>
      </section>
    );
  }
  return (
    <div className={styles.parts} data-accounts={valuation.accounts?.state}>
      <Remarks valuation={valuation} />
      <Workbench key={`${symbol} ${asOf}`} valuation={valuation} saved={saved} onSave={onSave} />
      <Boundary loading={null}>
        <ThroughTime code={code} asOf={asOf} />
      </Boundary>
    </div>
  );
}

/** What a reader should know before reading a value. */
export function Remarks({ valuation }: { readonly valuation: WireValuation }) {
  const { text, formats } = useSpeaker();
  const { delisted, symbol, price, missingSeries } = valuation;
  const remarks = [
    delisted && text("valuation.delisted", { symbol, day: formats.day(delisted) }),
    price.value === null && !delisted && text("valuation.noPrice", { reason: text(`reason.${price.because}`) }),
    ...missingSeries.map((series) => text(`valuation.missing.${series}`)),
    valuation.betaBasis === "mixed" && text("valuation.beta.mixed"),
    valuation.betaBasis === "price" && text("valuation.beta.price"),
  ].filter((remark) => typeof remark === "string");
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

interface WorkbenchProps {
  readonly valuation: WireValuation;
  readonly saved: ValuationChoice;
  readonly onSave: (choice: ValuationChoice) => void;
}

/** Everything that follows a slider: computed here, at once, and by the functions of the server. */
export function Workbench({ valuation, saved, onSave }: WorkbenchProps) {
  const [bench] = useState(() => liveBench(valuation, saved));
  useLayoutEffect(() => bench.follow(valuation, saved), [bench, valuation, saved]);
  useSimulation(bench, valuation.price.value ?? Number.NaN);
  const hasOwnRate = useSyncExternalStore(bench.state.subscribe, () => isOwnRate(bench.state.read().choice));
  const proofs = useMemo(() => proofsOf(valuation, hasOwnRate), [valuation, hasOwnRate]);
  const props = { valuation, proofs, actions: <Actions onSave={onSave} onDiscard={bench.discard} /> };
  return (
    <BenchContext value={bench}>
      <InSight>
        <Expectations valuation={valuation} proofs={proofs} />
      </InSight>
      <Worth valuation={valuation} proofs={proofs} />
      <DcfSection {...props} />
      <InSight>
        <GrahamSection {...props} />
      </InSight>
    </BenchContext>
  );
}

/** Whether the discount rate is no longer made of the beta that was measured. */
function isOwnRate({ parameters: { wacc, beta } }: ValuationChoice): boolean {
  return wacc !== undefined || beta !== undefined;
}
