import type { DcfInputs } from "@plumbline/core/valuation/model";
import { useEffect } from "react";
import { untilIdle } from "../../../ui/index.ts";
import type { ValuationStore } from "../store/valuation-store.ts";
import type { SimulationReply, SimulationRequest } from "./simulate.ts";

/**
 * Simulates the discounted cash flow in a worker, again whenever its inputs change.
 *
 * @param price NaN where there is none.
 */
export function useSimulation(store: ValuationStore, price: number): void {
  useEffect(() => {
    let worker: Worker | null = null;
    const simulator = createSimulator((request) => {
      worker ??= startWorker(store, () => simulator.replied());
      worker.postMessage(request);
    });
    let requested: object | null = null;
    let isWaiting = false;
    let isUnmounted = false;
    const request = (): void => {
      isWaiting = false;
      const { dcf, chosen } = store.state.read().results;
      if (isUnmounted || dcf.value === null || requested === chosen) return;
      requested = chosen;
      simulator.request(chosen.dcf, price);
    };
    // The page is drawn first: starting the worker takes half as long as drawing.
    const requestWhenIdle = (): void => {
      if (!isWaiting) void untilIdle().then(request);
      isWaiting = true;
    };
    requestWhenIdle();
    const unsubscribe = store.state.subscribe(requestWhenIdle);
    return () => {
      unsubscribe();
      isUnmounted = true;
      worker?.terminate();
    };
  }, [store, price]);
}

function startWorker(store: ValuationStore, onReply: () => void): Worker {
  const worker = new Worker(new URL("./simulation.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<SimulationReply>) => {
    onReply();
    store.simulated({ outcome: data, hasFailed: false });
  };
  worker.onerror = () => store.simulated({ outcome: null, hasFailed: true });
  return worker;
}

/** Sends a worker one request at a time. */
interface Simulator {
  request(inputs: DcfInputs, price: number): void;
  /** To be called when the worker has replied. */
  replied(): void;
}

/**
 * Keeps a worker from falling behind a moving slider: while it computes, only the newest request waits.
 *
 * @param send Sends a request to the worker.
 */
export function createSimulator(send: (request: SimulationRequest) => void): Simulator {
  let isBusy = false;
  let waiting: SimulationRequest | null = null;
  const next = (): void => {
    if (isBusy || !waiting) return;
    isBusy = true;
    const request = waiting;
    waiting = null;
    send(request);
  };
  return {
    request(inputs, price) {
      waiting = { inputs, price };
      next();
    },
    replied() {
      isBusy = false;
      next();
    },
  };
}
