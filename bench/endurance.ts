/**
 * How much memory the server holds under an hour of mixed load on a market of 10,000 stocks. A minute unless
 * `ENDURANCE_MINUTES` says otherwise; `ENDURANCE_STOCKS` sets the size of the market, `ENDURANCE_DATA` a folder in which it
 * stays for the next time, `ENDURANCE_RATE` the requests a second.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { priceTargets } from "@plumbline/contract";
import { CHECK_IDS } from "@plumbline/core/checks";
import { writeLargeMarket } from "./_large-market.ts";
import { memorySample, memoryTable } from "./_memory.ts";
import { loadTable, openLoad, quantile, type Stream } from "./_open-load.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";
import { startServer } from "./_started-server.ts";

const MINUTES = Number(process.env.ENDURANCE_MINUTES ?? sized(1, 0.02));
const STOCKS = Number(process.env.ENDURANCE_STOCKS ?? sized(10_000, 12));
const RATE = Number(process.env.ENDURANCE_RATE ?? 12);
/** The market is made and studied before the load begins. */
export const LIMIT_MINUTES = MINUTES + sized(60, 2);
const YEARS = sized(5, 2);

/** Samples of the memory in a run. */
const SAMPLES = sized(120, 4);
/** Maximum of lines in the table. */
const MAX_LINES = 30;
const CLIENTS = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"];
const DAY = 86_400_000;

export async function run(): Promise<Measurement[]> {
  const folder = process.env.ENDURANCE_DATA;
  const dataDirectory = folder ?? mkdtempSync(join(tmpdir(), "plumbline-endurance-"));
  if (!existsSync(join(dataDirectory, "markets/large/current"))) await writeLargeMarket(dataDirectory, STOCKS, YEARS);
  const { server, address } = await startServer({ dataDirectory, market: "large", rateLimitScale: 1000 });
  try {
    return await measure(address);
  } finally {
    server.kill("SIGKILL");
    if (folder === undefined) rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(address: string): Promise<Measurement[]> {
  const { data } = (await (await fetch(`${address}/api/stock/getBasicList`)).json()) as { data: { symbol: string[] } };
  const begun = performance.now();
  const seconds = MINUTES * 60;
  const samples = [await memorySample(address, "at rest")];
  const load = openLoad(Number(new URL(address).port), streamsOf(data.symbol), {
    seconds,
    patienceMilliseconds: 60_000,
    mostOpen: 500,
  });
  const isOver = load.then(() => true);
  for (;;) {
    if (await Promise.race([isOver, pause((seconds * 1000) / SAMPLES, false)])) break;
    samples.push(await memorySample(address, `${((performance.now() - begun) / 1000).toFixed(0)} s`));
  }
  const outcomes = await load;
  process.stdout.write(`  ${data.symbol.length} symbols, ${RATE} requests/s for ${MINUTES} min\n`);
  process.stdout.write(loadTable(outcomes) + memoryTable(shown(samples)));
  const resident = samples.map((one) => one.resident);
  const later = resident.slice(samples.length >> 1);
  return [
    { name: "resident memory, highest", measured: Math.max(...resident), unit: "MB", goal: "< 600 MB" },
    { name: "resident memory, second half", measured: quantile(later, 0.5), unit: "MB", goal: "< 600 MB" },
    {
      name: "growth from the third quarter to the fourth",
      measured:
        quantile(later.slice(later.length >> 1), 0.5) - quantile(later.slice(0, Math.max(1, later.length >> 1)), 0.5),
      unit: "MB",
      goal: "none",
    },
    ...outcomes.map(({ name, failed, unsent }) => {
      return { name: `${name}: not answered`, measured: failed + unsent, unit: "", goal: "0" };
    }),
  ];
}

/** Requests as people make them: mostly the pages of stocks, with the calls of each page. */
function streamsOf(symbols: readonly string[]): Stream[] {
  const symbolAt = (number: number) => symbols[(number * 7919) % symbols.length] as string;
  const get = (path: (number: number) => string) => (number: number) => ({ path: path(number) });
  const screen = (body: (number: number) => object) => (number: number) => ({
    path: "/api/stock/getStockBaseInfos",
    body: body(number),
  });
  const past = (number: number) => dayBefore(30 + ((number * 13) % (365 * (YEARS - 1))));
  const page = (number: number) => {
    const path = PAGE[number % PAGE.length] as string;
    return path.replace("{}", symbolAt(Math.floor(number / PAGE.length)));
  };
  const of = (name: string, share: number, ask: Stream["ask"]): Stream => {
    return { name, clients: CLIENTS, perSecond: share * RATE, ask };
  };
  return [
    of("pages of stocks", 0.6, get(page)),
    of(
      "pages of stocks on past days",
      0.15,
      get((number) => `${page(number)}&asOf=${past(number)}`),
    ),
    of(
      "lists and the market",
      0.1,
      get((number) => MARKET[number % MARKET.length] as string),
    ),
    of(
      "quality of a stock",
      0.03,
      get((number) => `/api/market/quality?code=${symbolAt(number)}`),
    ),
    of(
      "studies of checks",
      0.02,
      get((number) => `/api/market/checkStudy?check=${CHECK_IDS[number % CHECK_IDS.length]}`),
    ),
    of(
      "screens of today",
      0.08,
      screen((number) => filters(number)),
    ),
    of(
      "screens of past days",
      0.02,
      screen((number) => ({ ...filters(number), asOf: past(number) })),
    ),
  ];
}

const PAGE = [
  "/api/stock/getStockBaseInfo?code={}",
  "/api/stock/stockSimplifyData?code={}&range=5y",
  "/api/stock/stockSimplifyData?code={}&range=1y",
  "/api/stock/baseData?code={}",
  "/api/stock/getStockInfo?code={}",
  "/api/stock/stockMonthlyData?code={}",
  `${priceTargets.path}?code={}`,
  "/api/stock/getStockValuation?code={}",
];
const MARKET = [
  "/api/market/state",
  "/api/stock/getBasicList",
  "/api/market/sectors",
  "/api/market/quality",
  "/api/stock/baseData",
  "/api/market/changes",
];

/** No two requests are alike, so that each has to be computed. */
function filters(number: number): object {
  return {
    paramFilters: [
      { metric: "pe", op: "between", low: (number % 97) / 10, high: 30 + (number % 31) },
      { metric: "earningsYield", op: "atLeast", low: (number % 53) / 10_000 },
    ],
    columns: [{ metric: "pe" }, { metric: "earningsYield" }],
    order: { metric: "pe", descending: number % 2 === 0 },
  };
}

function dayBefore(days: number): string {
  return new Date(Date.UTC(2026, 5, 28) - days * DAY).toISOString().slice(0, 10);
}

/** The first and the last sample, and some between them. */
function shown<Sample>(samples: readonly Sample[]): readonly Sample[] {
  const step = Math.ceil(samples.length / MAX_LINES);
  return samples.filter((_, at) => at % step === 0 || at === samples.length - 1);
}
