/** Codes that the client itself gives, beside those of the contract. */
export const CLIENT_CODES = { unreachable: 5, aborted: 600_003 } as const;

/** A call that did not succeed: the answer's status and code where there was an answer. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** Code of the envelope, or one of `CLIENT_CODES`. */
  readonly code: number;
  /** HTTP status; `null` when no answer came. */
  readonly status: number | null;
  /** `data` of the envelope, such as the fields that were refused. */
  readonly data: unknown;

  constructor(message: string, { code, status = null, data = null }: Partial<CallError> & Pick<CallError, "code">) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** Whether the server could not be reached, or could not serve, as opposed to refusing this call. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === CLIENT_CODES.unreachable || (error.status !== null && error.status >= 502);
}
