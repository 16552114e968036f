import { checkStudy, type OutputOf } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { expectAccessible, launchBrowser, PHONE, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";

/** The server evaluates a new market in the background. */
const JUDGING_MILLISECONDS = 240_000;

let browser: Browser;
let study: OutputOf<typeof checkStudy>;

async function requestStudy(query: string): Promise<OutputOf<typeof checkStudy> | null> {
  const answer = await fetch(`${inject("address")}${checkStudy.path}?${query}`);
  if (answer.status === 503) return null;
  return checkStudy.output.parse(((await answer.json()) as { data: unknown }).data);
}

beforeAll(async () => {
  browser = await launchBrowser();
  study = await vi.waitFor(
    async () => {
      const found = await requestStudy("check=O1");
      if (!found) throw new Error("The checks are not judged yet.");
      return found;
    },
    { interval: 1000, timeout: JUDGING_MILLISECONDS },
  );
}, JUDGING_MILLISECONDS);
afterAll(() => browser?.close());

const addressOf = (query: string) => `${inject("address")}/#/pages/basic-search${query}`;
const percent = (fraction: number | null) => `${((fraction ?? Number.NaN) * 100).toFixed(1)}%`.replace("-", "−");
const table = (page: Page) => page.getByRole("table", { name: "Year by year" });

describe("the check lab", () => {
  it("is reached from the evidence of a check and describes in a sentence what followed", async () => {
    const { page, close, complaints } = await visit(browser);
    const [stock] = await listedStocks();
    await page.goto(`${inject("address")}/#/pages/analysis?code=${stock?.symbol}&check=O1`);
    await page.getByRole("link", { name: "What happened after companies passed this check?" }).click();
    const { passed, failed } = study.overall;
    const sentence = `companies that passed returned ${percent(passed.mean)} over the next 12 months on average, those that failed ${percent(failed.mean)}`;
    await page.getByText(sentence).waitFor();
    await expect.poll(() => page.url()).toContain("lab=O1");
    // Head, all years together, and all years compared within themselves.
    await expect.poll(() => table(page).getByRole("row").count()).toBe(study.years.length + 3);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("moves its threshold by keyboard and shows what passes then", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("?lab=O1"));
    await table(page).waitFor();
    const slider = page.getByRole("slider", { name: "Threshold: P/E" });
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("heading", { name: "P/E < 24.5", exact: true }).waitFor();
    const moved = await requestStudy("check=O1&threshold=24.5");
    const total = table(page).getByRole("row", { name: /^All years/ });
    await total.getByText(`n = ${moved?.overall.passed.n.toLocaleString("en")}`).waitFor();
    await expect.poll(() => page.url()).toContain("th=24.5");
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows where each figure comes from, and its chart can be read by keyboard", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("?lab=O1"));
    await table(page).waitFor();
    await table(page)
      .getByRole("button", { name: /^Mean return, Passed, All years/ })
      .click();
    await page.getByRole("dialog").getByText("mean(totalReturn12Months | passed)").waitFor();
    await page.keyboard.press("Escape");
    const chart = page.getByRole("slider", { name: "Mean return over the next 12 months" });
    await chart.focus();
    await page.keyboard.press("Home");
    const firstYear = percent(study.years[0]?.passed.mean ?? null);
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toContain(firstYear);
    await close();
  });

  it("warns of survivorship before it shows any result", async () => {
    const { page, close, complaints } = await visit(browser);
    // The demo market has delisted companies; here the page gets the answer of a market without any.
    await page.route(`**${checkStudy.path}?*`, async (route) => {
      const response = await route.fetch();
      const { data, ...envelope } = await response.json();
      await route.fulfill({ response, json: { ...envelope, data: { ...data, delisted: 0 } } });
    });
    await page.goto(addressOf("?lab=O1"));
    const banner = page.getByRole("note").filter({ hasText: "Survivors only: results look too good" });
    await banner.waitFor();
    const [above, below] = await Promise.all([banner.boundingBox(), table(page).boundingBox()]);
    expect(above?.y ?? Number.NaN).toBeLessThan(below?.y ?? Number.NaN);
    await expectAccessible(page);
    await page.unroute(`**${checkStudy.path}?*`);
    await page.reload();
    await table(page).waitFor();
    await expect.poll(() => banner.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("also compares companies of the same year", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("?lab=O1"));
    const within = table(page).getByRole("row", { name: /^Within the same year/ });
    const { value } = study.withinYears.difference;
    await within.getByRole("button").click();
    await page.getByRole("dialog").getByText("w = n(passed) × n(failed) ÷ n").waitFor();
    const written = (100 * Math.abs(value ?? Number.NaN)).toFixed(1);
    await expect.poll(() => within.getByRole("button").textContent()).toContain(written);
    await close();
  });

  it("shows what followed a wide moat, and whether its spread lasted, at limits that a reader moves", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("?lab=O1"));
    await page.getByRole("combobox", { name: "Check" }).selectOption("moat");
    await page.getByRole("heading", { name: "Did the spread last?" }).waitFor();
    await page.getByText("by 5.0 percentage points at the median").waitFor();
    await page.getByRole("textbox", { name: "Median spread, at least" }).fill("2");
    await page.getByText("by 2.0 percentage points at the median").waitFor();
    await expect.poll(() => page.url()).toContain("median=2");
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("fits a phone, has Chinese texts and leads back to the screener", async () => {
    const { page, close, complaints } = await visit(browser, { locale: "zh-CN", viewport: PHONE });
    await page.goto(addressOf("?lab=G2&th=0.2"));
    await page.getByRole("heading", { name: "单季营收同比增长 ≥ 20%" }).waitFor();
    await page.getByRole("table", { name: "逐年结果" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(page);
    await page.getByRole("button", { name: "返回选股器" }).click();
    await page.getByRole("heading", { name: "选股器" }).waitFor();
    await expect.poll(() => page.url()).not.toContain("lab=");
    expect(complaints).toEqual([]);
    await close();
  });
});
