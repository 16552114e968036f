import { listSnapshots, openSnapshot } from "../snapshot/index.ts";
import type { ProgressLine } from "./progress-line.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Computes the screening of the market that is current, unless it is there. What stands in the way is told and does no
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
  const { screenMarket } = await import("../screening/index.ts");
  const snapshot = await openSnapshot(current.folder, { verify: false });
  try {
    await screenMarket(
      snapshot,
      { dataDirectory, market, snapshot: current.id },
      {
        onProgress: (done, total) => progress.show({ phase: "screening", done, total, amount: done, unit: "stocks" }),
      },
    );
  } finally {
    snapshot.close();
    progress.end();
  }
}
