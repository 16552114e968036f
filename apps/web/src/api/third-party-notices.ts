import { CallError, CLIENT_CODES } from "./call-error.ts";
import { fetchWithin } from "./fetch-within.ts";

/** Where the build puts the notices of libraries, font and icons. */
export const NOTICES_PATH = "/third-party-notices.txt";

/** Reads the notices; @throws {CallError} where they cannot be had. */
export async function thirdPartyNotices(): Promise<string> {
  const { response, body } = await fetchWithin(NOTICES_PATH, {});
  if (response.status !== 200)
    throw new CallError("no notices", { code: CLIENT_CODES.unreachable, status: response.status });
  return body;
}
