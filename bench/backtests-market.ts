/**
 * What backtests of a whole market cost a server: processor, memory, and how long its own thread cannot answer. `MARKET_DATA` names
 * a data directory with a market `large`; unless given, one of 2,000 stocks is made, which takes minutes.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { BacktestOrder, WireBacktestResult, WireStrategy } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { addMonths, type Day, formatDay } from "@plumbline/core/time";
import { FactorFile, makeFactors, type StoredSnapshot } from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { RunPool } from "../apps/server/src/backtests/run-pool.ts";
import { createJsonLogger } from "../apps/server/src/http/index.ts";
import { writeLargeMarket } from "./_large-market.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const MARKET = "large";
const STOCKS = sized(2000, 12);
/** The most that a demo market has. */
const YEARS = sized(12, 3);
/** The first one is run twice: the prices that it reads serve the runs after it. */
const STRATEGIES = ["momentum-12-1", "momentum-12-1", "magic-formula", "golden-cross"];
/** Months before the run that its averages and returns look back on. */
const LEAD_IN = 18;
const SAMPLE_MILLISECONDS = 20;

const expand = promisify(gunzip);

export async function run(): Promise<Measurement[]> {
  const given = process.env.MARKET_DATA;
  const dataDirectory = given ?? mkdtempSync(join(tmpdir(), "plumbline-backtests-"));
  try {
    if (given === undefined) await writeLargeMarket(dataDirectory, STOCKS, YEARS);
    return await measure(dataDirectory);
  } finally {
    if (given === undefined) rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(dataDirectory: string): Promise<Measurement[]> {
  const { snapshot } = await openMarket(dataDirectory, MARKET);
  const at = { dataDirectory, market: MARKET, snapshot: snapshot.manifest.id };
  const factors = FactorFile.open(at);
  if (factors) factors.close();
  else await makeFactors(snapshot, at);
  const logger = createJsonLogger({ level: "fatal", clock: () => new Date(), write: () => undefined });
  const pool = new RunPool(logger, 1);
  const stocks = snapshot.instruments.filter(({ assetClass }) => assetClass === "stock").length;
  const measured: Measurement[] = [
    { name: "stocks", measured: stocks, unit: "", goal: "-" },
    { name: "memory before", measured: process.memoryUsage.rss() / 1e9, unit: "GB", goal: "-" },
  ];
  try {
    for (const id of STRATEGIES) measured.push(...(await costOf(pool, { at, id, order: orderOf(snapshot, id) })));
  } finally {
    await pool.close();
    snapshot.close();
  }
  return measured;
}

/** What a reader would ask who changes nothing. */
function orderOf({ calendar, lastDay }: Snapshot, strategyId: string): BacktestOrder {
  return {
    strategyId,
    universe: { market: true },
    from: formatDay(addMonths(calendar[0] as Day, LEAD_IN)),
    to: formatDay(lastDay as Day),
    capital: 1e6,
    costs: { rate: 0.001, slippage: 0.0005 },
    fractional: true,
  };
}

interface Asked {
  readonly at: StoredSnapshot;
  /** Of the strategy. */
  readonly id: string;
  readonly order: BacktestOrder;
}

/** Runs a strategy as a server does: in a thread, while its own thread answers. */
async function costOf(pool: RunPool, { at, id, order }: Asked): Promise<Measurement[]> {
  const strategy = libraryStrategy(id)?.strategy as WireStrategy;
  const delays = monitorEventLoopDelay({ resolution: 1 });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MILLISECONDS);
  const [begun, used, usedHere] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
  delays.enable();
  const trial = { family: id, variant: Buffer.alloc(32) };
  const task = { at, input: order, strategy, saved: null, trial, earlierTrials: [] };
  const { result } = await pool.compute(async () => task).result;
  delays.disable();
  clearInterval(sampling);
  const wall = (performance.now() - begun) / 1000;
  const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;
  const [all, here] = [seconds(process.cpuUsage(used)), seconds(process.threadCpuUsage(usedHere))];
  const { trades, equity } = JSON.parse((await expand(result)).toString()) as WireBacktestResult;
  return [
    { name: id, measured: wall, unit: "s", goal: "-" },
    { name: "  processor", measured: all, unit: "s CPU", goal: "-" },
    { name: "  of it the server's own thread, these measurements included", measured: here, unit: "s CPU", goal: "-" },
    { name: "  memory at most", measured: peak / 1e9, unit: "GB", goal: "< 1.5 GB" },
    { name: "  longest delay of the server", measured: delays.max / 1e6, unit: "ms", goal: "< 20 ms" },
    { name: "  trades", measured: trades.code.length, unit: "", goal: "-" },
    { name: "  positions at most", measured: Math.max(...(equity.positions as number[])), unit: "", goal: "-" },
  ];
}
