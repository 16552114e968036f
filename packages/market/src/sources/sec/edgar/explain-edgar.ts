import { ProviderError, type Received } from "../../../providers/index.ts";

/** The page says that access is limited for 10 minutes, and for longer if more is asked in the meantime. */
const THRESHOLD_MILLISECONDS = 10 * 60_000;

/**
 * Reads what the SEC says in words: its pages about too many requests and undeclared tools come with status 403, 429 or even 200,
 * and 403 is also what a missing file of its archives gets.
 *
 * @returns `nothing` for a file that the SEC does not have; null where the status says all.
 * @throws {ProviderError} where the page says more than its status.
 */
export function explainEdgar({ status, text }: Received): "nothing" | null {
  const provider = "edgar";
  if (/Request Rate Threshold Exceeded/i.test(text)) {
    const detail = "says that too much was asked of it, and asks to be left alone for 10 minutes.";
    const retryAfterMilliseconds = THRESHOLD_MILLISECONDS;
    throw new ProviderError("rate-limited", { provider, detail, retryAfterMilliseconds, status });
  }
  if (/Undeclared Automated Tool/i.test(text)) {
    const detail = "does not know who asks: set SEC_USER_AGENT to your name and an email address.";
    throw new ProviderError("unauthorised", { provider, detail, status });
  }
  const isAbsent = status === 404 || (status === 403 && /<Code>AccessDenied<\/Code>/.test(text));
  return isAbsent ? "nothing" : null;
}
