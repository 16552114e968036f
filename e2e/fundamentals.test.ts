import { fundamentals } from "@plumbline/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, savedText, settled, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";

let browser: Browser;
let stock: Listed;

/** A stock that files quarters and has a gross margin, so that every part of the page has something to show. */
async function manufacturer(): Promise<Listed> {
  for (const candidate of await listedStocks()) {
    const data = await answerOf(fundamentals, { code: candidate.symbol });
    if (data.kind !== "stock" || data.stock.companyType !== "manufacturer" || data.stock.isAnnualOnly) continue;
    if (data.stock.quarters.length > 40) return candidate;
  }
  throw new Error("The market has no manufacturer with ten years of quarters.");
}

beforeAll(async () => {
  browser = await launchBrowser();
  stock = await manufacturer();
});
afterAll(() => browser.close());

const addressOf = (more = "") => `${inject("address")}/#/pages/analysis?code=${stock.symbol}${more}`;

describe("the tabs of the analysis", () => {
  it("are chosen with arrow keys, Home and End, and stay in the address", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf());
    await page.getByRole("tab", { name: "Overview" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("rowheader", { name: "Revenue" }).waitFor();
    await page.keyboard.press("End");
    await page.getByRole("tab", { name: "Report", selected: true }).waitFor();
    await expect.poll(() => page.url()).toContain("tab=ai");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("rowheader", { name: "Quick ratio" }).waitFor();
    await expect.poll(() => page.url()).toContain("tab=defensive");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name: "Overview", selected: true }).waitFor();
    await expect.poll(() => page.url()).not.toContain("tab=");
    expect(complaints).toEqual([]);
    await close();
  });

  it("keep up with keys that are pressed faster than a tab is drawn", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    await page.getByRole("tab", { name: "Overview" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name: "Offensive", selected: true }).waitFor();
    await page.getByRole("rowheader", { name: "Return on equity" }).waitFor();
    await close();
  });

  it.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("are accessible and never scroll sideways on %s, with a metric open", async (_, viewport) => {
    const { page, close } = await visit(browser, { viewport });
    await page.goto(addressOf("&tab=offensive&metric=grossMargin"));
    await page.getByText("Gross profit ÷ Revenue").first().waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await close();
  });
});

describe("the tabs on a Chinese phone", () => {
  it.each([
    ["growth", ["营业收入", "净利润", "自由现金流"]],
    ["offensive", ["毛利率", "净资产收益率"]],
    ["defensive", ["资产负债率", "流动比率"]],
  ])("name the metrics of %s as a Chinese investor does", async (tab, words) => {
    const { page, close, complaints } = await visit(browser, { locale: "zh-CN", viewport: PHONE });
    await page.goto(addressOf(`&tab=${tab}`));
    for (const word of words) await page.getByText(word, { exact: true }).first().waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("a metric", () => {
  it("opens its history, and the filings behind the period that is chosen", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("&tab=growth"));
    await page.getByRole("button", { name: "Free cash flow", exact: true }).click();
    await page.getByText("Operating cash flow − Capital expenditure").waitFor();
    await page
      .getByText(/^10-[QK], filed /)
      .first()
      .waitFor();
    const chart = page.getByRole("slider", { name: /^Free cash flow over time/ });
    const before = await chart.getAttribute("aria-valuetext");
    await chart.focus();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => location.hash.includes("end="));
    await expect.poll(() => chart.getAttribute("aria-valuetext")).not.toBe(before);
    await page.getByRole("radio", { name: "Annual" }).click();
    await page.waitForFunction(() => location.hash.includes("span=year"));
    await close();
  });

  it("has a Chinese name and Chinese provenance", async () => {
    const { page, close } = await visit(browser, { locale: "zh-CN" });
    await page.goto(addressOf("&tab=offensive&metric=roa"));
    await page.getByRole("rowheader", { name: "净资产收益率" }).waitFor();
    await page.getByText("净利润（12 个月） ÷ 平均总资产").waitFor();
    await close();
  });

  it("is saved with its group as a table that spreadsheets read", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("&tab=growth"));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    const saved = await savedText(download);
    expect(saved).toMatch(/^\ufeffPeriod,From,To,Filed on,Revenue \(USD\),Revenue: note,/);
    expect(saved.split("\r\n").length).toBeGreaterThan(40);
    await close();
  });
});

describe("the time machine", () => {
  it("shows the page as of a day, and comes back", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("&tab=growth"));
    const revenue = page.getByRole("button", { name: /^Revenue, Most recent quarter: / });
    const today = await revenue.textContent();
    await page.getByRole("button", { name: "As of today" }).click();
    await page.getByRole("button", { name: "5 years ago" }).click();
    await page.getByText(/^Showing only what was known on /).waitFor();
    await revenue.filter({ hasText: today ?? "" }).waitFor({ state: "detached" });
    await revenue.waitFor();
    await expect.poll(() => page.url()).toContain("asOf=");
    await page.getByRole("button", { name: "Back to today" }).click();
    await revenue.filter({ hasText: today ?? "" }).waitFor();
    await expect.poll(() => page.url()).not.toContain("asOf=");
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ["no day", "soon"],
    ["a day that does not exist", "2020-02-31"],
    ["a day after the market", "2999-01-01"],
    ["a day before the market", "1900-01-01"],
  ])("says that it does not go to %s, and shows today", async (_, asOf) => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(`&tab=growth&asOf=${asOf}`));
    await page.getByText(/Showing today\.$/).waitFor();
    await page.getByRole("button", { name: "As of today" }).waitFor();
    await page.getByRole("rowheader", { name: "Revenue" }).waitFor();
    await close();
  });
});
