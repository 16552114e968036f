import { checks } from "@plumbline/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { launchBrowser, PHONE, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";

let browser: Browser;
let stock: Listed;

beforeAll(async () => {
  browser = await launchBrowser();
  stock = await manufacturer();
});
afterAll(() => browser.close());

/** A company that all checks are for, with their own thresholds. */
async function manufacturer(): Promise<Listed> {
  for (const candidate of await listedStocks()) {
    const { companyType } = await answerOf(checks, { code: candidate.symbol });
    if (companyType === "manufacturer") return candidate;
  }
  throw new Error("The market has no manufacturer.");
}

const addressOf = (more: string) => `${inject("address")}/#/pages/analysis?code=${stock.symbol}${more}`;

describe("the checks of a stock", () => {
  it("describe each result in a sentence and open its evidence", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(""));
    await page.getByText(/^\d+ of \d+ known passed$/).waitFor();
    const check = page.getByRole("button", { name: /^P\/E(:| is) / }).first();
    await check.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Source of the rule" }).waitFor();
    await page.getByText("Price ÷ EPS, 12 months").waitFor();
    await expect.poll(() => page.url()).toContain("check=O1");
    expect(complaints).toEqual([]);
    await close();
  });

  it("keep a moved threshold for the next stock, where it is visibly moved and can be reset", async () => {
    const { page, close, complaints } = await visit(browser);
    const other = (await listedStocks()).find(({ symbol }) => symbol !== stock.symbol);
    await page.goto(addressOf("&tab=growth"));
    await page.getByRole("button", { name: "Change the threshold: Quarterly revenue growth (YoY)" }).click();
    await page.getByRole("slider", { name: "Threshold: Quarterly revenue growth (YoY)" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("moved from 10%").waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem("paramFilters"));
    await expect.poll(() => kept()).toBe("G2(*0.11)");
    await page.goto(`${inject("address")}/#/pages/analysis?code=${other?.symbol}&tab=growth`);
    await page.getByText("moved from 10%").waitFor();
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`code=${other?.symbol}&tab=growth&th=G2:0.11`);
    await page.getByRole("button", { name: "Reset all" }).click();
    await page.getByText("moved from 10%").waitFor({ state: "detached" });
    await expect.poll(() => kept()).toBeNull();
    await page.goto(addressOf("&tab=growth"));
    await page.getByText(/^\d+ of \d+ known passed$/).waitFor();
    await expect.poll(() => page.url()).not.toContain("th=");
    expect(complaints).toEqual([]);
    await close();
  });

  it("accept another threshold, which the address keeps and a click resets", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf("&tab=growth"));
    await page.getByRole("button", { name: "Change the threshold: Quarterly revenue growth (YoY)" }).click();
    const slider = page.getByRole("slider", { name: "Threshold: Quarterly revenue growth (YoY)" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("moved from 10%").waitFor();
    await expect.poll(() => decodeURIComponent(page.url())).toContain("th=G2:0.11");
    await page.reload();
    await page.getByText("moved from 10%").waitFor();
    await page.getByRole("button", { name: "Reset all" }).click();
    await page.getByText("moved from 10%").waitFor({ state: "detached" });
    await expect.poll(() => page.url()).not.toContain("th=");
    expect(complaints).toEqual([]);
    await close();
  });

  it("have Chinese texts, thresholds and reasons included", async () => {
    const { page, close, complaints } = await visit(browser, { locale: "zh-CN" });
    await page.goto(addressOf("&tab=defensive&th=D1:2000000000"));
    await page.getByRole("heading", { name: "检查项" }).waitFor();
    await page.getByText("原为 8亿").waitFor();
    await page.getByRole("heading", { name: "奥特曼 Z 值" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("name an invalid threshold in the address and remove it on demand", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("&th=O1:9999"));
    await page.getByText("The threshold of O1 can be from 1 to 100, not 9999").waitFor();
    await page.getByRole("button", { name: "Reset all" }).click();
    await page.getByText(/^\d+ of \d+ known passed$/).waitFor();
    await close();
  });
});
