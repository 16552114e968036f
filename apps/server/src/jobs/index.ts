export type { Parting } from "./attempt.ts";
export { type ClaimedRun, missingSnapshots, type RunSteps } from "./claim-run.ts";
export type { Computation } from "./computation.ts";
export { type RunResult, type RunTrial, type TrialGroup, trialsOf } from "./end-run.ts";
export {
  type CountedRuns,
  cancelOwnRun,
  changeOwnRun,
  deleteOwnRun,
  type NewRun,
  type OwnRuns,
  ownRun,
  ownRuns,
  queueRun,
  storedResult,
  type WholeRun,
} from "./own-runs.ts";
export { RunElsewhere, RunFailure } from "./run-failure.ts";
export { RunQueue } from "./run-queue.ts";
export { type RunNews, RunWatch } from "./run-watch.ts";
