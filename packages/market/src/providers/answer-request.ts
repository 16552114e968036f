import type { KnownOfTable } from "../model/index.ts";
import type { ProviderCall } from "./provider-call.ts";
import type { RetryClass } from "./provider-error.ts";
import { type Received, requestBytes } from "./request-bytes.ts";

/** A question whose answer importers read as a file. */
export interface AnswerRequest {
  /** Name of the provider. */
  readonly provider: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: AnswerFile;
  /**
   * Looks whether an answer is this provider's answer to this question: not a page, a note about limits, or data of another stock.
   *
   * @returns `nothing` where the provider says that it has no such data.
   * @throws {ProviderError} where it is neither.
   */
  check(bytes: Uint8Array): Found;
  /** What an answer with an error as its status means, where this provider means something of its own by it. */
  refusal?(received: Received): "nothing" | RetryClass | null;
}

export type Found = "data" | "nothing";

/** An answer as importers see it. */
export interface AnswerFile {
  /** Importers take the symbol from it where the content does not state it. */
  readonly name: string;
  /** What the question decides and the answer does not state. */
  readonly known: KnownOfTable;
}

/**
 * Asks once and checks the answer.
 *
 * @returns The answer as it came; null where the provider says that it has no such data.
 * @throws {ProviderError}
 * @throws The reason of the call's signal.
 *
 * @example
 * const request = await provider.requests.prices({ symbol: "AAPL", since: null }, call);
 * const bytes = await requestAnswer(request, call);
 */
export async function requestAnswer(request: AnswerRequest, call: ProviderCall): Promise<Uint8Array | null> {
  const { provider, url, headers } = request;
  const bytes = await requestBytes(url, {
    provider,
    headers,
    ...call,
    refusal: (received) => request.refusal?.(received) ?? null,
  });
  return bytes === null || request.check(bytes) === "nothing" ? null : bytes;
}
