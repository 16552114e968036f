import { liveProviders } from "../../live/index.ts";
import type { LiveProvider } from "../../providers/index.ts";

/** The played Yahoo, which takes more requests in a second than the real one: a test of many days would only wait. */
const REQUESTS_PER_SECOND = 100;

/** The providers of prices that a played world answers for. */
export function playedProviders(environment: Readonly<Record<string, string>>): readonly LiveProvider[] {
  return liveProviders(environment)
    .ready.filter(({ terms }) => terms.name === "yahoo")
    .map((provider) => ({ ...provider, terms: { ...provider.terms, requestsPerSecond: REQUESTS_PER_SECOND } }));
}
