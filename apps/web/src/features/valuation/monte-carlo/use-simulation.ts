import type { DcfInputs } from "@plumbline/core/valuation/model";
import { useEffect } from "react";
import { untilIdle } from "../../../ui/index.ts";
import type { LiveBench } from "../store/valuation-store.ts";
import type { SimulationReply, SimulationRequest } from "./simulate.ts";

/**
 * Simulates the model on a bench in a worker, again whenever what it takes changes.
 *
 * @param price NaN where there is none.
 */
export function useSimulation(bench: LiveBench, price: number): void {
  useEffect(() => {
    let worker: Worker | null = null;
    const simulator = createSimulator((request) => {
      worker ??= startWorker(bench, () => simulator.replied());
      worker.postMessage(request);
    });
    let asked: object | null = null;
    let [isWaiting, isOver] = [false, false];
    const ask = (): void => {
      isWaiting = false;
      const { dcf, chosen } = bench.state.read().live;
      if (isOver || dcf.value === null || asked === chosen) return;
      asked = chosen;
      simulator.ask(chosen.dcf, price);
    };
    // What is on screen is drawn first: waking the worker takes as long as half of it.
    const askWhenIdle = (): void => {
      if (!isWaiting) void untilIdle().then(ask);
      isWaiting = true;
    };
    askWhenIdle();
    const leave = bench.state.subscribe(askWhenIdle);
    return () => {
      leave();
      isOver = true;
      worker?.terminate();
    };
  }, [bench, price]);
}

function startWorker(bench: LiveBench, onReply: () => void): Worker {
  const worker = new Worker(new URL("./simulation.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<SimulationReply>) => {
    onReply();
    bench.simulated({ outcome: data, hasFailed: false });
  };
  worker.onerror = () => bench.simulated({ outcome: null, hasFailed: true });
  return worker;
}

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
