/** An OpenID provider that does whatever a test wants: its answers are those of a real one, but for what a test changes. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as bodyText } from "node:stream/consumers";
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import type { SignInProvider } from "../config/index.ts";

export interface HostileIssuer {
  readonly settings: SignInProvider;
  readonly issuer: string;
  /** What the next ID tokens say; the rest is as it should be. */
  claims: Record<string, unknown>;
  /** Makes the ID token in another way. */
  signed: ((payload: JWTPayload) => Promise<string>) | null;
  /** Answers in place of the provider, by path. */
  readonly answers: Map<string, (response: ServerResponse) => void>;
  readonly close: () => Promise<void>;
}

const SECRET = "a secret of forty characters for clients";

/** @param at Seconds of the clock of the server under test. */
export async function startHostileIssuer(at: () => number): Promise<HostileIssuer> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = await newKey("first");
  const nonces = new Map<string, string>();
  const hostile: HostileIssuer = {
    issuer,
    settings: {
      id: "hostile",
      kind: "other",
      label: "Hostile",
      issuer,
      clientId: "plumbline",
      clientSecret: SECRET,
      isDevelopment: false,
    },
    claims: {},
    signed: null,
    answers: new Map(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const json = (response: ServerResponse, value: unknown) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(value));
  };
  server.on("request", async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    const other = hostile.answers.get(pathname);
    if (other) return other(response);
    if (pathname === "/.well-known/openid-configuration") return json(response, description(issuer));
    if (pathname === "/jwks") return json(response, { keys: [key.publicKey] });
    if (pathname === "/authorize") {
      const code = crypto.randomUUID();
      nonces.set(code, searchParams.get("nonce") ?? "");
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.search = String(new URLSearchParams({ code, state: searchParams.get("state") ?? "", iss: issuer }));
      return response.writeHead(303, { location: back.href }).end();
    }
    const code = new URLSearchParams(await bodyText(request)).get("code") ?? "";
    const payload: JWTPayload = {
      iss: issuer,
      aud: "plumbline",
      sub: "subject-1",
      email: "someone@example.org",
      email_verified: true,
      nonce: nonces.get(code) ?? "",
      iat: at(),
      exp: at() + 300,
      ...hostile.claims,
    };
    const signed = hostile.signed ?? ((said) => new SignJWT(said).setProtectedHeader(key.header).sign(key.privateKey));
    return json(response, { access_token: "access", token_type: "Bearer", id_token: await signed(payload) });
  });
  return hostile;
}

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const header: JWTHeaderParameters = { alg: "RS256", kid };
  return { privateKey, header, publicKey: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

function description(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    authorization_response_iss_parameter_supported: true,
  };
}
