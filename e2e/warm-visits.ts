/**
 * Pages of visitors that have left, kept for the next: a page that stays in its process finds the files of the application
 * compiled, and opens in a third of the time. Whatever a visitor leaves behind in the browser is removed in between; after what
 * cannot be undone (a played clock, a script before each document) the page is closed.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { DESKTOP } from "./launch-browser.ts";
import { watchWork } from "./open-work.ts";

/** Each takes the memory of a process. */
const MAX_KEPT = 4;
/** A document of each server that runs no script. */
export const RESTING_PLACE = "/mark.svg";

/** Events that a visitor may listen to. */
const EVENTS = [
  "console",
  "dialog",
  "download",
  "framenavigated",
  "load",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
  "worker",
] as const;

interface Warm {
  readonly key: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Whether something was done to it that outlasts its documents. */
  isSpoiled: boolean;
}

/** The pages of a browser. */
interface Pages {
  /** Those that are free, the last used last. */
  readonly free: Warm[];
  readonly taken: Set<Warm>;
}

const pages = new WeakMap<Browser, Pages>();

function pagesOf(browser: Browser): Pages {
  const known = pages.get(browser) ?? { free: [], taken: new Set() };
  pages.set(browser, known);
  return known;
}

export interface Visiting {
  readonly page: Page;
  leave(): Promise<void>;
}

/** A page as a new visitor has it, with an empty storage unless the options fill it. */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<Visiting> {
  // A page can change these while it is open; the rest belongs to its context for good.
  const { viewport, colorScheme, reducedMotion, storageState, permissions, ...lasting } = options;
  const key = JSON.stringify(lasting);
  const { free, taken } = pagesOf(browser);
  const stored = storedAt(options);
  const at = free.findLastIndex((one) => one.key === key && (stored === null || originOf(one.page) === stored.origin));
  const warm = at === -1 ? await created(browser, key, options) : (free.splice(at, 1)[0] as Warm);
  taken.add(warm);
  if (at !== -1) await dressed(warm, options);
  return { page: warm.page, leave: () => leave(warm, { free, taken }) };
}

/** Closes what visitors of a browser have not closed themselves. */
export async function closeTaken(browser: Browser): Promise<void> {
  const { taken } = pagesOf(browser);
  await Promise.all(Array.from(taken, ({ context }) => context.close()));
  taken.clear();
}

async function created(browser: Browser, key: string, options: BrowserContextOptions): Promise<Warm> {
  const context = await browser.newContext(options);
  await watchWork(context);
  const page = await context.newPage();
  const warm: Warm = { key, context, page, devtools: await context.newCDPSession(page), isSpoiled: false };
  watch(warm);
  return warm;
}

async function dressed({ context, page }: Warm, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme = "light", reducedMotion = "no-preference", permissions } = options;
  await page.setViewportSize(viewport ?? DESKTOP);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  const stored = storedAt(options);
  // The browser's own way opens a page beside it, in a process that knows nothing yet.
  if (stored !== null)
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, stored.localStorage);
  if (permissions !== undefined) await context.grantPermissions(permissions);
}

const originOf = (page: Page) => new URL(page.url()).origin;

/** The storage that a visitor comes with, of one origin: no test has cookies or other origins. */
function storedAt({ storageState }: BrowserContextOptions) {
  if (storageState === undefined) return null;
  const only = typeof storageState === "object" && storageState.cookies.length === 0 ? storageState.origins : [];
  const [stored, ...others] = only;
  if (stored === undefined || others.length > 0) throw new Error("A visitor has stored things of one origin alone.");
  return stored;
}

/** Notes each call whose effect no later call ends. */
function watch(warm: Warm): void {
  const spoil = (owner: object, name: string) => {
    const call = Reflect.get(owner, name) as (...words: unknown[]) => unknown;
    Reflect.set(owner, name, (...words: unknown[]) => {
      warm.isSpoiled = true;
      return call.apply(owner, words);
    });
  };
  for (const owner of [warm.page, warm.context])
    for (const name of ["addInitScript", "exposeBinding", "exposeFunction", "routeWebSocket"]) spoil(owner, name);
  for (const name of ["newCDPSession", "setExtraHTTPHeaders"]) spoil(warm.context, name);
  for (const name of ["install", "pauseAt", "setFixedTime", "setSystemTime"]) spoil(warm.context.clock, name);
}

async function leave(warm: Warm, { free, taken }: Pages): Promise<void> {
  taken.delete(warm);
  const isKept = !warm.isSpoiled && (await tidied(warm).catch(() => false));
  if (!isKept) return warm.context.close();
  free.push(warm);
  if (free.length > MAX_KEPT) await free.shift()?.context.close();
}

/** Removes what a visitor has left. @returns Whether that is possible. */
async function tidied({ context, page, devtools }: Warm): Promise<boolean> {
  if (page.isClosed()) return false;
  for (const event of EVENTS) page.removeAllListeners(event);
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearPermissions(), context.setOffline(false)]);
  const origin = originOf(page);
  if (!origin.startsWith("http")) return false;
  await page.mouse.move(-1, -1);
  await page.goto(origin + RESTING_PLACE);
  await page.evaluate(() => sessionStorage.clear());
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await context.clearCookies();
  return true;
}
