import type { EmailPurpose } from "@plumbline/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Message } from "../../mail/index.ts";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";

const PASSWORDS = { first: "Zwetschgen im Regen", wrong: "Zwetschgen ohne Regen", second: "Mirabellen im Schnee" };
const EMAIL = "secretive.reader@example.org";

interface Kept {
  readonly call: string;
  readonly answer: LightMyRequestResponse;
}

let server: AccountServer;
const kept: Kept[] = [];
const codes: string[] = [];
const tokens = { access: [] as string[], refresh: [] as string[] };

async function post(call: string, body: object | string, token?: string): Promise<LightMyRequestResponse> {
  const headers = { "content-type": "application/json" };
  const answer = await server.post(call, body, token === undefined ? { headers } : { headers, token });
  kept.push({ call, answer });
  const given = answer.statusCode === 200 ? (answer.json().data ?? {}) : {};
  if (given.accessToken) tokens.access.push(given.accessToken);
  if (given.refreshToken) tokens.refresh.push(given.refreshToken);
  return answer;
}

function codeIn(messages: readonly Message[]): string {
  return messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "").findLast((code) => code !== "") ?? "";
}

async function codeFor(purpose: EmailPurpose): Promise<string> {
  server.wait(61);
  // A notice of what was done before may come between: the code is the newest that a message has.
  const before = (await server.messagesTo(EMAIL, 0)).length;
  await server.post("sendEmail", { email: EMAIL, purpose });
  let code = "";
  for (let count = before + 1; code === ""; count++)
    code = codeIn((await server.messagesTo(EMAIL, count)).slice(before));
  codes.push(code);
  return code;
}

/** The life of an account, with everything that goes wrong in one. */
async function live(): Promise<void> {
  const { first, wrong, second } = PASSWORDS;
  await server.register("owner@example.org");
  const registration = { email: EMAIL, password: first, acceptedTerms: true };
  const code = await codeFor("register");
  await post("user/register", { ...registration, code: code === "271828" ? "314159" : "271828" });
  await post("user/register", { ...registration, code, password: first.repeat(9) });
  await post("user/register", { ...registration, code, extra: first });
  await post("user/register", { ...registration, code });
  await post("user/login", { email: EMAIL, password: wrong });
  await post("user/login", `{"email": "${EMAIL}", "password": "${wrong}", }`);
  await post("user/login", { email: EMAIL, password: first });
  await post("user/login", { email: EMAIL, code: await codeFor("login") });
  const token = tokens.access.at(-1) ?? "";
  const refreshToken = tokens.refresh.at(-1) ?? "";
  await post("refreshToken", { refreshToken });
  server.wait(60);
  await post("refreshToken", { refreshToken });
  await post("user/login", { email: EMAIL, password: first });
  await post("user/changepassword", { password: second, currentPassword: wrong }, tokens.access.at(-1));
  await post("user/changepassword", { password: second, currentPassword: first }, tokens.access.at(-1));
  await post("user/changepassword", { password: second, currentPassword: first }, `${token}x`);
  await post("user/resetpassword", { email: EMAIL, code: await codeFor("changepassword"), password: first });
  await post("user/login", { email: EMAIL, password: first });
  await post("account/delete", { code: await codeFor("delete") }, tokens.access.at(-1));
  for (const call of ["user/getUserInfo", "account/export", "sessions/list", `user/GetUser?token=${token}`]) {
    kept.push({ call, answer: await server.read(call, { token: tokens.access.at(-1) ?? "" }) });
  }
}

beforeAll(async () => {
  server = await startAccountServer();
  server.app.log.level = "trace";
  await live();
});
afterAll(() => server.close());

/** What is stored to recognise a secret by, and the secret of the server itself. */
async function storedSecrets(): Promise<readonly string[]> {
  const { db } = server.database;
  const [secrets, passwords, hashes] = await Promise.all([
    db.selectFrom("secrets").select("value").execute(),
    db.selectFrom("passwords").select("hash").execute(),
    db.selectFrom("refresh_tokens").select("hash").execute(),
  ]);
  const digests = hashes.flatMap(({ hash }) =>
    ["hex", "base64", "base64url"].map((form) => hash.toString(form as "hex")),
  );
  return [...secrets.map(({ value }) => value), ...passwords.map(({ hash }) => hash), ...digests];
}

describe("the secrets of an account", () => {
  it("went through good and bad calls alike", () => {
    const statuses = new Set(kept.map(({ answer }) => answer.statusCode));
    expect([200, 400, 401, 422].filter((status) => !statuses.has(status))).toEqual([]);
    expect(codes).toHaveLength(4);
    expect(tokens.refresh.length).toBeGreaterThan(4);
  });

  it("are in no line of the log, even where everything is written", async () => {
    const log = JSON.stringify(server.log);
    expect(log).toContain('"Account call"');
    const secrets = [
      ...Object.values(PASSWORDS),
      ...codes,
      ...tokens.access,
      ...tokens.refresh,
      ...(await storedSecrets()),
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toContain(EMAIL);
  });

  it("are in no answer but the one that gives a token, which holds that token alone", async () => {
    const secrets = [...Object.values(PASSWORDS), ...(await storedSecrets())];
    for (const { call, answer } of kept) {
      const text = JSON.stringify([answer.body, answer.headers]);
      expect(
        secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1))),
        call,
      ).toEqual([]);
      for (const code of codes) expect(text, call).not.toMatch(new RegExp(`\\b${code}\\b`));
      const given = answer.statusCode === 200 ? (answer.json().data ?? {}) : {};
      const foreign = [...tokens.access, ...tokens.refresh].filter(
        (token) => token !== given.accessToken && token !== given.refreshToken,
      );
      expect(
        foreign.filter((token) => text.includes(token)),
        call,
      ).toEqual([]);
    }
  });

  it("stand in no address: tokens, codes and passwords are sent in headers and bodies", () => {
    const [asked] = kept.filter(({ call }) => call.startsWith("user/GetUser?token="));
    expect([asked?.answer.statusCode, asked?.answer.json().code]).toEqual([400, -1]);
  });
});

describe("what becomes of an attempt to sign in or to change who somebody is", () => {
  it("is in the log with the call, the outcome, the user and the network, and without a whole address", async () => {
    const entries = server.log.filter(({ message }) => message === "Account call");
    const [user] = await server.database.db.selectFrom("users").select("id").where("email", "=", EMAIL).execute();
    const network = "127.0.0.0/24";
    const failed = { level: "warn", call: "login", user: null, network, outcome: "wrongCredentials" };
    expect(entries).toContainEqual(expect.objectContaining(failed));
    expect(entries).toContainEqual(
      expect.objectContaining({ level: "info", call: "login", user: user?.id, network, outcome: "ok" }),
    );
    // A refresh token that comes a second time.
    expect(entries).toContainEqual(
      expect.objectContaining({ level: "warn", call: "refreshToken", outcome: "notLoggedIn" }),
    );
    expect(JSON.stringify(entries)).not.toContain("127.0.0.1");
  });
});
