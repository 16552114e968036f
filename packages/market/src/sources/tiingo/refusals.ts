import { isRecord, ProviderError, parseAnswer, type Received, type RetryClass } from "../../providers/index.ts";

const LIMIT = /run over your|allocation|rate limit|symbol look ?ups?/i;
const KEY = /invalid token|credentials|not have permission/i;
const NOTHING = /not found|ticker '.*' not found/i;
const HOUR_MS = 3_600_000;

/** What an answer with an error as its status means: a stock that it does not have is a 404 with a sentence in JSON. */
export function meaningOf({ status, text }: Received): "nothing" | RetryClass | null {
  if (LIMIT.test(text)) return "rate-limited";
  return status === 404 && text.trimStart().startsWith("{") && NOTHING.test(text) ? "nothing" : null;
}

/**
 * Reads a list; a sentence stands in its place as `{"detail":"..."}` or as a string.
 *
 * @throws {ProviderError}
 */
export function listIn(bytes: Uint8Array): readonly Readonly<Record<string, unknown>>[] {
  const answer = parseAnswer(bytes, "tiingo");
  if (Array.isArray(answer) && answer.every(isRecord)) return answer;
  const said = isRecord(answer) ? answer.detail : answer;
  if (typeof said === "string" && LIMIT.test(said)) {
    const detail = "says that it was asked too much.";
    throw new ProviderError("rate-limited", { provider: "tiingo", detail, retryAfterMilliseconds: HOUR_MS });
  }
  if (typeof said === "string" && KEY.test(said))
    throw new ProviderError("unauthorised", { provider: "tiingo", detail: "refuses the key." });
  throw new ProviderError("malformed", { provider: "tiingo", detail: "sent no list." });
}
