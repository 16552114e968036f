import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { libraryStrategy, type Strategy } from "@plumbline/core/strategy";
import { type RunInput, resultJson, runOrder, runStrategy } from "@plumbline/market/backtests";
import { openMarket } from "@plumbline/market/snapshot";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { endClaims, endSilentClaims } from "../testing/claimed-runs.ts";
import { flipOneBit } from "../testing/damage.ts";
import { postTo, type ServerProgram, serverProgram } from "../testing/server-program.ts";
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

const MAIN = join(import.meta.dirname, "worker-main.ts");
const LONG = { timeout: 90_000, interval: 20 };

let parent: string;
let server: ServerProgram;
let database: TestDatabase;
let client: pg.Client;
/** What lies on the other machine: the markets, and nothing else. */
let elsewhere: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "plumbline-worker-"));
  const here = join(parent, "server");
  elsewhere = join(parent, "other machine");
  mkdirSync(here);
  await publishTinyMarket(here);
  cpSync(join(here, "markets"), join(elsewhere, "markets"), { recursive: true });
  server = serverProgram(here);
  database = await createMigratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await leaveRuns();
}, 90_000);
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
  server.close();
  await client.end();
  await database.drop();
  rmSync(parent, { recursive: true, force: true });
});

interface Worker {
  readonly words: () => string;
  readonly ended: Promise<number | null>;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

function startWorker(environment: Record<string, string> = {}): Worker {
  const given = { DATABASE_URL: database.url, DATA_DIR: elsewhere, PORT: "", MARKET: "", ...environment };
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...given } });
  started.push(child);
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (words += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { words: () => words, ended, end };
}

/** Ten thousand combinations, so that a quick machine too is still busy when it is ended. */
const INPUT = {
  universe: { codes: ["ADAM"] },
  from: "2013-01-02",
  to: "2024-06-28",
  capital: 10_000,
  costs: { rate: 0.001, slippage: 0 },
  fractional: true,
  sweep: [
    { parameter: "fast", from: 2, to: 100, step: 1 },
    { parameter: "slow", from: 110, to: 209, step: 1 },
  ],
} as const satisfies RunInput;

const CROSSING = libraryStrategy("golden-cross")?.strategy as Strategy;
/** Its price is compared with that of a year before, day by day: of each stock that is a second of work. */
const RISEN: Strategy = {
  ...CROSSING,
  parameters: {},
  entry: { all: [{ left: { metric: "momentum" }, operator: "above", right: { number: 0 } }] },
  exit: { all: [{ left: { metric: "momentum" }, operator: "below", right: { number: 0 } }] },
  positions: { count: 3 },
};
/** All stocks, which are parted and not combinations. */
const UNIVERSE: RunInput = {
  universe: { market: true },
  from: "2021-01-04",
  to: "2024-06-28",
  capital: 10_000,
  costs: INPUT.costs,
  fractional: true,
};

interface AskedRun {
  readonly strategy: Strategy;
  readonly input: RunInput;
}
const SWEEP: AskedRun = { strategy: CROSSING, input: INPUT };
const RISEN_ANYWHERE: AskedRun = { strategy: RISEN, input: UNIVERSE };

/** A market of another name: workers leave its runs alone. */
const ASIDE = "aside";
/** The runs that a server took in and gave back when it was told to stop; it had begun the first of them. */
const left = new Map<AskedRun, string>();

async function leaveRuns(): Promise<void> {
  const email = "trader@example.org";
  const { address, end } = await server.start({ DATABASE_URL: database.url });
  const given = { email, password: "seven green bottles", code: await server.codeFor(address, email) };
  const { data: user } = await (await postTo(address, "user/register", { ...given, acceptedTerms: true })).json();
  for (const { strategy, input } of [SWEEP, RISEN_ANYWHERE]) {
    const answer = await postTo(address, "backStock", { strategy, ...input }, user.accessToken);
    const { id } = (await answer.json()).data as { id: string };
    if (left.size === 0) await becomes(id, "running");
    left.set(left.size === 0 ? SWEEP : RISEN_ANYWHERE, id);
  }
  expect(await end("SIGTERM")).toBe(0);
  for (const id of left.values()) expect(await rowOf(id)).toEqual({ state: "queued", phase: "waiting", attempts: 0 });
  await client.query("update backtests set market = $1", [ASIDE]);
}

/** One more of a run that the server has left, with the parts of it that are there. */
async function runWithoutServer(asked: AskedRun = SWEEP): Promise<string> {
  const id = randomUUID();
  const copied = [left.get(asked), { id, backtest_id: id, market: "tiny" }];
  await client.query("begin");
  for (const [table, key] of [
    ["backtests", "id"],
    ["backtest_parts", "backtest_id"],
  ])
    await client.query(
      `insert into ${table} select (json_populate_record(one, $2)).* from ${table} one where ${key} = $1`,
      copied,
    );
  await client.query("commit");
  return id;
}

const becomes = (id: string, state: string) =>
  vi.waitFor(async () => expect((await rowOf(id)).state).toBe(state), LONG);

async function rowOf(id: string): Promise<{ state: string; phase: string; attempts: number }> {
  const { rows } = await client.query("select state, phase, attempts from backtests where id = $1", [id]);
  return rows[0];
}

async function resultsOf(id: string): Promise<readonly string[]> {
  const { rows } = await client.query("select result from backtest_results where backtest_id = $1", [id]);
  return rows.map(({ result }) => gunzipSync(result).toString());
}

/** The same computed here, without database, queue and threads; once for all tests. */
function computedHere(asked: AskedRun = SWEEP): Promise<string> {
  const computed = computedBefore.get(asked) ?? compute(asked);
  computedBefore.set(asked, computed);
  return computed;
}
const computedBefore = new Map<AskedRun, Promise<string>>();

async function compute({ strategy, input }: AskedRun): Promise<string> {
  const { snapshot } = await openMarket(elsewhere, "tiny");
  const context = { snapshot, factors: null, columns: null, onSteps: () => undefined, breathe: async () => undefined };
  const { result } = await runStrategy(context, runOrder({ input, strategy, saved: null, earlierTrials: [] }));
  snapshot.close();
  return resultJson(result);
}

describe("a worker", () => {
  it("finishes what another gave back or was killed over, once, with the result of one machine to the bit", {
    timeout: 240_000,
  }, async () => {
    const id = await runWithoutServer();
    const stopped = startWorker();
    await becomes(id, "running");
    expect(await stopped.end("SIGTERM")).toBe(0);
    expect(await rowOf(id)).toEqual({ state: "queued", phase: "waiting", attempts: 0 });
    const killed = startWorker();
    await becomes(id, "running");
    await killed.end("SIGKILL");
    expect(await rowOf(id)).toMatchObject({ state: "running", attempts: 1 });
    expect(await endClaims(client, id)).toBeGreaterThan(0);
    const last = startWorker();
    await becomes(id, "done");
    expect((await rowOf(id)).attempts).toBe(2);
    expect(await resultsOf(id)).toEqual([await computedHere()]);
    expect(await last.end("SIGTERM")).toBe(0);
    // It has only read.
    expect(readdirSync(elsewhere)).toEqual(["markets"]);
  });

  it("shares a large run with others, of which one is killed in the middle: nothing is lost or doubled, and the result is the same", {
    timeout: 240_000,
  }, async () => {
    const id = await runWithoutServer();
    const workers = [startWorker(), startWorker(), startWorker()];
    const open = () =>
      client.query(
        "select place, claim, result is not null as is_done from backtest_parts where backtest_id = $1 order by place",
        [id],
      );
    // Parts of which one is done, and others are being computed.
    await expect
      .poll(async () => (await open()).rows.filter(({ claim }) => claim !== null).length, { ...LONG, interval: 20 })
      .toBeGreaterThan(1);
    await workers[0]?.end("SIGKILL");
    await expect
      .poll(async () => {
        await endSilentClaims(client, id);
        return (await rowOf(id)).state;
      }, LONG)
      .toBe("done");
    expect(await resultsOf(id)).toEqual([await computedHere()]);
    expect((await open()).rows).toEqual([]);
    for (const worker of workers.slice(1)) expect(await worker.end("SIGTERM")).toBe(0);
  });

  it("takes over the stocks that a killed one had in hand, and shares the rest of a market with another", {
    timeout: 240_000,
  }, async () => {
    const id = await runWithoutServer(RISEN_ANYWHERE);
    const stocksInHand = async () => {
      const { rows } = await client.query(
        "select place from backtest_parts where backtest_id = $1 and claim is not null and result is null",
        [id],
      );
      return rows.length;
    };
    const killed = startWorker();
    await expect.poll(stocksInHand, { ...LONG, interval: 20 }).toBeGreaterThan(0);
    await killed.end("SIGKILL");
    expect(await stocksInHand()).toBeGreaterThan(0);
    await endClaims(client, id);
    const others = [startWorker(), startWorker()];
    await becomes(id, "done");
    const here = await computedHere(RISEN_ANYWHERE);
    expect(JSON.parse(here).trades.code.length).toBeGreaterThan(0);
    expect(await resultsOf(id)).toEqual([here]);
    for (const worker of others) expect(await worker.end("SIGTERM")).toBe(0);
  });

  it("leaves a run of a snapshot that it does not have to others, and says so in one sentence", {
    timeout: 120_000,
  }, async () => {
    const id = await runWithoutServer();
    await client.query("update backtests set snapshot = 'newer' where id = $1", [id]);
    const worker = startWorker({ PORT: "0" });
    await expect.poll(worker.words, LONG).toContain("Runs wait for a snapshot of the market");
    expect(await rowOf(id)).toMatchObject({ state: "queued", attempts: 0 });
    const address = /http:[\w/.:]+/.exec(worker.words())?.[0] as string;
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(new URL("/", address))).status).toBe(404);
    expect(await worker.end("SIGTERM")).toBe(0);
    expect(worker.words().match(/Runs wait for a snapshot/g)).toHaveLength(1);
    await client.query("delete from backtests where id = $1", [id]);
  });

  it("gives a run back whose snapshot is damaged on its disk, and takes no other of it", {
    timeout: 120_000,
  }, async () => {
    const id = await runWithoutServer();
    const [{ snapshot }] = (await client.query("select snapshot from backtests where id = $1", [id])).rows;
    const pointTo = (name: string) => client.query("update backtests set snapshot = $2 where id = $1", [id, name]);
    await pointTo("newer");
    // Parts of it that the server has left behind are of the snapshot that was served.
    await client.query("delete from backtest_parts where backtest_id = $1", [id]);
    const disk = join(parent, "bad disk");
    cpSync(elsewhere, disk, { recursive: true });
    const worker = startWorker({ DATA_DIR: disk });
    await expect.poll(worker.words, LONG).toContain("is ready");
    flipOneBit(disk, snapshot);
    await pointTo(snapshot);
    await expect.poll(worker.words, LONG).toContain("A snapshot was refused");
    await expect.poll(() => rowOf(id), LONG).toMatchObject({ state: "queued", attempts: 0 });
    // It is now a snapshot that it does not have.
    await expect.poll(worker.words, LONG).toMatch(new RegExp(`"${snapshot}".*Runs wait for a snapshot`));
    expect(await rowOf(id)).toMatchObject({ state: "queued", attempts: 0 });
    expect(await worker.end("SIGTERM")).toBe(0);
    expect(worker.words().match(/A snapshot was refused/g)).toHaveLength(1);
    await client.query("delete from backtests where id = $1", [id]);
  });

  it("refuses in one sentence to start without a database, a market or the server's tables", {
    timeout: 60_000,
  }, async () => {
    const empty = await createTestDatabase();
    const refusals = [
      [startWorker({ DATABASE_URL: "" }), "A worker needs DATABASE_URL"],
      [startWorker({ DATA_DIR: join(parent, "nothing") }), 'There is no market "demo"'],
      [startWorker({ DATABASE_URL: empty.url }), "start the server of this version first"],
    ] as const;
    for (const [worker, sentence] of refusals) {
      expect(await worker.ended).toBe(1);
      expect(worker.words().trim().split("\n")).toHaveLength(1);
      expect(worker.words()).toContain(sentence);
    }
    await empty.drop();
  });
});
