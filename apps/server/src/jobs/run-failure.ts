import type { WireRun } from "@plumbline/contract";

/** Why a run has no result, for its user. */
export class RunFailure extends Error {
  override readonly name = "RunFailure";
  readonly reason: NonNullable<WireRun["error"]>;

  constructor(reason: NonNullable<WireRun["error"]>, cause?: unknown) {
    super(`A run failed: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** This computer cannot compute a run: it is given back, and another one may. */
export class RunElsewhere extends Error {
  override readonly name = "RunElsewhere";
}
