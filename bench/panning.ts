/** Panning a price chart of 25,000 bars in a real browser: candles, volume, three averages and dividends; then with five panes and five marks. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../e2e/launch-browser.ts";
import { root } from "../scripts/setup.mjs";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const BARS = 25_000;
const STEPS = sized(180, 10);
/** A frame that took longer than one and a half of a display's 60 a second was late for the next. */
const LATE_MILLISECONDS = 25;

interface Case {
  readonly inView: number;
  /** Processor, so many times slower. */
  readonly slowdown: number;
  /** The chart library alone, as the limit of this machine: without a graphics card the browser paints on the processor. */
  readonly isBare?: boolean;
  /** With five panes of indicators and five kinds of marks. */
  readonly isFull?: boolean;
}

const ALL_CASES: readonly Case[] = [
  { inView: 250, slowdown: 1 },
  { inView: 2_500, slowdown: 1 },
  { inView: 250, slowdown: 4 },
  { inView: 250, slowdown: 4, isBare: true },
  { inView: 250, slowdown: 1, isFull: true },
  { inView: 250, slowdown: 1, isFull: true, isBare: true },
  { inView: 2_500, slowdown: 1, isFull: true },
  { inView: 2_500, slowdown: 1, isFull: true, isBare: true },
];

const CASES = ALL_CASES.slice(-sized(ALL_CASES.length, 2));

const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

function buildPage(folder: string): void {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const built = spawnSync(
    process.execPath,
    [vite, "build", join(root, "apps/web/panning"), "--outDir", folder, "--logLevel", "warn"],
    { encoding: "utf8" },
  );
  if (built.status !== 0) throw new Error(`The page for panning could not be built: ${built.stdout}${built.stderr}`);
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    try {
      const body = readFileSync(join(folder, path === "/" ? "index.html" : path));
      response.setHeader("content-type", TYPES[extname(path)] ?? "text/html").end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

interface Recorder {
  startRecording(): void;
  stopRecording(): number[];
}

interface Panned {
  /** Share of the frames. */
  readonly late: number;
  /** Processor time of the page's own thread for each step of the pointer, in milliseconds: other work on the machine does not count. */
  readonly perStep: number;
}

async function pan(page: Page, { inView, slowdown, isBare, isFull }: Case, address: string): Promise<Panned> {
  await page.goto(`${address}/?bars=${BARS}&inView=${inView}${isBare ? "&bare" : ""}${isFull ? "&full" : ""}`);
  const { x, y } = (await page.locator("canvas").first().boundingBox()) ?? { x: 0, y: 0 };
  await page.waitForTimeout(sized(500, 100));
  const before = await page.locator("canvas").first().screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.mouse.move(x + 50, y + 150);
  await page.mouse.down();
  await page.evaluate(() => (window as unknown as Recorder).startRecording());
  const begun = await taskSeconds(session);
  await page.mouse.move(x + 1050, y + 150, { steps: STEPS });
  const taken = (await taskSeconds(session)) - begun;
  const intervals = await page.evaluate(() => (window as unknown as Recorder).stopRecording());
  await page.mouse.up();
  await session.detach();
  if (before.equals(await page.locator("canvas").first().screenshot()))
    throw new Error("The chart was dragged and did not move.");
  const late = intervals.filter((interval) => interval > LATE_MILLISECONDS).length / intervals.length;
  return { late, perStep: (1000 * taken) / STEPS };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

function nameOf({ inView, slowdown, isBare, isFull }: Case): string {
  const speed = slowdown === 1 ? "" : `, processor ${slowdown} x slower`;
  const laidOver = isFull ? ", five panes and five marks" : "";
  return `panning ${BARS} bars, ${inView} in view${laidOver}${speed}${isBare ? ", bare library" : ""}`;
}

function goalOf({ slowdown, isBare }: Case): string {
  if (isBare) return "none: the limit of this machine";
  return slowdown === 1 ? "0 %" : "0 %, or the limit of this machine";
}

export async function run(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-panning-"));
  buildPage(folder);
  const server = await serve(folder);
  const browser = await launchBrowser();
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const measurements: Measurement[] = [];
    for (const chart of CASES) {
      const { late, perStep } = await pan(page, chart, address);
      measurements.push(
        { name: `late frames, ${nameOf(chart)}`, measured: 100 * late, unit: "%", goal: goalOf(chart) },
        {
          name: `page's thread a step, ${nameOf(chart)}`,
          measured: perStep,
          unit: "ms",
          goal: "< 16.7 ms without throttling",
        },
      );
    }
    return measurements;
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
