import type { DcfInputs } from "@plumbline/core/valuation/model";
import { startTransition, useEffect, useRef, useState } from "react";
import type { SimulationReply } from "./simulate.ts";
import { createSimulator, type Simulator } from "./simulator.ts";

/** What is known of a simulation: that of the inputs before stays until the next one has come. */
export interface SimulationState {
  readonly outcome: SimulationReply | null;
  /** True where this browser cannot run it. */
  readonly hasFailed: boolean;
}

function startWorker(): Worker {
  return new Worker(new URL("./simulation.worker.ts", import.meta.url), { type: "module" });
}

/**
 * Simulates a model in a worker, again whenever its inputs change.
 *
 * @param inputs Null where there is nothing to simulate.
 */
export function useSimulation(inputs: DcfInputs | null, price: number): SimulationState {
  const simulator = useRef<Simulator | null>(null);
  const [state, setState] = useState<SimulationState>({ outcome: null, hasFailed: false });
  const isWanted = inputs !== null;
  useEffect(() => {
    if (!isWanted) return;
    const worker = startWorker();
    simulator.current = createSimulator((request) => worker.postMessage(request));
    worker.onmessage = ({ data }: MessageEvent<SimulationReply>) => {
      simulator.current?.replied();
      // A hand that moves a slider goes before what it has set off.
      startTransition(() => setState({ outcome: data, hasFailed: false }));
    };
    worker.onerror = () => setState({ outcome: null, hasFailed: true });
    return () => {
      worker.terminate();
      simulator.current = null;
    };
  }, [isWanted]);
  useEffect(() => {
    if (inputs) simulator.current?.ask(inputs, price);
  }, [inputs, price]);
  return isWanted ? state : { outcome: null, hasFailed: false };
}
