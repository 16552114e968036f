import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { interactionPolicy } from "oidc-provider";
import type { SignInProvider } from "../config/index.ts";
import { answerInteraction, INTERACTION_PATH } from "./interaction.ts";

export interface LocalProvider {
  readonly settings: SignInProvider;
  readonly close: () => Promise<void>;
}

/** Where Plumbline is sent back to; of a native application, the port does not count (RFC 8252, 7.3). */
const REDIRECTS = ["127.0.0.1", "localhost", "[::1]"].map((host) => `http://${host}/api/user/thirdLogin/callback`);
const CLIENT_ID = "plumbline";
/** Seconds. */
const SHORT = 600;

/**
 * Starts a provider of sign-ins on this machine, for those who develop: whoever says an address has it. All its keys are made
 * anew each time.
 */
export async function startLocalProvider({
  kind,
  label,
}: Pick<SignInProvider, "kind" | "label">): Promise<LocalProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(32).toString("base64url");
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: REDIRECTS,
        application_type: "native",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      // Cookies of a host do not know its ports: two providers must not take each other's.
      names: { session: `${kind}-session`, interaction: `${kind}-interaction`, resume: `${kind}-resume` },
    },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: policyWithAccounts(),
      url: (_context, { uid }) => INTERACTION_PATH + uid,
    },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    // The address stands in the ID token, as with those that people use.
    conformIdTokenClaims: false,
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true }),
    }),
    pkce: { required: () => true },
    ttl: {
      Interaction: SHORT,
      Grant: SHORT,
      Session: SHORT,
      AccessToken: SHORT,
      IdToken: SHORT,
      AuthorizationCode: 60,
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const isInteraction = request.url?.startsWith(INTERACTION_PATH) ?? false;
    if (isInteraction) void answerInteraction(provider, { request, response, label });
    else void answer(request, response);
  });
  return {
    settings: { id: kind, kind, label, issuer, clientId: CLIENT_ID, clientSecret, isDevelopment: true },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function signingKey() {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: "local" };
}

/** With the wish to choose an account, which it otherwise does not know. */
function policyWithAccounts(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}
