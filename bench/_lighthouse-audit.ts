/**
 * Lighthouse as its command runs it on a phone with a simulated slow line. It is no dependency of this program: `npm install
 * lighthouse@12` in a folder of its own, and name that folder in `LIGHTHOUSE`.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "../scripts/browser.mjs";

/** What one run found, in milliseconds but for the scores, which are fractions, and the layout shift. */
export interface Audit {
  readonly speed: number;
  readonly access: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly speedIndex: number;
  /** How fast Lighthouse found the machine; beside other work it is slower, and every score with it. */
  readonly machine: number;
  /** What cost most, in words: the element painted last, what delays the first paint, the longest tasks, the heaviest files. */
  readonly offenders: readonly string[];
}

interface Item {
  readonly url?: string;
  readonly node?: { readonly selector: string; readonly nodeLabel: string };
  readonly items?: readonly Item[];
  readonly [column: string]: unknown;
}

interface Result {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Item[] };
}

interface Report {
  readonly audits: Readonly<Record<string, Result | undefined>>;
  readonly categories: Readonly<
    Record<
      "performance" | "accessibility",
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

type Lighthouse = (address: string, flags: Readonly<Record<string, unknown>>) => Promise<{ lhr: Report } | undefined>;

interface Launcher {
  launch(options: Readonly<Record<string, unknown>>): Promise<{ readonly port: number; kill(): void }>;
}

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"];

/** How many of a kind of offenders are named. */
const NAMED = 3;

async function moduleOf<Module>(folder: string, name: string): Promise<Module> {
  const file = createRequire(join(folder, "package.json")).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}

/** Loads Lighthouse from a folder in which it is installed; the function audits a page, in a new browser each time. */
export async function loadLighthouse(folder: string): Promise<(address: string) => Promise<Audit>> {
  const chromePath = findBrowser();
  if (!chromePath) throw new Error("No Chromium was found; `npm test` installs one, or set CHROMIUM_PATH.");
  const { default: lighthouse } = await moduleOf<{ default: Lighthouse }>(folder, "lighthouse");
  const { launch } = await moduleOf<Launcher>(folder, "chrome-launcher");
  return async (address) => {
    const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: "silent" });
    try {
      const onlyCategories = ["performance", "accessibility"];
      const flags = { port: chrome.port, logLevel: "silent", disableFullPageScreenshot: true, onlyCategories };
      const outcome = await lighthouse(address, flags);
      if (!outcome) throw new Error(`Lighthouse had nothing to say of ${address}.`);
      if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message);
      return auditOf(outcome.lhr);
    } finally {
      chrome.kill();
    }
  };
}

function auditOf(report: Report): Audit {
  const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    speed: report.categories.performance.score ?? Number.NaN,
    access: report.categories.accessibility.score ?? Number.NaN,
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocked: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    speedIndex: figure("speed-index"),
    machine: report.environment.benchmarkIndex,
    offenders: offendersOf(report),
  };
}

function offendersOf({ audits, categories }: Report): string[] {
  const items = (id: string) => audits[id]?.details?.items ?? [];
  const milliseconds = (item: Item, column: string) => `${Number(item[column]).toFixed(0)} ms`;
  const largest = items("largest-contentful-paint-element").flatMap((list) => list.items ?? []);
  const tasks = most(items("long-tasks"), "duration");
  const files = most(items("network-requests"), "transferSize");
  const failed = categories.accessibility.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
  return [
    ...largest.flatMap(({ node }) => (node ? [`largest paint: ${node.selector} "${node.nodeLabel}"`] : [])),
    ...items("render-blocking-resources").map((item) => `delays the first paint: ${nameOf(item)}`),
    ...tasks.map(
      (item) => `task: ${milliseconds(item, "duration")} from ${milliseconds(item, "startTime")}, ${nameOf(item)}`,
    ),
    ...files.map((item) => `file: ${(Number(item.transferSize) / 1024).toFixed(1)} KiB, ${nameOf(item)}`),
    ...failed.flatMap(({ id }) => items(id).map(({ node }) => `access: ${id}, ${node?.selector}`)),
  ];
}

function most(items: readonly Item[], column: string): Item[] {
  return items.toSorted((one, other) => Number(other[column]) - Number(one[column])).slice(0, NAMED);
}

/** The last part of an address, which names the file. */
function nameOf({ url = "" }: Item): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
