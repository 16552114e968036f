import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { currentSnapshotId, openMarket } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JobQueue, type JobQueueOptions } from "./job-queue.ts";
import type { StoredRun } from "./run-store.ts";
import { runMarketTask } from "./task-process.ts";
import { allOver, KeptMarket, MARKET } from "./testing-market.fixture.ts";
import type { Upkeep } from "./upkeep.ts";

const kept = new KeptMarket();
let servers: readonly [Upkeep, Upkeep];

beforeAll(async () => {
  await kept.open();
  servers = [await kept.server(), await kept.server()];
}, 120_000);
afterAll(() => kept.close());

/** Questions about the prices of its stocks; those about the fund that they are measured against are not counted. */
const charts = () => kept.world.answered.filter((path) => /\/chart\/(?:ADAM|EVEA)/.test(path)).length;
const snapshot = () => currentSnapshotId(kept.dataDirectory, MARKET);

async function lastDays(): Promise<readonly (number | undefined)[]> {
  const { snapshot: market } = await openMarket(kept.dataDirectory, MARKET);
  try {
    return ["ADAM", "EVEA"].map((symbol) => market.prices(symbol)?.bars.day.at(-1));
  } finally {
    market.close();
  }
}

describe("a market that keeps itself up to date", () => {
  it("ends with a server that never had a database", async () => {
    const { upkeep, close } = await kept.serverWithoutDatabase();
    await upkeep.close();
    expect(upkeep.isRunning).toBe(false);
    await close();
  });

  it("does each work once, however many servers look at the clock, and has the new session afterwards", async () => {
    const before = await lastDays();
    kept.sessionFallsDue();
    const [first, second] = await Promise.all(servers.map((server) => server.lookAtClock()));
    expect([...(first ?? []), ...(second ?? [])].map(({ work }) => work)).toContain("session");
    const runs = await allOver(servers[0]);
    const session = runs.find(({ work }) => work === "session");
    expect(session).toMatchObject({ state: "done", result: "published", problem: null });
    expect(session?.report?.requests.map(({ provider }) => provider)).toContain("yahoo");
    // One question a stock.
    expect(charts()).toBe(2);
    const after = await lastDays();
    expect(after.every((last, place) => (last ?? 0) > (before[place] ?? 0))).toBe(true);
    expect(readdirSync(join(kept.dataDirectory, "backups"))).toHaveLength(1);
  }, 60_000);

  it("changes nothing by a pull that brings nothing new", async () => {
    const before = await snapshot();
    const { run } = await servers[1].refresh();
    await allOver(servers[0]);
    expect(await servers[0].runs.read(run)).toMatchObject({ state: "done", result: "unchanged" });
    expect(await snapshot()).toBe(before);
  }, 60_000);

  it("asks for a stock once, whichever of its readers asks which server, and says afterwards that it is current", async () => {
    await kept.nextSession(kept.dataDirectory);
    const asked = await Promise.all([
      servers[0].askForStock("ADAM", "reader-1"),
      servers[1].askForStock("ADAM", "reader-2"),
      servers[0].askForStock("ADAM", "reader-3"),
    ]);
    const ids = new Set(asked.map((answer) => "run" in answer && answer.run));
    expect(ids.size).toBe(1);
    await allOver(servers[0]);
    expect(charts()).toBe(1);
    const [adam, evea] = await lastDays();
    expect(adam).toBeGreaterThan(evea as number);
    const again = await Promise.all(servers.map((server) => server.askForStock("ADAM", "reader-1")));
    expect(again.some((answer) => "checkedAt" in answer)).toBe(true);
    await allOver(servers[0]);
  }, 60_000);

  it("refuses who asks for too many stocks, with the time to try again", async () => {
    const asks = Array.from({ length: 12 }, (_, place) => servers[0].askForStock(`X${place}`, "greedy"));
    const refused = (await Promise.allSettled(asks)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(2);
    for (const one of refused)
      expect(one).toMatchObject({
        reason: { code: "tooManyRequests", detail: { retryAfterSeconds: expect.any(Number) } },
      });
    for (const { id } of await servers[0].runs.list()) await servers[0].cancel(id);
    await allOver(servers[0]);
  }, 60_000);

  it("loses nothing when the process of a pull is killed: the next one ends what it began", async () => {
    await kept.nextSession(kept.dataDirectory);
    const task = kept.task(kept.dataDirectory);
    const options = {
      environment: kept.environment,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    kept.world.fault = () => {
      kept.world.fault = () => false;
      process.kill(pid, "SIGKILL");
      return true;
    };
    let pid = 0;
    const killed = runMarketTask(task, {
      ...options,
      onProcess: (of) => {
        pid = of;
      },
    });
    await expect(killed).rejects.toThrow(/SIGKILL/);
    expect(await runMarketTask(task, options)).toMatchObject({ kind: "done", result: "published" });
  }, 60_000);

  it("ends a run whose end was known when its server was killed, and does none again that had ended", async () => {
    const { runs } = servers[0];
    const ended = (await runs.list()).find(({ state }) => state === "done") as StoredRun;
    const [told, untold] = ["0b7c9f3e-2c1d-4d8e-9a55-7d1f0a3b4c51", "0b7c9f3e-2c1d-4d8e-9a55-7d1f0a3b4c52"];
    await runs.write({ ...ended, id: told, work: "upload", result: null });
    // Its files have been removed already.
    await runs.write({ ...ended, id: untold, work: "upload", state: "running", endedAt: null });
    const pool = (await kept.database()).openPool(1);
    for (const run of [told, untold]) {
      const payload = JSON.stringify({ run, work: "upload", upload: run, answers: {} });
      await pool.query("select plumbline_jobs.add_job($1, $2::json, queue_name := $3)", [
        `work:${MARKET}`,
        payload,
        `market:${MARKET}`,
      ]);
    }
    await allOver(servers[0]);
    await pool.end();
    expect(await runs.read(untold)).toMatchObject({ state: "done", result: ended.result, problem: null });
    expect(await runs.read(told)).toMatchObject({ endedAt: ended.endedAt, result: null, problem: null });
  }, 60_000);

  it("gives back what a server had begun when it was killed", async () => {
    const database = await kept.database();
    const done: unknown[] = [];
    const shared = { database, logger: kept.logger, market: "other", onClock: async () => undefined };
    const [working, blocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let begun = 0;
    const onWork: JobQueueOptions["onWork"] = async ({ payload }) => {
      begun += 1;
      working.resolve();
      if (begun === 1) await blocked.promise;
      else done.push(payload.run);
    };
    const first = await JobQueue.start({ ...shared, onWork });
    await first.add("key", { run: "1" });
    const pool = database.openPool(1);
    const locked = async () => {
      const { rows } = await pool.query(
        "select locked_by from plumbline_jobs.jobs where key = 'other:key' and locked_by is not null",
      );
      return rows.length;
    };
    await working.promise;
    expect(await locked()).toBe(1);
    const second = await JobQueue.start({ ...shared, onWork });
    await second.sweep();
    expect(done).toEqual([]);
    // Its connections are gone, as those of a killed process; and a quarter of a minute has passed.
    await pool.query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid::bigint = 507182934 and database = (select oid from pg_database where datname = current_database()) and objid::bigint in (select hashtext(locked_by)::bigint & 4294967295 from plumbline_jobs.jobs where key = 'other:key')",
    );
    await pool.query(
      "update plumbline_jobs._private_jobs set locked_at = now() - interval '1 minute' where key = 'other:key'",
    );
    for (let tries = 0; done.length === 0 && tries < 100; tries++) {
      await second.sweep();
      await pause(100);
    }
    expect(done).toEqual(["1"]);
    blocked.resolve();
    await pool.end();
    await Promise.all([first.close(), second.close()]);
  }, 60_000);
});
