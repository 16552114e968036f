import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { RUN_WITHIN } from "./backtest-runs.ts";
import { launchBrowser, openAddress, readDown, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";

let browser: Browser;
/** The stock that pages of a stock are counted of. */
let symbol: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const [first] = await listedStocks();
  if (!first) throw new Error("The market has no stock.");
  symbol = first.symbol;
});
afterAll(() => browser.close());

/** The most words that a fresh page shows before anything is opened: half of what it once had, all figures still there. */
const PAGES = [
  ["the overview of a stock", "/pages/analysis?code=", 337],
  ["the targets of a stock", "/pages/opinion?code=", 255],
  ["the library of strategies", "/pages/strategies", 692],
  ["a finished backtest", "/pages/strategies?run=example", 431],
  ["the page about the product", "/pages/about-us", 450],
] as const;

/** The panel that a finished backtest has. */
const HONESTY = "How honest is this result?";

/** A word has a letter; a figure with its unit, such as 12.3% or −4, is none. */
const wordsOf = (shown: string) => shown.split(/\s+/).filter((token) => /\p{L}/u.test(token));

describe("the words of a page", () => {
  it.each(PAGES)("%s shows few of them, and the rest to those who ask", async (_, path, most) => {
    const { page, close } = await visit(browser);
    await openAddress(page, `${inject("address")}/#${path}${path.endsWith("=") ? symbol : ""}`);
    await page.locator("main h2").first().waitFor({ timeout: RUN_WITHIN });
    // A run that is not over has headings too, and few words.
    if (path.includes("run=")) await page.getByRole("heading", { name: HONESTY }).waitFor({ timeout: RUN_WITHIN });
    await readDown(page);
    const shown = await page.locator("body").innerText();
    expect(wordsOf(shown).length).toBeLessThanOrEqual(most);
    await close();
  });

  it("an explanation opens by keyboard, and stands on paper by itself", async () => {
    const { page, close } = await visit(browser);
    await openAddress(page, `${inject("address")}/#/pages/strategies?run=example`);
    const opener = page.getByRole("button", { name: `Explanation: ${HONESTY}` });
    await opener.waitFor({ timeout: RUN_WITHIN });
    const explanation = page.getByText("Walk-forward efficiency: the share", { exact: false });
    expect(await explanation.isVisible()).toBe(false);
    await opener.press("Enter");
    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    expect(await explanation.isVisible()).toBe(true);
    await opener.press("Enter");
    await page.emulateMedia({ media: "print" });
    expect(await explanation.isVisible()).toBe(true);
    expect(await opener.isVisible()).toBe(false);
    await close();
  });
});
