import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

/** Codes and statuses of the specification, section 8, and of the interface's conventions. */
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];
const registration = (email: string, code: string, more: object = {}) => {
  return { email, password: PASSWORD, code, acceptedTerms: true, ...more };
};

describe("a code by e-mail", () => {
  it("has six digits, in the language of the reader, and comes with the time until the next one", async () => {
    const answer = await server.post(
      "sendEmail",
      { email: "Lucie@Example.org", purpose: "register" },
      { headers: { "accept-language": "fr" } },
    );
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      { retryAfterSeconds: 60, validForSeconds: 600, delivery: "sent" },
    ]);
    const [message] = await server.messagesTo("lucie@example.org", 1);
    expect(message?.text.match(/\b\d{6}\b/g)).toHaveLength(1);
    expect(message?.html).toContain('lang="fr"');
  });

  it.each(["ada", "ada@", "@example.org", "ada@localhost", "a b@example.org", "ada@exa_mple.org", "ada@1.2.3.4"])(
    "is refused with code 13 to %s, which is no address",
    async (email) => {
      expect(outcome(await server.post("sendEmail", { email, purpose: "register" }))).toEqual([422, 13]);
    },
  );

  it("is refused within a minute of the one before, and after five of a day, with the time to wait", async () => {
    const ask = () => server.post("sendEmail", { email: "often@example.org", purpose: "login" });
    expect((await ask()).statusCode).toBe(200);
    server.wait(59);
    const soon = await ask();
    expect([...outcome(soon), soon.headers["retry-after"]]).toEqual([429, 429, "1"]);
    for (let sent = 1; sent < 5; sent++) {
      server.wait(60);
      expect((await ask()).statusCode).toBe(200);
    }
    server.wait(3600);
    expect(outcome(await ask())).toEqual([429, 429]);
    server.wait(24 * 3600);
    expect((await ask()).statusCode).toBe(200);
  });

  it("is sent once when many ask for it at the same moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.post("sendEmail", { email: "herd@example.org", purpose: "login" })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(11);
  });
});

describe("a registration", () => {
  it("makes an account that is signed in, with the texts that its user accepted", async () => {
    const ada = await server.register("ada@example.org");
    const profile = await server.read("user/getUserInfo", { token: ada.accessToken });
    expect(profile.json().data).toMatchObject({
      user: { id: ada.id, email: "ada@example.org", name: null, removedAt: null },
      hasPassword: true,
    });
    const accepted = profile.json().data.accepted as { document: string }[];
    expect(accepted.map(({ document }) => document)).toEqual(["disclaimer", "privacy", "terms"]);
    expect(profile.headers["cache-control"]).toBe("private, no-store");
  });

  it("says that the address has an account only to someone who proved it by its code", async () => {
    await server.register("taken@example.org");
    expect(outcome(await server.post("user/register", registration("taken@example.org", "000000")))).toEqual([422, 10]);
    server.wait(60);
    const code = await server.codeFor("taken@example.org", "register");
    expect(outcome(await server.post("user/register", registration("taken@example.org", code)))).toEqual([409, 11]);
  });

  it("makes one account of many at the same moment with the same code", async () => {
    const code = await server.codeFor("twin@example.org", "register");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.post("user/register", registration("twin@example.org", code))),
    );
    const tokens = answers.flatMap((answer) => answer.json().data?.accessToken ?? []);
    expect(tokens, "one session, whatever the others are told").toHaveLength(1);
    const users = await server.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "twin@example.org")
      .execute();
    expect(users).toHaveLength(1);
  });

  it("sent once more, because its answer was lost, makes nothing anew and opens no session", async () => {
    const email = "lost@example.org";
    const code = await server.codeFor(email, "register");
    const send = (more: object = {}) => server.post("user/register", registration(email, code, more));
    const first = (await send()).json().data;
    const again = await send();
    expect([...outcome(again), again.json().data]).toEqual([
      200,
      0,
      { user: first.user, accessToken: null, refreshToken: null },
    ]);
    // To anyone who does not know the password, the code has been used.
    expect(outcome(await send({ password: "not this one" }))).toEqual([422, 10]);
    const { sessions } = (await server.read("sessions/list", { token: first.accessToken })).json().data;
    expect(sessions).toHaveLength(1);
    await Promise.all([send(), send(), send()]);
    expect(outcome(await send()), "after five attempts").toEqual([422, 10]);
  });

  it("that finds an account is no lost one: the answer stays that there is one", async () => {
    const { email } = await server.register("there@example.org", "another fine one");
    server.wait(60);
    const code = await server.codeFor(email, "register");
    const send = () => server.post("user/register", registration(email, code));
    expect(outcome(await send())).toEqual([409, 11]);
    expect(outcome(await send()), "the code has been used, and the password is another").toEqual([422, 10]);
  });

  it.each([
    ["a code for another purpose", "login", 0],
    ["a code that is older than ten minutes", "register", 601],
  ] as const)("is refused with %s", async (_, purpose, seconds) => {
    const email = `${purpose}-${seconds}@example.org`;
    const code = await server.codeFor(email, purpose);
    server.wait(seconds);
    expect(outcome(await server.post("user/register", registration(email, code)))).toEqual([422, 10]);
  });

  it("is refused with the code of another address, and with one that a newer one has replaced", async () => {
    const code = await server.codeFor("mallory@example.org", "register");
    expect(outcome(await server.post("user/register", registration("victim@example.org", code)))).toEqual([422, 10]);
    server.wait(60);
    const newer = await server.codeFor("mallory@example.org", "register");
    if (newer !== code) {
      expect(outcome(await server.post("user/register", registration("mallory@example.org", code)))).toEqual([422, 10]);
    }
    expect((await server.post("user/register", registration("mallory@example.org", newer))).statusCode).toBe(200);
  });

  it("compares at most five codes, in whatever order they arrive: then the right one is refused too", async () => {
    const code = await server.codeFor("guess@example.org", "register");
    const wrong = Array.from({ length: 40 }, (_, k) => String((Number(code) + 1 + k) % 1_000_000).padStart(6, "0"));
    const answers = await Promise.all(
      wrong.map((guess) => server.post("user/register", registration("guess@example.org", guess))),
    );
    // A busy machine may refuse some unread.
    const outcomes = answers.map((answer) => outcome(answer).join());
    expect(outcomes.filter((one) => one !== "422,10" && one !== "503,503")).toEqual([]);
    for (const guess of wrong.slice(0, 5)) await server.post("user/register", registration("guess@example.org", guess));
    const { attempts } = await server.database.db
      .selectFrom("verification_codes")
      .select("attempts")
      .where("address", "=", "guess@example.org")
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect(outcome(await server.post("user/register", registration("guess@example.org", code)))).toEqual([422, 10]);
  });

  it("stores neither the code nor the password nor a token", async () => {
    const code = await server.codeFor("secret@example.org", "register");
    const answer = await server.post("user/register", registration("secret@example.org", code));
    const { refreshToken } = answer.json().data;
    const { db } = server.database;
    const stored = JSON.stringify([
      await db.selectFrom("verification_codes").selectAll().where("address", "=", "secret@example.org").execute(),
      await db.selectFrom("passwords").selectAll().execute(),
      await db.selectFrom("refresh_tokens").selectAll().execute(),
    ]);
    for (const secret of [`"${code}"`, PASSWORD, refreshToken]) expect(stored).not.toContain(secret);
    expect(stored).toContain("$argon2id$");
    expect(JSON.stringify(server.log)).not.toContain("secret@example.org");
  });

  it.each([
    ["a password of five characters", { password: "12345" }, "password"],
    ["a password of 31 characters", { password: "x".repeat(31) }, "password"],
    ["a common password", { password: "Password1" }, "password"],
    ["words of this product as the password", { password: "Plumbline-2026!" }, "password"],
    ["the address as the password", { password: "form@example.org" }, "password"],
    ["terms that are not accepted", { acceptedTerms: false }, "acceptedTerms"],
    ["a code of five digits", { code: "12345" }, "code"],
    ["a code with letters", { code: "12345a" }, "code"],
    ["a field that does not exist", { role: "owner" }, "role"],
  ])("is refused with %s, which names the field and changes nothing", async (_, more, field) => {
    const answer = await server.post("user/register", registration("form@example.org", "123456", more));
    expect(outcome(answer)).toEqual([400, -1]);
    expect(answer.json().data.fields.map(({ path }: { path: string }) => path)).toEqual([field]);
    const known = server.database.db.selectFrom("users").select("id").where("email", "=", "form@example.org");
    expect(await known.executeTakeFirst()).toBeUndefined();
  });
});

describe("an invitation", () => {
  it("lets one person register on a server that is not open, within two weeks", async () => {
    const fresh = await startAccountServer({ ownerEmail: "boss@example.org", registration: "invite" });
    const boss = await fresh.register("boss@example.org");
    const make = async (token: string) => fresh.post("user/invite", {}, { token });
    const join = async (email: string, invitation?: string) => {
      const code = await fresh.codeFor(email, "register");
      return fresh.post("user/register", registration(email, code, invitation === undefined ? {} : { invitation }));
    };
    const { token } = (await make(boss.accessToken)).json().data;
    expect(outcome(await join("none@example.org"))).toEqual([403, 403]);
    expect(outcome(await join("wrong@example.org", "made up"))).toEqual([403, 403]);
    const guest = await join("guest@example.org", token);
    expect(guest.json().data.user.role).toBe("member");
    expect(outcome(await join("second@example.org", token))).toEqual([403, 403]);
    expect(outcome(await make(guest.json().data.accessToken))).toEqual([403, 403]);
    const late = (await make(boss.accessToken)).json().data.token;
    fresh.wait(14 * 24 * 3600 + 1);
    expect(outcome(await join("late@example.org", late))).toEqual([403, 403]);
    const { length } = await fresh.database.db.selectFrom("users").select("id").execute();
    expect(length).toBe(2);
    await fresh.close();
  });
});

describe("who owns a server", () => {
  it("is the first account, also of several that are made at once", async () => {
    const fresh = await startAccountServer();
    const emails = ["first@example.org", "second@example.org", "third@example.org"];
    const codes = await Promise.all(emails.map((email) => fresh.codeFor(email, "register")));
    const answers = await Promise.all(
      emails.map((email, k) => fresh.post("user/register", registration(email, codes[k] ?? ""))),
    );
    const roles = answers.map((answer) => answer.json().data.user.role as string);
    expect(roles.toSorted()).toEqual(["member", "member", "owner"]);
    await fresh.close();
  });

  it("is the one whom the operator names later, also where somebody else owns it already", async () => {
    const fresh = await startAccountServer({ ownerEmail: "boss@example.org" });
    const first = await fresh.register("first@example.org");
    // As on a server that was started without the name of an owner.
    await fresh.database.db.updateTable("users").set({ role: "owner" }).execute();
    const boss = await fresh.register("boss@example.org");
    const roleOf = async (token: string) => (await fresh.read("user/getUserInfo", { token })).json().data.user.role;
    expect([await roleOf(first.accessToken), await roleOf(boss.accessToken)]).toEqual(["member", "owner"]);
    await fresh.close();
  });

  it("is the one whom the operator names, and nobody else", async () => {
    const fresh = await startAccountServer({ ownerEmail: "boss@example.org", registration: "closed" });
    const closed = registration("early@example.org", await fresh.codeFor("early@example.org", "register"));
    expect(outcome(await fresh.post("user/register", closed))).toEqual([403, 403]);
    const boss = await fresh.register("boss@example.org");
    const profile = await fresh.read("user/getUserInfo", { token: boss.accessToken });
    expect(profile.json().data.user.role).toBe("owner");
    await fresh.close();
  });
});
