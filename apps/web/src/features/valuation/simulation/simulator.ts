import type { DcfInputs } from "@plumbline/core/valuation/model";
import type { SimulationRequest } from "./simulate.ts";

/** Asks a worker one thing at a time. */
export interface Simulator {
  ask(inputs: DcfInputs, price: number): void;
  /** To be told when the worker has answered. */
  replied(): void;
}

/**
 * Keeps a worker from falling behind a hand that moves a slider: while it computes, only the newest question waits.
 *
 * @param send Sends a question to the worker.
 */
export function createSimulator(send: (request: SimulationRequest) => void): Simulator {
  let isBusy = false;
  let waiting: SimulationRequest | null = null;
  const next = (): void => {
    if (isBusy || !waiting) return;
    isBusy = true;
    const question = waiting;
    waiting = null;
    send(question);
  };
  return {
    ask(inputs, price) {
      waiting = { inputs, price };
      next();
    },
    replied() {
      isBusy = false;
      next();
    },
  };
}
