import { LRUCache } from "lru-cache";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from "openid-client";
import type { SignInProvider } from "../../config/index.ts";
import { boundedFetch } from "./bounded-fetch.ts";

/** Who somebody is, as a provider has proved it. */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider says that it has verified the address. */
  readonly email: string | null;
}

/** What a browser takes to a provider, and what must come back with it. */
export interface Passage {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: its challenge goes out, it goes to the exchange. */
  readonly verifier: string;
  /** Where the provider sends the browser. */
  readonly redirectUri: string;
}

/** Why nobody was signed in. */
export type ProviderProblem =
  /** The provider does not answer, or answers nonsense. */
  | "unavailable"
  /** The user has refused. */
  | "denied"
  /** The provider refuses this server: its settings are wrong. */
  | "misconfigured"
  /** What came back proves nothing. */
  | "unproved";

/** A sign-in with a provider that has failed. */
export class ProviderFailure extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, cause: unknown) {
    super(`The provider: ${problem}`, { cause });
    this.problem = problem;
  }
}

const TIMEOUT_SECONDS = 8;
/** What a provider says of itself changes rarely. */
const KNOWN_FOR = 24 * 60 * 60 * 1000;
const KEY = "configuration";

/** A provider of sign-ins by OpenID Connect, with code, PKCE, state and nonce. What it says of itself is asked for when needed. */
export class OpenIdProvider {
  readonly settings: SignInProvider;
  readonly #known = new LRUCache<string, Promise<Configuration>>({ max: 1, ttl: KNOWN_FOR });

  constructor(settings: SignInProvider) {
    this.settings = settings;
  }

  /** Where a browser is sent to sign in. @throws {ProviderFailure} */
  async authorizationUrl({ state, nonce, verifier, redirectUri }: Passage): Promise<URL> {
    const configuration = await this.#configuration();
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: "openid email",
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      // Apple gives an address only in a form.
      ...(this.settings.kind === "apple" ? { response_mode: "form_post" } : { prompt: "select_account" }),
    });
  }

  /**
   * Exchanges what came back for who it is: the code for an ID token, whose signature, issuer, audience, nonce and time are
   * checked.
   *
   * @param parameters Of the provider's answer.
   * @throws {ProviderFailure}
   */
  async identity(parameters: URLSearchParams, passage: Passage): Promise<ProvedIdentity> {
    const denial = parameters.get("error");
    if (denial !== null) throw new ProviderFailure(problemOf(denial), denial);
    const configuration = await this.#configuration();
    const address = new URL(passage.redirectUri);
    address.search = parameters.toString();
    const tokens = await authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: passage.verifier,
      expectedState: passage.state,
      expectedNonce: passage.nonce,
      idTokenExpected: true,
    }).catch((error: unknown) => {
      throw new ProviderFailure(problemOfExchange(error), error);
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderFailure("unproved", "no ID token");
    const { iss, sub, email, email_verified } = claims;
    // Apple writes it as text.
    const isVerified = email_verified === true || email_verified === "true";
    return { issuer: iss, subject: sub, email: isVerified && typeof email === "string" ? email : null };
  }

  /** Asked again after a failure. */
  async #configuration(): Promise<Configuration> {
    const known = this.#known.get(KEY) ?? this.#discover();
    this.#known.set(KEY, known, { noUpdateTTL: true });
    try {
      return await known;
    } catch (error) {
      this.#known.delete(KEY);
      throw new ProviderFailure("unavailable", error);
    }
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const isInsecure = issuer.startsWith("http:");
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === "" ? None() : ClientSecretPost(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        [customFetch]: boundedFetch(new URL(issuer)),
        execute: isInsecure ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
      },
    );
    return configuration;
  }
}

/** Errors of an authorization (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
function problemOf(error: string): ProviderProblem {
  if (["access_denied", "user_cancelled_authorize", "login_required", "consent_required"].includes(error))
    return "denied";
  if (["server_error", "temporarily_unavailable"].includes(error)) return "unavailable";
  return "misconfigured";
}

/** What went wrong with the exchange of a code. */
function problemOfExchange(error: unknown): ProviderProblem {
  // Of the provider (RFC 6749, 5.2).
  const { error: answer } = error as { readonly error?: string };
  if (answer === "invalid_grant") return "unproved";
  if (answer !== undefined) return "misconfigured";
  return chainOf(error).some(isOutage) ? "unavailable" : "unproved";
}

/** An error with what has led to it. */
function chainOf(error: unknown): unknown[] {
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  return cause === undefined ? [error] : [error, ...chainOf(cause)];
}

/** A failed connection, one that took too long, or an answer that says that the server is at fault. */
function isOutage(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500;
  return error instanceof Error && ["TypeError", "TimeoutError"].includes(error.name);
}
