import type { WireValuation } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { useCallback, useMemo } from "react";
import { Actions } from "./bench/Actions.tsx";
import { DcfControls } from "./dcf/DcfControls.tsx";
import { DcfSection } from "./dcf/DcfSection.tsx";
import { Expectations } from "./expectations/Expectations.tsx";
import { GrahamControls } from "./graham/GrahamControls.tsx";
import { GrahamSection } from "./graham/GrahamSection.tsx";
import { liveValuation } from "./live/live-valuation.ts";
import { proofsOf } from "./live/proofs.ts";
import { useSimulation } from "./simulation/use-simulation.ts";
import { useChoice } from "./state/use-choice.ts";
import { DEFAULT_CHOICE, isSame, moved, type ValuationChoice } from "./state/valuation-choice.ts";
import { footballField } from "./worth/football-field.ts";
import { Worth } from "./worth/Worth.tsx";

interface WorkbenchProps {
  readonly valuation: WireValuation;
  readonly saved: ValuationChoice;
  readonly onSave: (choice: ValuationChoice) => void;
}

/** Everything that follows a slider: computed here, at once, and by the functions of the server. */
export function Workbench({ valuation, saved, onSave }: WorkbenchProps) {
  const { choice, isChanged, change, discard } = useChoice(saved);
  const live = useMemo(() => liveValuation(valuation, choice), [valuation, choice]);
  const proofs = useMemo(() => proofsOf(valuation), [valuation]);
  const price = valuation.price.value;
  const inputs = live.dcf.value === null ? null : live.chosen.dcf;
  const simulation = useSimulation(inputs, price ?? Number.NaN);
  const rows = useMemo(() => footballField(valuation, live, simulation.outcome), [valuation, live, simulation.outcome]);
  const onMove = useCallback(
    (name: ValuationParameter, value: number | undefined) => change((current) => moved(current, name, value)),
    [change],
  );
  const isMoved = !isSame(choice, DEFAULT_CHOICE);
  const group = { parameters: valuation.parameters, chosen: live.chosen.parameters, choice, onMove };
  const actions = (
    <Actions
      isChanged={isChanged}
      isMoved={isMoved}
      onUpdate={() => onSave(choice)}
      onDiscard={discard}
      onReset={() => change(() => DEFAULT_CHOICE)}
    />
  );
  return (
    <>
      <Expectations valuation={valuation} live={live} proofs={proofs} />
      <Worth valuation={valuation} proofs={proofs} rows={rows} isMoved={isMoved} />
      <DcfSection
        valuation={valuation}
        live={live}
        simulation={simulation}
        proofs={proofs}
        controls={
          <>
            <DcfControls valuation={valuation} change={change} {...group} />
            {actions}
          </>
        }
      />
      <GrahamSection
        valuation={valuation}
        live={live}
        proofs={proofs}
        isRevised={choice.isRevised}
        controls={
          <>
            <GrahamControls valuation={valuation} change={change} {...group} />
            {actions}
          </>
        }
      />
    </>
  );
}
