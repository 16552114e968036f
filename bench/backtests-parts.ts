/**
 * What a strategy on accounts costs over 5,000 companies and fifteen years, and how two threads share a run: time, processor, memory,
 * and how long the server's own thread cannot answer. `MARKET_DATA` names a data directory with a market `large`; unless given, one is
 * made, which takes a quarter of an hour.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { BacktestOrder, WireStrategy } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { addMonths, type Day, formatDay } from "@plumbline/core/time";
import type { RunPart } from "@plumbline/market/backtests";
import { FactorFile, makeFactors, type StoredSnapshot } from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { RunPool } from "../apps/server/src/backtests/run-pool.ts";
import type { AskedRun } from "../apps/server/src/backtests/run-task.ts";
import { createJsonLogger } from "../apps/server/src/http/index.ts";
import { writeLargeMarket } from "./_large-market.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const MARKET = "large";
const STOCKS = sized(5000, 12);
const YEARS = sized(20, 3);
const MONTHS_OF_RUN = sized(15, 1) * 12;
const FUNDAMENTALS = "magic-formula";
const DAILY = "golden-cross";
const THREADS = 2;
const SAMPLE_MILLISECONDS = 20;

export async function run(): Promise<Measurement[]> {
  const given = process.env.MARKET_DATA;
  const dataDirectory = given ?? mkdtempSync(join(tmpdir(), "plumbline-parts-"));
  try {
    if (given === undefined) await writeLargeMarket(dataDirectory, STOCKS, YEARS);
    const { snapshot } = await openMarket(dataDirectory, MARKET);
    const at = { dataDirectory, market: MARKET, snapshot: snapshot.manifest.id };
    const factors = FactorFile.open(at);
    if (factors) factors.close();
    else await makeFactors(snapshot, at, { threads: THREADS });
    const measured = [
      ...(await fundamentals(snapshot, at)),
      ...(await daily(snapshot, at)),
      ...(await sweeps(snapshot, at)),
    ];
    snapshot.close();
    return measured;
  } finally {
    if (given === undefined) rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function fundamentals(snapshot: Snapshot, at: StoredSnapshot): Promise<Measurement[]> {
  const pool = newPool(THREADS);
  const stocks = snapshot.instruments.filter(({ assetClass }) => assetClass === "stock").length;
  const task = taskOf(at, FUNDAMENTALS, {
    universe: { market: true },
    from: formatDay(addMonths(snapshot.lastDay as Day, -MONTHS_OF_RUN)),
    to: formatDay(snapshot.lastDay as Day),
  });
  const first = await cost(() => inParts(pool, task));
  const second = await cost(() => inParts(pool, task));
  await pool.close();
  const name = `${FUNDAMENTALS}, monthly, 15 years`;
  return [
    { name: "companies", measured: stocks, unit: "", goal: "-" },
    ...described(`${name}, the first time`, first, "< 5 s"),
    ...described(`${name}, the second time`, second, "< 1 s"),
  ];
}

/** Signals of every day, with a ranking and a stop in true ranges: of all runs those whose signals take the most memory. */
async function daily(snapshot: Snapshot, at: StoredSnapshot): Promise<Measurement[]> {
  const pool = newPool(THREADS);
  const ranked: WireStrategy = {
    ...strategyOf(DAILY),
    ranking: { by: [{ operand: { indicator: "roc" }, best: "highest" }] },
    positions: { count: 20 },
    stops: { trueRanges: { length: 14, multiple: 3 } },
  };
  const task = taskOf(
    at,
    DAILY,
    {
      universe: { market: true },
      from: formatDay(snapshot.calendar[0] as Day),
      to: formatDay(snapshot.lastDay as Day),
    },
    ranked,
  );
  const run = await cost(() => inParts(pool, task));
  await pool.close();
  return described(`${DAILY} with a ranking, daily, ${YEARS} years`, run, "-");
}

async function sweeps(snapshot: Snapshot, at: StoredSnapshot): Promise<Measurement[]> {
  const code = snapshot.instruments.find(({ assetClass }) => assetClass === "stock")?.symbol as string;
  const task = taskOf(at, "golden-cross", {
    universe: { codes: [code] },
    from: formatDay(snapshot.calendar[0] as Day),
    to: formatDay(snapshot.lastDay as Day),
    sweep: [
      { parameter: "fast", from: 2, to: 1 + FASTS, step: 1 },
      { parameter: "slow", from: 110, to: 109 + SLOWS, step: 1 },
    ],
  });
  const times: number[] = [];
  let count = 0;
  for (const threads of [1, THREADS]) {
    const pool = newPool(threads);
    const planned = await pool.plan(task).result;
    const parts = planned.length > 0 ? planned : halves();
    count = parts.length;
    // Compiled code and prices are there before the clock starts.
    await Promise.all(parts.slice(0, threads).map((part) => pool.computePart(task, part).result));
    const { seconds, processor } = await cost(() =>
      Promise.all(parts.map((part) => pool.computePart(task, part).result)),
    );
    await pool.close();
    times.push(seconds, processor);
  }
  const [one, cpuOfOne, two, cpuOfTwo] = times as [number, number, number, number];
  return [
    {
      name: `parts of a sweep of ${(FASTS * SLOWS).toLocaleString("en")} combinations, one thread`,
      measured: one,
      unit: "s",
      goal: "-",
    },
    { name: "  processor", measured: cpuOfOne, unit: "s CPU", goal: "-" },
    { name: "the same, two threads", measured: two, unit: "s", goal: "-" },
    { name: "  processor", measured: cpuOfTwo, unit: "s CPU", goal: "-" },
    { name: "  one thread by two", measured: one / two, unit: "x", goal: ">= 1.8 x" },
    {
      name: `  of ${count} parts, by the processor alone`,
      measured: ((count / Math.ceil(count / THREADS)) * cpuOfOne) / cpuOfTwo,
      unit: "x",
      goal: ">= 1.8 x",
    },
  ];
}

const FASTS = sized(99, 9);
const SLOWS = sized(100, 10);

/** A sweep of the tiny size is so little work that it is not divided. */
function halves(): readonly RunPart[] {
  const combinations = FASTS * SLOWS;
  const middle = Math.floor(combinations / 2);
  return [[0, middle] as const, [middle, combinations] as const].map(([from, until]) => ({
    kind: "combinations",
    from,
    until,
  }));
}

function newPool(threads: number): RunPool {
  return new RunPool(createJsonLogger({ level: "fatal", clock: () => new Date(), write: () => undefined }), threads);
}

function strategyOf(id: string): WireStrategy {
  return libraryStrategy(id)?.strategy as WireStrategy;
}

function taskOf(
  at: StoredSnapshot,
  strategyId: string,
  asked: Pick<BacktestOrder, "universe" | "from" | "to" | "sweep">,
  strategy = strategyOf(strategyId),
): () => Promise<AskedRun> {
  const costs = { rate: 0.001, slippage: 0.0005 };
  const input: BacktestOrder = { strategyId, capital: 1e6, costs, fractional: true, ...asked };
  const trial = { family: strategyId, variant: Buffer.alloc(32) };
  return async () => ({ at, input, strategy, saved: null, trial, earlierTrials: [] });
}

/** As the queue does it, but that parts go through no database. */
async function inParts(pool: RunPool, task: () => Promise<AskedRun>): Promise<void> {
  const parts = await pool.plan(task).result;
  const found = await Promise.all(parts.map((part) => pool.computePart(task, part).result));
  await pool.compute(task, found).result;
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

interface Cost {
  readonly seconds: number;
  readonly processor: number;
  /** Bytes. */
  readonly memory: number;
  /** Milliseconds, the longest and the 99th percentile. */
  readonly delay: readonly [longest: number, usual: number];
}

async function cost(work: () => Promise<unknown>): Promise<Cost> {
  // The prices that the runs before have read are no memory of this one.
  collectGarbage();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss());
  }, SAMPLE_MILLISECONDS);
  const [begun, used] = [performance.now(), process.cpuUsage()];
  delays.enable();
  await work();
  delays.disable();
  clearInterval(sampling);
  const { user, system } = process.cpuUsage(used);
  return {
    seconds: (performance.now() - begun) / 1000,
    processor: (user + system) / 1e6,
    memory,
    delay: [delays.max / 1e6, delays.percentile(99) / 1e6],
  };
}

function described(name: string, { seconds, processor, memory, delay }: Cost, goal: string): Measurement[] {
  return [
    { name, measured: seconds, unit: "s", goal },
    { name: "  processor of all threads", measured: processor, unit: "s CPU", goal: "-" },
    { name: "  memory at most", measured: memory / 1e9, unit: "GB", goal: "< 1.5 GB" },
    { name: "  longest delay of the server", measured: delay[0], unit: "ms", goal: "< 20 ms" },
    { name: "  the same, but for 1 % of the time", measured: delay[1], unit: "ms", goal: "-" },
  ];
}
