/**
 * What a failed request means for the next one.
 * `retryable`: the provider or the way to it is disturbed; the same request may succeed later.
 * `rate-limited`: too much was asked; no request to this provider before its delay has passed.
 * `unauthorised`: the key is missing, wrong or not enough; nothing succeeds until a person changes it.
 * `malformed`: an answer came and cannot be read; another provider may do better, the same request hardly.
 * `permanent`: the provider refuses this request; it would refuse it again.
 */
export type RetryClass = "retryable" | "rate-limited" | "unauthorised" | "malformed" | "permanent";

/**
 * A provider that gave no usable answer; the code is the contract, the sentence is for people. Neither holds the address of the
 * request, nor anything of its answer: both may contain a key.
 */
export class ProviderError extends Error {
  readonly code: RetryClass;
  /** Name of the provider. */
  readonly provider: string;
  /** How long the provider asks to be left alone; null where it does not say. */
  readonly retryAfterMilliseconds: number | null;
  /** The HTTP status that it answered; null for any other failure. Many answer 404 for a symbol that they do not have. */
  readonly status: number | null;

  constructor(
    code: RetryClass,
    details: { provider: string; detail: string; retryAfterMilliseconds?: number | null; status?: number },
  ) {
    super(`${details.provider} ${details.detail}`);
    this.name = "ProviderError";
    this.code = code;
    this.provider = details.provider;
    this.retryAfterMilliseconds = details.retryAfterMilliseconds ?? null;
    this.status = details.status ?? null;
  }
}

/** Whether the same request may be sent again, after a while. */
export function mayBeRetried(error: unknown): error is ProviderError {
  return error instanceof ProviderError && (error.code === "retryable" || error.code === "rate-limited");
}
