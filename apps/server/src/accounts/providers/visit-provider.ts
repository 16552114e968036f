import { Failure } from "../../http/index.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { emailAddress } from "../email-address.ts";
import { type OpenIdProvider, type Passage, ProviderFailure, type ProviderProblem } from "./open-id-provider.ts";
import { type BegunPassage, beginPassage, endPassage, issueTicket, secretText } from "./passages.ts";

/** Where providers send browsers, at the address by which the browser knows this server. */
export const CALLBACK_PATH = "/api/user/thirdLogin/callback";

/** What a page calls its window: 20 letters and digits. */
const ATTEMPT = /^[A-Za-z0-9]{20}$/;

interface Visitor {
  /** Cookie of the browser. */
  readonly browser: string;
  /** Key by which a client's share is counted. */
  readonly client: string;
}

/**
 * Begins a sign-in with a provider.
 *
 * @param origin Address of this server as the browser knows it.
 * @returns Where the browser goes.
 * @throws {Failure} `notFound` of a provider that there is not; `invalidParameter`; `tooManyRequests`.
 * @throws {ProviderFailure} if the provider does not answer.
 */
export async function beginProviderSignIn(
  context: AccountsContext,
  { provider: id, attempt, origin }: { readonly provider: string; readonly attempt: string; readonly origin: string },
  { browser, client }: Visitor,
): Promise<URL> {
  const { database, clock, limits } = context;
  const provider = providerWith(context, id);
  if (!ATTEMPT.test(attempt)) throw new Failure("invalidParameter");
  limits.client.take(client);
  const passage: Passage = {
    state: secretText(),
    nonce: secretText(),
    verifier: secretText(),
    redirectUri: origin + CALLBACK_PATH,
  };
  const url = await provider.authorizationUrl(passage);
  await beginPassage(database.db, { provider: id, origin, attempt, passage, browser, now: clock() });
  return url;
}

/** How a sign-in with a provider has ended: with a ticket, or without. */
export type ProviderOutcome =
  | { readonly origin: string; readonly attempt: string; readonly ticket: string }
  /** `expired`: nobody knows the state, or another browser has it. */
  | { readonly origin: string | null; readonly attempt: string; readonly problem: ProviderProblem | "expired" };

/**
 * Ends a sign-in with a provider: checks what came back, and makes a ticket with which the page signs in.
 *
 * @param parameters Of the provider's answer.
 * @throws {Failure} `tooManyRequests`.
 */
export async function endProviderSignIn(
  context: AccountsContext,
  parameters: URLSearchParams,
  { browser, client }: Visitor,
): Promise<ProviderOutcome & { readonly cause?: unknown }> {
  const { database, clock, limits } = context;
  limits.client.take(client);
  const state = parameters.get("state") ?? "";
  const begun = await endPassage(database.db, { state, browser, now: clock() });
  if (!begun) return { origin: null, attempt: "", problem: "expired" };
  const { origin, attempt } = begun;
  try {
    const identity = await identityOf(context, { parameters, state, begun });
    const ticket = await issueTicket(database.db, { provider: begun.provider, identity, now: clock() });
    return { origin, attempt, ticket };
  } catch (error) {
    if (error instanceof ProviderFailure) return { origin, attempt, problem: error.problem, cause: error };
    throw error;
  }
}

async function identityOf(
  context: AccountsContext,
  {
    parameters,
    state,
    begun,
  }: { readonly parameters: URLSearchParams; readonly state: string; readonly begun: BegunPassage },
) {
  const { provider, nonce, verifier, origin } = begun;
  const redirectUri = origin + CALLBACK_PATH;
  const proved = await providerWith(context, provider).identity(parameters, { state, nonce, verifier, redirectUri });
  return { ...proved, email: proved.email === null ? null : storedAddress(proved.email) };
}

/** As addresses are stored; null of one that cannot be one. */
function storedAddress(email: string): string | null {
  try {
    return emailAddress(email);
  } catch {
    return null;
  }
}

function providerWith({ providers }: AccountsContext, id: string): OpenIdProvider {
  const provider = providers.find(({ settings }) => settings.id === id);
  if (!provider) throw new Failure("notFound");
  return provider;
}
