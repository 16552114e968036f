export { type ClaimedRun, missingSnapshots, type RunSteps } from "./claim-run.ts";
export { type RunTrial, type TrialGroup, trialsOf } from "./end-run.ts";
export {
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
export { type ComputedRun, RunElsewhere, RunFailure, RunQueue } from "./run-queue.ts";
export { type RunNews, RunWatch } from "./run-watch.ts";
