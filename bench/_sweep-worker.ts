import { parentPort } from "node:worker_threads";
import { sweepPairs } from "./_backtest-runs.ts";

/** Runs parts of the sweep on a thread of its own: the prices are shared, the results come back. */
parentPort?.on("message", ({ buffer, from, to }: { buffer: SharedArrayBuffer; from: number; to: number }) => {
  parentPort?.postMessage(sweepPairs(buffer, from, to).finalEquity);
});
