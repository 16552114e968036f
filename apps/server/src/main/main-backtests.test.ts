import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

let dataDirectory: string;
let parent: string;
let database: TestDatabase;
const started: ChildProcess[] = [];

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "plumbline-main-backtests-"));
  dataDirectory = join(parent, "data");
  mkdirSync(dataDirectory);
  await publishTinyMarket(dataDirectory);
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await database.drop();
  rmSync(parent, { recursive: true, force: true });
});

interface Running {
  readonly address: string;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

async function start(): Promise<Running> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDirectory, PORT: "0" };
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env });
  started.push(child);
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await expect.poll(() => /is ready: http:\S+/.test(words) || child.exitCode !== null, { timeout: 40_000 }).toBe(true);
  const address = /http:[\w/.:]+/.exec(words)?.[0];
  if (child.exitCode !== null || !address) throw new Error(words);
  return {
    address,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function post(address: string, path: string, body: object, token?: string) {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${address}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...authorization },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { data: Record<string, string> }) };
}

async function register(address: string, email: string): Promise<string> {
  await post(address, "sendEmail", { email, purpose: "register" });
  const outbox = join(dataDirectory, "outbox");
  for (let k = 0; k < 500; k++, await pause(20)) {
    const code = (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as { to: string; text: string })
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0];
    if (!code) continue;
    const given = { email, password: "seven green bottles", code, acceptedTerms: true };
    return (await post(address, "user/register", given)).data.accessToken as string;
  }
  throw new Error("No message has been sent.");
}

/** Three thousand combinations: some seconds. */
const ORDER = {
  strategyId: "golden-cross",
  universe: { codes: ["ADAM"] },
  from: "2013-01-02",
  to: "2024-06-28",
  capital: 10_000,
  costs: { rate: 0.001, slippage: 0 },
  fractional: true,
  sweep: [
    { parameter: "fast", from: 2, to: 61, step: 1 },
    { parameter: "slow", from: 110, to: 159, step: 1 },
  ],
};

async function stateOf(address: string, id: string, token: string) {
  const answer = await fetch(`${address}/api/backStock?id=${id}`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { state: string; result: object | null } };
  return data;
}

/** How often the run was begun, and how many results it has. */
async function countsOf(id: string): Promise<object> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select attempts, (select count(*)::int from backtest_results where backtest_id = id) as results
     from backtests where id = $1`,
    [id],
  );
  await client.end();
  return rows[0];
}

const LONG = { timeout: 90_000 };

describe("a backtest whose server is killed", () => {
  it("is computed after the start of another one, and has one result", { timeout: 150_000 }, async () => {
    const first = await start();
    const token = await register(first.address, "ada@example.org");
    const { id = "" } = (await post(first.address, "backStock", ORDER, token)).data;
    await expect.poll(async () => (await stateOf(first.address, id, token)).state, LONG).toBe("running");
    await first.end("SIGKILL");
    const second = await start();
    await expect.poll(async () => (await stateOf(second.address, id, token)).state, LONG).toBe("done");
    expect((await stateOf(second.address, id, token)).result).toMatchObject({ sweep: { best: null } });
    expect(await countsOf(id)).toEqual({ attempts: 2, results: 1 });
    await second.end("SIGTERM");
  });

  it("is taken over by a server that runs beside it, at once where the other is told to stop", {
    timeout: 150_000,
  }, async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const token = await register(one.address, "ben@example.org");
    const ids = await Promise.all(
      [1, 2].map(
        async (capital) =>
          (await post(one.address, "backStock", { ...ORDER, capital: 1000 * capital }, token)).data.id ?? "",
      ),
    );
    await one.end("SIGTERM");
    for (const id of ids) {
      await expect.poll(async () => (await stateOf(other.address, id, token)).state, LONG).toBe("done");
      expect(await countsOf(id)).toEqual({ attempts: 1, results: 1 });
    }
    await other.end("SIGTERM");
  });
});
