import type { WireValuation } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { useCallback, useMemo } from "react";
import { Actions } from "./bench/Actions.tsx";
import { InSight } from "./bench/InSight.tsx";
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
  const actions = useMemo(
    () => (
      <Actions
        isChanged={isChanged}
        isMoved={isMoved}
        onUpdate={() => onSave(choice)}
        onDiscard={discard}
        onReset={() => change(() => DEFAULT_CHOICE)}
      />
    ),
    [isChanged, isMoved, choice, change, discard, onSave],
  );
  const { isRevised } = choice;
  // A simulation that arrives later draws neither anew.
  const { dcfControls, grahamModel } = useMemo(() => {
    const { parameters } = valuation;
    const props = { valuation, change, parameters, chosen: live.chosen.parameters, choice, onMove };
    return {
      dcfControls: <DcfControls {...props} />,
      grahamModel: { live, isRevised, controls: <GrahamControls {...props} />, actions },
    };
  }, [valuation, change, live, choice, onMove, isRevised, actions]);
  return (
    <>
      <InSight value={live}>{(shown) => <Expectations valuation={valuation} live={shown} proofs={proofs} />}</InSight>
      <InSight value={rows}>
        {(shown) => <Worth valuation={valuation} proofs={proofs} rows={shown} isMoved={isMoved} />}
      </InSight>
      <DcfSection
        valuation={valuation}
        live={live}
        simulation={simulation}
        proofs={proofs}
        controls={dcfControls}
        actions={actions}
      />
      <InSight value={grahamModel}>
        {(shown) => <GrahamSection valuation={valuation} proofs={proofs} {...shown} />}
      </InSight>
    </>
  );
}
