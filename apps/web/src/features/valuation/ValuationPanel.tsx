import type { WireValuation } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useFormats, useLocale, useText } from "../../i18n/index.ts";
import { Boundary, Notice, PanelFrame, Remarks, useImportAdvice } from "../../ui/index.ts";
import { DcfSection } from "./dcf/DcfSection.tsx";
import { Expectations } from "./expectations/Expectations.tsx";
import { provenancesOf } from "./figures/ComputedFigure.tsx";
import { ValuationCurrency } from "./figures/sentence-amounts.ts";
import { FootballField } from "./football-field/FootballField.tsx";
import { GrahamSection } from "./graham/GrahamSection.tsx";
import { useSimulation } from "./monte-carlo/use-simulation.ts";
import { ChoiceActions, type RenderSave } from "./section/ChoiceActions.tsx";
import { VisibilityBoundary } from "./store/VisibilityBoundary.tsx";
import { createValuationStore, ValuationStoreContext } from "./store/valuation-store.ts";
import { ThroughTime } from "./through-time/ThroughTime.tsx";
import styles from "./ValuationPanel.module.css";
import { ValuationSkeleton } from "./ValuationSkeleton.tsx";
import { valuationQuery } from "./valuation.query.ts";
import type { ValuationChoice } from "./valuation-choice.ts";

interface ValuationPanelProps {
  readonly code: string;
  readonly asOf: string | undefined;
  /** The choice of the address. */
  readonly saved: ValuationChoice;
  /** Writes a choice to the address. */
  readonly onSave: (choice: ValuationChoice) => void;
  readonly renderSave: RenderSave;
}

/** The value of a share by two models; a reader can change every input. */
export function ValuationPanel({ code, asOf, saved, onSave, renderSave }: ValuationPanelProps) {
  const text = useText();
  const { day } = useFormats();
  const { data: valuation, error } = useQuery(valuationQuery({ code, asOf }));
  if (error && !valuation) throw error;
  if (!valuation) return <ValuationSkeleton />;
  const { symbol, hasFacts, period } = valuation;
  if (!hasFacts || period === null) {
    const isEarly = hasFacts && asOf !== undefined;
    return (
      <PanelFrame className={styles.none}>
        <Notice title={text(isEarly ? "fundamentals.nothingYet" : "fundamentals.none", { symbol })}>
          {isEarly ? text("fundamentals.nothingYetOn", { day: day(asOf) }) : text("fundamentals.noneExplained")}
        </Notice>
      </PanelFrame>
    );
  }
  return (
    <div className={styles.parts} data-accounts={valuation.accounts?.state}>
      <ValuationRemarks valuation={valuation} />
      <Models key={`${symbol} ${asOf}`} valuation={valuation} saved={saved} onSave={onSave} renderSave={renderSave} />
      <Boundary loading={null}>
        <ThroughTime code={code} asOf={asOf} />
      </Boundary>
    </div>
  );
}

/** Remarks that a reader needs before the values. */
function ValuationRemarks({ valuation }: { readonly valuation: WireValuation }) {
  const { text, formats } = useLocale();
  const advice = useImportAdvice();
  const { delisted, symbol, price, missingSeries, betaBasis } = valuation;
  const lacksDividends = betaBasis === "mixed" || betaBasis === "price";
  const remarks = [
    [delisted && text("valuation.delisted", { symbol, day: formats.day(delisted) })],
    [price.value === null && !delisted && text("valuation.noPrice", { reason: text(`reason.${price.because}`) })],
    ...missingSeries.map((series) => [text(`valuation.missing.${series}`), advice(series)]),
    lacksDividends
      ? [text(`valuation.beta.${betaBasis}`), advice("indexDividends") ?? advice("stockDividends", symbol)]
      : [],
  ].map((sentences) => sentences.filter((sentence) => typeof sentence === "string"));
  return <Remarks remarks={remarks.filter(({ length }) => length > 0)} />;
}

interface ModelsProps extends Pick<ValuationPanelProps, "saved" | "onSave" | "renderSave"> {
  readonly valuation: WireValuation;
}

/** All models, computed in the page by the functions of the server, so that they follow a slider at once. */
function Models({ valuation, saved, onSave, renderSave }: ModelsProps) {
  const [store] = useState(() => createValuationStore(valuation, saved));
  useLayoutEffect(() => store.follow(valuation, saved), [store, valuation, saved]);
  useSimulation(store, valuation.price.value ?? Number.NaN);
  const hasOwnRate = useSyncExternalStore(store.state.subscribe, () => isOwnRate(store.state.read().choice));
  const provenances = useMemo(() => provenancesOf(valuation, hasOwnRate), [valuation, hasOwnRate]);
  const actionsOf = (model: "dcf" | "graham") => (
    <ChoiceActions model={model} onSave={onSave} onDiscard={store.discard} renderSave={renderSave} />
  );
  return (
    <ValuationStoreContext value={store}>
      <ValuationCurrency value={valuation.currency}>
        <VisibilityBoundary isFirst>
          <Expectations valuation={valuation} provenances={provenances} />
        </VisibilityBoundary>
        <FootballField valuation={valuation} provenances={provenances} />
        <DcfSection valuation={valuation} provenances={provenances} actions={actionsOf("dcf")} />
        <VisibilityBoundary>
          <GrahamSection valuation={valuation} provenances={provenances} actions={actionsOf("graham")} />
        </VisibilityBoundary>
      </ValuationCurrency>
    </ValuationStoreContext>
  );
}

/** Whether the reader has replaced the discount rate or the measured beta. */
function isOwnRate({ parameters: { wacc, beta } }: ValuationChoice): boolean {
  return wacc !== undefined || beta !== undefined;
}
