import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postTo, type RunningServer, type ServerProgram, serverProgram } from "../testing/server-program.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

/** With a blank and letters beyond ASCII in its name. */
let dataDirectory: string;
let parent: string;
let server: ServerProgram;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "plumbline-main-"));
  dataDirectory = join(parent, "données du marché");
  mkdirSync(dataDirectory);
  await publishTinyMarket(dataDirectory);
  server = serverProgram(dataDirectory);
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true, force: true });
});

const credentials = (email: string) => ({ email, password: "seven green bottles" });

async function register(address: string, email: string, { codeFor } = server): Promise<void> {
  const code = await codeFor(address, email);
  const answer = await postTo(address, "user/register", { ...credentials(email), code, acceptedTerms: true });
  expect(answer.status).toBe(200);
}

describe("a server with a database of its own", () => {
  it("keeps what it has acknowledged when it is killed, and finds its database again", {
    timeout: 60_000,
  }, async () => {
    const first = await server.start();
    await register(first.address, "ada@example.org");
    await first.end("SIGKILL");
    const second = await server.start();
    expect((await postTo(second.address, "user/login", credentials("ada@example.org"))).status).toBe(200);
    expect(await second.end("SIGTERM")).toBe(0);
    const third = await server.start();
    expect((await postTo(third.address, "user/login", credentials("ada@example.org"))).status).toBe(200);
    expect(await third.end("SIGTERM")).toBe(0);
  });

  it("refuses a second server on the same folder in one sentence, and goes on", { timeout: 60_000 }, async () => {
    const first = await server.start();
    const { child, words } = server.launch();
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect(code).toBe(1);
    expect(words().trim().split("\n")).toHaveLength(1);
    expect(words()).toContain(dataDirectory);
    expect((await fetch(`${first.address}/api/user/GetUser`)).status).toBe(200);
    await first.end("SIGTERM");
  });
});

/** The user that runs nothing else; root alone can start a program as another user. */
const NOBODY = 65_534;
const ORDINARY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
/** A checkout below `/root` is closed to other users. */
const isOpen = spawnSync(process.execPath, ["--check", import.meta.filename], ORDINARY).status === 0;

/** Gives a folder with all that is in it to who runs the server. */
function handOver(folder: string): void {
  const { uid, gid } = ORDINARY;
  if (uid === undefined || gid === undefined) return;
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    chownSync(join(folder, name), uid, gid);
  }
}

describe("a server that an ordinary user starts", () => {
  it.skipIf(!isOpen)(
    "keeps accounts in a folder of that user with blanks in its path",
    { timeout: 60_000 },
    async () => {
      const home = mkdtempSync(join(tmpdir(), "plumbline ordinary user "));
      chmodSync(home, 0o755);
      const folder = join(home, "my data");
      mkdirSync(folder);
      await publishTinyMarket(folder);
      handOver(folder);
      const ordinary = serverProgram(folder, ORDINARY);
      // Node keeps from this user what it has compiled for another one.
      const compiled = join(home, "compiled");
      mkdirSync(compiled);
      handOver(compiled);
      const start = () => ordinary.start({ NODE_COMPILE_CACHE: compiled });
      const first = await start();
      await register(first.address, "ada@example.org", ordinary);
      expect(await first.end("SIGTERM")).toBe(0);
      const second = await start();
      expect((await postTo(second.address, "user/login", credentials("ada@example.org"))).status).toBe(200);
      // PostgreSQL belongs to the user who started it.
      expect(statSync(join(folder, "postgres/cluster")).uid).toBe(ORDINARY.uid ?? process.getuid?.());
      expect(await second.end("SIGTERM")).toBe(0);
      rmSync(home, { recursive: true });
    },
  );
});

/** The word for the first account, once a server has printed it. */
async function printedWord({ words }: RunningServer): Promise<string> {
  const printed = () => /^Word for the first account: (\S+)$/m.exec(words())?.[1] ?? "";
  await expect.poll(printed, { timeout: 10_000 }).not.toBe("");
  return printed();
}

describe("servers without a mail server", () => {
  it("print one word, by which either makes the first account, once; no server prints one after that", {
    timeout: 60_000,
  }, async () => {
    const { url, drop } = await createTestDatabase();
    const folder = join(parent, "without accounts");
    mkdirSync(folder);
    await publishTinyMarket(folder);
    const program = serverProgram(folder);
    const start = () => program.start({ DATABASE_URL: url });
    const [one, other] = await Promise.all([start(), start()]);
    const word = await printedWord(one);
    expect(await printedWord(other)).toBe(word);
    expect(one.words()).toContain(`Make the first account: ${one.address}/#/pages/login/login?word=${word}\n`);
    expect(statSync(join(folder, "first-account-word")).mode & 0o777).toBe(0o600);
    const registration = { ...credentials("ada@example.org"), word, acceptedTerms: true };
    expect((await postTo(other.address, "user/register", registration)).status).toBe(200);
    const second = { ...registration, email: "eve@example.org" };
    expect((await postTo(one.address, "user/register", second)).status).toBe(422);
    expect(existsSync(join(folder, "first-account-word"))).toBe(false);
    await one.end("SIGTERM");
    const later = await start();
    expect((await (await fetch(`${later.address}/config/config.json`)).json()).FEATURES).not.toContain("first-account");
    await later.end("SIGTERM");
    expect(later.words()).not.toContain("Word for the first account");
    await other.end("SIGTERM");
    await drop();
  });
});

describe("two servers on one PostgreSQL", () => {
  it("share their sessions: one is killed, and its users go on with the other", { timeout: 60_000 }, async () => {
    const { url, drop } = await createTestDatabase();
    const [one, other] = await Promise.all([server.start({ DATABASE_URL: url }), server.start({ DATABASE_URL: url })]);
    const code = await server.codeFor(one.address, "bea@example.org");
    const answer = await postTo(one.address, "user/register", {
      ...credentials("bea@example.org"),
      code,
      acceptedTerms: true,
    });
    const { accessToken, refreshToken } = (await answer.json()).data as Record<string, string>;
    await one.end("SIGKILL");
    const profile = await fetch(`${other.address}/api/user/getUserInfo`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(profile.status).toBe(200);
    expect((await postTo(other.address, "refreshToken", { refreshToken })).status).toBe(200);
    await other.end("SIGTERM");
    await drop();
  });
});

describe("a server whose database cannot be reached", () => {
  it("serves public pages, refuses the rest with the time to try again, and recovers", {
    timeout: 60_000,
  }, async () => {
    const { url, drop } = await createTestDatabase();
    const away = new URL(url);
    away.pathname = `${away.pathname}_later`;
    const unreached = await server.start({ DATABASE_URL: away.href });
    expect((await fetch(`${unreached.address}/api/stock/getBasicList`)).status).toBe(200);
    const refused = await postTo(unreached.address, "user/login", credentials("ada@example.org"));
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database ${away.pathname.slice(1)}`);
    await expect
      .poll(async () => (await postTo(unreached.address, "user/login", credentials("ada@example.org"))).status, {
        timeout: 30_000,
        interval: 300,
      })
      .toBe(401);
    await unreached.end("SIGTERM");
    await client.query(`drop database ${away.pathname.slice(1)} with (force)`);
    await client.end();
    await drop();
  });
});
