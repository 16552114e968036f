import type { WireValuation } from "@plumbline/contract";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/index.ts";
import type { Provenances } from "../figures/ComputedFigure.tsx";
import { AccountLines } from "../parameters/AccountLines.tsx";
import { MethodSwitch, MoreParameters, ParameterGroup } from "../parameters/ParameterGroup.tsx";
import { ModelSection } from "../section/ModelSection.tsx";
import { ModelValue } from "../section/ModelValue.tsx";
import { Suitability } from "../section/Suitability.tsx";
import { VisibilityBoundary } from "../store/VisibilityBoundary.tsx";
import { useValuationState, useValuationStore } from "../store/valuation-store.ts";
import { withParameter } from "../valuation-choice.ts";
import { GrahamFormula, OtherGrahamFormulas } from "./GrahamFormulas.tsx";
import { GrahamGrowth } from "./GrahamGrowth.tsx";
import { editOf, GRAHAM_EDITS } from "./graham-edit.ts";

interface GrahamSectionProps {
  readonly valuation: WireValuation;
  readonly provenances: Provenances;
  /** The buttons that save, share or reset the choice. */
  readonly actions: ReactNode;
}

/** Graham's formula: whether it suits the company, its parameters, and the growth that the price implies. */
export function GrahamSection({ valuation, provenances, actions }: GrahamSectionProps) {
  const { text } = useLocale();
  const price = valuation.price.value;
  return (
    <ModelSection
      title={text("valuation.graham")}
      head={<Suitability model="graham" suitability={valuation.suitability.graham} />}
      outcome={<GrahamOutcome price={price} currency={valuation.currency} provenances={provenances} />}
      controls={<GrahamControls valuation={valuation} />}
      actions={actions}
    >
      <div>
        <GrahamFormula provenances={provenances} />
      </div>
      <div>
        <OtherGrahamFormulas provenances={provenances} />
      </div>
      <VisibilityBoundary isWide>
        <GrahamGrowth price={price} />
      </VisibilityBoundary>
    </ModelSection>
  );
}

interface GrahamOutcomeProps {
  readonly price: number | null;
  readonly currency: string | null;
  readonly provenances: Provenances;
}

function GrahamOutcome({ provenances, ...props }: GrahamOutcomeProps) {
  const { text } = useLocale();
  const model = useValuationState(({ choice }) => (choice.isRevised ? "grahamRevised" : "graham"));
  const outcome = useValuationState(({ results }) => results[model]);
  return (
    <ModelValue
      {...props}
      outcome={outcome}
      label={text(`valuation.${model}Value`)}
      explanation={text(`valuation.explain.${model}`)}
      provenance={provenances[model]}
    />
  );
}

const CLASSIC = ["eps", "grahamGrowth", "noGrowthMultiple", "growthMultiplier"] as const;
/** The lines of the accounts behind earnings and book value per share. */
const ACCOUNTS = ["epsTtm", "commonEquity", "sharesOutstanding"] as const;
const REVISED = [...CLASSIC, "bondYield"] as const;

/** The parameters of Graham's formula. */
function GrahamControls({ valuation }: { readonly valuation: WireValuation }) {
  const { text } = useLocale();
  const { change } = useValuationStore();
  const edit = useValuationState(({ results }) => editOf(results.chosen.graham));
  const isRevised = useValuationState(({ choice }) => choice.isRevised);
  const earnings = useValuationState(({ choice }) => choice.earnings);
  const chooseEdit = (chosen: string): void => {
    const values = chosen === "conservative" ? GRAHAM_EDITS.conservative : null;
    change((current) =>
      withParameter(
        withParameter(current, "noGrowthMultiple", values?.noGrowthMultiple),
        "growthMultiplier",
        values?.growthMultiplier,
      ),
    );
  };
  return (
    <>
      <MethodSwitch
        label={text("valuation.version")}
        options={[
          { value: "1962", label: text("valuation.version.1962") },
          { value: "1974", label: text("valuation.version.1974") },
        ]}
        value={isRevised ? "1974" : "1962"}
        onChange={(version) => change((current) => ({ ...current, isRevised: version === "1974" }))}
      />
      <MethodSwitch
        label={text("valuation.edit")}
        options={[
          { value: "classic", label: "8.5 / 2" },
          { value: "conservative", label: "7 / 1" },
        ]}
        value={edit}
        onChange={chooseEdit}
      />
      <ParameterGroup names={isRevised ? REVISED : CLASSIC} parameters={valuation.parameters} />
      <MethodSwitch
        label={text("valuation.earnings")}
        options={[
          { value: "twelve-months", label: text("valuation.earnings.twelve-months") },
          { value: "three-years", label: text("valuation.earnings.three-years") },
        ]}
        value={earnings ?? "twelve-months"}
        onChange={(chosen) => change((current) => ({ ...current, earnings: chosen }))}
        note={valuation.inputs.epsThreeYears.figure.value === null ? text("valuation.note.noThreeYears") : undefined}
      />
      <MoreParameters title={text("valuation.behindEps")}>
        <AccountLines valuation={valuation} names={ACCOUNTS} />
      </MoreParameters>
    </>
  );
}
