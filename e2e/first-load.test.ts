import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function stockPage(): Promise<string> {
  const [stock] = await listedStocks();
  if (!stock) throw new Error("The market has no stocks.");
  return `${inject("address")}/#/pages/analysis?code=${stock.symbol}`;
}

/** The requests to the server, in order, as path and query. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(pathname + search);
  });
  return requests;
}

/** Holds back the files that start the page until the function that is returned is called. */
async function holdEntry(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const FIRST_SCRIPT = /<script>[\s\S]*?<\/script>/;

/** Changes the page on its way to the browser; its headers stay as the server sent them. */
async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(`${inject("address")}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The stock whose name comes closest to the end of its line on a page. */
async function longestOnOneLine(page: Page): Promise<string> {
  const stocks = await listedStocks();
  const place = await page.getByRole("heading", { level: 1 }).evaluate(
    (heading, names) => {
      // Of the demo names in the fallback, the widest is 4 % wider than in Inter: a name that fills its line may need two.
      heading.style.maxWidth = `${0.96 * heading.getBoundingClientRect().width}px`;
      const lengths = names.map((name) => {
        heading.textContent = name;
        const range = document.createRange();
        range.selectNodeContents(heading);
        const lines = range.getClientRects();
        return lines.length === 1 ? (lines[0]?.width ?? 0) : 0;
      });
      return lengths.indexOf(Math.max(...lengths));
    },
    stocks.map(({ name }) => name),
  );
  return stocks[place]?.symbol ?? "";
}

async function everythingShown(page: Page): Promise<void> {
  await page.locator("canvas").first().waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("region", { name: "Key facts" }).waitFor();
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes("Inter Variable")));
}

describe("the first load of a stock page", () => {
  it("sends each request and loads each file once", async () => {
    const { page, complaints, close } = await visit(browser);
    const requests = requestsOf(page);
    await page.goto(await stockPage());
    await everythingShown(page);
    expect(requests.filter((path, index) => requests.indexOf(path) !== index)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("loads what is two screens below only when the reader scrolls there", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    const requests = requestsOf(page);
    await page.goto(await stockPage());
    await page.getByRole("region", { name: "Checks" }).waitFor();
    await settled(page);
    const below = () => requests.filter((path) => /range=max|\/api\/market\/quality/.test(path));
    expect(below()).toEqual([]);
    await everythingShown(page);
    // The questions of both are sent as they come near.
    await expect.poll(() => below().length).toBe(2);
    await close();
  });

  it("requests header, verdict and bars while the entry still loads", async () => {
    const { page, close } = await visit(browser);
    const requests = requestsOf(page);
    const release = await holdEntry(page);
    await page.goto(await stockPage(), { waitUntil: "commit" });
    await page.waitForResponse(/stockSimplifyData/);
    expect(requests.filter((path) => path.startsWith("/api/")).map((path) => path.split("?")[0])).toEqual([
      "/api/stock/getStockBaseInfo",
      "/api/market/state",
      "/api/stock/getStockVerdict",
      "/api/stock/stockSimplifyData",
    ]);
    release();
    await everythingShown(page);
    await close();
  });

  it.each([
    ["analysis", "/api/stock/getStockVerdict", "verdict"],
    ["valuation", "/api/stock/getStockValuation", "valuation"],
    ["opinion", "/api/stock/priceTarge", "opinion"],
    ["statistics", "/api/stock/stockMonthlyData", "statistics"],
  ])("requests the main answer and the texts of the %s page while the entry still loads", async (path, call, texts) => {
    const { page, close } = await visit(browser);
    const requests = requestsOf(page);
    const release = await holdEntry(page);
    await page.goto((await stockPage()).replace("analysis", path), { waitUntil: "commit" });
    await expect.poll(() => requests.some((request) => request.startsWith(`${call}?`))).toBe(true);
    const file = new RegExp(`^/assets/${texts}-[a-z0-9]{7}\\.js$`);
    await expect.poll(() => requests.some((request) => file.test(request))).toBe(true);
    release();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await close();
  });

  it.each(["api", "config"])("repeats an early request below /%s that failed", async (folder) => {
    const { page, close } = await visit(browser);
    const failed = new Set<string>();
    await page.route(`**/${folder}/**`, async (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto(await stockPage());
    await everythingShown(page);
    expect(errors).toEqual([]);
    await close();
  });

  it("waits for no script before its first paint, and paints in the theme that its reader has chosen", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    // Nothing but the page itself arrives.
    await page.route(/\/(assets|api|config)\//, () => undefined);
    await page.goto(await stockPage(), { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const shown = await page.evaluate(() => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.documentElement).colorScheme,
      "earlyKeys" in globalThis,
    ]);
    expect(shown).toEqual(["dark", "dark", true]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("runs no script that somebody has brought into it", async () => {
    const { page, complaints, close } = await visit(browser);
    await changePage(page, (html) => html.replace("</head>", "<script>globalThis.foreign = true</script></head>"));
    await page.goto(await stockPage());
    await page.locator("canvas").first().waitFor();
    expect(await page.evaluate(() => "foreign" in globalThis)).toBe(false);
    expect(complaints).toEqual([expect.stringMatching(/inline script violates .*Content Security Policy/s)]);
    await close();
  });

  it("works without a head start", async () => {
    const { page, complaints, close } = await visit(browser);
    await changePage(page, (html) => html.replace(FIRST_SCRIPT, ""));
    await page.goto(await stockPage());
    await everythingShown(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shifts nothing when the font arrives, because the fallback has lines of the same length", async () => {
    const first = await visit(browser, { viewport: PHONE });
    await first.page.goto(await stockPage());
    await everythingShown(first.page);
    const symbol = await longestOnOneLine(first.page);
    await first.close();
    const { page, close } = await visit(browser, { viewport: PHONE });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${inject("address")}/#/pages/analysis?code=${symbol}`);
    const sections = page.getByRole("link", { name: "Valuation", exact: true });
    await page.locator("canvas").first().waitFor();
    const before = await sections.boundingBox();
    release();
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes("Inter Variable")));
    expect((await sections.boundingBox())?.y).toBe(before?.y);
    await close();
  });

  it("fetches the font only after the file of the chart", async () => {
    const { page, close } = await visit(browser);
    const requests = requestsOf(page);
    await page.goto(await stockPage());
    await everythingShown(page);
    const font = requests.findIndex((path) => path.endsWith(".woff2"));
    const chart = requests.findIndex((path) => path.includes("draw-price-chart"));
    expect(chart).toBeGreaterThanOrEqual(0);
    expect(font).toBeGreaterThan(chart);
    await close();
  });
});
