/** How fast the fundamentals of a stock are answered when no cache holds the answer. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importMarket } from "@plumbline/market/ingest";
import { Accounts } from "../apps/server/src/accounts/index.ts";
import { buildApp } from "../apps/server/src/app/index.ts";
import { readConfiguration } from "../apps/server/src/config/index.ts";
import { createJsonLogger } from "../apps/server/src/http/index.ts";
import { MarketAccess } from "../apps/server/src/market-access/index.ts";
import { sharedFile } from "../scripts/shared-data.ts";
import { requireSharedData } from "./_not-run.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

type App = Awaited<ReturnType<typeof buildApp>>;

const FACTS = "data/fundamentals/companyfacts_full/2026-04";
const PRICES = "data/prices/alphavantage_daily_adjusted";
const ROUNDS = sized(15, 1);
const DAYS = sized(40, 2);

export async function run(): Promise<Measurement[]> {
  requireSharedData(FACTS);
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  await importMarket({
    dataDirectory,
    market: "us",
    reference: [],
    targets: [],
    prices: ["AAPL", "KMB"].map((symbol) => sharedFile(`${PRICES}/DA-${symbol}-T-2021-04-21.csv.gz`)),
    facts: [sharedFile(FACTS), sharedFile("data/fundamentals/submissions/2026-04")],
  });
  try {
    return await measure(dataDirectory);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(dataDirectory: string): Promise<Measurement[]> {
  const first: number[] = [];
  const cold: number[] = [];
  const analysed: number[] = [];
  let app = await serverOver(dataDirectory);
  for (let round = 0; round < ROUNDS; round++) {
    // A server of its own each round: nothing is left of the one before but compiled code.
    if (round > 0) app = await serverOver(dataDirectory);
    first.push(await milliseconds(app, "code=KMB"));
    cold.push(await milliseconds(app, "code=AAPL&asOf=2026-03-01"));
    analysed.push(await milliseconds(app, "code=AAPL", "getStockInfo"));
    if (round < ROUNDS - 1) await app.close();
  }
  const days = await eachOf(app, (day) => `code=AAPL&asOf=${day}`);
  const evidence = await eachOf(app, (day) => `code=AAPL&asOf=${day}&metric=roe&end=2024-09-28&span=quarter`);
  await app.close();
  const facts = "AAPL, 24,579 facts";
  return [
    {
      name: "fundamentals of a stock, first request of a process",
      measured: first[0] as number,
      unit: "ms",
      goal: "-",
    },
    { name: `fundamentals of a stock, caches cold, ${facts}`, measured: median(cold), unit: "ms", goal: "< 60 ms" },
    { name: `the same as of one more day, ${facts}`, measured: median(days), unit: "ms", goal: "< 60 ms" },
    { name: `analysis of a stock, caches cold, ${facts}`, measured: median(analysed), unit: "ms", goal: "< 60 ms" },
    { name: `evidence behind one figure, ${facts}`, measured: median(evidence), unit: "ms", goal: "< 60 ms" },
  ];
}

async function serverOver(dataDirectory: string): Promise<App> {
  const clock = () => new Date();
  const logger = createJsonLogger({ level: "error", clock, write: (line) => process.stderr.write(line) });
  const market = new MarketAccess({ dataDirectory, market: "us", clock, logger });
  const configuration = readConfiguration({ DATA_DIR: dataDirectory, RATE_LIMIT_SCALE: "1000000" });
  const app = await buildApp({ configuration, market, logger, accounts: new Accounts(null) });
  await market.open();
  // Read from the disk, or computed by the first server; it is not what is measured here.
  await market.served?.screenings.of(market.served.snapshot);
  return app;
}

async function eachOf(app: App, query: (day: string) => string): Promise<number[]> {
  const times: number[] = [];
  for (let k = 0; k < DAYS; k++) {
    const day = new Date(Date.UTC(2025, 0, 1 + 7 * k)).toISOString().slice(0, 10);
    times.push(await milliseconds(app, query(day)));
  }
  return times;
}

async function milliseconds(app: App, query: string, call = "baseData"): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url: `/api/stock/${call}?${query}`, headers: { "accept-encoding": "br" } });
  const time = performance.now() - start;
  if (answer.statusCode !== 200) throw new Error(`${query} was answered with ${answer.statusCode}: ${answer.body}`);
  return time;
}

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] as number;
}
