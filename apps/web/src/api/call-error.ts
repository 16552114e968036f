/** Codes that the client itself gives, beside those of the contract. */
export const CLIENT_CODES = { unreachable: 5, aborted: 600_003 } as const;

/** The message of a request that was given up; the specification fixes it. */
export const TIMED_OUT = "timeout";

/** The message of a request that did not reach the server, or whose answer did not come back. */
export const NETWORK_ERROR = "network error";

/** A call that did not succeed: the answer's status and code where there was an answer. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** Code of the envelope, or one of `CLIENT_CODES`. */
  readonly code: number;
  /** HTTP status; `null` when no answer came. */
  readonly status: number | null;
  /** `data` of the envelope, such as the fields that were refused. */
  readonly data: unknown;
  /** Seconds that the server asks to wait before the next try; `null` when it names none. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    { code, status = null, data = null, retryAfter = null }: Partial<CallError> & Pick<CallError, "code">,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/**
 * Why a call failed, as far as it decides what to do next:
 * - `unreachable`: nothing answers, or only a proxy in front of the server;
 * - `timeout`: the server has not answered in time;
 * - `busy`: the server is overloaded;
 * - `limited`: this reader sends too many requests;
 * - `refused`: the server will refuse the same request again;
 * - `fault`: the program itself threw the error, while a file was evaluated or drawn.
 */
export type FailureKind = "unreachable" | "timeout" | "busy" | "limited" | "refused" | "fault";

/** A part of what the browsers, the bundler's loader and this program say of a file that did not load. */
const FILE_FAILED = /Failed to fetch|imported module|module script|preload CSS|not load/;

const KIND_OF_STATUS: Readonly<Record<number, FailureKind>> = {
  429: "limited",
  502: "unreachable",
  503: "busy",
  504: "timeout",
};

/** The kind of a failure; `null` where a file did not load. */
export function failureKind(error: unknown): FailureKind | null {
  if (!(error instanceof CallError)) return FILE_FAILED.test(String(error)) ? null : "fault";
  if (error.status !== null) return KIND_OF_STATUS[error.status] ?? "refused";
  if (error.code !== CLIENT_CODES.unreachable) return "refused";
  return error.message === TIMED_OUT ? "timeout" : "unreachable";
}

/** The data of an answer that refuses an input, with a reason for each field. */
export interface RefusedInput {
  readonly fields?: readonly { readonly message?: string }[];
}

/** The server's reason for the first refused parameter, in the reader's language; the message of the error without reasons. */
export function refusal({ data, message }: Pick<CallError, "data" | "message">): string {
  return (data as RefusedInput | null)?.fields?.[0]?.message ?? message;
}
