import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeExpired } from "../../accounts/expiry.ts";
import { type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];
const signIn = (email: string, password = PASSWORD) => server.post("user/login", { email, password });
const isSignedIn = async (token: string) => (await server.read("user/getUserInfo", { token })).statusCode === 200;

describe("the settings of a user", () => {
  it("change where they are given, and stay where they are not", async () => {
    const { accessToken: token } = await server.register("settings@example.org");
    const change = (body: object) => server.post("user/updateConfiguration", body, { token });
    await change({ name: "  Ada Lovelace " });
    const answer = await change({ preferences: { theme: "dark", rising: "red" } });
    expect(answer.json().data).toMatchObject({
      name: "Ada Lovelace",
      preferences: { language: "en", theme: "dark", rising: "red", benchmark: null, costPreset: null },
    });
    expect((await change({ name: "" })).json().data.name).toBeNull();
    expect(outcome(await change({ preferences: { theme: "pink" } }))).toEqual([400, -1]);
    expect((await change({})).json().data.preferences.theme).toBe("dark");
  });
});

describe("what backtests of a user begin with", () => {
  it("is an instrument of the market to compare with and a level of costs, on every device and in the export", async () => {
    const { email, accessToken: token } = await server.register("backtests@example.org");
    const change = (preferences: object) => server.post("user/updateConfiguration", { preferences }, { token });
    // Written as a person may, stored as the market writes it.
    expect((await change({ benchmark: "adam", costPreset: "low" })).statusCode).toBe(200);
    const elsewhere = (await signIn(email)).json().data;
    expect(elsewhere.user.preferences).toMatchObject({ benchmark: "ADAM", costPreset: "low" });
    const { account } = (await server.read("account/export", { token })).json().data;
    expect(account).toMatchObject({ benchmark: "ADAM", cost_preset: "low" });
    const refused = await change({ benchmark: "ZZZ" });
    expect(outcome(refused)).toEqual([400, -1]);
    expect(refused.json().data.fields[0].path).toBe("preferences.benchmark");
    expect(outcome(await change({ costPreset: "cheap" }))).toEqual([400, -1]);
    const none = await change({ benchmark: null, costPreset: null });
    expect(none.json().data.preferences).toMatchObject({ benchmark: null, costPreset: null });
  });
});

describe("another password", () => {
  it("is set with the present one, ends all other sessions and tells the user", async () => {
    const user = await server.register("changes@example.org");
    const other = (await signIn(user.email)).json().data;
    const change = (currentPassword: string) =>
      server.post(
        "user/changepassword",
        { password: "another fine one", currentPassword },
        { token: user.accessToken },
      );
    expect(outcome(await change("not this one"))).toEqual([401, 1001]);
    const before = (await server.messagesTo(user.email, 0)).length;
    expect((await change(PASSWORD)).statusCode).toBe(200);
    expect(await isSignedIn(other.accessToken)).toBe(false);
    expect(await isSignedIn(user.accessToken)).toBe(true);
    expect((await signIn(user.email)).statusCode).toBe(401);
    expect((await signIn(user.email, "another fine one")).statusCode).toBe(200);
    await server.messagesTo(user.email, before + 1);
  });

  it("is set with a code for that purpose, once", async () => {
    const user = await server.register("coded@example.org");
    const code = await server.codeFor(user.email, "changepassword");
    const change = (password: string) =>
      server.post("user/changepassword", { password, code }, { token: user.accessToken });
    expect((await change("another fine one")).statusCode).toBe(200);
    expect(outcome(await change("yet another one"))).toEqual([422, 10]);
    expect((await signIn(user.email, "another fine one")).statusCode).toBe(200);
  });
});

describe("another address", () => {
  it("is proved by its code and the password, ends all other sessions and tells the address before", async () => {
    const user = await server.register("old@example.org");
    const other = (await signIn(user.email)).json().data;
    const code = await server.codeFor("new@example.org", "changeemail");
    const change = (body: object) =>
      server.post(
        "user/changeemail",
        { email: "new@example.org", code, currentPassword: PASSWORD, ...body },
        { token: user.accessToken },
      );
    expect(outcome(await change({ currentPassword: "not this one" }))).toEqual([401, 1001]);
    expect(outcome(await change({ email: "elsewhere@example.org" }))).toEqual([422, 10]);
    expect(outcome(await change({ email: "no address" }))).toEqual([422, 13]);
    const before = (await server.messagesTo("old@example.org", 0)).length;
    const answer = await change({});
    expect([answer.statusCode, answer.json().data.email]).toEqual([200, "new@example.org"]);
    expect(await isSignedIn(other.accessToken)).toBe(false);
    expect((await signIn("old@example.org")).statusCode).toBe(401);
    expect((await signIn("new@example.org")).statusCode).toBe(200);
    const notice = (await server.messagesTo("old@example.org", before + 1)).at(-1);
    expect(notice?.text).not.toContain("new@example.org");
  });

  it("that has an account is refused only to someone who has its code", async () => {
    const user = await server.register("mover@example.org");
    await server.register("settled@example.org");
    const change = (code: string) =>
      server.post(
        "user/changeemail",
        { email: "settled@example.org", code, currentPassword: PASSWORD },
        { token: user.accessToken },
      );
    expect(outcome(await change("000000"))).toEqual([422, 10]);
    server.wait(60);
    expect(outcome(await change(await server.codeFor("settled@example.org", "changeemail")))).toEqual([409, 11]);
  });
});

describe("a telephone number", () => {
  const changeOf =
    (token: string) =>
    (phone: string | null, code?: string): Promise<{ statusCode: number; json: () => { code: number } }> =>
      server.post("user/changemobile", code === undefined ? { phone } : { phone, code }, { token });
  const codeBySms = async (written: string, stored: string) => {
    const before = (await server.messagesTo(stored, 0)).length;
    expect((await server.post("sendSms", { phone: written, purpose: "changemobile" })).statusCode).toBe(200);
    return /\b\d{6}\b/.exec((await server.messagesTo(stored, before + 1)).at(-1)?.text ?? "")?.[0] ?? "";
  };

  // Written as the specification has it for mainland China, and with a country code (ITU-T E.164).
  it.each([
    ["138 0013 8000", "+8613800138000"],
    ["+1 (415) 555-2671", "+14155552671"],
  ])("%s is proved by its code, and stored as %s", async (written, stored) => {
    const { accessToken } = await server.register(`phone${stored.slice(1)}@example.org`);
    const change = changeOf(accessToken);
    const code = await codeBySms(written, stored);
    expect(outcome(await change(written, code === "000000" ? "000001" : "000000"))).toEqual([422, 10]);
    const answer = await change(written, code);
    expect([answer.statusCode, (answer.json() as unknown as { data: object }).data]).toEqual([
      200,
      expect.objectContaining({ phone: stored }),
    ]);
    expect((await change(null)).statusCode).toBe(200);
  });

  it("that another account has is refused with code 12 to someone who proved it", async () => {
    const first = await server.register("phone-first@example.org");
    const second = await server.register("phone-second@example.org");
    const number = "+33612345678";
    await changeOf(first.accessToken)(number, await codeBySms(number, number));
    server.wait(60);
    expect(outcome(await changeOf(second.accessToken)(number, await codeBySms(number, number)))).toEqual([409, 12]);
  });

  it.each(["12800138000", "1380013800", "+1 555", "0049 30 123456", "telephone"])("%s is refused", async (phone) => {
    const answer = await server.post("sendSms", { phone, purpose: "changemobile" });
    expect(outcome(answer)).toEqual([400, -1]);
    expect(answer.json().data.fields[0].path).toBe("phone");
  });
});

describe("the sessions of a user", () => {
  it("are listed, and end one by one or all but the present one", async () => {
    const user = await server.register("many@example.org");
    const tokens = [];
    for (let k = 0; k < 3; k++) tokens.push((await signIn(user.email)).json().data.accessToken as string);
    const list = async () =>
      (await server.read("sessions/list", { token: user.accessToken })).json().data.sessions as {
        id: string;
        isCurrent: boolean;
      }[];
    const sessions = await list();
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const some = sessions.find(({ isCurrent }) => !isCurrent)?.id;
    const revoke = (body: object) =>
      server.post("sessions/revoke", { proof: { currentPassword: PASSWORD }, ...body }, { token: user.accessToken });
    expect((await revoke({ id: some })).json().data).toEqual({ ended: 1 });
    expect(outcome(await revoke({ id: some }))).toEqual([404, 404]);
    expect((await revoke({ others: true })).json().data).toEqual({ ended: 2 });
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false, false]);
    expect(await list()).toHaveLength(1);
  });

  it("do not end by a token alone: the password, or a code for that purpose, proves who asks", async () => {
    const user = await server.register("guarded@example.org");
    const other = (await signIn(user.email)).json().data.accessToken as string;
    const revoke = (proof?: object) =>
      server.post("sessions/revoke", { others: true, ...(proof && { proof }) }, { token: user.accessToken });
    expect(outcome(await revoke())).toEqual([400, -1]);
    expect(outcome(await revoke({ currentPassword: "not this one" }))).toEqual([401, 1001]);
    expect(outcome(await revoke({ code: await server.codeFor(user.email, "login") }))).toEqual([422, 10]);
    expect(await isSignedIn(other)).toBe(true);
    const code = await server.codeFor(user.email, "security");
    const unknown = { id: "0b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a", proof: { code } };
    const missed = await server.post("sessions/revoke", unknown, { token: user.accessToken });
    expect(outcome(missed), "which leaves the code for the right one").toEqual([404, 404]);
    expect((await revoke({ code })).json().data).toEqual({ ended: 1 });
    expect(outcome(await revoke({ code }))).toEqual([422, 10]);
    expect(await isSignedIn(other)).toBe(false);
  });

  it("end by signing out", async () => {
    const user = await server.register("leaves@example.org");
    expect((await server.post("user/logout", {}, { token: user.accessToken })).statusCode).toBe(200);
    expect(await isSignedIn(user.accessToken)).toBe(false);
    expect((await server.post("refreshToken", { refreshToken: user.refreshToken })).statusCode).toBe(401);
  });

  it("are at most fifty: the one unused for longest ends for a new one", async () => {
    const user = await server.register("crowd@example.org");
    for (let k = 0; k < 50; k++) {
      server.wait(1);
      await signIn(user.email);
    }
    const { sessions } = (
      await server.read("sessions/list", { token: (await signIn(user.email)).json().data.accessToken })
    ).json().data;
    expect(sessions).toHaveLength(50);
    expect(await isSignedIn(user.accessToken)).toBe(false);
  });
});

describe("the removal of an account", () => {
  it("comes after thirty days, in which the user may change their mind", async () => {
    const user = await server.register("goes@example.org");
    const code = await server.codeFor(user.email, "delete");
    const token = user.accessToken;
    expect(outcome(await server.post("account/delete", { code: "000000" }, { token }))).toEqual([422, 10]);
    const asked = await server.post("account/delete", { code }, { token });
    const days = (Date.parse(asked.json().data.removedAt) - Date.parse(asked.json().data.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await signIn(user.email)).statusCode).toBe(200);
    expect((await server.post("account/restore", {}, { token })).json().data.removedAt).toBeNull();
  });

  it("leaves nothing of it in any table", async () => {
    const user = await server.register("gone@example.org");
    await server.post("user/feedback", { message: "Farewell" }, { token: user.accessToken });
    const code = await server.codeFor(user.email, "delete");
    await server.post("account/delete", { code }, { token: user.accessToken });
    const { context } = server.accounts;
    server.wait(30 * 86_400 - 10);
    await removeExpired(context);
    expect((await signIn(user.email)).statusCode).toBe(200);
    server.wait(11 + 2 * 86_400);
    await removeExpired(context);
    expect((await signIn(user.email)).statusCode).toBe(401);
    await server.messagesTo(user.email, (await server.messagesTo(user.email, 0)).length);
    const { db } = server.database;
    const tables = [
      "users",
      "passwords",
      "acceptances",
      "sessions",
      "refresh_tokens",
      "verification_codes",
      "feedback",
    ];
    for (const table of tables) {
      const rows = await db
        .selectFrom(table as "users")
        .selectAll()
        .execute();
      expect(JSON.stringify(rows), table).not.toContain(user.id);
      expect(JSON.stringify(rows), table).not.toContain(user.email);
    }
  });
});

describe("the export of an account", () => {
  it("has everything that is stored of its user, and nothing that proves who the user is", async () => {
    const user = await server.register("export@example.org");
    await server.post("user/feedback", { message: "A wish", page: "/pages/valuation" }, { token: user.accessToken });
    const answer = await server.read("account/export", { token: user.accessToken });
    const { data } = answer.json();
    expect(data.account).toMatchObject({ id: user.id, email: user.email });
    expect(data.sessions).toHaveLength(1);
    expect(data.acceptedTexts).toHaveLength(3);
    expect(data.feedback).toMatchObject([{ message: "A wish", page: "/pages/valuation", contact: user.email }]);
    expect(answer.body).not.toContain("argon2");
    expect(answer.body).not.toContain(user.refreshToken);
  });
});

describe("feedback", () => {
  it("needs no account, and reaches the owner of the server", async () => {
    const fresh = await startAccountServer();
    const owner = await fresh.register("owner@example.org");
    const before = (await fresh.messagesTo(owner.email, 0)).length;
    const answer = await fresh.post("user/feedback", {
      message: "The <b>chart</b> is fine",
      contact: "me@example.net",
    });
    expect([answer.statusCode, answer.json().data]).toEqual([200, null]);
    const message = (await fresh.messagesTo(owner.email, before + 1)).at(-1);
    expect(message?.text).toContain("The <b>chart</b> is fine");
    expect(message?.html).toContain("The &lt;b&gt;chart&lt;/b&gt; is fine");
    expect(message?.text).toContain("me@example.net");
    await fresh.close();
  });
});
