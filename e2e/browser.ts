import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import type { Result } from "axe-core";
import type { Browser, BrowserContextOptions, Download, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP } from "./launch-browser.ts";

export { DESKTOP, launchBrowser, PHONE, TABLET } from "./launch-browser.ts";

/** Milliseconds. */
const SETTLED_WITHIN = 30_000;

/** Milliseconds: a page in a window behind others may be drawn no more. */
const NO_FRAME_AFTER = 1000;

/**
 * The file of a worker: when the worker is ended while it loads, the browser reports neither that it came nor that it failed. And the
 * stream of quotes, which stays open as long as a page is looked at.
 */
const UNAWAITED = /\.worker-[\w-]+\.js$|\/realtimeData\/stream\?/;

/** The end of what the console says when the server has no time. The page asks again: it is a complaint until that is answered. */
const BUSY = "503 (Service Unavailable)";

export interface Visit {
  readonly page: Page;
  /** Uncaught errors and console errors of the page. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Requests of each page that have neither ended nor failed. */
const requestsUnderway = new WeakMap<Page, Set<Request>>();

/** Opens a new visitor with an empty storage; the defaults are English and a desktop. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-US", viewport: DESKTOP, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const text = message.text();
    complaints.push(text.includes(BUSY) ? `${text} ${message.location().url}` : text);
  });
  page.on("response", (response) => {
    const answered = response.ok() ? complaints.findIndex((text) => text.endsWith(`${BUSY} ${response.url()}`)) : -1;
    if (answered !== -1) complaints.splice(answered, 1);
  });
  const underway = new Set<Request>();
  requestsUnderway.set(page, underway);
  page.on("request", (request) => !UNAWAITED.test(request.url()) && underway.add(request));
  page.on("requestfinished", (request) => underway.delete(request));
  page.on("requestfailed", (request) => underway.delete(request));
  return { page, complaints, close: () => context.close() };
}

/**
 * Waits until a page of `visit` has nothing to load and nothing to do: what its answers lead to has been asked and drawn.
 *
 * @throws {Error} that names what is still loading after half a minute.
 */
export async function settled(page: Page): Promise<void> {
  const underway = requestsUnderway.get(page) as Set<Request>;
  const deadline = performance.now() + SETTLED_WITHIN;
  for (let calm = 0; calm < 2; calm = underway.size === 0 ? calm + 1 : 0) {
    if (performance.now() > deadline)
      throw new Error(`The page still loads ${[...underway].map((request) => request.url()).join(", ")}.`);
    await page.evaluate(
      (longest) =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, longest);
          requestAnimationFrame(() => requestIdleCallback(() => resolve()));
        }),
      NO_FRAME_AFTER,
    );
  }
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
      for (let top = scrollY; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
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

/** What passes is not reported, which saves time. */
const RUN = `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ["violations"] }).then(({ violations }) => violations)`;

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
