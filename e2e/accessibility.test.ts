import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, type Visit, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { OTHER_PATHS, STOCK_PATHS } from "./pages.ts";

let browser: Browser;
let symbol: string;

beforeAll(async () => {
  browser = await launchBrowser();
  symbol = (await listedStocks())[0]?.symbol ?? "";
});
afterAll(() => browser.close());

const VISITORS = [
  ["an English desktop in light", { locale: "en-US", viewport: DESKTOP, colorScheme: "light" }],
  ["an English phone in dark", { locale: "en-US", viewport: PHONE, colorScheme: "dark" }],
  ["a Chinese phone in light", { locale: "zh-CN", viewport: PHONE, colorScheme: "light" }],
  ["a Chinese desktop in dark", { locale: "zh-CN", viewport: DESKTOP, colorScheme: "dark" }],
] as const;

describe.each(VISITORS)("axe finds nothing for %s", (_, options) => {
  // One document for all pages, as a reader goes through them: it is loaded once.
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(browser, options);
  });
  afterAll(() => visitor.close());

  it.each([...OTHER_PATHS, ...STOCK_PATHS])("on the page %s", async (path) => {
    const { page, complaints } = visitor;
    const before = await page.title();
    await page.goto(`${inject("address")}/#${path}${STOCK_PATHS.includes(path) ? `?code=${symbol}` : ""}`);
    await expect.poll(() => page.title()).not.toBe(before);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(complaints.splice(0)).toEqual([]);
  });
});

describe("axe finds nothing", () => {
  it("with the settings, the search and the provenance of a figure open", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/analysis?code=${symbol}`);
    await page.getByRole("button", { name: /^Price change, 1 year: / }).click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Display settings" }).click();
    await page.getByRole("radio", { name: "Français" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").fill(symbol);
    await page.getByRole("option").first().waitFor();
    await expectAccessible(page);
    await close();
  });
});
