import type { StoredSnapshot } from "@plumbline/market/screening";
import type { Database } from "../database/index.ts";
import { type ClaimedRun, trialsOf } from "../jobs/index.ts";
import { trialKeys } from "./run-order.ts";
import type { AskedRun } from "./run-task.ts";

/** What a thread needs to know of a run, what its user has tried before among it. */
export async function taskOf(
  db: Database["db"],
  run: Omit<ClaimedRun, "claim">,
  at: StoredSnapshot,
): Promise<AskedRun> {
  const { input, strategy, strategyId, strategyVersion: version, strategySavedAt: savedAt } = run;
  const trial = trialKeys(input, strategy, strategyId);
  return {
    at,
    input,
    strategy,
    saved: savedAt && version !== null ? { at: savedAt.toISOString(), version } : null,
    trial,
    earlierTrials: await trialsOf(db, run.userId, trial),
  };
}
