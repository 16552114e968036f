import { availableParallelism } from "node:os";
import type { StoredSnapshot } from "@plumbline/market/screening";
import { listSnapshots, openSnapshot, type Snapshot } from "@plumbline/market/snapshot";
import type { ProgressLine } from "./progress-line.ts";
import type { Terminal } from "./terminal.ts";

/** With fewer facts a thread is still loading the formulas when its help is needed. */
const FACTS_WORTH_THREADS = 200_000;

/**
 * Computes the screening of the market that is current, unless it is there. A failure is reported and does no
 * harm: the server computes a screening that is missing.
 */
export function screenCurrent(market: string, terminal: Terminal, progress: ProgressLine): Promise<void> {
  return ofCurrent(market, terminal, progress, async (snapshot, at) => {
    const { screenMarket } = await import("@plumbline/market/screening");
    await screenMarket(snapshot, at, { onProgress: shownAs("screening", progress) });
  });
}

/** Makes what past days of the market that is current are screened from, unless it is there; it may be broken off. */
export function preparePastDays(market: string, terminal: Terminal, progress: ProgressLine): Promise<void> {
  return ofCurrent(market, terminal, progress, async (snapshot, at) => {
    const { makeFactors } = await import("@plumbline/market/screening");
    const threads = snapshot.manifest.counts.facts < FACTS_WORTH_THREADS ? 1 : availableParallelism();
    await makeFactors(snapshot, at, { threads, onProgress: shownAs("history", progress) });
  });
}

/** The formulas are most of the program and are loaded by what needs them: the other commands start without them. */
async function ofCurrent(
  market: string,
  { dataDirectory, err }: Terminal,
  progress: ProgressLine,
  work: (snapshot: Snapshot, at: StoredSnapshot) => Promise<void>,
): Promise<void> {
  try {
    const current = (await listSnapshots(dataDirectory, market)).find(({ isCurrent }) => isCurrent);
    if (!current) return;
    const snapshot = await openSnapshot(current.folder, { verify: false });
    try {
      await work(snapshot, { dataDirectory, market, snapshot: current.id });
    } finally {
      snapshot.close();
      progress.end();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    err(`\nThe screening of "${market}" was not written; the server will compute it. ${reason}\n`);
  }
}

function shownAs(phase: "screening" | "history", progress: ProgressLine): (done: number, total: number) => void {
  return (done, total) => progress.show({ phase, done, total, amount: done, unit: "stocks" });
}
