import { isPage, ProviderError } from "../../providers/index.ts";

const LIMIT = /Exceeded the daily hits limit|Przekroczony dzienny limit/i;
const NOTHING = /^\s*(?:No data|Brak danych)\s*$/i;
const KEY = /apikey|api key/i;
const MIDNIGHT_MS = 86_400_000;

/**
 * Reads the lines of a table of Stooq, which answers everything with 200.
 *
 * @param header How the table must begin.
 * @returns null where it says that it has no data.
 * @throws {ProviderError} `rate-limited` with the time to its midnight, `unauthorised` where it wants a key, `malformed`.
 */
export function linesOf(bytes: Uint8Array, header: string): string[] | null {
  const text = Buffer.from(bytes).toString().trim();
  if (NOTHING.test(text)) return null;
  if (isPage(bytes)) throw failure("malformed", "sent a page for browsers in place of data.");
  const beginning = text.slice(0, 500);
  if (LIMIT.test(beginning)) {
    const detail = "says that the limit of the day is used up.";
    throw new ProviderError("rate-limited", { provider: "stooq", detail, retryAfterMilliseconds: untilMidnight() });
  }
  const lines = text.split(/\r?\n/);
  if (lines[0]?.startsWith(header) === true) return lines;
  if (KEY.test(beginning)) throw failure("unauthorised", "wants a key.");
  throw failure("malformed", "sent no table of prices.");
}

function failure(code: "malformed" | "unauthorised", detail: string): ProviderError {
  return new ProviderError(code, { provider: "stooq", detail });
}

/** In UTC; in Warsaw it is an hour or two earlier. */
function untilMidnight(): number {
  return MIDNIGHT_MS - (Date.now() % MIDNIGHT_MS);
}
