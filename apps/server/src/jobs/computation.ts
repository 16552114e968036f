import type { RunSteps } from "./claim-run.ts";

/** Something that is being computed for a run. */
export interface Computation<Result> {
  /** Rejected with a `RunFailure`, or when it was cancelled. */
  readonly result: Promise<Result>;
  readonly steps: () => RunSteps;
  /** Ends it soon. */
  readonly cancel: () => void;
}
