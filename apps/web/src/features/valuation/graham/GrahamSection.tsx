import type { WireValuation } from "@plumbline/contract";
import type { ReactNode } from "react";
import type { Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { AccountLines } from "../parameters/AccountLines.tsx";
import { MoreParameters, ParameterGroup, Switch } from "../parameters/ParameterGroup.tsx";
import { Bench, ModelSection } from "../section/ModelSection.tsx";
import { Outcome } from "../section/ModelValue.tsx";
import { Suitability } from "../section/Suitability.tsx";
import { InSight } from "../store/VisibilityBoundary.tsx";
import { useBench, useLive } from "../store/valuation-store.ts";
import { moved } from "../valuation-choice.ts";
import { GrahamFormula, GrahamOthers } from "./GrahamFormulas.tsx";
import { GrahamGrowths } from "./GrahamGrowth.tsx";
import { editOf, GRAHAM_EDITS } from "./graham-edit.ts";

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

const CLASSIC = ["eps", "grahamGrowth", "noGrowthMultiple", "growthMultiplier"] as const;
/** What earnings and book value per share are made of. */
const ACCOUNTS = ["epsTtm", "commonEquity", "sharesOutstanding"] as const;
const REVISED = [...CLASSIC, "bondYield"] as const;

/** What can be moved of Graham's formula. */
export function GrahamControls({ valuation }: { readonly valuation: WireValuation }) {
  const { text } = useSpeaker();
  const { change } = useBench();
  const edit = useLive(({ live }) => editOf(live.chosen.graham));
  const isRevised = useLive(({ choice }) => choice.isRevised);
  const earnings = useLive(({ choice }) => choice.earnings);
  const take = (chosen: string): void => {
    const values = chosen === "conservative" ? GRAHAM_EDITS.conservative : null;
    change((current) =>
      moved(moved(current, "noGrowthMultiple", values?.noGrowthMultiple), "growthMultiplier", values?.growthMultiplier),
    );
  };
  return (
    <>
      <Switch
        label={text("valuation.version")}
        options={[
          { value: "1962", label: text("valuation.version.1962") },
          { value: "1974", label: text("valuation.version.1974") },
        ]}
        value={isRevised ? "1974" : "1962"}
        onChange={(version) => change((current) => ({ ...current, isRevised: version === "1974" }))}
      />
      <Switch
        label={text("valuation.edit")}
        options={[
          { value: "classic", label: "8.5 / 2" },
          { value: "conservative", label: "7 / 1" },
        ]}
        value={edit}
        onChange={take}
      />
      <ParameterGroup names={isRevised ? REVISED : CLASSIC} parameters={valuation.parameters} />
      <Switch
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
