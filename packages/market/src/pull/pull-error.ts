export type PullErrorCode = "user-agent-missing" | "universe-unknown" | "provider-unknown" | "nothing-fetched";

/** A pull that cannot begin; its sentence says what to do. */
export class PullError extends Error {
  readonly code: PullErrorCode;

  constructor(code: PullErrorCode, message: string) {
    super(message);
    this.name = "PullError";
    this.code = code;
  }
}
