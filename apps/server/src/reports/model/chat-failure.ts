import type { APIError } from "openai";

/**
 * Why a service of a language model gave no answer: `transient` may be asked again, `not-understood` in another way, `refused` not;
 * `stalled` stopped in the middle, `flood` did not stop, `cancelled` is wanted by nobody any more.
 */
export type ChatFailureKind = "transient" | "not-understood" | "refused" | "stalled" | "flood" | "cancelled";

export class ChatFailure extends Error {
  override readonly name = "ChatFailure";
  readonly kind: ChatFailureKind;
  readonly retryAfterSeconds: number | null;

  constructor(kind: ChatFailureKind, cause?: unknown, retryAfterSeconds: number | null = null) {
    super(`A language model gave no answer: ${kind}.`, { cause });
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const NOT_UNDERSTOOD: readonly (number | undefined)[] = [400, 422];
const TRANSIENT: readonly (number | undefined)[] = [408, 409, 425, 429];

/** The failure that a status stands for; an error in the middle of a stream has none, and may pass. */
export function failureOfStatus(error: APIError): ChatFailure {
  const { status, headers } = error;
  if (NOT_UNDERSTOOD.includes(status)) return new ChatFailure("not-understood", error);
  const isTransient = status === undefined || status >= 500 || TRANSIENT.includes(status);
  if (!isTransient) return new ChatFailure("refused", error);
  const seconds = Number(headers?.get("retry-after"));
  return new ChatFailure("transient", error, Number.isFinite(seconds) && seconds > 0 ? seconds : null);
}
