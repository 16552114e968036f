import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchBrowser, readDown, visit } from "./browser.ts";
import { finishedRun } from "./finished-run.ts";
import { listedStocks } from "./market.ts";
import { newReader, signedIn } from "./registered-reader.ts";

const LONG = { timeout: 180_000 };
/** Of what a screen is wider, at least this much goes to the widest table or chart of a page. */
const SHARE = 0.5;

let browser: Browser;
let code: string;
beforeAll(async () => {
  browser = await launchBrowser();
  code = (await listedStocks())[0]?.symbol ?? "";
});
afterAll(() => browser.close());

/** The width of the widest table or chart of the page. */
async function widest(page: Page, path: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${inject("address")}/#${path}`);
  await readDown(page);
  return page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll("main :is(table, [role=grid], canvas, svg, [role=slider])")].map(
        (one) => (one.closest("[data-wide]") ?? one).getBoundingClientRect().width,
      ),
    ),
  );
}

it("charts and tables are wider on a screen of 1920 pixels than on one of 1440", LONG, async () => {
  const reader = await newReader();
  const run = await finishedRun("golden-cross", code, reader);
  const { page, close } = await visit(browser, signedIn(reader));
  const narrow: string[] = [];
  for (const path of [
    "/",
    "/pages/basic-search",
    "/pages/basic-search?lab=O1",
    ...["", "&tab=growth"].map((more) => `/pages/analysis?code=${code}${more}`),
    ...["valuation", "opinion", "statistics"].map((name) => `/pages/${name}?code=${code}`),
    `/pages/backtesting?run=${run}`,
    "/pages/backtesting?tab=runs",
    `/pages/tt?run=${run}`,
    `/pages/analysis?code=${code}&tab=ai&report=whole`,
  ]) {
    const [usual, wide] = [await widest(page, path, 1440), await widest(page, path, 1920)];
    if (wide - usual < SHARE * (1920 - 1440)) narrow.push(`${path}: ${usual} and ${wide} pixels`);
  }
  expect(narrow).toEqual([]);
  await close();
});
