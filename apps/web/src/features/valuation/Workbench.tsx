import type { WireValuation } from "@plumbline/contract";
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Actions } from "./bench/Actions.tsx";
import { InSight } from "./bench/InSight.tsx";
import { DcfSection } from "./dcf/DcfSection.tsx";
import { Expectations } from "./expectations/Expectations.tsx";
import { GrahamSection } from "./graham/GrahamSection.tsx";
import { liveBench } from "./live/live-bench.ts";
import { proofsOf } from "./live/proofs.ts";
import { BenchContext } from "./live/use-live.ts";
import { useSimulation } from "./simulation/use-simulation.ts";
import type { ValuationChoice } from "./state/valuation-choice.ts";
import { Worth } from "./worth/Worth.tsx";

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
