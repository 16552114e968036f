import { randomUUID } from "node:crypto";
import type { BacktestOrder, WireStrategy } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type AccountServer, startAccountServer } from "../testing/account-server.ts";
import type { FoundParts, Parting } from "./attempt.ts";
import { keepClaim } from "./claim-run.ts";
import { claimWork } from "./claim-work.ts";
import type { Computation } from "./computation.ts";
import { endRun, type RunResult, trialsOf } from "./end-run.ts";
import { cancelOwnRun, ownRun, queueRun } from "./own-runs.ts";
import { RunFailure } from "./run-failure.ts";
import { addParts, type ClaimedPart, endPart, keepPart, type QueuedPart } from "./run-parts.ts";
import { RunQueue } from "./run-queue.ts";

const INPUT: BacktestOrder = {
  strategyId: "turn-of-month",
  universe: { codes: ["ADAM"] },
  from: "2020-01-02",
  to: "2021-01-04",
  capital: 1000,
  costs: { rate: 0, slippage: 0 },
  fractional: true,
};
const MISSING = { value: null, because: "history-too-short" } as const;
const RESULT: RunResult = {
  result: Buffer.from("stored"),
  summary: {
    from: INPUT.from,
    to: INPUT.to,
    totalReturn: MISSING,
    cagr: MISSING,
    sharpe: MISSING,
    maxDrawdown: MISSING,
    trades: 0,
    grade: "F",
  },
  snapshot: "snapshot",
  trial: { family: "turn-of-month", variant: Buffer.alloc(32), trials: 1, sharpeMean: 0.1, sharpeVariance: 0 },
};

let server: AccountServer;
let users = 0;
/** No process takes runs of this market but those of one test. */
let market = "elsewhere";
const queues: RunQueue[] = [];
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());
beforeEach(() => {
  market = `elsewhere-${users}`;
});
afterEach(() => Promise.all(queues.splice(0).map((queue) => queue.close())));

async function newUser() {
  const { id } = await server.register(`runner${users++}@example.org`);
  const user = { id, session: "none" };
  const { database, accounts } = server;
  const own = { database, clock: accounts.context.clock, user };
  const run = {
    name: "A run",
    strategyId: "turn-of-month",
    strategyVersion: null,
    strategySavedAt: null,
    input: INPUT,
    strategy: libraryStrategy("turn-of-month")?.strategy as WireStrategy,
    market,
    snapshot: "snapshot",
  };
  return {
    own,
    add: () => {
      server.wait(1);
      return queueRun({ ...own, settings: { plans: null } }, run);
    },
    stateOf: async (id: string) => (await ownRun(own, id)).state,
  };
}

/** A computation that ends when the test says so. */
function computation() {
  const { promise, resolve, reject } = Promise.withResolvers<RunResult>();
  const computed: Computation<RunResult> = {
    result: promise,
    steps: () => ({ phase: "trading", done: 3, of: 7 }),
    cancel: () => reject(new Error("It was cancelled.")),
  };
  return { computed, end: () => resolve(RESULT), fail: (error: Error) => reject(error) };
}

function queueOf(compute: (id: string) => Computation<RunResult>, atOnce = 2): RunQueue {
  const { database, accounts, app } = server;
  const { clock } = accounts.context;
  const options = { database, market, atOnce, clock, logger: app.log };
  const queue = new RunQueue({ ...options, compute: ({ id }) => compute(id) });
  queues.push(queue);
  return queue;
}

/** Process of a version that computes parts on the snapshot of the runs. */
const ORIGIN = { snapshot: "snapshot", program: "version 1" };
const claimAny = (own = market, program = ORIGIN.program) =>
  claimWork(server.database.db, { market: own, snapshots: null, partSnapshots: [ORIGIN.snapshot], program });
async function claimRun(database: AccountServer["database"]["db"], own: string) {
  const work = await claimWork(database, { market: own, snapshots: null, partSnapshots: [], program: "none" });
  return work && "run" in work ? work.run : null;
}

const PATIENCE = { timeout: 20_000 };
const db = () => server.database.db;
/** As if its computer had been silent for a minute. */
const silence = (id: string) =>
  db()
    .updateTable("backtests")
    .set({ claimed_until: sql<Date>`now() - interval '1 minute'` })
    .where("id", "=", id)
    .execute();

const resultsOf = (ids: readonly string[]) =>
  db().selectFrom("backtest_results").select("backtest_id").where("backtest_id", "in", ids).execute();

describe("the queue of backtests", () => {
  it("is shared by several processes: each run is computed by one of them, and once", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, newUser));
    const begun: string[] = [];
    const compute = (id: string) => {
      begun.push(id);
      const { computed, end } = computation();
      setTimeout(end, 5);
      return computed;
    };
    const ids = (await Promise.all(people.flatMap(({ add }) => [add(), add(), add()]))).sort();
    const shared = [queueOf(compute), queueOf(compute), queueOf(compute)];
    for (const queue of shared) queue.wake();
    await vi.waitFor(async () => {
      const rows = await db().selectFrom("backtests").select("state").where("market", "=", market).execute();
      expect(rows.map(({ state }) => state)).toEqual(Array(12).fill("done"));
    }, PATIENCE);
    expect(begun.sort()).toEqual(ids);
    expect(await resultsOf(ids)).toHaveLength(12);
  });

  it("computes two runs of a user at once, and those of others beside them", async () => {
    const [ada, ben] = [await newUser(), await newUser()];
    const ids = [await ada.add(), await ada.add(), await ada.add(), await ben.add()];
    const begun: string[] = [];
    queueOf((id) => {
      begun.push(id);
      return computation().computed;
    }, 4);
    await vi.waitFor(() => expect(begun).toHaveLength(3), PATIENCE);
    expect(begun.sort()).toEqual([ids[0], ids[1], ids[3]].sort());
    expect(await ada.stateOf(ids[2] as string)).toBe("queued");
  });

  it("lets a user have ten runs waiting, and says when to come back", async () => {
    const ada = await newUser();
    for (let k = 0; k < 10; k++) await ada.add();
    const refusal = { code: "tooManyRequests", detail: { retryAfterSeconds: expect.any(Number) } };
    await expect(ada.add()).rejects.toMatchObject(refusal);
    await expect((await newUser()).add()).resolves.toBeTypeOf("string");
  });

  it("gives a run whose computer is silent to another one; what the first finds then counts for nothing", async () => {
    const ada = await newUser();
    const id = await ada.add();
    const first = await claimRun(db(), market);
    expect(first?.id).toBe(id);
    expect(await claimRun(db(), market)).toBeNull();
    await silence(id);
    const second = await claimRun(db(), market);
    expect(second?.id).toBe(id);
    if (!first || !second) throw new Error("It was not claimed.");
    const steps = { phase: "trading", done: 1, of: 2 } as const;
    expect(await keepClaim(db(), first, steps)).toBe("lost");
    expect(await keepClaim(db(), second, steps)).toBe("kept");
    expect(await endRun(db(), first, RESULT, server.now())).toBe(false);
    expect(await ada.stateOf(id)).toBe("running");
    expect(await endRun(db(), second, RESULT, server.now())).toBe(true);
    expect(await endRun(db(), second, RESULT, server.now())).toBe(false);
    expect(await ada.stateOf(id)).toBe("done");
    expect(await resultsOf([id])).toEqual([{ backtest_id: id }]);
  });

  it("gives up a run that has ended its computer three times", async () => {
    const ada = await newUser();
    const id = await ada.add();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await claimRun(db(), market))?.id).toBe(id);
      await silence(id);
    }
    expect(await claimRun(db(), market)).toBeNull();
    expect(await ownRun(ada.own, id)).toMatchObject({ state: "failed", error: "program" });
  });

  it("cancels a run that waits at once, and one that is computed soon", async () => {
    const ada = await newUser();
    const [running, waiting] = [await ada.add(), await ada.add()];
    queueOf(() => computation().computed, 1);
    await vi.waitFor(async () => expect(await ada.stateOf(running)).toBe("running"), PATIENCE);
    expect((await cancelOwnRun(ada.own, waiting)).state).toBe("cancelled");
    expect((await cancelOwnRun(ada.own, running)).state).toBe("running");
    await vi.waitFor(async () => expect(await ada.stateOf(running)).toBe("cancelled"), PATIENCE);
  });

  it("writes down how far a run is, and why one has failed", async () => {
    const ada = await newUser();
    const id = await ada.add();
    const { computed, fail } = computation();
    queueOf(() => computed);
    const progress = { phase: "trading", done: 3, of: 7 };
    await vi.waitFor(async () => expect(await ownRun(ada.own, id)).toMatchObject({ progress }), PATIENCE);
    fail(new RunFailure("data"));
    await vi.waitFor(async () => {
      expect(await ownRun(ada.own, id)).toMatchObject({ state: "failed", error: "data" });
    }, PATIENCE);
  });

  it.each([
    ["", {}],
    [" at once, also where its thread does not see for a while that it is wanted no more", { cancel: () => undefined }],
  ])("gives back what a process computes that ends, and counts no attempt%s", async (_when, deafness) => {
    const ada = await newUser();
    const id = await ada.add();
    const leaving = queueOf(() => ({ ...computation().computed, ...deafness }));
    await vi.waitFor(async () => expect(await ada.stateOf(id)).toBe("running"), PATIENCE);
    await leaving.close();
    const row = await db()
      .selectFrom("backtests")
      .select(["state", "attempts"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ state: "queued", attempts: 0 });
    const { computed, end } = computation();
    queueOf(() => computed);
    end();
    await vi.waitFor(async () => expect(await ada.stateOf(id)).toBe("done"), PATIENCE);
  });

  it("forgets a run that is deleted while it is computed", async () => {
    const ada = await newUser();
    const id = await ada.add();
    const claimed = await claimRun(db(), market);
    await db().deleteFrom("backtests").where("id", "=", id).execute();
    if (!claimed) throw new Error("It was not claimed.");
    expect(await keepClaim(db(), claimed, { phase: "loading", done: 0, of: 0 })).toBe("lost");
    expect(await endRun(db(), claimed, RESULT, server.now())).toBe(false);
  });
});

const THREE: readonly QueuedPart[] = [0, 1, 2].map((k) => ({ kind: "stocks", from: 10 * k, until: 10 * k + 10 }));

/** Parts each run into three, which are their own numbers; who joins them has these in its hands. */
function partedQueue(computed: string[], joined: FoundParts[], found?: (part: ClaimedPart) => Promise<Uint8Array>) {
  const { database, accounts, app } = server;
  const at = { steps: () => ({ phase: "signals", done: 4, of: 10 }) as const, cancel: () => undefined };
  const parting: Parting = {
    program: ORIGIN.program,
    snapshotOf: () => ORIGIN.snapshot,
    plan: () => ({ ...at, result: Promise.resolve(THREE) }),
    compute: (part) => {
      computed.push(`${part.run.id} ${part.from}`);
      return { ...at, result: found?.(part) ?? Promise.resolve(Buffer.from([part.from])) };
    },
  };
  const compute = (_: unknown, parts: FoundParts | null): Computation<RunResult> => {
    if (parts) joined.push(parts);
    return { ...at, result: Promise.resolve(RESULT) };
  };
  const { clock } = accounts.context;
  const partSnapshots = () => [ORIGIN.snapshot];
  const queue = new RunQueue({ database, market, atOnce: 1, clock, logger: app.log, compute, parting, partSnapshots });
  queues.push(queue);
  return queue;
}

const partsIn = (id: string) =>
  db().selectFrom("backtest_parts").select(["place", "attempts"]).where("backtest_id", "=", id).execute();

describe("a run in parts", () => {
  it("is computed by several processes, each part once, and joined by one of them in the order of its parts", async () => {
    const ada = await newUser();
    const ids = [await ada.add(), await ada.add()];
    const [computed, joined]: [string[], FoundParts[]] = [[], []];
    for (let k = 0; k < 3; k++) partedQueue(computed, joined);
    for (const id of ids) await vi.waitFor(async () => expect(await ada.stateOf(id)).toBe("done"), PATIENCE);
    expect(computed.sort()).toEqual(ids.flatMap((id) => [0, 10, 20].map((from) => `${id} ${from}`)).sort());
    expect(joined.map(({ results }) => results.map((bytes) => bytes[0]))).toEqual([
      [0, 10, 20],
      [0, 10, 20],
    ]);
    expect(await resultsOf(ids)).toHaveLength(2);
    expect(await partsIn(ids[0] as string)).toEqual([]);
  });

  it("goes on with what was found when its holder falls silent, and a silent part is computed again", async () => {
    const ada = await newUser();
    const id = await ada.add();
    const held = await claimRun(db(), market);
    if (!held) throw new Error("It was not claimed.");
    await addParts(db(), held, { ...ORIGIN, parts: THREE });
    const works = [await claimAny(), await claimAny()].map((work) => (work && "part" in work ? work.part : null));
    const [first, second] = works as [ClaimedPart, ClaimedPart];
    expect([first.place, second.place]).toEqual([0, 1]);
    await endPart(db(), first, { result: Buffer.from([0]) });
    await silence(id);
    await db()
      .updateTable("backtest_parts")
      .set({ claimed_until: sql<Date>`now() - interval '1 minute'` })
      .where("place", "=", 1)
      .execute();
    const [computed, joined]: [string[], FoundParts[]] = [[], []];
    partedQueue(computed, joined);
    await vi.waitFor(async () => expect(await ada.stateOf(id)).toBe("done"), PATIENCE);
    expect(computed.sort()).toEqual([`${id} 10`, `${id} 20`]);
    expect(joined).toHaveLength(1);
    // The silent one comes back: nothing of it is left to be kept or ended.
    expect(await keepPart(db(), second, 5)).toBe("lost");
    await endPart(db(), second, { result: Buffer.from([9]) });
    expect(await resultsOf([id])).toEqual([{ backtest_id: id }]);
  });

  it("is cancelled with all its parts, and says how far they are together", async () => {
    const ada = await newUser();
    const id = await ada.add();
    partedQueue([], [], () => new Promise(() => undefined));
    // By hand: one part of three is computed, and has done 4 of its 10 stocks.
    const progress = { phase: "signals", done: 4, of: 30 };
    await vi.waitFor(async () => expect(await ownRun(ada.own, id)).toMatchObject({ progress }), PATIENCE);
    await cancelOwnRun(ada.own, id);
    await vi.waitFor(async () => expect(await ada.stateOf(id)).toBe("cancelled"), PATIENCE);
    await vi.waitFor(async () => expect(await partsIn(id)).toEqual([]), PATIENCE);
    await db().deleteFrom("backtests").where("id", "=", id).execute();
    queues.splice(0);
  });

  it("is begun by a process only while few others wait there for their parts", async () => {
    const ids: string[] = [];
    for (let k = 0; k < 4; k++) ids.push(await (await newUser()).add());
    const computed: string[] = [];
    const held = Promise.withResolvers<void>();
    partedQueue(computed, [], async (part) => {
      await held.promise;
      return Buffer.from([part.from]);
    });
    await vi.waitFor(() => expect(computed).toHaveLength(1), PATIENCE);
    const states = async () => {
      const rows = await db().selectFrom("backtests").select("state").where("id", "in", ids).execute();
      return rows.map(({ state }) => state).sort();
    };
    // Two of one that is computed.
    expect(await states()).toEqual(["queued", "queued", "running", "running"]);
    held.resolve();
    await vi.waitFor(async () => expect(await states()).toEqual(ids.map(() => "done")), PATIENCE);
  });

  it("fails for the reason of the part that fails", async () => {
    const ada = await newUser();
    const id = await ada.add();
    partedQueue([], [], () => Promise.reject(new RunFailure("memory")));
    await vi.waitFor(async () => {
      expect(await ownRun(ada.own, id)).toMatchObject({ state: "failed", error: "memory" });
    }, PATIENCE);
    expect(await partsIn(id)).toEqual([]);
  });

  it("lets runs of other users in between its parts, and leaves parts of another version alone", async () => {
    const [ada, ben] = [await newUser(), await newUser()];
    const id = await ada.add();
    const held = await claimRun(db(), market);
    if (!held) throw new Error("It was not claimed.");
    await addParts(db(), held, { ...ORIGIN, parts: THREE });
    expect(await claimAny(market, "version 2")).toBeNull();
    const first = await claimAny();
    const other = await ben.add();
    // Ada's part is done: of neither user anything is computed, and hers was begun last.
    if (first && "part" in first) await endPart(db(), first.part, { result: Buffer.from([0]) });
    expect(await claimAny()).toMatchObject({ run: { id: other } });
    expect(await claimAny()).toMatchObject({ part: { place: 1, run: { id } } });
  });
});

describe("the trials of a strategy", () => {
  it("are counted once for the same question, and outlive the runs", async () => {
    const ada = await newUser();
    const other = {
      ...RESULT,
      trial: { ...RESULT.trial, variant: Buffer.alloc(32, 1), trials: 40 } as RunResult["trial"],
    };
    for (const result of [RESULT, RESULT, other]) {
      await ada.add();
      const claimed = await claimRun(db(), market);
      if (claimed) await endRun(db(), claimed, result, server.now());
    }
    await db().deleteFrom("backtests").where("market", "=", market).execute();
    const trials = await trialsOf(db(), ada.own.user.id, { family: "turn-of-month", variant: Buffer.alloc(32, 9) });
    expect(trials.map((group) => group.trials).sort((a, b) => a - b)).toEqual([1, 40]);
    const own = await trialsOf(db(), ada.own.user.id, { family: "turn-of-month", variant: Buffer.alloc(32) });
    expect(own.map((group) => group.trials)).toEqual([40]);
    expect(await trialsOf(db(), randomUUID(), { family: "turn-of-month", variant: Buffer.alloc(32, 9) })).toEqual([]);
  });
});
