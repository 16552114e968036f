import { availableParallelism } from "node:os";
import { listSnapshots, openSnapshot } from "../snapshot/index.ts";
import type { ProgressLine } from "./progress-line.ts";
import type { Terminal } from "./terminal.ts";

/** With fewer facts a thread is still loading the formulas when its help is needed. */
const FACTS_WORTH_THREADS = 200_000;

/**
 * Computes the screening of the market that is current, unless it is there, and what its past days are screened from. What stands in the way is told and does no
 * harm: the server computes what it does not find.
 */
export async function screenCurrent(market: string, terminal: Terminal, progress: ProgressLine): Promise<void> {
  try {
    await screen(market, terminal.dataDirectory, progress);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    terminal.err(`\nThe screening of "${market}" was not written; the server will compute it. ${reason}\n`);
  }
}

async function screen(market: string, dataDirectory: string, progress: ProgressLine): Promise<void> {
  const current = (await listSnapshots(dataDirectory, market)).find(({ isCurrent }) => isCurrent);
  if (!current) return;
  // The formulas are most of the program; the other commands start without them.
  const { makeFactors, screenMarket } = await import("../screening/index.ts");
  const snapshot = await openSnapshot(current.folder, { verify: false });
  try {
    const at = { dataDirectory, market, snapshot: current.id };
    const show = (phase: "screening" | "history") => (done: number, total: number) =>
      progress.show({ phase, done, total, amount: done, unit: "stocks" });
    await screenMarket(snapshot, at, { onProgress: show("screening") });
    const threads = snapshot.manifest.counts.facts < FACTS_WORTH_THREADS ? 1 : availableParallelism();
    await makeFactors(snapshot, at, { threads, onProgress: show("history") });
  } finally {
    snapshot.close();
    progress.end();
  }
}
