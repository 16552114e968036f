import { parseAnswer } from "./parse-answer.ts";
import { type BytesRequest, requestBytes } from "./request-bytes.ts";

export type JsonRequest = Omit<BytesRequest, "refusal">;

/**
 * Sends one GET request and reads its answer as JSON.
 *
 * @returns What the provider says, of any shape.
 * @throws {ProviderError} by what the failure means for the next request.
 * @throws The reason of `signal` when it is aborted, except for a time limit: that is `retryable`.
 */
export async function requestJson(url: URL, request: JsonRequest): Promise<unknown> {
  const bytes = await requestBytes(url, request);
  return parseAnswer(bytes ?? new Uint8Array(), request.provider);
}
