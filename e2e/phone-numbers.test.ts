import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, readDown, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { STOCK_PATHS } from "./pages.ts";

let browser: Browser;
let symbol: string;
beforeAll(async () => {
  browser = await launchBrowser();
  symbol = (await listedStocks())[0]?.symbol ?? "";
});
afterAll(() => browser.close());

/** Numbers in table cells that are broken over two lines. */
function brokenNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest("td, th") || node.parentElement.closest(".visually-hidden")) continue;
      for (const { 0: number, index } of (node.nodeValue ?? "").matchAll(/[-−+]?\d(?:[\d.,\u00a0\u202f]*\d)?/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(number);
      }
    }
    return broken;
  });
}

describe.each([320, 375])("in the tables of a stock on a phone of %i pixels", (width) => {
  it.each(STOCK_PATHS)("no number of %s is broken in two", async (path) => {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 }, locale: "fr-FR" });
    await page.goto(`${inject("address")}/#${path}?code=${symbol}`);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await readDown(page);
    expect(await brokenNumbers(page)).toEqual([]);
    await close();
  });
});
