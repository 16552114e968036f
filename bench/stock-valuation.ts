/** How fast a valuation is answered when no cache holds it: with default parameters, moved ones, and through time. */
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
const REFERENCE = ["fred_sp500_daily.csv", "us_treasury_curves_1990_2017.csv.gz", "shiller_sp500_monthly.csv"];
const URL = "/api/stock/getStockValuation";
const ROUNDS = sized(15, 1);
const DAYS = sized(40, 2);

export async function run(): Promise<Measurement[]> {
  requireSharedData(FACTS);
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  await importMarket({
    dataDirectory,
    market: "us",
    targets: [],
    prices: ["AAPL", "KMB"].map((symbol) => sharedFile(`${PRICES}/DA-${symbol}-T-2021-04-21.csv.gz`)),
    facts: [sharedFile(FACTS), sharedFile("data/fundamentals/submissions/2026-04")],
    reference: REFERENCE.map((file) => sharedFile(`data/reference/${file}`)),
  });
  try {
    return await measure(dataDirectory);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(dataDirectory: string): Promise<Measurement[]> {
  const cold: number[] = [];
  let app = await serverOver(dataDirectory);
  for (let round = 0; round < ROUNDS; round++) {
    // A server of its own each round: nothing is left of the one before but compiled code.
    if (round > 0) app = await serverOver(dataDirectory);
    cold.push(await milliseconds(() => get(app, "code=AAPL")));
    if (round < ROUNDS - 1) await app.close();
  }
  const days = await eachDay((asOf) => get(app, `code=AAPL&asOf=${asOf}`));
  const repeated = await eachDay(() => get(app, "code=AAPL"));
  const moved = await eachDay((asOf) => post(app, { code: "AAPL", asOf, parameters: { wacc: 0.09 } }));
  const history = await eachDay((asOf) => get(app, `code=AAPL&asOf=${asOf}&history=months`));
  await app.close();
  return [
    { name: "valuation of AAPL, caches cold", measured: median(cold), unit: "ms", goal: "< 60 ms" },
    { name: "the same as of one more day", measured: median(days), unit: "ms", goal: "< 30 ms" },
    { name: "the same once more, from the cache", measured: median(repeated), unit: "ms", goal: "< 1 ms" },
    { name: "the same with a parameter moved", measured: median(moved), unit: "ms", goal: "< 30 ms" },
    { name: "fair value of AAPL through ten years", measured: median(history), unit: "ms", goal: "< 30 ms" },
  ];
}

async function serverOver(dataDirectory: string): Promise<App> {
  const clock = () => new Date();
  const logger = createJsonLogger({ level: "error", clock, write: (line) => process.stderr.write(line) });
  const market = new MarketAccess({ dataDirectory, market: "us", clock, logger });
  const configuration = readConfiguration({ DATA_DIR: dataDirectory, RATE_LIMIT_SCALE: "1000000" });
  const app = await buildApp({ configuration, market, logger, accounts: new Accounts(null) });
  await market.open();
  return app;
}

function get(app: App, query: string) {
  return app.inject({ method: "GET", url: `${URL}?${query}`, headers: { "accept-encoding": "br" } });
}

function post(app: App, payload: object) {
  return app.inject({ method: "POST", url: URL, payload });
}

type Answer = Awaited<ReturnType<typeof get>>;

async function eachDay(ask: (asOf: string) => Promise<Answer>): Promise<number[]> {
  const times: number[] = [];
  for (let k = 0; k < DAYS; k++) {
    const asOf = new Date(Date.UTC(2020, 0, 1 + 7 * k)).toISOString().slice(0, 10);
    times.push(await milliseconds(() => ask(asOf)));
  }
  return times;
}

async function milliseconds(ask: () => Promise<Answer>): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await ask();
  if (statusCode !== 200) throw new Error(`HTTP ${statusCode}: ${body}`);
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}
