/** The process in which a task for a market is done: of low priority, ended with its server, and told by it when to stop. */
import { constants, setPriority } from "node:os";
import { doMarketTask, type MarketTask, type TaskEnd, type TaskProgress } from "./market-task.ts";

/** What this process tells its server. */
export type TaskNews = { readonly progress: TaskProgress } | { readonly end: TaskEnd } | { readonly bug: string };

/** What the server tells it. */
export type TaskOrder = { readonly task: MarketTask } | { readonly stop: true };

const PROGRESS_EVERY_MILLISECONDS = 200;
const interruption = new AbortController();
let lastTold = 0;

function tell(news: TaskNews): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send?.(news, undefined, undefined, () => resolve());
  });
}

function onProgress({ phase, done, total, amount, unit }: TaskProgress): void {
  const now = Date.now();
  if (now - lastTold < PROGRESS_EVERY_MILLISECONDS) return;
  lastTold = now;
  void tell({ progress: { phase, done, total, amount, unit } });
}

async function run(task: MarketTask): Promise<void> {
  try {
    const end = await doMarketTask(task, { environment: process.env, signal: interruption.signal, onProgress });
    await tell({ end });
  } catch (error) {
    await tell({ bug: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  process.exit(0);
}

setPriority(constants.priority.PRIORITY_LOW);
// The server decides about signals of the terminal that both are started from.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => interruption.abort(new Error("Stopped")));
// Its server is gone: what came is stored, and the next one goes on.
process.on("disconnect", () => process.exit(0));
process.on("message", (order: TaskOrder) => {
  if ("stop" in order) interruption.abort(new Error("Stopped"));
  else void run(order.task);
});
