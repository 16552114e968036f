import { priceTargets } from "@plumbline/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { launchBrowser, readDown, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { OTHER_PATHS, STOCK_PATHS } from "./pages.ts";
import { stockWhere } from "./valuation-market.ts";

/** The narrowest that pages are made for (WCAG 1.4.10): nothing but tables and charts scrolls sideways. */
const NARROW = { width: 320, height: 800 } as const;
const LOCALES = ["en-US", "es-MX", "fr-FR", "zh-CN", "zh-TW"] as const;

const WHOLE_WALK = { timeout: 240_000 };
const SOME_STOCKS = 20;
/** Targets that a page lists. */
const NEWEST = 10;

let browser: Browser;
let pages: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  const [code, other, third, fourth] = (await listedStocks()).map(({ symbol }) => symbol);
  const longNamed = await longestFirm();
  const refused = (await stockWhere(({ dcfRefusal }) => dcfRefusal !== null)).symbol;
  pages = [
    ...OTHER_PATHS,
    "/pages/nothing",
    "/pages/analysis",
    "/pages/analysis?code=NOPE",
    "/pages/basic-search?lab=O1",
    ...STOCK_PATHS.map((path) => `${path}?code=${code}`),
    ...["growth", "offensive", "defensive"].map((tab) => `/pages/analysis?code=${code}&tab=${tab}`),
    `/pages/analysis?code=${code}&tab=ai&report=whole`,
    `/pages/analysis?code=${code}&range=3y&compare=${other}&asOf=2024-03-01`,
    `/pages/opinion?code=${longNamed}`,
    `/pages/valuation?code=${refused}`,
    "/pages/basic-search?f=pe(..15)~O1(pass)",
    `/pages/basic-search?compare=${[code, other, third, fourth].join(",")}`,
  ];
});
afterAll(() => browser.close());

/** The stock with the longest name of a firm among its newest targets, of some stocks. */
async function longestFirm(): Promise<string> {
  let longest = { symbol: "", length: 0 };
  for (const { symbol } of (await listedStocks()).slice(0, SOME_STOCKS)) {
    const { targets } = await answerOf(priceTargets, { code: symbol });
    const length = Math.max(0, ...targets.slice(0, NEWEST).map(({ firm }) => firm.length));
    if (length > longest.length) longest = { symbol, length };
  }
  return longest.symbol;
}

describe("on a screen of 320 pixels", () => {
  // Most of the time is spent waiting for idle pages, so all languages run at once.
  it.concurrent.each(LOCALES)("no page is wider than the screen for a reader of %s", WHOLE_WALK, async (locale) => {
    const { page, close } = await visit(browser, { viewport: NARROW, locale });
    const tooWide: string[] = [];
    for (const path of pages) {
      await page.goto(`${inject("address")}/#${path}`);
      await page.getByRole("main").first().waitFor();
      await readDown(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) tooWide.push(`${path}: ${over}`);
    }
    expect(tooWide).toEqual([]);
    await close();
  });
});
