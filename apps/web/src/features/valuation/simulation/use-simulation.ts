import { useEffect } from "react";
import { untilIdle } from "../../../ui/index.ts";
import type { LiveBench } from "../live/live-bench.ts";
import type { SimulationReply } from "./simulate.ts";
import { createSimulator } from "./simulator.ts";

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
