import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

/** With a blank and letters beyond ASCII in its name. */
let dataDirectory: string;
let parent: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "plumbline-main-"));
  dataDirectory = join(parent, "données du marché");
  mkdirSync(dataDirectory);
  await publishTinyMarket(dataDirectory);
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

interface Running {
  readonly address: string;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

function spawnServer(environment: Record<string, string> = {}): { child: ChildProcess; words: () => string } {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDirectory, PORT: "0", ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env });
  started.push(child);
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (words += chunk.toString()));
  return { child, words: () => words };
}

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const { child, words } = spawnServer(environment);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await expect
    .poll(() => /is ready: http:\S+/.test(words()) || child.exitCode !== null, { timeout: 25_000 })
    .toBe(true);
  const address = /http:[\w/.:]+/.exec(words())?.[0];
  if (child.exitCode !== null || !address) throw new Error(words());
  return {
    address,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function codeFor(address: string, email: string): Promise<string> {
  const sent = await post(address, "sendEmail", { email, purpose: "register" });
  expect(sent.status).toBe(200);
  const outbox = join(dataDirectory, "outbox");
  for (let k = 0; k < 250; k++, await pause(20)) {
    const messages = (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as { to: string; text: string });
    const message = messages.find(({ to }) => to === email);
    if (message) return /\b\d{6}\b/.exec(message.text)?.[0] ?? "";
  }
  throw new Error("No message has been sent.");
}

const credentials = (email: string) => ({ email, password: "seven green bottles" });

async function register(address: string, email: string): Promise<void> {
  const code = await codeFor(address, email);
  const answer = await post(address, "user/register", { ...credentials(email), code, acceptedTerms: true });
  expect(answer.status).toBe(200);
}

describe("a server with a database of its own", () => {
  it("keeps what it has acknowledged when it is killed, and finds its database again", {
    timeout: 60_000,
  }, async () => {
    const first = await start();
    await register(first.address, "ada@example.org");
    await first.end("SIGKILL");
    const second = await start();
    expect((await post(second.address, "user/login", credentials("ada@example.org"))).status).toBe(200);
    expect(await second.end("SIGTERM")).toBe(0);
    const third = await start();
    expect((await post(third.address, "user/login", credentials("ada@example.org"))).status).toBe(200);
    expect(await third.end("SIGTERM")).toBe(0);
  });

  it("refuses a second server on the same folder in one sentence, and goes on", { timeout: 60_000 }, async () => {
    const first = await start();
    const { child, words } = spawnServer();
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect(code).toBe(1);
    expect(words().trim().split("\n")).toHaveLength(1);
    expect(words()).toContain(dataDirectory);
    expect((await fetch(`${first.address}/api/user/GetUser`)).status).toBe(200);
    await first.end("SIGTERM");
  });
});

describe("two servers on one PostgreSQL", () => {
  it("share their sessions: one is killed, and its users go on with the other", { timeout: 60_000 }, async () => {
    const { url, drop } = await createTestDatabase();
    const [one, other] = await Promise.all([start({ DATABASE_URL: url }), start({ DATABASE_URL: url })]);
    const code = await codeFor(one.address, "bea@example.org");
    const answer = await post(one.address, "user/register", {
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
    expect((await post(other.address, "refreshToken", { refreshToken })).status).toBe(200);
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
    const server = await start({ DATABASE_URL: away.href });
    expect((await fetch(`${server.address}/api/stock/getBasicList`)).status).toBe(200);
    const refused = await post(server.address, "user/login", credentials("ada@example.org"));
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database ${away.pathname.slice(1)}`);
    await expect
      .poll(async () => (await post(server.address, "user/login", credentials("ada@example.org"))).status, {
        timeout: 30_000,
        interval: 300,
      })
      .toBe(401);
    await server.end("SIGTERM");
    await client.query(`drop database ${away.pathname.slice(1)} with (force)`);
    await client.end();
    await drop();
  });
});
