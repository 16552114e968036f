/** What bounds the runs of users, over HTTP. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type BacktestOrder, RUN_LIMITS } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
let address: string;
beforeAll(async () => {
  server = await startAccountServer({ rateLimitScale: 1e6 });
  address = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

const ORDER = {
  strategyId: "turn-of-month",
  universe: { codes: ["ADAM"] },
  from: "2020-01-02",
  to: "2021-01-04",
  capital: 1000,
  costs: { rate: 0, slippage: 0 },
  fractional: true,
} as const satisfies BacktestOrder;

let users = 0;
const arrive = async () => {
  const { id, accessToken: token } = await server.register(`bounded${users++}@example.org`);
  return { id, token };
};

interface Given {
  readonly userId: string;
  readonly state: "queued" | "done";
  /** Minutes before now at which it was asked for. */
  readonly age?: number;
  readonly favourite?: boolean;
  readonly universe?: object;
}

const db = () => server.database.db;

/** Adds rows that nobody computes: they belong to a market that no server has. */
async function addRuns(rows: readonly Given[]): Promise<string[]> {
  const strategy = JSON.stringify(libraryStrategy("turn-of-month")?.strategy);
  const runs = rows.map(({ userId, state, age = 0, favourite = false, universe = ORDER.universe }) => {
    const at = new Date(server.now().getTime() - age * 60_000);
    const isOver = state === "done";
    return {
      id: randomUUID(),
      user_id: userId,
      name: "A run",
      strategy_id: "turn-of-month",
      strategy_version: null,
      strategy_saved_at: null,
      input: JSON.stringify({ ...ORDER, universe }),
      strategy,
      market: "elsewhere",
      snapshot: "s",
      state,
      favourite,
      error: null,
      summary: null,
      created_at: at,
      started_at: isOver ? at : null,
      finished_at: isOver ? at : null,
    };
  });
  await db().insertInto("backtests").values(runs).execute();
  return runs.map(({ id }) => id);
}
afterEach(() => db().deleteFrom("backtests").where("market", "=", "elsewhere").execute());

const start = (token: string) => server.post("backStock", ORDER, { token });
const runsOf = async (token: string): Promise<{ readonly id: string; readonly state: string }[]> =>
  (await server.read("backStockList", { token })).json().data.runs;

async function untilDone(token: string, id: string): Promise<void> {
  for (let looks = 0; looks < 1200; looks++, await pause(50)) {
    if ((await runsOf(token)).find((run) => run.id === id)?.state === "done") return;
  }
  throw new Error("The run does not end.");
}

describe("the list of runs", () => {
  it("says what each looks at: the first names of how many", async () => {
    const { id: userId, token } = await arrive();
    const codes = ["ADAM", "BETA", "CARE", "DUNE", "EAST", "FERN"];
    const universes = [{ codes }, { sectors: ["Energy", "Materials"] }, { market: true }];
    await addRuns(universes.map((universe, age) => ({ userId, state: "done", age, universe })));
    const { runs } = (await server.read("backStockList", { token })).json().data;
    expect(runs.map(({ universe }: { universe: unknown }) => universe)).toEqual([
      { kind: "codes", names: codes.slice(0, 4), count: 6 },
      { kind: "sectors", names: ["Energy", "Materials"], count: 2 },
      { kind: "market", names: [], count: 0 },
    ]);
  });
});

describe("the queue of a server", () => {
  it("refuses at once the eleventh run of a user that would wait, with the time to try again, and takes those of others", async () => {
    const [ada, ben] = [await arrive(), await arrive()];
    const waiting = await addRuns(Array(RUN_LIMITS.waiting).fill({ userId: ada.id, state: "queued" }));
    const refused = await start(ada.token);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 429]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await runsOf(ada.token)).map(({ id }) => id).sort()).toEqual(waiting.sort());
    expect((await start(ben.token)).statusCode).toBe(200);
    const cancelled = await server.post("backStock/cancel", { id: waiting[0] }, { token: ada.token });
    expect(cancelled.json().data.state).toBe("cancelled");
    expect((await start(ada.token)).statusCode).toBe(200);
  });

  it("refuses everyone with 503 and a longer wait once five hundred runs wait", async () => {
    const { id: userId } = await arrive();
    // More than a user can have in truth; the limit of all does not ask whose they are.
    await addRuns(Array<Given>(500).fill({ userId, state: "queued" }));
    const { token } = await arrive();
    const refused = await start(token);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 503]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(10);
    expect(await runsOf(token)).toEqual([]);
  });
});

describe("the runs that a user keeps", () => {
  it("are two hundred: with the next one the oldest goes that is no favourite, and its result with it", async () => {
    const { id: userId, token } = await arrive();
    const rows = Array.from({ length: RUN_LIMITS.kept }, (_, age) => ({
      userId,
      state: "done" as const,
      age: age + 1,
    }));
    // The oldest of all is a favourite.
    const ids = await addRuns(rows.map((row, k) => ({ ...row, favourite: k === RUN_LIMITS.kept - 1 })));
    const [oldest, favourite] = [ids.at(-2) as string, ids.at(-1) as string];
    const result = { backtest_id: oldest, result: Buffer.from("stored") };
    await db().insertInto("backtest_results").values(result).execute();
    const { id } = (await start(token)).json().data;
    await untilDone(token, id);
    const left = (await runsOf(token)).map((run) => run.id);
    expect(left).toHaveLength(RUN_LIMITS.kept);
    expect(left).toContain(id);
    expect(left).toContain(favourite);
    expect(left).not.toContain(oldest);
    const results = db().selectFrom("backtest_results").select("backtest_id").where("backtest_id", "=", oldest);
    expect(await results.execute()).toEqual([]);
    expect((await server.read(`backStock?id=${oldest}`, { token })).statusCode).toBe(404);
  });

  it("can be favourites up to a hundred, also where two are marked at once", async () => {
    const { id: userId, token } = await arrive();
    const rows = Array.from({ length: RUN_LIMITS.favourites + 1 }, (_, k) => ({
      userId,
      state: "done" as const,
      favourite: k >= 2,
    }));
    const ids = await addRuns(rows);
    const mark = (id: string | undefined) => server.post("backStockList", { id, favourite: true }, { token });
    const both = await Promise.all([mark(ids[0]), mark(ids[1])]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    // One that is a favourite already stays one, and takes a name.
    const named = await server.post("backStockList", { id: ids.at(-1), favourite: true, name: "Kept" }, { token });
    expect(named.statusCode).toBe(200);
  });
});

describe("streams of events", () => {
  const streams = async () =>
    Number(/^backtest_event_streams (\d+)$/m.exec((await server.app.inject({ url: "/metrics" })).body)?.[1]);

  /** As browsers do, connections are kept. */
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  async function open(token: string, id: string) {
    const asked = get(`${address}/api/backStock/events?id=${id}`, {
      agent,
      headers: { authorization: `Bearer ${token}` },
    });
    // A server that stops, and a client that leaves, cut it.
    asked.on("error", () => undefined);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return { answer, status: answer.statusCode, leave: () => asked.destroy() };
  }

  it("end with their client: nobody is told any more, and the metrics count them down", async () => {
    const { id: userId, token } = await arrive();
    const [id = ""] = await addRuns([{ userId, state: "queued" }]);
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(token, id)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await streams()).toBe(5);
    opened[0]?.leave();
    await expect.poll(streams).toBe(4);
    for (const { leave } of opened) leave();
    await expect.poll(streams).toBe(0);
  });

  it("end when the run is deleted", async () => {
    const { id: userId, token } = await arrive();
    const [id = ""] = await addRuns([{ userId, state: "queued" }]);
    const { answer } = await open(token, id);
    await server.post("backStockList", { id, delete: true }, { token });
    expect(await text(answer)).toContain('"state":"queued"');
    await expect.poll(streams).toBe(0);
  });

  it("are twenty for a user, and five hundred of a thousand that are asked for", { timeout: 60_000 }, async () => {
    const people: Awaited<ReturnType<typeof arrive>>[] = [];
    // One after the other: passwords are hashed in a bounded queue.
    for (let k = 0; k < 50; k++) people.push(await arrive());
    const runs = await addRuns(people.map(({ id: userId }) => ({ userId, state: "queued" })));
    const one = await Promise.all(Array.from({ length: 21 }, () => open(people[0]?.token ?? "", runs[0] ?? "")));
    expect(one.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 429]);
    const refused = one.find(({ status }) => status === 429);
    expect(Number(refused?.answer.headers["retry-after"])).toBeGreaterThan(0);
    for (const { leave } of one) leave();
    await expect.poll(streams).toBe(0);
    const all: Awaited<ReturnType<typeof open>>[] = [];
    // Not all at the same moment: one client may have so many questions waiting, and no more.
    for (let round = 0; round < 20; round++) {
      all.push(...(await Promise.all(people.map(({ token }, k) => open(token, runs[k] ?? "")))));
    }
    const counts = Map.groupBy(all, ({ status }) => status);
    expect([...counts].map(([status, { length }]) => [status, length]).sort()).toEqual([
      [200, 500],
      [503, 500],
    ]);
    expect(Number(counts.get(503)?.[0]?.answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(await streams()).toBe(500);
    // Everyone else is served meanwhile.
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    for (const { leave } of all.slice(5)) leave();
    await expect.poll(streams, { timeout: 20_000 }).toBeLessThanOrEqual(5);
    // Those that are left end with the server, which does not wait for them.
  });
});
