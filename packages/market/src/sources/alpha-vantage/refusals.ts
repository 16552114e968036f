import { isRecord, ProviderError, type RetryClass } from "../../providers/index.ts";

/** Sentences in place of data, all of them with 200 as the status. */
const REFUSALS: readonly (readonly [RegExp, RetryClass, string])[] = [
  // Before plans: it advertises them in the same breath.
  [
    /requests? per (?:day|minute|second)|calls? per (?:day|minute)|rate limit|call (?:frequency|volume)/i,
    "rate-limited",
    "says that it was asked too much.",
  ],
  [/premium (?:endpoint|feature)|outputsize=full/i, "permanent", "gives this to paid keys only."],
  [/invalid or missing|apikey.{0,40}invalid|demo\W+(?:api ?)?key/i, "unauthorised", "refuses the key."],
];
const INVALID_CALL = /Invalid API call/i;
const DAY_LIMIT = /per day|daily/i;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Looks for a sentence in place of data: `Note`, `Information`, `Error Message`.
 *
 * @returns `nothing` where it means that there is no such stock, null where there is no sentence.
 * @throws {ProviderError}
 * @see https://www.alphavantage.co/support/
 */
export function refusalIn(answer: unknown): "nothing" | null {
  if (!isRecord(answer)) return null;
  const said = ["Error Message", "Information", "Note"]
    .map((key) => answer[key])
    .find((text) => typeof text === "string");
  if (typeof said !== "string") return null;
  const [, code, detail] = REFUSALS.find(([sentence]) => sentence.test(said)) ?? [];
  if (code !== undefined && detail !== undefined) {
    const pause = DAY_LIMIT.test(said) && !/per (?:minute|second)/i.test(said) ? untilMidnight() : MINUTE_MS;
    const retryAfterMilliseconds = code === "rate-limited" ? pause : null;
    throw new ProviderError(code, { provider: "alpha-vantage", detail, retryAfterMilliseconds });
  }
  if (INVALID_CALL.test(said)) return "nothing";
  throw new ProviderError("malformed", { provider: "alpha-vantage", detail: "sent a sentence in place of data." });
}

function untilMidnight(): number {
  return DAY_MS - (Date.now() % DAY_MS);
}
