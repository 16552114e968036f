import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";
import { registerWithApp } from "../../testing/second-factor.ts";
import { type SoftwareAuthenticator, softwareAuthenticator } from "../../testing/software-authenticator.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const headers = { host: "localhost" };
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];
const post = (path: string, body: object, token?: string) =>
  server.post(`user/${path}`, body, { headers, ...(token && { token }) });
const BY_PASSWORD = { currentPassword: PASSWORD };
const begin = (token: string, proof: object = BY_PASSWORD) => post("passkeys/begin", proof, token);
const optionsFor = async (token: string) => (await begin(token)).json().data.options;
const signInOptions = async () => (await post("passkeylogin/begin", {})).json().data.options;
const signIn = (credential: object) => post("passkeylogin", { credential });
const listOf = async (token: string) =>
  (await server.read("user/passkeys/list", { token, headers })).json().data.passkeys;

type Changes = Parameters<SoftwareAuthenticator["assert"]>[1];

async function withPasskey(email: string, counter = 0): Promise<Account & { authenticator: SoftwareAuthenticator }> {
  const user = await server.register(email);
  const authenticator = softwareAuthenticator();
  const credential = authenticator.register(await optionsFor(user.accessToken), { counter });
  const added = await post("passkeys/add", { credential }, user.accessToken);
  if (added.statusCode !== 200) throw new Error(added.body);
  // The code of the registration and this notice: the newest message is then that of what the test does next.
  await server.messagesTo(email, 2);
  return { ...user, authenticator };
}

describe("adding a passkey", () => {
  it("asks for one that is found without an address and unlocked each time, and tells the user", async () => {
    const { id, email, accessToken: token } = await server.register("adds@example.org");
    const options = await optionsFor(token);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Plumbline" },
      user: { id: Buffer.from(id).toString("base64url"), name: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.challenge, "base64url")).toHaveLength(32);
    const before = (await server.messagesTo(email, 0)).length;
    const authenticator = softwareAuthenticator();
    const added = await post("passkeys/add", { credential: authenticator.register(options) }, token);
    expect(added.json().data.passkeys).toMatchObject([{ id: authenticator.id, lastUsedAt: null }]);
    const told = (await server.messagesTo(email, before + 1)).at(-1);
    expect(told?.subject).toBe("A passkey was added to your Plumbline account");
    const [excluded] = (await optionsFor(token)).excludeCredentials;
    expect(excluded.id).toBe(authenticator.id);
  });

  it("needs the password, or a code sent for this purpose", async () => {
    const { email, accessToken } = await server.register("proves@example.org");
    expect(outcome(await begin(accessToken, { currentPassword: "not this one" }))).toEqual([401, 1001]);
    expect(outcome(await begin(accessToken, { code: "000000" }))).toEqual([422, 10]);
    expect((await begin(accessToken, { code: await server.codeFor(email, "security") })).statusCode).toBe(200);
  });

  it.each<[string, Changes]>([
    ["of another origin", { origin: "https://evil.example" }],
    ["for another server", { rpId: "evil.example" }],
    ["of another challenge", { challenge: "A".repeat(43) }],
    ["that was not unlocked", { isUserVerified: false }],
    ["that is a sign-in", { type: "webauthn.get" }],
  ])("is refused where the answer is one %s", async (what, changes) => {
    const { accessToken } = await server.register(`${what.replace(/\W/g, "-")}@example.org`);
    const credential = softwareAuthenticator().register(await optionsFor(accessToken), changes);
    expect(outcome(await post("passkeys/add", { credential }, accessToken))).toEqual([401, 1001]);
    expect(await listOf(accessToken)).toEqual([]);
  });

  it("takes each challenge once, within five minutes, and from the user whom it was made for", async () => {
    const [one, two] = [await server.register("first@example.org"), await server.register("second@example.org")];
    const options = await optionsFor(one.accessToken);
    const add = (token: string, credential = softwareAuthenticator().register(options)) =>
      post("passkeys/add", { credential }, token);
    expect(outcome(await add(two.accessToken))).toEqual([401, 1001]);
    const both = await Promise.all([add(one.accessToken), add(one.accessToken)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const late = await optionsFor(one.accessToken);
    server.wait(5 * 60 + 1);
    expect(outcome(await add(one.accessToken, softwareAuthenticator().register(late)))).toEqual([401, 1001]);
  });

  it("is refused for one that an account has, and for the eleventh", async () => {
    const { authenticator } = await withPasskey("has-it@example.org");
    const { accessToken: token } = await server.register("wants-it@example.org");
    const taken = authenticator.register(await optionsFor(token));
    expect(outcome(await post("passkeys/add", { credential: taken }, token))).toEqual([412, 412]);
    for (let count = 0; count < 10; count++) {
      const credential = softwareAuthenticator().register(await optionsFor(token));
      expect((await post("passkeys/add", { credential }, token)).statusCode).toBe(200);
    }
    expect(outcome(await begin(token))).toEqual([412, 412]);
    expect(await listOf(token)).toHaveLength(10);
  });

  it("is refused where a browser makes none: under a number, and without https", async () => {
    const { accessToken: token } = await server.register("number@example.org");
    for (const host of ["127.0.0.1:4000", "[::1]", "stocks.example"]) {
      const answer = await server.post(
        "user/passkeys/begin",
        { currentPassword: PASSWORD },
        { token, headers: { host } },
      );
      expect(outcome(answer)).toEqual([403, 403]);
      expect(outcome(await server.post("user/passkeylogin/begin", {}, { headers: { host } }))).toEqual([403, 403]);
    }
  });

  it.each<[string, (credential: Record<string, never>) => object]>([
    ["without an answer", ({ response, ...rest }) => rest],
    ["with an id that is none", (credential) => ({ ...credential, id: "#" })],
    ["of another kind", (credential) => ({ ...credential, type: "password" })],
  ])("is refused by the contract %s", async (_, change) => {
    const { accessToken } = await server.register(`bad${Math.random()}@example.org`);
    const credential = softwareAuthenticator().register(await optionsFor(accessToken));
    const answer = await post("passkeys/add", { credential: change(credential as never) }, accessToken);
    expect(outcome(answer)).toEqual([400, -1]);
  });

  it.each(["AAAA", "o2NmbXRkbm9uZQ", "v_8"])("is refused for the broken attestation %s", async (attestationObject) => {
    const { accessToken } = await server.register(`broken-${attestationObject.toLowerCase()}@example.org`);
    const credential = softwareAuthenticator().register(await optionsFor(accessToken)) as { response: object };
    const broken = { ...credential, response: { ...credential.response, attestationObject } };
    expect(outcome(await post("passkeys/add", { credential: broken }, accessToken))).toEqual([401, 1001]);
  });
});

// Their statements hold certificates, which name addresses at which a server asks whether they were revoked.
it.each(["fido-u2f", "apple", "tpm", "android-key", "android-safetynet", "compound"])(
  "a passkey that a maker vouches for is refused unread: nobody has asked for %s",
  async (format) => {
    const { accessToken } = await server.register(`${format}@example.org`);
    const credential = softwareAuthenticator().register(await optionsFor(accessToken), { format });
    expect(outcome(await post("passkeys/add", { credential }, accessToken))).toEqual([401, 1001]);
  },
);

describe("a sign-in with a passkey", () => {
  it("opens a session without an address, a password or a second factor", async () => {
    const user = await registerWithApp(server, "both@example.org");
    const authenticator = softwareAuthenticator();
    const made = authenticator.register(await optionsFor(user.accessToken));
    await post("passkeys/add", { credential: made }, user.accessToken);
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await signIn(authenticator.assert(options));
    expect(answer.json().data.user.id).toBe(user.id);
    const { accessToken } = answer.json().data;
    const [passkey] = await listOf(accessToken);
    expect(passkey.lastUsedAt).toBe(server.now().toISOString());
  });

  it("is refused in the same words, whatever is wrong with it", async () => {
    const { authenticator, id } = await withPasskey("strict@example.org");
    const stranger = softwareAuthenticator();
    const other = await withPasskey("other-user@example.org");
    const bodies = [];
    const wrong: readonly Changes[] = [
      { origin: "https://evil.example" },
      { origin: "http://localhost:81" },
      { rpId: "evil.example" },
      { challenge: "A".repeat(43) },
      { isUserVerified: false },
      { type: "webauthn.create" },
      { userHandle: Buffer.from(other.id).toString("base64url") },
      // Another user's credential, signed with a key of one's own.
      { id: other.authenticator.id },
    ];
    for (const changes of wrong) bodies.push((await signIn(authenticator.assert(await signInOptions(), changes))).body);
    const unknown = stranger.assert(await signInOptions(), { userHandle: Buffer.from(id).toString("base64url") });
    bodies.push((await signIn(unknown)).body);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ code: 1001 });
    expect((await signIn(authenticator.assert(await signInOptions()))).statusCode).toBe(200);
  });

  it("takes each answer once, however many send it, and within five minutes", async () => {
    const { authenticator } = await withPasskey("replayed@example.org");
    const credential = authenticator.assert(await signInOptions());
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(credential)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(401)]);
    const late = authenticator.assert(await signInOptions());
    server.wait(5 * 60 + 1);
    expect(outcome(await signIn(late))).toEqual([401, 1001]);
  });

  it("does not take the challenge of a registration", async () => {
    const { authenticator, accessToken } = await withPasskey("mixed@example.org");
    const { challenge } = await optionsFor(accessToken);
    expect(outcome(await signIn(authenticator.assert({ challenge, rpId: "localhost" })))).toEqual([401, 1001]);
  });

  it("is refused where the counter has not gone up: somebody has a copy", async () => {
    const { authenticator } = await withPasskey("counted@example.org", 5);
    const withCounter = async (counter: number) => signIn(authenticator.assert(await signInOptions(), { counter }));
    expect((await withCounter(6)).statusCode).toBe(200);
    expect(outcome(await withCounter(6))).toEqual([401, 1001]);
    expect(outcome(await withCounter(3))).toEqual([401, 1001]);
    expect(outcome(await withCounter(0))).toEqual([401, 1001]);
    const [one, two] = [await signInOptions(), await signInOptions()];
    const both = await Promise.all([one, two].map((options) => signIn(authenticator.assert(options, { counter: 7 }))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it("from a device that the user has not used tells the user", async () => {
    const { email, authenticator } = await withPasskey("told@example.org");
    const before = (await server.messagesTo(email, 0)).length;
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const credential = authenticator.assert(await signInOptions());
    await server.post("user/passkeylogin", { credential }, { headers: { ...headers, "user-agent": agent } });
    const told = await server.messagesTo(email, before + 1);
    expect(told.some(({ text }) => text.includes("Firefox, Linux"))).toBe(true);
  });
});

describe("a proof by a passkey", () => {
  const proofOptions = async (token: string) => (await post("passkeys/prove", {}, token)).json().data.options;
  const addSecond = async (token: string, proof: object) => {
    const begun = await begin(token, proof);
    const credential = softwareAuthenticator().register(begun.json().data.options);
    return post("passkeys/add", { credential }, token);
  };

  it("does what the password does, also for the end of other sessions and of another passkey", async () => {
    const { email, accessToken: token, authenticator } = await withPasskey("by-key@example.org");
    const prove = async () => ({ passkey: authenticator.assert(await proofOptions(token)) });
    const options = await proofOptions(token);
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([authenticator.id]);
    expect((await addSecond(token, await prove())).statusCode).toBe(200);
    const other = (await listOf(token)).find(({ id }: { id: string }) => id !== authenticator.id);
    await server.post("user/login", { email, password: PASSWORD });
    const ended = await server.post("sessions/revoke", { others: true, proof: await prove() }, { token, headers });
    expect(ended.json().data).toEqual({ ended: 1 });
    const removed = await post("passkeys/delete", { id: other.id, proof: await prove() }, token);
    expect(removed.json().data.passkeys).toMatchObject([
      { id: authenticator.id, lastUsedAt: server.now().toISOString() },
    ]);
  });

  it("is accepted once, within five minutes, of the user's own passkey, unlocked and signed here", async () => {
    const { accessToken: token, authenticator } = await withPasskey("proves-once@example.org");
    const eve = await withPasskey("proves-eve@example.org");
    const proveWith = async (changes: Changes) => ({
      passkey: authenticator.assert(await proofOptions(token), changes),
    });
    const wrong: readonly object[] = [
      await proveWith({ origin: "https://evil.example" }),
      await proveWith({ rpId: "evil.example" }),
      await proveWith({ isUserVerified: false }),
      await proveWith({ type: "webauthn.create" }),
      // A challenge that was made for a sign-in, and one that was made for another user.
      { passkey: authenticator.assert(await signInOptions()) },
      { passkey: authenticator.assert(await proofOptions(eve.accessToken)) },
      // Another user's passkey.
      { passkey: eve.authenticator.assert(await proofOptions(token)) },
    ];
    for (const proof of wrong) expect(outcome(await begin(token, proof))).toEqual([401, 1001]);
    const proof = { passkey: authenticator.assert(await proofOptions(token)) };
    const both = await Promise.all([begin(token, proof), begin(token, proof)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const late = { passkey: authenticator.assert(await proofOptions(token)) };
    server.wait(5 * 60 + 1);
    expect(outcome(await begin(token, late))).toEqual([401, 1001]);
  });

  it("cannot be begun by a user without a passkey, and signs nobody in", async () => {
    const { accessToken } = await server.register("keyless@example.org");
    expect(outcome(await post("passkeys/prove", {}, accessToken))).toEqual([404, 404]);
    const { accessToken: token, authenticator } = await withPasskey("no-sign-in@example.org");
    expect(outcome(await signIn(authenticator.assert(await proofOptions(token))))).toEqual([401, 1001]);
  });
});

describe("the passkeys of a user", () => {
  it("get names, and go with a notice", async () => {
    const { email, accessToken: token, authenticator } = await withPasskey("owner@example.org");
    const { id } = authenticator;
    const renamed = await post("passkeys/rename", { id, name: " Desk key " }, token);
    expect(renamed.json().data.passkeys).toMatchObject([{ id, name: "Desk key" }]);
    expect(outcome(await post("passkeys/rename", { id, name: " " }, token))).toEqual([400, -1]);
    expect(outcome(await post("passkeys/rename", { id, name: "x".repeat(61) }, token))).toEqual([400, -1]);
    const before = (await server.messagesTo(email, 0)).length;
    expect((await post("passkeys/delete", { id, proof: BY_PASSWORD }, token)).json().data.passkeys).toEqual([]);
    const told = await server.messagesTo(email, before + 1);
    expect(told.map(({ subject }) => subject)).toContain("A passkey was removed from your Plumbline account");
    expect(outcome(await signIn(authenticator.assert(await signInOptions())))).toEqual([401, 1001]);
  });

  it("are removed by whoever proves who they are: a token alone does not", async () => {
    const { email, accessToken: token, authenticator } = await withPasskey("keeps-it@example.org");
    const { id } = authenticator;
    const remove = (proof?: object) => post("passkeys/delete", { id, ...(proof && { proof }) }, token);
    expect(outcome(await remove())).toEqual([400, -1]);
    expect(outcome(await remove({ currentPassword: "not this one" }))).toEqual([401, 1001]);
    expect(outcome(await remove({ code: "000000" }))).toEqual([422, 10]);
    expect(outcome(await remove({ code: await server.codeFor(email, "changepassword") }))).toEqual([422, 10]);
    expect(await listOf(token)).toHaveLength(1);
    expect(outcome(await remove({ code: await server.codeFor(email, "security") }))).toEqual([200, 0]);
    expect(await listOf(token)).toEqual([]);
  });

  it("are for another user as if they did not exist", async () => {
    const { accessToken, authenticator } = await withPasskey("mine@example.org");
    const { accessToken: eve } = await server.register("eve@example.org");
    for (const [call, more] of [
      ["rename", { name: "Eve" }],
      ["delete", { proof: BY_PASSWORD }],
    ] as const) {
      const theirs = await post(`passkeys/${call}`, { id: authenticator.id, ...more }, eve);
      const nobodys = await post(`passkeys/${call}`, { id: softwareAuthenticator().id, ...more }, eve);
      expect(outcome(theirs)).toEqual([404, 404]);
      expect(theirs.body).toBe(nobodys.body);
    }
    expect(await listOf(accessToken)).toHaveLength(1);
    expect(await listOf(eve)).toEqual([]);
  });

  it("stand in the export by name, way and date alone, and go with the account", async () => {
    const { id, accessToken: token } = await withPasskey("leaves@example.org");
    const [{ name, createdAt }] = await listOf(token);
    const exported = await server.read("account/export", { token });
    expect(exported.json().data.passkeys).toEqual([
      { name, transports: ["internal"], created_at: createdAt, last_used_at: null },
    ]);
    const { db } = server.database;
    await db.deleteFrom("users").where("id", "=", id).execute();
    expect(await db.selectFrom("passkeys").select("id").where("user_id", "=", id).execute()).toEqual([]);
  });
});
