/** How fast the whole written report of a stock is answered when its evidence is not at hand, and how large the answer is. */
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Accounts } from "../apps/server/src/accounts/index.ts";
import { buildApp } from "../apps/server/src/app/index.ts";
import { readConfiguration } from "../apps/server/src/config/index.ts";
import { createJsonLogger } from "../apps/server/src/http/index.ts";
import { MarketAccess } from "../apps/server/src/market-access/index.ts";
import { generateDemoMarket } from "../packages/demo/src/index.ts";
import type { Measurement } from "./_run-benches.ts";
import { DEMO_SIZE, sized } from "./_size.ts";
import { waitUntilAtRest } from "./_started-server.ts";

/** Stocks after which the code is compiled; their answers do not count. */
const FIRST = sized(40, 1);
const STOCKS = sized(300, 2);

/** The answer about one stock. */
interface Asked {
  readonly milliseconds: number;
  /** Of the processor, for all that the process did meanwhile: other work on the machine does not count. */
  readonly processor: number;
  readonly bytes: number;
}

export async function run(): Promise<Measurement[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  await generateDemoMarket({ dataDirectory, ...DEMO_SIZE });
  const clock = () => new Date();
  const logger = createJsonLogger({ level: "error", clock, write: (line) => process.stderr.write(line) });
  const market = new MarketAccess({ dataDirectory, market: "demo", clock, logger });
  const configuration = readConfiguration({ DATA_DIR: dataDirectory, MARKET: "demo", RATE_LIMIT_SCALE: "1000000" });
  const app = await buildApp({ configuration, market, logger, accounts: new Accounts(null) });
  await market.open();
  await app.listen({ host: "127.0.0.1", port: 0 });
  try {
    await waitUntilAtRest(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    return measurementsOf(await askEach(app, stocksOf(market)));
  } finally {
    await app.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

function stocksOf(market: MarketAccess): readonly string[] {
  const instruments = market.served?.snapshot.instruments ?? [];
  return instruments.filter(({ assetClass }) => assetClass === "stock").map(({ symbol }) => symbol);
}

/** Each stock once: no evidence of it is kept from a request before. */
async function askEach(
  app: Awaited<ReturnType<typeof buildApp>>,
  symbols: readonly string[],
): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (const symbol of symbols.slice(0, FIRST + STOCKS)) {
    const start = performance.now();
    const before = process.cpuUsage();
    const { statusCode, body, rawPayload } = await app.inject({
      method: "GET",
      url: `/api/ai/report?code=${encodeURIComponent(symbol)}&language=en`,
      headers: { "accept-encoding": "br" },
    });
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}: ${body}`);
    const milliseconds = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    asked.push({ milliseconds, processor: (user + system) / 1000, bytes: rawPayload.length });
  }
  return asked.slice(FIRST);
}

function measurementsOf(asked: readonly Asked[]): Measurement[] {
  const times = asked.map(({ milliseconds }) => milliseconds);
  const processor = asked.map((one) => one.processor);
  const sizes = asked.map(({ bytes }) => bytes / 1024);
  const what = `report of each of ${asked.length} stocks`;
  return [
    { name: `${what}, evidence cold, median`, measured: quantile(times, 0.5), unit: "ms", goal: "< 60 ms" },
    { name: `${what}, evidence cold, p95`, measured: quantile(times, 0.95), unit: "ms", goal: "< 60 ms" },
    { name: `${what}, processor, median`, measured: quantile(processor, 0.5), unit: "ms", goal: "< 60 ms" },
    { name: `${what}, processor, p95`, measured: quantile(processor, 0.95), unit: "ms", goal: "< 60 ms" },
    { name: `${what}, brotli, median`, measured: quantile(sizes, 0.5), unit: "KiB", goal: "none: its evidence" },
    { name: `${what}, brotli, p95`, measured: quantile(sizes, 0.95), unit: "KiB", goal: "none: its evidence" },
  ];
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] as number;
}
