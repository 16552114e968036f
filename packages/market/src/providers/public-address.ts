/** Parameters that keys and sessions are sent in, by vendors who take them nowhere else. */
const SECRET = /^(?:api_?key|key|token|access_token|crumb)$/i;

/**
 * The address of a request as it may be logged, stored or compared: without keys and sessions.
 *
 * @example
 * publicAddress(new URL("https://www.alphavantage.co/query?symbol=IBM&apikey=s3cret")); // "https://www.alphavantage.co/query?symbol=IBM"
 */
export function publicAddress(url: URL): string {
  const shown = new URL(url);
  shown.username = "";
  shown.password = "";
  for (const name of [...shown.searchParams.keys()]) if (SECRET.test(name)) shown.searchParams.delete(name);
  return shown.href;
}
