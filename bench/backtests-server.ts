/**
 * What backtests cost a started server with its database while pages are read: how late its event loop runs, how long an answer takes,
 * and the memory of its process, whose threads compute the runs. `MARKET_DATA` names a data directory with a market `large`; unless
 * given, the demo market is made.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BacktestOrder, WireListedRun } from "@plumbline/contract";
import { endServer } from "../e2e/end-server.ts";
import { newReader } from "./_new-reader.ts";
import { quantile } from "./_open-load.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";
import { makeDemoMarket, readMetric, type StartedServer, startServer } from "./_started-server.ts";

/** Two are computed at once: the first ones read prices that serve those after them. */
const STRATEGIES = sized(["golden-cross", "momentum-12-1", "magic-formula", "rsi2"], ["golden-cross"]);
/** At the beginning, that averages and returns look back on. */
const LEAD_IN_YEARS = 2;
/** Between two looks at the server's own delay, of which it remembers the worst for half a second. */
const LOOK_MILLISECONDS = 250;
/** Between two answers that a reader waits for. */
const READ_MILLISECONDS = 20;
/** How long the server is watched without runs. */
const QUIET_SECONDS = sized(10, 1);

export async function run(): Promise<Measurement[]> {
  const given = process.env.MARKET_DATA;
  // A directory of its own: accounts are written into it, and the markets stay as they are.
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-runs-"));
  if (given === undefined) await makeDemoMarket(dataDirectory);
  else symlinkSync(join(given, "markets"), join(dataDirectory, "markets"));
  const market = given === undefined ? "demo" : "large";
  const settings = { ACCOUNTS: "on" };
  const started = await startServer({ dataDirectory, market, rateLimitScale: 1e6, settings });
  try {
    const { accessToken } = await newReader(started.address, dataDirectory);
    return await measure(started, accessToken);
  } finally {
    // It stops its database too.
    await endServer(started.server);
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(started: StartedServer, token: string): Promise<Measurement[]> {
  const { firstDay, lastDay, priced } = await read<MarketState>(started.address, "market/state");
  const quiet = await watched(started, () => pause(QUIET_SECONDS * 1000));
  const begun = performance.now();
  const busy = await watched(started, async () => {
    for (const strategyId of STRATEGIES) await start(started.address, token, orderOf(strategyId, firstDay, lastDay));
    while ((await unfinished(started.address, token)) > 0) await pause(LOOK_MILLISECONDS);
  });
  return [
    { name: "stocks", measured: priced, unit: "", goal: "-" },
    { name: `${STRATEGIES.length} runs`, measured: (performance.now() - begun) / 1000, unit: "s", goal: "-" },
    ...measurementsOf("without runs", quiet),
    ...measurementsOf("during runs", busy),
  ];
}

function measurementsOf(when: string, { delays, health, pages, resident }: Watched): Measurement[] {
  const most = Math.max(...resident) / 1e9;
  return [
    { name: `event loop ${when}: longest delay`, measured: Math.max(...delays), unit: "ms", goal: "< 20 ms" },
    { name: `event loop ${when}: median of half seconds`, measured: quantile(delays, 0.5), unit: "ms", goal: "-" },
    { name: `health call ${when}: p99`, measured: quantile(health, 0.99), unit: "ms", goal: "< 50 ms" },
    { name: `call of a page ${when}: p99`, measured: quantile(pages, 0.99), unit: "ms", goal: "-" },
    { name: `memory of the server with its threads ${when}`, measured: most, unit: "GB", goal: "< 1.5 GB" },
  ];
}

interface Watched {
  /** Milliseconds by which the event loop was late at worst, of each half second. */
  readonly delays: number[];
  /** Milliseconds of each answer. */
  readonly health: number[];
  readonly pages: number[];
  /** Bytes. */
  readonly resident: number[];
}

/** Watches a server and reads its pages, one answer after the other, until some work is over. */
async function watched({ address, server }: StartedServer, work: () => Promise<void>): Promise<Watched> {
  const { symbol } = await read<{ readonly symbol: readonly string[] }>(address, "stock/getBasicList");
  const found: Watched = { delays: [], health: [], pages: [], resident: [] };
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      found.delays.push(await delayOf(address));
      found.resident.push(residentOf(server.pid as number));
      await pause(LOOK_MILLISECONDS);
    }
  };
  const visit = async () => {
    for (let number = 0; !isOver; number++) {
      found.health.push(await millisecondsOf(`${address}/healthz`));
      const code = symbol[number % symbol.length];
      found.pages.push(await millisecondsOf(`${address}/api/stock/stockMonthlyData?code=${code}`));
      await pause(READ_MILLISECONDS);
    }
  };
  const watching = [look(), visit()];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(watching);
  }
  return found;
}

async function millisecondsOf(url: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - begun;
}

async function delayOf(address: string): Promise<number> {
  return 1000 * (await readMetric(address, "event_loop_delay_seconds"));
}

/** Resident bytes of a process, threads and all. */
function residentOf(pid: number): number {
  return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

interface MarketState {
  readonly firstDay: string;
  readonly lastDay: string;
  /** Stocks with prices. */
  readonly priced: number;
}

/** What a reader would ask who changes nothing but the first day. */
function orderOf(strategyId: string, firstDay: string, lastDay: string): BacktestOrder {
  return {
    strategyId,
    universe: { market: true },
    from: `${Number(firstDay.slice(0, 4)) + LEAD_IN_YEARS}-01-02`,
    to: lastDay,
    capital: 1e6,
    costs: { rate: 0.001, slippage: 0.0005 },
    fractional: true,
  };
}

async function start(address: string, token: string, order: BacktestOrder): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/backStock`, { method: "POST", headers, body: JSON.stringify(order) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** @throws {Error} of a run that failed. */
async function unfinished(address: string, token: string): Promise<number> {
  const { runs } = await read<{ readonly runs: readonly WireListedRun[] }>(address, "backStockList", token);
  const failed = runs.find(({ state }) => state === "failed" || state === "cancelled");
  if (failed) throw new Error(`${failed.name} ended as ${failed.state}: ${failed.error}.`);
  return runs.filter(({ state }) => state !== "done").length;
}

async function read<Data>(address: string, path: string, token?: string): Promise<Data> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return ((await answer.json()) as { readonly data: Data }).data;
}
