/** What it costs to compute the screening of the demo market, and how fast a stock's analysis is answered from it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeScreening, readScreening, screenMarket } from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { Accounts } from "../apps/server/src/accounts/index.ts";
import { buildApp } from "../apps/server/src/app/index.ts";
import { readConfiguration } from "../apps/server/src/config/index.ts";
import { createJsonLogger } from "../apps/server/src/http/index.ts";
import { MarketAccess } from "../apps/server/src/market-access/index.ts";
import { generateDemoMarket } from "../packages/demo/src/index.ts";
import type { Measurement } from "./_run-benches.ts";
import { DEMO_SIZE, sized } from "./_size.ts";

const ROUNDS = sized(5, 1);
const SAMPLED_STOCKS = sized(40, 2);

export async function run(): Promise<Measurement[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  await generateDemoMarket({ dataDirectory, ...DEMO_SIZE });
  const { snapshot } = await openMarket(dataDirectory, "demo");
  try {
    const at = { dataDirectory, market: "demo", snapshot: snapshot.manifest.id };
    const computed = await perCompany(snapshot);
    await screenMarket(snapshot, at);
    const [read] = await times(ROUNDS, () => readScreening(at));
    return [
      ...computed,
      { name: "screening of the demo market, read from the disk", measured: read, unit: "ms", goal: "-" },
      ...(await analyses(dataDirectory, snapshot)),
    ];
  } finally {
    snapshot.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function perCompany(snapshot: Snapshot): Promise<Measurement[]> {
  const { symbols } = await computeScreening(snapshot);
  const [elapsed, cpu] = await times(ROUNDS, () => computeScreening(snapshot));
  const ofEach = (total: number) => total / symbols.length;
  const what = `screening of ${symbols.length} companies, of each`;
  return [
    { name: what, measured: ofEach(elapsed), unit: "ms", goal: "< 3 ms" },
    { name: `${what}, other threads included`, measured: ofEach(cpu), unit: "ms CPU", goal: "-" },
  ];
}

/** A server that has answered nothing about the stock, or nothing at all. */
async function analyses(dataDirectory: string, { instruments }: Snapshot): Promise<Measurement[]> {
  const stocks = instruments.filter(({ assetClass, delisted }) => assetClass === "stock" && delisted === null);
  const clock = () => new Date();
  const logger = createJsonLogger({ level: "error", clock, write: (line) => process.stderr.write(line) });
  const market = new MarketAccess({ dataDirectory, market: "demo", clock, logger });
  const configuration = readConfiguration({ DATA_DIR: dataDirectory, RATE_LIMIT_SCALE: "1000000" });
  const app = await buildApp({ configuration, market, logger, accounts: new Accounts(null) });
  await market.open();
  const ask = async (query: string): Promise<number> => {
    const start = performance.now();
    const answer = await app.inject({ url: `/api/stock/getStockInfo?${query}`, headers: { "accept-encoding": "br" } });
    const time = performance.now() - start;
    if (answer.statusCode !== 200) throw new Error(`${query} was answered with ${answer.statusCode}: ${answer.body}`);
    return time;
  };
  const every = Math.floor(stocks.length / SAMPLED_STOCKS);
  const sample = stocks.filter((_, k) => k % every === 0).map(({ symbol }) => symbol);
  const today: number[] = [];
  for (const symbol of sample) today.push(await ask(`code=${symbol}`));
  const earlier: number[] = [];
  for (const [k, symbol] of sample.entries())
    earlier.push(await ask(`code=${symbol}&asOf=20${sized(18, 24) + (k % sized(8, 2))}-06-28`));
  await app.close();
  return [
    { name: "analysis of a stock, first request of a process", measured: today[0] as number, unit: "ms", goal: "-" },
    { name: "analysis of a stock, caches cold", measured: median(today), unit: "ms", goal: "< 60 ms" },
    {
      name: "analysis as of an earlier day, its industry read first",
      measured: median(earlier),
      unit: "ms",
      goal: "-",
    },
  ];
}

/** The median time and processor time of a call. */
async function times(rounds: number, work: () => Promise<unknown>): Promise<[elapsed: number, cpu: number]> {
  const [elapsed, cpu]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const used = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(used);
    elapsed.push(performance.now() - start);
    cpu.push((user + system) / 1000);
  }
  return [median(elapsed), median(cpu)];
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] as number;
}
