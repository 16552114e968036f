/** The first load of a stock page on a slow phone: processor four times slower, slow 4G, nothing cached. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchBrowser, PHONE } from "../e2e/browser.ts";
import { addressOf } from "../e2e/global-setup.ts";
import { root } from "../scripts/setup.mjs";
import type { Measurement } from "./run.ts";

/** Odd, so that the median is one of them. */
const VISITS = 5;

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly chart: number;
  readonly shift: number;
  readonly heap: number;
  readonly transferred: number;
}

/** Keeps what the browser says of the paints; runs in the page before anything else. */
function record(): void {
  const seen = { largestPaint: 0, shift: 0, chart: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  const canvases = new MutationObserver(() => {
    if (!document.querySelector("canvas")) return;
    canvases.disconnect();
    // The frame that shows it is the one after the next.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        seen.chart = now;
      }),
    );
  });
  canvases.observe(document, { childList: true, subtree: true });
}

/** What was recorded, once the chart has been drawn. */
function recorded(): Omit<Load, "heap"> {
  const { seen } = globalThis as unknown as { seen: Pick<Load, "largestPaint" | "shift" | "chart"> };
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  const resources = [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")];
  const transferred = resources.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  return { ...seen, firstPaint: paint?.startTime ?? Number.NaN, transferred };
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Performance.enable");
  return devtools;
}

async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, locale: "en-US", deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await page.addInitScript(record);
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("canvas").first().waitFor();
  await page.waitForLoadState("networkidle");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  const outcome = { ...(await page.evaluate(recorded)), heap };
  await context.close();
  return outcome;
}

async function startServer(dataDirectory: string): Promise<{ server: ChildProcess; address: string }> {
  const env = { ...process.env, DATA_DIR: dataDirectory, MARKET: "demo", PORT: "0" };
  for (const [script, ...args] of [["scripts/build.ts"], ["packages/market/src/cli/main.ts", "demo"]] as const) {
    const { status, stderr } = spawnSync(process.execPath, [join(root, script), ...args], { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
  }
  const server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  return { server, address: await addressOf(server) };
}

async function stockPageOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/market/state`);
  const { data } = (await answer.json()) as { data: { examples: string[] } };
  return `${address}/#/pages/analysis?code=${data.examples[0]}`;
}

function median(loads: readonly Load[], of: keyof Load): number {
  const values = loads.map((one) => one[of]).sort((a, b) => a - b);
  return values[(values.length - 1) / 2] ?? Number.NaN;
}

export async function run(): Promise<Measurement[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-first-load-"));
  const { server, address } = await startServer(dataDirectory);
  const browser = await launchBrowser();
  try {
    const page = await stockPageOf(address);
    const loads: Load[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) loads.push(await load(browser, page));
    const name = (what: string) => `first load of a stock page, slow phone: ${what}`;
    return [
      { name: name("first paint"), measured: median(loads, "firstPaint"), unit: "ms", goal: "< 600 ms" },
      { name: name("largest paint"), measured: median(loads, "largestPaint"), unit: "ms", goal: "< 1,600 ms" },
      { name: name("chart drawn"), measured: median(loads, "chart"), unit: "ms", goal: "< 2,000 ms" },
      { name: name("layout shift"), measured: median(loads, "shift"), unit: "", goal: "< 0.02" },
      { name: name("transferred"), measured: median(loads, "transferred") / 1024, unit: "KiB", goal: "<= 260 KiB" },
      { name: name("heap"), measured: median(loads, "heap") / 1e6, unit: "MB", goal: "< 15 MB" },
    ];
  } finally {
    await browser.close();
    server.kill();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
