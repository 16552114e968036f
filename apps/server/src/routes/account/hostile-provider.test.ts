import { createHmac } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { type HostileIssuer, startHostileIssuer } from "../../testing/hostile-issuer.ts";
import { type Arrival, ATTEMPT, providerVisitor } from "../../testing/provider-visitor.ts";

const now = () => Math.floor(Date.now() / 1000);

let issuer: HostileIssuer;
let server: AccountServer;
beforeAll(async () => {
  issuer = await startHostileIssuer(now);
  server = await startAccountServer({ providers: [issuer.settings] });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});
afterEach(() => {
  issuer.claims = {};
  issuer.signed = null;
  issuer.answers.clear();
});

/** Goes to the provider and comes back with what it sends. */
async function visit(change: (parameters: URLSearchParams) => void = () => undefined): Promise<Arrival> {
  const visitor = providerVisitor(server.app);
  const page = await visitor.start("hostile");
  const back = new URL((await fetch(page, { redirect: "manual" })).headers.get("location") ?? "");
  change(back.searchParams);
  return visitor.arrive({ parameters: back.searchParams, isForm: false });
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** The attacks of RFC 9700 (2.1, 4.4) and of OpenID Connect Core (3.1.3.7) on what a provider says. */
describe("an ID token", () => {
  it("is believed when everything about it is right", async () => {
    expect((await visit()).outcome).toHaveProperty("ticket");
  });

  it.each<[string, Record<string, unknown>]>([
    ["is for another application", { aud: "somebody-else" }],
    ["is of another issuer", { iss: "https://accounts.example.org" }],
    ["answers another question", { nonce: "A".repeat(43) }],
    ["has expired", { exp: now() - 3600, iat: now() - 7200 }],
    ["has no subject", { sub: undefined }],
  ])("is refused when it %s", async (_what, claims) => {
    issuer.claims = claims;
    expect((await visit()).outcome).toEqual({ problem: "unproved", attempt: ATTEMPT });
  });

  it("is refused without a signature, with that of another key, and with the client's secret as a key", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const forgeries: HostileIssuer["signed"][] = [
      async (payload) => `${base64({ alg: "none" })}.${base64(payload)}.`,
      (payload) => new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "first" }).sign(privateKey),
      async (payload) => {
        const said = `${base64({ alg: "HS256", kid: "first" })}.${base64(payload)}`;
        return `${said}.${createHmac("sha256", issuer.settings.clientSecret).update(said).digest("base64url")}`;
      },
    ];
    for (const signed of forgeries) {
      issuer.signed = signed;
      expect((await visit()).outcome).toEqual({ problem: "unproved", attempt: ATTEMPT });
    }
  });

  it("makes no account without an address, or with one that the provider has not verified", async () => {
    for (const claims of [
      { email_verified: false },
      { email_verified: undefined },
      { email: undefined },
      { email: "no" },
    ]) {
      issuer.claims = { sub: "unverified", ...claims };
      const { ticket } = (await visit()).outcome;
      const answer = await server.post("user/thirdLogin", { ticket, acceptedTerms: true });
      expect(answer.json().code).toBe(13);
    }
  });
});

it("refuses an answer that names another issuer than was asked (RFC 9207)", async () => {
  const { outcome } = await visit((parameters) => parameters.set("iss", "https://accounts.example.org"));
  expect(outcome).toEqual({ problem: "unproved", attempt: ATTEMPT });
});

describe("a provider that does not do its part", () => {
  it("is unavailable when the exchange fails, is too long, or breaks off", async () => {
    issuer.answers.set("/token", (response) => response.writeHead(503).end());
    expect((await visit()).outcome).toEqual({ problem: "unavailable", attempt: ATTEMPT });
    issuer.answers.set("/token", (response) => {
      response.setHeader("content-type", "application/json");
      response.end(`{"access_token":"${"x".repeat(300_000)}"}`);
    });
    expect((await visit()).outcome).toEqual({ problem: "unavailable", attempt: ATTEMPT });
    issuer.answers.set("/token", (response) => response.destroy());
    expect((await visit()).outcome).toEqual({ problem: "unavailable", attempt: ATTEMPT });
  });

  it("refuses this server when its secret is wrong, and a code that it does not know proves nothing", async () => {
    const refuse = (status: number, error: string) =>
      issuer.answers.set("/token", (response) => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
      });
    refuse(401, "invalid_client");
    expect((await visit()).outcome).toEqual({ problem: "misconfigured", attempt: ATTEMPT });
    refuse(400, "invalid_grant");
    expect((await visit()).outcome).toEqual({ problem: "unproved", attempt: ATTEMPT });
  });

  it("does not send this server to other hosts without encryption", async () => {
    const elsewhere = await startHostileIssuer(now);
    let asked = 0;
    elsewhere.answers.set("/token", (response) => {
      asked++;
      response.end("{}");
    });
    issuer.answers.set("/token", (response) => {
      response.writeHead(307, { location: `${elsewhere.issuer}/token` }).end();
    });
    expect((await visit()).outcome).toHaveProperty("problem");
    expect(asked).toBe(0);
    await elsewhere.close();
  });
});

it("says that a provider which is down is unavailable, and asks it again the next time", async () => {
  const down = await startHostileIssuer(now);
  const other = await startAccountServer({ providers: [down.settings] });
  down.answers.set("/.well-known/openid-configuration", (response) => response.writeHead(500).end());
  const start = () => other.app.inject({ url: `/api/user/thirdLogin/start?provider=hostile&attempt=${ATTEMPT}` });
  expect((await start()).headers.location).toBe(`/provider-result.html#problem=unavailable&attempt=${ATTEMPT}`);
  down.answers.clear();
  expect((await start()).headers.location).toContain(`${down.issuer}/authorize?`);
  await other.close();
  await down.close();
});
