import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { newReader, signedIn } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const pageAt = (query = "") => `${inject("address")}/#/pages/backtesting${query}`;

describe("the strategies", () => {
  it("are found by a word and by family, and read as sentences", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt());
    await page.getByRole("heading", { name: "Golden cross" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(28);
    await page.getByRole("searchbox", { name: "Search strategies" }).fill("graham");
    await expect.poll(() => page.getByRole("article").count()).toBe(4);
    await page.getByRole("searchbox", { name: "Search strategies" }).fill("");
    await page.getByText("Calendar", { exact: true }).first().click();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Turn of the month" }).click();
    await page.getByText("The number of trading days left in the month is 1", { exact: false }).first().waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("are run on one stock from the setup, which says first what is missing", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt("?strategy=golden-cross"));
    await page.getByRole("button", { name: "Run backtest" }).click();
    await page.getByText("Choose a stock first.").waitFor();
    await page.getByRole("radio", { name: "Whole market" }).check();
    await page.getByRole("checkbox", { name: "Try a range of Fast average" }).check();
    await page.getByText("9 combinations will be tried").waitFor();
    await page.getByRole("checkbox", { name: "Try a range of Fast average" }).uncheck();
    await page.getByRole("button", { name: "Run backtest" }).click();
    await page.waitForURL(/run=[0-9a-f-]{36}/);
    expect(complaints).toEqual([]);
    await close();
  });

  it("are built from blocks, counted while they are built, saved, and taken back step by step", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt("?tab=builder"));
    await page.getByText("Say when to buy, or set an order.").waitFor();
    await page.getByRole("button", { name: "Add a rule" }).first().click();
    await page.getByText("The closing price is above the 200-day average").waitFor();
    await page.getByText(/\d+ of \d+ stocks/).waitFor();
    const rule = page.getByRole("group", { name: "Rule 1" });
    await rule.getByRole("combobox", { name: "Comparison" }).selectOption("crossesAbove");
    await page.getByText("The closing price crosses above the 200-day average").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The closing price is above the 200-day average").waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Above the average");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Above the average" }).waitFor();
    await page.goto(pageAt());
    await page.getByRole("link", { name: "Above the average" }).waitFor();
    await page.goto(`${inject("address")}/#/`);
    await page.getByRole("link", { name: /Above the average.*stocks pass/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("come with the address in Chinese on a phone", async () => {
    const reader = signedIn(await newReader());
    const { page, close, complaints } = await visit(browser, { ...reader, viewport: PHONE, locale: "zh-CN" });
    await page.goto(pageAt("?tab=builder&from=golden-cross"));
    await page.getByText("50 日均线上穿 200 日均线").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await settled(page);
    await expectAccessible(page);
    const shared = page.url();
    expect(shared).toContain("strategyFilters=");
    expect(shared).toContain("paramFilters=fast*50~slow*200~positions*10");
    expect(complaints).toEqual([]);
    await close();
  });
});
