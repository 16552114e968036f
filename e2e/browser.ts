import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import type { Result } from "axe-core";
import type { Browser, BrowserContextOptions, Download, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, launchBrowser as launch } from "./launch-browser.ts";
import { NO_FRAME_AFTER, workLeft } from "./open-work.ts";
import { closeTaken, RESTING_PLACE, takePage } from "./warm-visits.ts";

export { DESKTOP, PHONE, TABLET } from "./launch-browser.ts";

/** Milliseconds. */
const SETTLED_WITHIN = 30_000;

/**
 * The file of a worker: when the worker is ended while it loads, the browser reports neither that it came nor that it failed. And the
 * stream of quotes, which stays open as long as a page is looked at.
 */
const UNAWAITED = /\.worker-[\w-]+\.js$|\/realtimeData\/stream\?/;

/** The end of what the console says when the server has no time. The page asks once more, if it is still open: the second time is a complaint. */
const BUSY = "503 (Service Unavailable)";

export interface Visit {
  readonly page: Page;
  /** Uncaught errors and console errors of the page. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/**
 * The requests of a page, as the browser reports them, without its calls: those the page counts itself, and of an answer that nobody
 * reads the browser may not report an end.
 */
interface Loads {
  /** Requests that have neither ended nor failed. */
  readonly underway: Set<Request>;
  /** How many scripts have ended; and how many of them the page is known to have run. */
  scripts: number;
  runScripts: number;
  /** Answers that its document had asked for or read when it was calm last. */
  knownAnswers: number;
  /** Called when no request is underway any more. */
  whenNone: (() => void) | undefined;
}

const loadsOf = new WeakMap<Page, Loads>();

function watchLoads(page: Page): void {
  const loads: Loads = { underway: new Set(), scripts: 0, runScripts: 0, knownAnswers: 0, whenNone: undefined };
  const end = (request: Request) => {
    if (loads.underway.delete(request) && request.resourceType() === "script") loads.scripts++;
    if (loads.underway.size === 0) loads.whenNone?.();
  };
  page.on("request", (request) => {
    if (request.resourceType() !== "fetch" && !UNAWAITED.test(request.url())) loads.underway.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  loadsOf.set(page, loads);
}

/** One for all files of a process. */
let launched: Promise<Browser> | undefined;

/** The browser of the tests. A file that closes it closes what its own visitors have left open; the browser stays for the next file. */
export async function launchBrowser(): Promise<Browser> {
  const isLost = launched !== undefined && !(await launched.then((browser) => browser.isConnected()));
  if (launched === undefined || isLost) {
    launched = launch().then((browser) => {
      browser.close = () => closeTaken(browser);
      return browser;
    });
  }
  return launched;
}

/** Opens a new visitor with an empty storage; the defaults are English and a desktop. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const usual = { locale: "en-US", viewport: DESKTOP, reducedMotion: "reduce" } as const;
  const { page, leave } = await takePage(browser, { ...usual, ...options });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  const refused = new Set<string>();
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const [text, url] = [message.text(), message.location().url];
    if (!text.includes(BUSY)) complaints.push(text);
    else if (refused.has(url)) complaints.push(`${text} ${url}`);
    else refused.add(url);
  });
  page.on("response", (response) => {
    if (response.ok()) refused.delete(response.url());
  });
  watchLoads(page);
  return { page, complaints, close: leave };
}

/**
 * Waits until a page of `visit` has nothing to load and nothing to do: what its answers lead to has been asked and drawn. A script
 * that has come is run by then: the browser does not tell when, and tells late of a script that an answer asks for, so that after
 * new ones of either the page must be calm twice.
 *
 * @param within Milliseconds.
 * @throws {Error} that names what is still loading after that.
 */
export async function settled(page: Page, within: number = SETTLED_WITHIN): Promise<void> {
  const loads = loadsOf.get(page) as Loads;
  const deadline = performance.now() + within;
  for (;;) {
    const requests = await requestsLeft(loads, deadline);
    const work = await workLeft(page, deadline - performance.now());
    const left = [...requests, ...work.left];
    if (left.length > 0) throw new Error(`The page still loads ${left.join(", ")}.`);
    const hasRun = loads.scripts === loads.runScripts && work.answers === loads.knownAnswers;
    loads.runScripts = loads.scripts;
    loads.knownAnswers = work.answers;
    if (hasRun && loads.underway.size === 0) return;
  }
}

/** Waits until no request is underway; the addresses of those that still are at the deadline are returned. */
async function requestsLeft(loads: Loads, deadline: number): Promise<readonly string[]> {
  if (loads.underway.size === 0) return [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = await new Promise<boolean>((resolve) => {
    loads.whenNone = () => resolve(false);
    timer = setTimeout(() => resolve(true), deadline - performance.now());
  });
  clearTimeout(timer);
  return isLate ? [...loads.underway].map((request) => request.url()) : [];
}

/**
 * Opens an address of the server and waits until its page is settled: within the document, as a link does, where one of the server
 * is open already, which spares loading the application again.
 */
export async function openAddress(page: Page, address: string): Promise<void> {
  const { origin, pathname, hash } = new URL(address);
  const open = new URL(page.url());
  if (open.origin === origin && open.pathname === pathname && open.hash !== hash) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
  } else {
    // A page under its own address again is begun anew, in the process that knows the application.
    if (open.origin === origin) await page.goto(origin + RESTING_PLACE);
    await page.goto(address);
  }
  await settled(page);
}

/** Scrolls to the end of a page, because what stands further down is drawn when it comes near, and waits for all of it. */
export async function readDown(page: Page): Promise<void> {
  await settled(page);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let read = 0; ; ) {
    const height = await heightOf();
    if (height === read) return;
    read = await page.evaluate(async (longest) => {
      const drawn = () =>
        new Promise((resolve) => {
          setTimeout(resolve, longest);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      // Every part is on the screen once: screens overlap by a tenth.
      for (let top = scrollY; top < document.documentElement.scrollHeight; top += innerHeight * 0.9) {
        scrollTo(0, top);
        await drawn();
      }
      return document.documentElement.scrollHeight;
    }, NO_FRAME_AFTER);
    await settled(page);
  }
}

/** What was saved, with the mark at its start that tells spreadsheets its encoding. */
export async function savedText(download: Download): Promise<string> {
  return (await buffer(await download.createReadStream())).toString("utf8");
}

/** The small file of axe: a browser takes twice as long to read the other one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All of WCAG 2.2 at level AA, with what axe leaves out by default (`target-size`), and the good practice beside it. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * It reports no rule that passes, and fetches no style sheet and no medium once more, which would take 0.4 of 1.1 seconds. Two rules read
 * those: one on orientation, which is an experiment of axe, and one on sound that plays by itself, and no page has a sound.
 */
const RUN = `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ["violations"], preload: false }).then(({ violations }) => violations)`;

/**
 * Fails with the names and places of what axe found. What fades in is awaited: a popover that is still transparent is none
 * to axe, which then finds fault with the elements that keep the focus in it. So is what is paler until its answer arrives.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-updating=true]") === null);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
  // Once for each document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const violations = await page.evaluate<Result[]>(RUN);
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  const covered = await targetsOnlyCovered(page, found);
  expect(found.filter((each) => !covered.has(each))).toEqual([]);
}

/**
 * Of targets that are too small where they are, those that something else covered: a bar that stays, so that they are large
 * enough in the middle of the screen, or a window, behind which nothing is measured.
 */
async function targetsOnlyCovered(page: Page, found: readonly string[]): Promise<ReadonlySet<string>> {
  const small = found.filter((each) => each.startsWith("target-size: "));
  if (small.length === 0) return new Set();
  const top = await page.evaluate(() => scrollY);
  const covered = new Set<string>();
  for (const each of small) {
    const selector = each.slice("target-size: ".length);
    const { violations } = await page.evaluate<{ violations: unknown[] }, string>((target) => {
      const element = document.querySelector(target);
      if (document.querySelector("[role=dialog]") && !element?.closest("[role=dialog]")) return { violations: [] };
      element?.scrollIntoView({ block: "center" });
      const { axe } = globalThis as unknown as { axe: { run: (context: object, options: object) => never } };
      return axe.run({ include: [[target]] }, { runOnly: ["target-size"], resultTypes: ["violations"] });
    }, selector);
    if (violations.length === 0) covered.add(each);
  }
  await page.evaluate((y) => scrollTo(0, y), top);
  return covered;
}
