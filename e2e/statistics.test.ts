import { type OutputOf, statistics } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, TABLET, visit } from "./browser.ts";
import { delistedStock, listedStocks } from "./market.ts";

let browser: Browser;
/** A stock that has traded for ten years, and one that has too few months to compare. */
let [old, young] = ["", ""];

type Statistics = NonNullable<OutputOf<typeof statistics>["statistics"]>;

/** What the server answers, by symbol. */
const wholeStatistics = new Map<string, Promise<OutputOf<typeof statistics>>>();

/** The first stock of the list that meets a condition. */
async function stockWhere(isWanted: (statistics: Statistics) => boolean): Promise<string> {
  for (const { symbol } of await listedStocks()) {
    const known = wholeStatistics.get(symbol) ?? answerOf(statistics, { code: symbol, years: "all" });
    wholeStatistics.set(symbol, known);
    const answer = await known;
    if (answer.statistics && isWanted(answer.statistics)) return symbol;
  }
  throw new Error("The market has no such stock.");
}

beforeAll(async () => {
  browser = await launchBrowser();
  old = await stockWhere(({ calendar }) => Math.min(...calendar.n) >= 10);
  young = await stockWhere(({ rolling, calendar }) => rolling.n > 0 && calendar.q.every((value) => value === null));
});
afterAll(() => browser.close());

const addressOf = (more = "", symbol = old) => `${inject("address")}/#/pages/statistics?code=${symbol}${more}`;

/** The month that is read, in words. */
const readMonth = async (page: Page, chart: string): Promise<string | null> =>
  page.getByRole("slider", { name: chart }).getAttribute("aria-valuetext");

const VISITORS = [
  { who: "an English desktop", locale: "en-US", viewport: DESKTOP, colorScheme: "light" },
  { who: "an English phone", locale: "en-US", viewport: PHONE, colorScheme: "dark" },
  { who: "a Chinese desktop", locale: "zh-CN", viewport: DESKTOP, colorScheme: "dark" },
  { who: "a Chinese phone", locale: "zh-CN", viewport: PHONE, colorScheme: "light" },
] as const;

const WORDS = {
  "en-US": {
    chart: "Average return of each calendar month",
    ten: "10 years",
    months: /120 complete months/,
    june: "June",
  },
  "zh-CN": { chart: "各月份平均收益", ten: "10年", months: /120 个完整月份/, june: "6月" },
} as const;

describe("the statistics of a stock", () => {
  it.each(VISITORS)("read a month, change the years, and come back from a link, for $who", async (visitor) => {
    const { locale, viewport, colorScheme } = visitor;
    const { chart, ten, months, june } = WORDS[locale];
    const { page, close, complaints } = await visit(browser, { locale, viewport, colorScheme });
    await page.goto(addressOf());
    const reader = page.getByRole("slider", { name: chart });
    await reader.focus();
    await page.keyboard.press("Home");
    for (let k = 0; k < 5; k++) await page.keyboard.press("ArrowRight");
    await page.getByRole("heading", { level: 3, name: june, exact: true }).waitFor();
    const before = await readMonth(page, chart);
    await page.getByRole("radio", { name: ten }).click();
    await page.getByText(months).waitFor();
    const after = await readMonth(page, chart);
    expect(before?.startsWith(june) && after?.startsWith(june)).toBe(true);
    await expect.poll(() => page.url()).toContain("years=10");
    await expect.poll(() => page.url()).toContain("month=6");
    await page.reload();
    await page.getByText(months).waitFor();
    await expect.poll(() => readMonth(page, chart)).toBe(after);
    const shared = await visit(browser, { locale, viewport, colorScheme });
    await shared.page.goto(page.url());
    await shared.page.getByText(months).waitFor();
    await expect.poll(() => readMonth(shared.page, chart)).toBe(after);
    await expectAccessible(shared.page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect([...complaints, ...shared.complaints]).toEqual([]);
    await shared.close();
    await close();
  });

  it("choose a month by pointer and by keyboard", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    const chart = WORDS["en-US"].chart;
    const reader = page.getByRole("slider", { name: chart });
    await reader.scrollIntoViewIfNeeded();
    const box = await reader.boundingBox();
    if (!box) throw new Error("The chart is not on screen.");
    await page.mouse.click(box.x + box.width / 24, box.y + box.height / 2);
    await page.waitForFunction(() => /month=1(&|$)/.test(location.hash));
    await page.getByRole("heading", { level: 3, name: "January" }).waitFor();
    await close();
  });

  it("show the provenance of every cell, by click and by arrow keys", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("&years=10"));
    const total = page.getByRole("button", { name: /^Return of 2025: / });
    await total.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    const answer = page.getByRole("dialog");
    await answer.getByText("STA-11").waitFor();
    await answer.getByText("December 2025").waitFor();
    await page.keyboard.press("Escape");
    await answer.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Sharpe ratio: / }).click();
    await answer.getByText(/Mean of the daily returns above the risk-free rate/).waitFor();
    await answer.getByText("STA-04").waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("show months as rows on a phone, with all five years visible", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf());
    const years = page.getByRole("columnheader", { name: /^20\d\d/ });
    await years.first().waitFor();
    // Sixty months that end in June reach into six calendar years.
    await expect.poll(() => years.count()).toBe(6);
    const oldest = await years.last().boundingBox();
    expect((oldest?.x ?? 999) + (oldest?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
    await close();
  });

  it("subtract the market from the months and explain what remains", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: TABLET });
    await page.goto(addressOf());
    await page.getByRole("radio", { name: "Minus the market" }).click();
    await page.getByText(/^minus Demo index with dividends$/).waitFor();
    await expect.poll(() => page.url()).toContain("market=less");
    await page.getByText(/everything below is the stock alone/).waitFor();
    await page.getByRole("radio", { name: "Price", exact: true }).click();
    await page.getByText(/^minus Demo index$/).waitFor();
    await expect.poll(() => page.url()).toContain("basis=price");
    expect(complaints).toEqual([]);
    await close();
  });

  it("open a link at the part that it names", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("&view=risk"));
    const risk = page.getByRole("region", { name: "Risk" });
    await risk.waitFor();
    await page.waitForFunction(() => scrollY > 0);
    await page.getByRole("button", { name: "Drawdowns" }).click();
    await page.waitForFunction(() => location.hash.includes("view=drawdowns"));
    await close();
  });

  it("can be read day by day by keyboard", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    for (const name of [
      /^Return since the start of each year/,
      /^Fall from the highest close/,
      /^Return over the year before/,
    ]) {
      const line = page.getByRole("slider", { name });
      await line.focus();
      const last = await line.getAttribute("aria-valuetext");
      await page.keyboard.press("PageDown");
      const earlier = await line.getAttribute("aria-valuetext");
      expect([last, earlier].every((text) => text?.includes("%"))).toBe(true);
      expect(earlier).not.toBe(last);
    }
    await close();
  });

  it("report that a stock was delisted, and end on that day", async () => {
    const { symbol } = await delistedStock();
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("", symbol));
    await page.getByText(/^Delisted on .*: all figures end there\.$/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("report that one or two years are too few to compare months", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf("", young));
    await page.getByText("The history is too short to compare calendar months.").waitFor();
    await page.getByText(/^The price history starts .*: \d+ complete months count\.$/).waitFor();
    await page.getByText("With fewer than three years, a pattern cannot be told apart from luck.").waitFor();
    await page.getByRole("button", { name: /^Corrected p-value, .*: -$/ }).click();
    await page.getByRole("dialog").getByText("The price history is too short for this.").waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("report in Chinese that there is no price on the requested day", async () => {
    const { page, close, complaints } = await visit(browser, { locale: "zh-CN" });
    // The demo market begins on 1 July 2014, when the young stock did not trade yet.
    await page.goto(addressOf("&asOf=2015-07-15", young));
    await page.getByText(`截至2015年7月15日没有 ${young} 的股价数据`).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("do not move while they load on %s", async (_, viewport) => {
    const { page, close } = await visit(browser, { viewport });
    await page.addInitScript(() => {
      const moved = { total: 0 };
      Object.assign(globalThis, { moved });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) moved.total += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(addressOf("", young));
    await page.getByRole("region", { name: "One-year holding periods" }).waitFor();
    await settled(page);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: { total: number } }).moved.total);
    expect(moved).toBeLessThan(0.02);
    await close();
  });
});
