import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, PHONE, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";

let browser: Browser;
let symbol: string;
beforeAll(async () => {
  browser = await launchBrowser();
  symbol = (await listedStocks())[0]?.symbol ?? "";
});
afterAll(() => browser.close());

/** A page may have to load before its place is in view. */
const SOON = { timeout: 20_000 };

const ruleOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Whether the place of a rule is on the screen, below the bar on top and not covered by it. */
async function isInView(page: Page, id: string): Promise<boolean> {
  return ruleOf(page, id).evaluate((place) => {
    const { top, left, bottom } = place.getBoundingClientRect();
    const found = document.elementFromPoint(left + 2, (top + bottom) / 2);
    return found !== null && (place.contains(found) || found.contains(place));
  });
}

describe("the page of rules", () => {
  it("opens at the rule that a figure cites, by keyboard, and the way back leads to the figure", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/analysis?code=${symbol}`);
    const figure = page.getByRole("button", { name: /^Price change, 1 year: / });
    await figure.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.evaluate((element) => element === document.activeElement), SOON).toBe(true);
    // The key that opened the explanation, pressed once more, leads nowhere.
    await page.keyboard.press("Enter");
    const link = dialog.getByRole("link", { name: "STA-15: open the rule" });
    await page.keyboard.press("Tab");
    await expect.poll(() => link.evaluate((element) => element === document.activeElement), SOON).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Rules and formulas" }).waitFor();
    await ruleOf(page, "STA-15").waitFor();
    await expect
      .poll(() => ruleOf(page, "STA-15").evaluate((place) => place === document.activeElement), SOON)
      .toBe(true);
    await expect.poll(() => page.url()).toContain("#/pages/rules#STA-15");
    expect(await isInView(page, "STA-15")).toBe(true);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.goBack();
    await figure.waitFor();
    await figure.click();
    await page.getByRole("dialog").waitFor();
    await page.goForward();
    await ruleOf(page, "STA-15").waitFor();
    await expect.poll(() => page.getByRole("dialog").count(), SOON).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("opens at the formula that a link names, on a phone in Chinese, with its text in English", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: PHONE, locale: "zh-CN" });
    await page.goto(`${inject("address")}/#/pages/rules#roe`);
    await page.getByRole("heading", { name: "规则与公式" }).waitFor();
    await ruleOf(page, "roe").waitFor();
    await expect.poll(() => isInView(page, "roe"), SOON).toBe(true);
    await expect
      .poll(() => ruleOf(page, "roe").evaluate((place) => place.closest("[lang]")?.getAttribute("lang")))
      .toBe("en");
    expect(complaints).toEqual([]);
    await close();
  });

  it("filters by words, and a link to a rule that the filter hides shows it again", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/rules`);
    const field = page.getByRole("searchbox", { name: "Filter rules and formulas" });
    await field.fill("benjamini");
    await page.getByText(/^\d+ match/).waitFor();
    await expect.poll(() => ruleOf(page, "GEN-01").count(), SOON).toBe(0);
    await expect.poll(() => page.url()).toContain("q=benjamini");
    await page.getByRole("article").getByRole("link", { name: "STA-17", exact: true }).first().click();
    await ruleOf(page, "STA-17").waitFor();
    await expect.poll(() => isInView(page, "STA-17"), SOON).toBe(true);
    await expect.poll(() => field.inputValue()).toBe("");
    await field.fill("zzzzqqqq");
    await page.getByText("No match for “zzzzqqqq”").waitFor();
    await page.getByRole("button", { name: "Clear the filter" }).click();
    await ruleOf(page, "GEN-01").waitFor();
    await close();
  });

  it("is reached from the page about the product", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("main").getByRole("link", { name: "Rules and formulas" }).click();
    await page.getByRole("heading", { name: "Rules and formulas" }).waitFor();
    await close();
  });

  it("says so where a link names no rule", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/rules#no-such-rule`);
    await page.getByText("There is no rule or formula “no-such-rule”.").waitFor();
    await close();
  });
});
