import { liveProviders } from "@plumbline/market/live";
import {
  ASKING_ORDER,
  EDGAR,
  edgarOptions,
  type ProviderEnvironment,
  PullError,
  type StandingPull,
} from "@plumbline/market/pull";
import { Failure } from "../http/index.ts";

/**
 * How a market is pulled that begins with some symbols: from every provider that has its key, in the usual order.
 *
 * @param contact Who asks the SEC; `SEC_USER_AGENT` comes first.
 * @throws {Failure} `invalidParameter` of a contact by which the SEC could reach nobody, and where nobody can be asked.
 */
export function beginningPull(
  environment: ProviderEnvironment,
  symbols: readonly string[],
  contact: string | null,
): StandingPull {
  const { ready } = liveProviders(environment);
  const providers = ASKING_ORDER.filter((name) => ready.some(({ terms }) => terms.name === name));
  const asksSec = contact !== null || Boolean(environment.SEC_USER_AGENT?.trim());
  if (asksSec) requireContact(environment, contact);
  if (!asksSec && providers.length === 0)
    throw new Failure("invalidParameter", { phrase: "no provider", field: "symbols" });
  return {
    // Never the name of a list or of a file.
    universe: `${symbols.join(",")},`,
    since: null,
    providers: [...(asksSec ? [EDGAR] : []), ...providers],
    filings: null,
    userAgent: contact,
  };
}

function requireContact(environment: ProviderEnvironment, contact: string | null): void {
  try {
    edgarOptions(environment, contact);
  } catch (error) {
    if (!(error instanceof PullError)) throw error;
    throw new Failure("invalidParameter", { phrase: "not a contact", field: "contact" });
  }
}
