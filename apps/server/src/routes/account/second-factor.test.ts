import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";
import { appCode, registerWithApp } from "../../testing/second-factor.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const HALF_MINUTE = 30;
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];
const signIn = (email: string, secondFactor?: string, more: object = {}) =>
  server.post("user/login", { email, password: PASSWORD, ...(secondFactor && { secondFactor }), ...more });
const begin = (token: string, proof: object = { currentPassword: PASSWORD }) =>
  server.post("user/secondfactor/begin", proof, { token });
const confirm = (token: string, code: string) => server.post("user/secondfactor/confirm", { code }, { token });
const codeNow = (secret: string, seconds = 0) => appCode(secret, server.now().getTime() + seconds * 1000);
const stateOf = async (token: string) => (await server.read("user/getUserInfo", { token })).json().data.secondFactor;
/** A code of six digits that is none of those which are right around now. */
const wrongCode = (secret: string) => {
  const right = [-30, 0, 30].map((seconds) => codeNow(secret, seconds));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) as string;
};

it("computes codes as RFC 6238 does: the test itself is not wrong", () => {
  // Appendix B of the RFC has eight digits; an app shows the last six of them. The key is "12345678901234567890".
  const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(appCode(key, 59_000)).toBe("287082");
  expect(appCode(key, 1_111_111_109_000)).toBe("081804");
  expect(appCode(key, 20_000_000_000_000)).toBe("353130");
});

describe("turning the second factor on", () => {
  it("shares a secret, takes the first code of the app, answers ten recovery codes and tells the user", async () => {
    const { email, accessToken } = await server.register("on@example.org");
    const begun = (await begin(accessToken)).json().data;
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(begun.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      "otpauth:",
      "totp",
      "/Plumbline:on@example.org",
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: "Plumbline",
      secret: begun.secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(begun.qrCode.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    // Nothing has changed before the code.
    expect(await stateOf(accessToken)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signIn(email)).statusCode).toBe(200);
    const before = (await server.messagesTo(email, 0)).length;
    const confirmed = await confirm(accessToken, codeNow(begun.secret));
    const { recoveryCodes } = confirmed.json().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await stateOf(accessToken)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const notice = (await server.messagesTo(email, before + 1)).at(-1);
    expect(notice?.subject).toBe("Two-step verification is on for your Plumbline account");
  });

  it("needs the password, or a code sent for this purpose", async () => {
    const { email, accessToken } = await server.register("proof@example.org");
    expect(outcome(await begin(accessToken, { currentPassword: "not this one" }))).toEqual([401, 1001]);
    expect(outcome(await begin(accessToken, { code: "000000" }))).toEqual([422, 10]);
    expect(outcome(await begin(accessToken, {}))).toEqual([400, -1]);
    const other = await server.codeFor(email, "changepassword");
    expect(outcome(await begin(accessToken, { code: other }))).toEqual([422, 10]);
    const code = await server.codeFor(email, "security");
    expect((await begin(accessToken, { code })).statusCode).toBe(200);
    expect(outcome(await begin(accessToken, { code }))).toEqual([422, 10]);
  });

  it("fails with a wrong code, without a secret, after half an hour, and where it is on", async () => {
    const { accessToken } = await server.register("late@example.org");
    expect(outcome(await confirm(accessToken, "123456"))).toEqual([404, 404]);
    const { secret } = (await begin(accessToken)).json().data;
    expect(outcome(await confirm(accessToken, wrongCode(secret)))).toEqual([422, 1003]);
    server.wait(30 * 60 + 1);
    expect(outcome(await confirm(accessToken, codeNow(secret)))).toEqual([401, 2]);
    const again = (await signIn("late@example.org")).json().data.accessToken;
    expect(outcome(await confirm(again, codeNow(secret)))).toEqual([404, 404]);
    const next = (await begin(again)).json().data.secret;
    expect(outcome(await confirm(again, wrongCode(next)))).toEqual([422, 1003]);
    expect((await confirm(again, codeNow(next))).statusCode).toBe(200);
    expect(outcome(await begin(again))).toEqual([412, 412]);
    expect(outcome(await confirm(again, codeNow(next, HALF_MINUTE)))).toEqual([404, 404]);
  });

  it("by two confirmations at once makes one set of recovery codes", async () => {
    const { accessToken } = await server.register("twice@example.org");
    const { secret } = (await begin(accessToken)).json().data;
    const both = await Promise.all([confirm(accessToken, codeNow(secret)), confirm(accessToken, codeNow(secret))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await stateOf(accessToken)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  });

  it("stores the secret encrypted and the recovery codes as digests", async () => {
    const { id, secret, recoveryCodes } = await registerWithApp(server, "sealed@example.org");
    const { db } = server.database;
    const row = await db.selectFrom("second_factors").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow();
    // 20 bytes of the secret, with 12 of the nonce and 16 of the tag.
    expect(row.secret).toHaveLength(48);
    expect(row.secret.toString("latin1")).not.toContain(secret);
    const stored = await db.selectFrom("recovery_codes").selectAll().where("user_id", "=", id).execute();
    expect(stored.map(({ hash }) => hash.length)).toEqual(Array(10).fill(32));
    expect(recoveryCodes).toHaveLength(10);
  });
});

describe("a sign-in with the second factor on", () => {
  it("asks for it once the password is right, says nothing before, and then opens the session", async () => {
    const { email, secret } = await registerWithApp(server, "asked@example.org");
    server.wait(HALF_MINUTE);
    const needed = await signIn(email);
    expect(outcome(needed)).toEqual([403, 1002]);
    expect(needed.json().data ?? null).toBeNull();
    const wrong = await server.post("user/login", { email, password: "wrong", secondFactor: codeNow(secret) });
    const unknown = await server.post("user/login", { email: "x@example.org", password: "y", secondFactor: "123456" });
    expect(outcome(wrong)).toEqual([401, 1001]);
    expect(unknown.body).toBe(wrong.body);
    expect(outcome(await signIn(email, wrongCode(secret)))).toEqual([422, 1003]);
    const written = codeNow(secret).replace(/^(...)/, "$1 ");
    expect((await signIn(email, written)).json().data.user.email).toBe(email);
  });

  it("takes the codes of a clock that is half a minute wrong, and none further off", async () => {
    const { email, secret } = await registerWithApp(server, "clock@example.org");
    server.wait(3 * HALF_MINUTE);
    expect(outcome(await signIn(email, codeNow(secret, -2 * HALF_MINUTE)))).toEqual([422, 1003]);
    expect(outcome(await signIn(email, codeNow(secret, 2 * HALF_MINUTE)))).toEqual([422, 1003]);
    expect((await signIn(email, codeNow(secret, -HALF_MINUTE))).statusCode).toBe(200);
    expect((await signIn(email, codeNow(secret, HALF_MINUTE))).statusCode).toBe(200);
    // Later codes have been used: this one is no longer new.
    expect(outcome(await signIn(email, codeNow(secret)))).toEqual([422, 1003]);
  });

  it("accepts a code of the app once, however many send it at the same time", async () => {
    const { email, secret } = await registerWithApp(server, "parallel@example.org");
    server.wait(HALF_MINUTE);
    const code = codeNow(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  it("accepts a recovery code once, however it is typed, and tells the user", async () => {
    const user = await registerWithApp(server, "recovery@example.org");
    const [code = ""] = user.recoveryCodes;
    const before = (await server.messagesTo(user.email, 0)).length;
    const typed = ` ${code.toUpperCase().replaceAll("-", " ")} `;
    const answers = await Promise.all([signIn(user.email, typed), signIn(user.email, code), signIn(user.email, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await stateOf(user.accessToken)).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    const told = (await server.messagesTo(user.email, before + 1)).slice(before);
    expect(told.map(({ subject }) => subject)).toEqual(["A recovery code of your Plumbline account was used"]);
  });

  it("does not take the recovery code or the code of another user", async () => {
    const [one, two] = [
      await registerWithApp(server, "one@example.org"),
      await registerWithApp(server, "two@example.org"),
    ];
    server.wait(HALF_MINUTE);
    expect(outcome(await signIn(one.email, two.recoveryCodes[0]))).toEqual([422, 1003]);
    expect(outcome(await signIn(one.email, codeNow(two.secret)))).toEqual([422, 1003]);
    expect((await signIn(two.email, two.recoveryCodes[0])).statusCode).toBe(200);
  });

  it("is refused after ten wrong ones from one client, however they arrive, and not for its user elsewhere", async () => {
    const { email, secret } = await registerWithApp(server, "guessed@example.org");
    server.wait(HALF_MINUTE);
    // The password is right each time and gives nothing back: guesses are counted by themselves.
    const guesses = await Promise.all(Array.from({ length: 15 }, () => signIn(email, wrongCode(secret))));
    expect(guesses.filter(({ statusCode }) => statusCode === 422).length).toBeLessThanOrEqual(10);
    expect(guesses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(5);
    expect(outcome(await signIn(email, codeNow(secret)))).toEqual([429, 429]);
    const elsewhere = { email, password: PASSWORD, secondFactor: codeNow(secret) };
    expect((await server.post("user/login", elsewhere, { from: "198.51.100.7" })).statusCode).toBe(200);
  });

  it("by e-mail code keeps the code for the call that brings the second factor", async () => {
    const { email, secret } = await registerWithApp(server, "mailcode@example.org");
    server.wait(HALF_MINUTE);
    const code = await server.codeFor(email, "login");
    const withCode = (secondFactor?: string) =>
      server.post("user/login", { email, code, ...(secondFactor && { secondFactor }) });
    expect(outcome(await withCode())).toEqual([403, 1002]);
    expect(outcome(await withCode(wrongCode(secret)))).toEqual([422, 1003]);
    expect((await withCode(codeNow(secret))).statusCode).toBe(200);
    expect(outcome(await withCode(codeNow(secret, HALF_MINUTE)))).toEqual([422, 10]);
  });

  it("is asked for after a forgotten password was set anew, too", async () => {
    const { email, secret } = await registerWithApp(server, "reset@example.org");
    server.wait(HALF_MINUTE);
    const code = await server.codeFor(email, "changepassword");
    const password = "another good password";
    expect((await server.post("user/resetpassword", { email, code, password })).statusCode).toBe(200);
    expect(outcome(await signIn(email, undefined, { password }))).toEqual([403, 1002]);
    expect((await signIn(email, codeNow(secret), { password })).statusCode).toBe(200);
  });

  it("ignores what is sent as a second factor where there is none", async () => {
    await server.register("without@example.org");
    expect((await signIn("without@example.org", "123456")).statusCode).toBe(200);
  });
});

describe("turning it off and renewing the recovery codes", () => {
  const proof = { currentPassword: PASSWORD };

  it("needs both factors", async () => {
    const { accessToken: token, secret, recoveryCodes } = await registerWithApp(server, "off@example.org");
    server.wait(HALF_MINUTE);
    const off = (body: object) => server.post("user/secondfactor/off", body, { token });
    const wrong = { currentPassword: "not this one" };
    expect(outcome(await off({ proof: wrong, secondFactor: codeNow(secret) }))).toEqual([401, 1001]);
    expect(outcome(await off({ proof, secondFactor: wrongCode(secret) }))).toEqual([422, 1003]);
    expect(outcome(await off({ proof }))).toEqual([400, -1]);
    expect(outcome(await off({ proof: { code: "000000" }, secondFactor: recoveryCodes[1] }))).toEqual([422, 10]);
    expect(await stateOf(token)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const before = (await server.messagesTo("off@example.org", 0)).length;
    expect((await off({ proof, secondFactor: codeNow(secret) })).json().data).toBeNull();
    expect(await stateOf(token)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signIn("off@example.org")).statusCode).toBe(200);
    expect(outcome(await off({ proof, secondFactor: recoveryCodes[0] }))).toEqual([404, 404]);
    const told = (await server.messagesTo("off@example.org", before + 1)).at(-1);
    expect(told?.subject).toBe("Two-step verification is off for your Plumbline account");
  });

  it("makes the recovery codes before worthless", async () => {
    const { email, accessToken: token, secret, recoveryCodes } = await registerWithApp(server, "renewed@example.org");
    server.wait(HALF_MINUTE);
    const renewed = await server.post(
      "user/secondfactor/recoverycodes",
      { proof, secondFactor: codeNow(secret) },
      { token },
    );
    const [fresh] = renewed.json().data.recoveryCodes;
    expect(outcome(await signIn(email, recoveryCodes[0]))).toEqual([422, 1003]);
    expect((await signIn(email, fresh)).statusCode).toBe(200);
    expect(await stateOf(token)).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  });

  it.each(["begin", "confirm", "off", "recoverycodes"])("by the call %s is refused without a token", async (call) => {
    expect(outcome(await server.post(`user/secondfactor/${call}`, { code: "123456" }))).toEqual([401, 2]);
  });
});

it("stands in the export by its dates alone, and goes with the account", async () => {
  const { id, secret, accessToken } = await registerWithApp(server, "export@example.org");
  const exported = await server.read("account/export", { token: accessToken });
  const now = server.now().toISOString();
  expect(exported.json().data.secondFactor).toEqual({ created_at: now, confirmed_at: now });
  expect(exported.body).not.toContain(secret);
  const { db } = server.database;
  await db.deleteFrom("users").where("id", "=", id).execute();
  const left = await Promise.all([
    db.selectFrom("second_factors").select("user_id").where("user_id", "=", id).execute(),
    db.selectFrom("recovery_codes").select("user_id").where("user_id", "=", id).execute(),
  ]);
  expect(left.flat()).toEqual([]);
});
