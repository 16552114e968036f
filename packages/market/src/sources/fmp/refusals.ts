import {
  type AnswerRecord,
  isRecord,
  type ProviderCall,
  ProviderError,
  parseAnswer,
  type Received,
  type RetryClass,
  requestBytes,
} from "../../providers/index.ts";
import { authorised, type FmpSettings } from "./question.ts";

const LIMIT = /limit reach/i;
const KEY = /invalid api key/i;
const PLAN = /premium|exclusive|subscription|special endpoint|upgrade your plan|legacy endpoint/i;
const HOUR_MS = 3_600_000;

/** What an answer with an error as its status means: what a plan does not contain is refused for this stock or endpoint alone. */
export function meaningOf({ text }: Received): RetryClass | null {
  return saidIn(text)?.code ?? null;
}

/**
 * Reads a list; `{"Error Message":"..."}` stands in its place.
 *
 * @throws {ProviderError}
 */
export function listIn(bytes: Uint8Array): readonly AnswerRecord[] {
  const beginning = Buffer.from(bytes.subarray(0, 500)).toString();
  const said = /^\s*\[/.test(beginning) ? null : saidIn(beginning);
  if (said !== null) throw said;
  const answer = parseAnswer(bytes, "fmp");
  if (Array.isArray(answer) && answer.every(isRecord)) return answer;
  throw new ProviderError("malformed", { provider: "fmp", detail: "sent no list." });
}

/** The rows of an endpoint that no importer reads. */
export async function rowsAt(
  settings: FmpSettings,
  url: URL,
  call: ProviderCall,
  isOfTheMoment = false,
): Promise<readonly AnswerRecord[]> {
  const request = { provider: "fmp", headers: authorised(settings), isOfTheMoment, refusal: meaningOf, ...call };
  return listIn((await requestBytes(url, request)) ?? new Uint8Array());
}

function saidIn(text: string): ProviderError | null {
  const provider = "fmp";
  // "Limit Reach . Please upgrade your plan": before plans.
  if (LIMIT.test(text)) {
    const detail = "says that the limit is used up.";
    return new ProviderError("rate-limited", { provider, detail, retryAfterMilliseconds: HOUR_MS });
  }
  if (KEY.test(text)) return new ProviderError("unauthorised", { provider, detail: "refuses the key." });
  return PLAN.test(text)
    ? new ProviderError("permanent", { provider, detail: "does not give this to this key." })
    : null;
}
