import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
let ada: Account;
beforeAll(async () => {
  server = await startAccountServer();
  ada = await server.register("ada@example.org");
});
afterAll(() => server.close());

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];
const signIn = (email: string, password: string, more: object = {}) =>
  server.post("user/login", { email, password, ...more });
const isSignedIn = async (token: string) => (await server.read("user/getUserInfo", { token })).statusCode === 200;

describe("a sign-in", () => {
  it("takes the address in any case, and the same letters from any keyboard", async () => {
    const answer = await signIn(" ADA@Example.org ", PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.user.id).toBe(ada.id);
    // U+00E9 in one piece, and as e with a combining accent.
    await server.register("keys@example.org", "caf\u00e9 noir");
    expect((await signIn("keys@example.org", "cafe\u0301 noir")).statusCode).toBe(200);
  });

  it("is refused in the same words for a wrong password as for an address without an account", async () => {
    const wrong = await signIn("ada@example.org", "not this one");
    const unknown = await signIn("nobody@example.org", "not this one");
    const noAddress = await signIn("nobody", "not this one");
    expect(outcome(wrong)).toEqual([401, 1001]);
    expect(unknown.body).toBe(wrong.body);
    expect(noAddress.body).toBe(wrong.body);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(unknown.headers)).toEqual(names(wrong.headers));
  });

  it("is refused for a while after ten failures, and after none of anyone else", async () => {
    await server.register("target@example.org");
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, k) => signIn("target@example.org", `guess number ${k}`)),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const refused = guesses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(outcome(await signIn("target@example.org", PASSWORD))).toEqual([429, 429]);
    expect((await signIn("ada@example.org", PASSWORD)).statusCode).toBe(200);
    // Its own user comes from elsewhere and is not locked out.
    const credentials = { email: "target@example.org", password: PASSWORD };
    expect((await server.post("user/login", credentials, { from: "198.51.100.9" })).statusCode).toBe(200);
  });

  it("takes a code in place of the password, once", async () => {
    const code = await server.codeFor("ada@example.org", "login");
    const withCode = () => server.post("user/login", { email: "ada@example.org", code });
    const answers = await Promise.all([withCode(), withCode(), withCode()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  it("by code is refused where the address has no account", async () => {
    const code = await server.codeFor("stranger@example.org", "login");
    expect(outcome(await server.post("user/login", { email: "stranger@example.org", code }))).toEqual([401, 1001]);
  });

  it("from a device that the user has not used tells the user", async () => {
    const eve = await server.register("eve@example.org");
    const before = (await server.messagesTo(eve.email, 0)).length;
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    await server.post("user/login", { email: eve.email, password: PASSWORD }, { headers, from: "203.0.113.7" });
    const [notice] = (await server.messagesTo(eve.email, before + 1)).slice(before);
    expect(notice?.text).toContain("Firefox, Linux");
    expect(notice?.text).toContain("203.0.113.7");
    await server.post("user/login", { email: eve.email, password: PASSWORD }, { headers });
    await server.register("later@example.org");
    expect(await server.messagesTo(eve.email, 0)).toHaveLength(before + 1);
  });

  it("lasts 30 days without use where it is kept, and one day where it is not", async () => {
    const kept = (await signIn("ada@example.org", PASSWORD, { keepLoggedIn: true })).json().data;
    const short = (await signIn("ada@example.org", PASSWORD)).json().data;
    server.wait(24 * 3600 + 1);
    const refresh = (refreshToken: string) => server.post("refreshToken", { refreshToken });
    expect((await refresh(short.refreshToken)).statusCode).toBe(401);
    const next = await refresh(kept.refreshToken);
    expect(next.statusCode).toBe(200);
    server.wait(30 * 24 * 3600 + 1);
    expect((await refresh(next.json().data.refreshToken)).statusCode).toBe(401);
  });
});

describe("a session that is used all the time", () => {
  it.each([
    ["a year after the sign-in where it is kept", true, 365],
    ["30 days after it where it is not", false, 30],
  ])("ends %s", async (_, keepLoggedIn, days) => {
    let { refreshToken } = (await signIn("ada@example.org", PASSWORD, { keepLoggedIn })).json().data;
    const refresh = () => server.post("refreshToken", { refreshToken });
    const half = 12 * 3600;
    for (let used = 0; used < 2 * days - 1; used++) {
      server.wait(half);
      const answer = await refresh();
      expect(answer.statusCode, `after ${used} half days`).toBe(200);
      refreshToken = answer.json().data.refreshToken;
    }
    const { sessions } = server.accounts.context;
    const [newest] = await sessions.ofUser(ada.id);
    const whole = (newest?.expires_at.getTime() ?? 0) - (newest?.created_at.getTime() ?? 0);
    expect(whole).toBe(days * 86_400_000);
    server.wait(half);
    expect((await refresh()).statusCode).toBe(401);
  });
});

describe("a forgotten password", () => {
  it("is set anew with a code, which ends all sessions and tells the user", async () => {
    const user = await server.register("forgetful@example.org");
    const code = await server.codeFor(user.email, "changepassword");
    const before = (await server.messagesTo(user.email, 0)).length;
    const answer = await server.post("user/resetpassword", { email: user.email, code, password: "a better password" });
    expect([answer.statusCode, answer.json().data]).toEqual([200, null]);
    expect(await isSignedIn(user.accessToken)).toBe(false);
    expect((await server.post("refreshToken", { refreshToken: user.refreshToken })).statusCode).toBe(401);
    expect(outcome(await signIn(user.email, PASSWORD))).toEqual([401, 1001]);
    expect((await signIn(user.email, "a better password")).statusCode).toBe(200);
    // Subject of the notice in `mail/texts/english.ts`.
    expect((await server.messagesTo(user.email, before + 1)).at(-1)?.subject).toMatch(/password/i);
  });

  it("of an address without an account is refused as a wrong code is", async () => {
    const code = await server.codeFor("ghost@example.org", "changepassword");
    const right = await server.post("user/resetpassword", {
      email: "ghost@example.org",
      code,
      password: "a password!",
    });
    const wrong = await server.post("user/resetpassword", {
      email: "ada@example.org",
      code: "000000",
      password: "a password!",
    });
    expect(outcome(right)).toEqual([422, 10]);
    expect(right.body).toBe(wrong.body);
  });
});

describe("a refresh token", () => {
  const refresh = (refreshToken: string) => server.post("refreshToken", { refreshToken });

  it("brings the next pair, in the frame that the specification has for it", async () => {
    const { refreshToken } = await server.register("pair@example.org");
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: true,
      data: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    expect(answer.json().data.refreshToken).not.toBe(refreshToken);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  it("that five tabs send at once brings all of them the same next one, and keeps the session", async () => {
    const user = await server.register("tabs@example.org");
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(user.refreshToken)));
    const tokens = new Set(answers.map((answer) => answer.json().data.refreshToken));
    expect(tokens.size).toBe(1);
    expect((await refresh([...tokens][0] as string)).statusCode).toBe(200);
    expect(await isSignedIn(user.accessToken)).toBe(true);
  });

  it("that was exchanged before ends its session, and no other one of the user", async () => {
    const user = await server.register("stolen@example.org");
    const other = (await signIn(user.email, PASSWORD)).json().data;
    const { accessToken, refreshToken } = (await refresh(user.refreshToken)).json().data;
    server.wait(11);
    expect(outcome(await refresh(user.refreshToken))).toEqual([401, 2]);
    expect(outcome(await refresh(refreshToken))).toEqual([401, 2]);
    server.wait(1);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await isSignedIn(accessToken)).toBe(false);
    expect(await isSignedIn(other.accessToken)).toBe(true);
  });

  it("from two exchanges ago ends its session, however quick the exchanges were", async () => {
    const user = await server.register("twice@example.org");
    const second = (await refresh(user.refreshToken)).json().data;
    const third = (await refresh(second.refreshToken)).json().data;
    expect((await refresh(user.refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refreshToken)).statusCode).toBe(401);
  });

  it.each(["", "x", "a".repeat(43), "a".repeat(500)])("that was never given (%s) is refused", async (token) => {
    const expected = token === "" ? [400, -1] : [401, 2];
    expect(outcome(await refresh(token))).toEqual(expected);
  });
});

describe("an access token", () => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");

  it("is valid for a quarter of an hour", async () => {
    const user = await server.register("quarter@example.org");
    server.wait(14 * 60);
    expect(await isSignedIn(user.accessToken)).toBe(true);
    server.wait(61);
    expect(await isSignedIn(user.accessToken)).toBe(false);
  });

  it("is refused when anything of it was forged", async () => {
    const user = await server.register("forged@example.org");
    const [head = "", body = "", sign = ""] = user.accessToken.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
    const none = part({ alg: "none", typ: "at+jwt" });
    const other = await server.register("other@example.org");
    const forged = {
      "without a signature": `${none}.${body}.`,
      "with the signature of another token": `${head}.${body}.${other.accessToken.split(".")[2]}`,
      "of another user": `${head}.${part({ ...claims, sub: other.id })}.${sign}`,
      "with a longer life": `${head}.${part({ ...claims, exp: 4_000_000_000 })}.${sign}`,
      "signed with an empty key": `${head}.${body}.${createHmac("sha256", "").update(`${head}.${body}`).digest("base64url")}`,
      "with another algorithm named": `${part({ alg: "HS512", typ: "at+jwt" })}.${body}.${sign}`,
      "that is a refresh token": user.refreshToken,
      "that is empty": "",
    };
    for (const [what, token] of Object.entries(forged)) {
      const answer = await server.read("user/getUserInfo", { token });
      expect([what, ...outcome(answer)]).toEqual([what, 401, 2]);
    }
    expect(await isSignedIn(user.accessToken)).toBe(true);
  });

  it("that is not valid makes GetUser answer that nobody is signed in, and never logs anyone out", async () => {
    const answers = await Promise.all([
      server.read("user/GetUser"),
      server.read("user/GetUser", { token: "a.b.c" }),
      server.read("user/GetUser", { token: ada.accessToken }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().data])).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ]);
    const { accessToken } = (await signIn("ada@example.org", PASSWORD)).json().data;
    expect((await server.read("user/GetUser", { token: accessToken })).json().data.id).toBe(ada.id);
  });
});
