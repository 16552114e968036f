import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endClaims } from "../testing/claimed-runs.ts";
import { postTo, type ServerProgram, serverProgram } from "../testing/server-program.ts";
import { createMigratedDatabase, type TestDatabase } from "../testing/test-database.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

let parent: string;
let program: ServerProgram;
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "plumbline-main-backtests-"));
  const dataDirectory = join(parent, "data");
  mkdirSync(dataDirectory);
  await publishTinyMarket(dataDirectory);
  program = serverProgram(dataDirectory);
  database = await createMigratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  program.close();
  await client.end();
  await database.drop();
  rmSync(parent, { recursive: true, force: true });
});

const start = () => program.start({ DATABASE_URL: database.url });

async function post(address: string, path: string, body: object, token?: string) {
  const answer = await postTo(address, path, body, token);
  return { status: answer.status, ...((await answer.json()) as { data: Record<string, string> }) };
}

async function register(address: string, email: string): Promise<string> {
  const code = await program.codeFor(address, email);
  const given = { email, password: "seven green bottles", code, acceptedTerms: true };
  return (await post(address, "user/register", given)).data.accessToken as string;
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
  const { rows } = await client.query(
    `select attempts, (select count(*)::int from backtest_results where backtest_id = id) as results
     from backtests where id = $1`,
    [id],
  );
  return rows[0];
}

const LONG = { timeout: 90_000, interval: 20 };

describe("a backtest whose server is killed", () => {
  it("is computed after the start of another one, and has one result", { timeout: 150_000 }, async () => {
    const first = await start();
    const token = await register(first.address, "ada@example.org");
    const { id = "" } = (await post(first.address, "backStock", ORDER, token)).data;
    await expect.poll(async () => (await stateOf(first.address, id, token)).state, LONG).toBe("running");
    await first.end("SIGKILL");
    expect(await endClaims(client, id)).toBeGreaterThan(0);
    const second = await start();
    await expect.poll(async () => (await stateOf(second.address, id, token)).state, LONG).toBe("done");
    expect((await stateOf(second.address, id, token)).result).toMatchObject({ sweep: { best: null } });
    expect(await countsOf(id)).toEqual({ attempts: 2, results: 1 });
    expect(await second.end("SIGTERM")).toBe(0);
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
    expect(await one.end("SIGTERM")).toBe(0);
    for (const id of ids) {
      await expect.poll(async () => (await stateOf(other.address, id, token)).state, LONG).toBe("done");
      expect(await countsOf(id)).toEqual({ attempts: 1, results: 1 });
    }
    expect(await other.end("SIGTERM")).toBe(0);
  });
});
