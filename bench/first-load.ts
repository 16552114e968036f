/**
 * The first load of a stock page on a slow phone: processor four times slower, slow 4G, nothing cached. With another build
 * beside it where `COMPARED_CHECKOUT` names one.
 */
import type { Browser, Page } from "playwright-core";
import { launchBrowser, PHONE } from "../e2e/launch-browser.ts";
import { inTurns, median, withBuilds, withRatios } from "./_compared-builds.ts";
import { lighthouseScore } from "./_lighthouse-score.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

/** Odd, so that the median is one of them. */
const VISITS = sized(7, 1);

/** Milliseconds in which what stands below the chart, and the font, have come too. */
const SETTLING = sized(3000, 100);

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down. */
const NETWORK = sized(
  { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
);

interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Tag of what was painted then. */
  readonly largest: string;
  readonly chart: number;
  readonly shift: number;
  /** Beyond 50 ms of each task after the first paint. */
  readonly blocked: number;
  readonly heap: number;
  readonly transferred: number;
}

type Seen = Pick<Load, "largestPaint" | "largest" | "shift" | "chart"> & { readonly tasks: PerformanceEntry[] };

const DRAWN = "The price line is drawn.";

/** Records the paints that the browser reports; runs in the page before anything else. */
function record(drawn: string): void {
  const seen = { largestPaint: 0, largest: "", shift: 0, chart: 0, tasks: [] as PerformanceEntry[] };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    seen.largestPaint = entry.startTime;
    seen.largest = (entry as LargestContentfulPaint).element?.tagName.toLowerCase() ?? "";
  });
  watch("layout-shift", (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch("longtask", (entry) => seen.tasks.push(entry));
  const canvas = CanvasRenderingContext2D.prototype;
  const { lineTo } = canvas;
  let points = 0;
  canvas.lineTo = function (...point) {
    points += 1;
    // Grid and axes have a few; so many are the price itself, which the next frame finds on screen.
    if (points === 100) {
      canvas.lineTo = lineTo;
      requestAnimationFrame(() => {
        seen.chart = performance.now();
        console.info(drawn);
      });
    }
    lineTo.apply(this, point);
  };
}

/** What was recorded, once the chart has been drawn. */
function recorded(): Omit<Load, "heap"> {
  const { tasks, ...seen } = (globalThis as unknown as { seen: Seen }).seen;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const blocked = tasks
    .filter((task) => task.startTime > firstPaint)
    .reduce((sum, task) => sum + task.duration - 50, 0);
  const resources = [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")];
  const transferred = resources.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  return { ...seen, firstPaint, blocked, transferred };
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: sized(4, 1) });
  await devtools.send("Performance.enable");
  return devtools;
}

async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, locale: "en-US", deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await page.addInitScript(record, DRAWN);
  // Heard, not looked for: what looks for an element is a script of its own, which the first paint would wait for.
  const drawn = page.waitForEvent("console", (message) => message.text() === DRAWN);
  await page.goto(address, { waitUntil: "commit" });
  await drawn;
  await page.waitForTimeout(SETTLING);
  const { metrics } = await devtools.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  const outcome = { ...(await page.evaluate(recorded)), heap };
  await context.close();
  return outcome;
}

type Figure = Exclude<keyof Load, "largest">;

function measurements(loads: readonly Load[]): Measurement[] {
  const of = (figure: Figure) => median(loads.map((load) => load[figure]));
  const largest = [...new Set(loads.map((load) => load.largest))].join(", ");
  const rows: readonly Measurement[] = [
    { name: "first paint", measured: of("firstPaint"), unit: "ms", goal: "< 600 ms" },
    { name: `largest paint (${largest})`, measured: of("largestPaint"), unit: "ms", goal: "< 1,600 ms" },
    { name: "chart drawn", measured: of("chart"), unit: "ms", goal: "< 2,000 ms" },
    { name: "main thread blocked", measured: of("blocked"), unit: "ms", goal: "< 200 ms" },
    { name: "layout shift", measured: of("shift"), unit: "", goal: "< 0.02" },
    { name: "Lighthouse score, no speed index", measured: median(loads.map(lighthouseScore)), unit: "", goal: ">= 95" },
    { name: "transferred", measured: of("transferred") / 1024, unit: "KiB", goal: "<= 260 KiB" },
    { name: "heap", measured: of("heap") / 1e6, unit: "MB", goal: "< 15 MB" },
  ];
  return rows.map((row) => ({ ...row, name: `first load of a stock page, slow phone: ${row.name}` }));
}

export function run(): Promise<Measurement[]> {
  return withBuilds(async (builds) => {
    const browser = await launchBrowser();
    try {
      const loads = await inTurns(builds, VISITS, ({ address, example }) =>
        load(browser, `${address}/#/pages/analysis?code=${example}`),
      );
      return withRatios(new Map(Array.from(loads, ([name, ofBuild]) => [name, measurements(ofBuild)])));
    } finally {
      await browser.close();
    }
  });
}
