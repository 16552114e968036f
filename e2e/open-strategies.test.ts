import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe("a visitor without an account", () => {
  it("comes from the start page through the library to a finished backtest, and is asked for nothing", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(inject("address"));
    await page.getByRole("list", { name: "Where to begin" }).getByRole("link", { name: "Test a strategy" }).click();
    await page.getByRole("heading", { level: 1, name: "Strategies" }).waitFor();
    await page.getByRole("link", { name: "Golden cross" }).waitFor();
    await page.getByRole("link", { name: "Read a finished backtest" }).click();
    const result = page.getByRole("region", { name: "Result in brief" });
    await result.waitFor();
    await settled(page);
    await expectAccessible(page);
    // Nothing of it is the visitor's own.
    expect(await page.getByRole("button", { name: /^(Delete|Run again|Rename|CSV)/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Test this strategy" }).click();
    await page.getByText("the 50-day average crosses above the 200-day average", { exact: true }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    // An account is asked for where one is needed, and leads back to where it was.
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("dialog").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("finds the search for a company behind the first door on a phone", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(inject("address"));
    await page.getByRole("button", { name: "Look up a company" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
    await close();
  });

  it("is still asked to sign in for what is a reader's own", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/backtesting?tab=runs`);
    await page.getByRole("dialog").waitFor();
    expect(new URL(page.url()).hash).toBe("#/");
    await close();
  });
});
