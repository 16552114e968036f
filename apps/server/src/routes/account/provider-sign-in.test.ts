import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalProvider, startLocalProvider } from "../../local-provider/index.ts";
import { type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";
import { ATTEMPT, providerVisitor } from "../../testing/provider-visitor.ts";
import { registerWithApp } from "../../testing/second-factor.ts";

let providers: readonly LocalProvider[];
let server: AccountServer;
beforeAll(async () => {
  providers = await Promise.all([
    startLocalProvider({ kind: "google", label: "Google" }),
    startLocalProvider({ kind: "apple", label: "Apple" }),
  ]);
  server = await startAccountServer({ providers: providers.map(({ settings }) => settings) });
});
afterAll(async () => {
  await server.close();
  await Promise.all(providers.map(({ close }) => close()));
});

const visitor = () => providerVisitor(server.app);
const ticketOf = async (provider: string, email: string) => (await visitor().signIn(provider, email)).outcome.ticket;
const ACCEPTED = { acceptedTerms: true, keepLoggedIn: true };

describe("a person who signs in with a provider", () => {
  // Google answers in the address, Apple with a form that its own page sends.
  it.each(["google", "apple"])(
    "gets an account with %s once the texts are accepted, and the same one next time",
    async (provider) => {
      const email = `new-${provider}@example.org`;
      const arrival = await visitor().signIn(provider, email);
      expect(arrival.path).toBe("/provider-result.html");
      const { ticket } = arrival.outcome;
      const asked = await server.post("user/thirdLogin", { ticket });
      expect(asked.json().data).toEqual({ status: "termsNeeded", email });
      const first = (await server.post("user/thirdLogin", { ticket, ...ACCEPTED })).json().data;
      expect(first).toMatchObject({ status: "signedIn", user: { email } });
      const profile = (await server.read("user/getUserInfo", { token: first.accessToken })).json().data;
      expect(profile).toMatchObject({ hasPassword: false, linked: [{ provider, email }] });
      expect(profile.accepted.map(({ document }: { document: string }) => document).sort()).toEqual([
        "disclaimer",
        "privacy",
        "terms",
      ]);
      const again = await server.post("user/thirdLogin", { ticket: await ticketOf(provider, email) });
      expect(again.json().data).toMatchObject({ status: "signedIn", user: { id: first.user.id } });
    },
  );

  it("uses a ticket once, also when two requests send it at the same moment", async () => {
    const ticket = await ticketOf("google", "twice@example.org");
    const both = await Promise.all([1, 2].map(() => server.post("user/thirdLogin", { ticket, ...ACCEPTED })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await server.post("user/thirdLogin", { ticket, ...ACCEPTED })).json().code).toBe(404);
  });

  it("has ten minutes for the way back, and ten for the ticket", async () => {
    const late = visitor();
    const page = await late.start("google");
    const callback = await late.answer(page, "late@example.org");
    const ticket = await ticketOf("google", "late@example.org");
    server.wait(601);
    expect((await late.arrive(callback)).outcome).toEqual({ problem: "expired" });
    expect((await server.post("user/thirdLogin", { ticket, ...ACCEPTED })).json().code).toBe(404);
  });

  it("is told that they refused", async () => {
    expect((await visitor().signIn("google", null)).outcome).toEqual({ problem: "denied", attempt: ATTEMPT });
    expect((await visitor().signIn("apple", null)).outcome).toEqual({ problem: "denied", attempt: ATTEMPT });
  });
});

describe("the cookie of the way to a provider", () => {
  // RFC 6265bis, 4.1.3.2: `__Host-` needs Secure and the path /, and no other host can set such a cookie.
  it.each([
    ["https://stocks.example.org", /^__Host-plumbline-provider=[\w-]{43}; /, true],
    [null, /^plumbline-provider=[\w-]{43}; /, false],
  ])("is for this server alone and out of the reach of scripts: %s", async (publicUrl, named, isSecure) => {
    const own = await startAccountServer({ providers: providers.map(({ settings }) => settings), publicUrl });
    try {
      const { headers } = await own.read(`user/thirdLogin/start?provider=google&attempt=${ATTEMPT}`);
      const [value = "", ...attributes] = String(headers["set-cookie"]).split("; ");
      expect(`${value}; `).toMatch(named);
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
      expect(attributes.includes("Secure")).toBe(isSecure);
      expect(attributes.filter((attribute) => attribute.startsWith("Domain"))).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe("what comes back from a provider", () => {
  it("is of no use in another browser, or a second time", async () => {
    const own = visitor();
    const callback = await own.answer(await own.start("google"), "own@example.org");
    expect((await visitor().arrive(callback)).outcome).toEqual({ problem: "expired" });
    const arrival = await own.arrive(callback);
    expect(arrival.outcome).toHaveProperty("ticket");
    expect((await own.arrive(callback)).outcome).toEqual({ problem: "expired" });
  });

  it("is refused with another state, and with the code of another sign-in", async () => {
    const own = visitor();
    const first = await own.answer(await own.start("google"), "ada@example.org");
    const wrong = new URLSearchParams(first.parameters);
    wrong.set("state", "A".repeat(43));
    expect((await own.arrive({ ...first, parameters: wrong })).outcome).toEqual({ problem: "expired" });
    const other = visitor();
    const second = await other.answer(await other.start("google"), "eve@example.org");
    const mixed = new URLSearchParams(first.parameters);
    // Each code is bound to its own verifier (PKCE).
    mixed.set("code", second.parameters.get("code") ?? "");
    expect((await own.arrive({ ...first, parameters: mixed })).outcome).toEqual({
      problem: "unproved",
      attempt: ATTEMPT,
    });
  });

  it("leaves nothing behind that a stranger could read: state, cookie and ticket are stored as digests", async () => {
    const own = visitor();
    const url = new URL(await own.start("google"));
    const rows = JSON.stringify(await server.database.db.selectFrom("provider_sign_ins").selectAll().execute());
    expect(rows).not.toContain(url.searchParams.get("state"));
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    expect(url.searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
  });
});

describe("an address that has an account", () => {
  it("is never joined to it by the address alone; its user links the provider, and can end that", async () => {
    const ada = await server.register("joined@example.org");
    const proof = { currentPassword: PASSWORD };
    const ticket = await ticketOf("google", "joined@example.org");
    expect((await server.post("user/thirdLogin", { ticket, ...ACCEPTED })).json().code).toBe(11);
    const linked = await server.post("user/linkprovider", { ticket, proof }, { token: ada.accessToken });
    expect(linked.json().data.linked).toMatchObject([{ provider: "google", email: "joined@example.org" }]);
    const told = async () => (await server.messagesTo("joined@example.org", 1)).map(({ subject }) => subject);
    await expect.poll(told).toContain("A way to sign in was added to your Plumbline account");
    const signedIn = await server.post("user/thirdLogin", { ticket: await ticketOf("google", "joined@example.org") });
    expect(signedIn.json().data).toMatchObject({ status: "signedIn", user: { id: ada.id } });
    const eve = await server.register("eve-links@example.org");
    const stolen = await ticketOf("google", "joined@example.org");
    const taken = await server.post("user/linkprovider", { ticket: stolen, proof }, { token: eve.accessToken });
    expect(taken.json().code).toBe(11);
    const ended = await server.post("user/unlinkprovider", { provider: "google", proof }, { token: ada.accessToken });
    expect(ended.json().data.linked).toEqual([]);
    await expect.poll(told).toContain("A way to sign in was removed from your Plumbline account");
    const gone = await server.post("user/unlinkprovider", { provider: "google", proof }, { token: ada.accessToken });
    expect(gone.json().code).toBe(404);
    const withPassword = await server.post("user/login", { email: ada.email, password: PASSWORD });
    expect(withPassword.statusCode).toBe(200);
  });

  it("is linked, and no longer linked, by whoever proves who they are: a token alone does neither", async () => {
    const { accessToken: token } = await server.register("linked@example.org");
    const codeOf = async (call: "link" | "unlink", body: object) =>
      (await server.post(`user/${call}provider`, body, { token })).json().code;
    const wrong = { currentPassword: "not this one" };
    const right = { currentPassword: PASSWORD };
    const ticket = await ticketOf("google", "linked@example.org");
    expect(await codeOf("link", { ticket })).toBe(-1);
    expect(await codeOf("link", { ticket, proof: wrong })).toBe(1001);
    expect(await codeOf("link", { ticket, proof: { code: "000000" } })).toBe(10);
    // The ticket stays valid until the proof is right.
    expect(await codeOf("link", { ticket, proof: right })).toBe(0);
    expect(await codeOf("unlink", { provider: "google" })).toBe(-1);
    expect(await codeOf("unlink", { provider: "google", proof: wrong })).toBe(1001);
    expect(await codeOf("unlink", { provider: "google", proof: right })).toBe(0);
  });
});

it("asks a user with a second factor for it, and keeps the ticket for the call that brings it", async () => {
  const user = await registerWithApp(server, "factor@example.org");
  const link = { ticket: await ticketOf("google", user.email), proof: { currentPassword: PASSWORD } };
  await server.post("user/linkprovider", link, { token: user.accessToken });
  const ticket = await ticketOf("google", user.email);
  const signIn = (secondFactor?: string) =>
    server.post("user/thirdLogin", { ticket, ...(secondFactor && { secondFactor }) });
  expect((await signIn()).json().code).toBe(1002);
  expect((await signIn("not-a-code")).json().code).toBe(1003);
  expect((await signIn(user.recoveryCodes[0])).json().data).toMatchObject({
    status: "signedIn",
    user: { id: user.id },
  });
  expect((await signIn(user.recoveryCodes[1])).json().code).toBe(404);
});

it("asks nobody about a provider that there is not, and sends the browser to the page that says so", async () => {
  const answer = await server.app.inject({ url: "/api/user/thirdLogin/start?provider=nobody" });
  expect(answer.headers.location).toBe("/provider-result.html#problem=misconfigured");
  expect(answer.headers["set-cookie"]).toBeUndefined();
  const nameless = await server.app.inject({ url: "/api/user/thirdLogin/start?provider=google&attempt=<script>" });
  expect(nameless.headers.location).toBe("/provider-result.html#problem=misconfigured&attempt=%3Cscript%3E");
});

it("goes with the account, and stands in the export", async () => {
  const { accessToken, user } = (
    await server.post("user/thirdLogin", { ticket: await ticketOf("google", "leaves@example.org"), ...ACCEPTED })
  ).json().data;
  const exported = (await server.read("account/export", { token: accessToken })).json();
  expect(JSON.stringify(exported)).toContain('"provider":"google"');
  await server.database.db.deleteFrom("users").where("id", "=", user.id).execute();
  const left = server.database.db.selectFrom("provider_identities").select("subject").where("user_id", "=", user.id);
  expect(await left.execute()).toEqual([]);
});
