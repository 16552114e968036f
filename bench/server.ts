/** How fast the server answers, measured over a socket on the demo market. */
import { spawn } from "node:child_process";
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
import { root } from "../scripts/setup.mjs";
import type { Measurement } from "./_run-benches.ts";
import { DEMO_SIZE, sized } from "./_size.ts";
import { waitUntilAtRest } from "./_started-server.ts";

/** Arguments of the client: so many seconds, or requests. */
const LENGTH = sized(["-d", "3"], ["-a", "40"]);
const CONNECTIONS = 20;

interface Load {
  readonly requests: number;
  /** CPU time of this process, which only serves; the client is a process of its own. */
  readonly cpuSeconds: number;
}

/** Asks as fast as answers come, for some seconds. */
async function load(url: string, headers: Readonly<Record<string, string>>): Promise<Load> {
  const stated = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const program = join(root, "node_modules/autocannon/autocannon.js");
  const args = [program, ...LENGTH, "-c", String(CONNECTIONS), "--json", "-n", ...stated, url];
  const before = process.cpuUsage();
  const output = await outputOf(args);
  const { user, system } = process.cpuUsage(before);
  const counts = JSON.parse(output) as Record<string, number>;
  if (counts["4xx"] || counts["5xx"] || counts.errors) throw new Error(`${url} was not answered: ${output}`);
  return { requests: (counts["2xx"] ?? 0) + (counts["3xx"] ?? 0), cpuSeconds: (user + system) / 1e6 };
}

function outputOf(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = spawn(process.execPath, [...args], { stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    client.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    client.once("error", reject);
    client.once("close", () => resolve(output));
  });
}

export async function run(): Promise<Measurement[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const environment = { DATA_DIR: dataDirectory, MARKET: "demo", RATE_LIMIT_SCALE: "1000000" };
  await generateDemoMarket({ dataDirectory, ...DEMO_SIZE });
  const clock = () => new Date();
  const logger = createJsonLogger({ level: "error", clock, write: (line) => process.stderr.write(line) });
  const market = new MarketAccess({ dataDirectory, market: "demo", clock, logger });
  const app = await buildApp({
    configuration: readConfiguration(environment),
    market,
    logger,
    accounts: new Accounts(null),
  });
  await market.open();
  await app.listen({ host: "127.0.0.1", port: 0 });
  try {
    const { port } = app.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    // Computed in the background after the start, it would be counted as the cost of the answers.
    await waitUntilAtRest(origin);
    return await measure(origin);
  } finally {
    await app.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(origin: string): Promise<Measurement[]> {
  const state = (await (await fetch(`${origin}/api/market/state`)).json()) as {
    data: { examples: { symbol: string }[] };
  };
  const symbol = state.data.examples[0]?.symbol;
  const chart = `${origin}/api/stock/stockSimplifyData?code=${symbol}&range=10y`;
  const header = `${origin}/api/stock/getStockBaseInfo?code=${symbol}`;
  const brotli = { "accept-encoding": "br" };
  const first = await fetch(chart, { headers: brotli });
  const tag = { ...brotli, "if-none-match": first.headers.get("etag") ?? "" };
  const bytes = Number(first.headers.get("content-length"));
  // Warm means compiled too, which takes some thousand requests.
  await load(chart, brotli);
  const charts = await load(chart, brotli);
  const known = await load(chart, tag);
  const headers = await load(header, brotli);
  const all = [charts, known, headers];
  const requests = all.reduce((sum, part) => sum + part.requests, 0);
  const cpuSeconds = all.reduce((sum, part) => sum + part.cpuSeconds, 0);
  const goal = ">= 5,000 on one core";
  return [
    { name: "public GET, warm, 304s included", measured: requests / cpuSeconds, unit: "/s of CPU", goal },
    { name: "304 to who has the answer", measured: known.requests / known.cpuSeconds, unit: "/s of CPU", goal },
    { name: "chart of ten years, brotli", measured: bytes / 1024, unit: "KiB", goal: "<= 25 KiB" },
    {
      name: "chart answer, cached",
      measured: (charts.cpuSeconds / charts.requests) * 1e3,
      unit: "ms CPU",
      goal: "< 0.1 ms",
    },
  ];
}
