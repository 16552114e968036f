import { type OutputOf, priceTargets } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, savedText, settled, TABLET, visit } from "./browser.ts";
import { delistedStock, type Listed, listedStocks } from "./market.ts";

type Opinion = OutputOf<typeof priceTargets>;

let browser: Browser;
let stock: Listed;
let opinion: Opinion;
/** A stock without price targets. */
let unfollowed: Listed;

const opinionOf = (code: string, asOf?: string): Promise<Opinion> => answerOf(priceTargets, { code, asOf });

/** The first stock whose targets are as wanted. */
async function stockWith(what: string, isWanted: (opinion: Opinion) => boolean): Promise<Listed> {
  for (const candidate of await listedStocks()) {
    if (isWanted(await opinionOf(candidate.symbol))) return candidate;
  }
  throw new Error(`The market has no stock with ${what}.`);
}

beforeAll(async () => {
  browser = await launchBrowser();
  stock = await stockWith("five years of targets of many firms", ({ firms, bigBank, targets, day }) => {
    const first = targets.at(-1)?.provenance.periodEnd ?? day;
    return firms.length > 12 && bigBank.firms > 0 && Number(first.slice(0, 4)) < Number(day.slice(0, 4)) - 5;
  });
  opinion = await opinionOf(stock.symbol);
  unfollowed = await stockWith("no targets", ({ targets }) => targets.length === 0);
});
afterAll(() => browser.close());

const addressOf = (more = "", symbol = stock.symbol) => `${inject("address")}/#/pages/opinion?code=${symbol}${more}`;

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const VISITORS = [
  ["an English desktop in light", { locale: "en-US", viewport: DESKTOP, colorScheme: "light" }, "Latest targets"],
  ["an English tablet in dark", { locale: "en-US", viewport: TABLET, colorScheme: "dark" }, "Latest targets"],
  ["an English phone in dark", { locale: "en-US", viewport: PHONE, colorScheme: "dark" }, "Latest targets"],
  ["a Chinese phone in light", { locale: "zh-CN", viewport: PHONE, colorScheme: "light" }, "最新目标价"],
  ["a Chinese desktop in dark", { locale: "zh-CN", viewport: DESKTOP, colorScheme: "dark" }, "最新目标价"],
] as const;

describe("the page of price targets", () => {
  it.each(VISITORS)("is accessible and never scrolls sideways for %s", async (_, options, heading) => {
    const { page, close, complaints } = await visit(browser, options);
    await page.goto(addressOf());
    await page.getByRole("heading", { name: heading }).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows what the server computed, and where a target comes from", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    const average = opinion.consensus.mean.value as number;
    const written = average.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    await page.getByRole("button", { name: `Average target: ${written}` }).click();
    await page.getByRole("dialog").getByText("PT-04").waitFor();
    await page.keyboard.press("Escape");
    await page
      .getByRole("table")
      .getByRole("button", { name: /^Target, .+: / })
      .first()
      .click();
    await page.getByRole("dialog").getByText("PT-01").waitFor();
    const [newest] = opinion.last;
    await page
      .getByRole("dialog")
      .getByText(`The share price that ${newest?.analyst} expects`, { exact: false })
      .waitFor();
    await close();
  });

  it("shows whether each of the last ten was met, missed or is open", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    const table = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Outcome" }) });
    await table.waitFor();
    const outcomes = await table.getByRole("row").locator("td:last-child").allTextContents();
    expect(outcomes).toHaveLength(Math.min(10, opinion.targets.length));
    for (const outcome of outcomes) expect(outcome).toMatch(/^(Met .+ after|Met .+after|Missed|\d+ days? left)/);
    await close();
  });
});

describe("the chart of targets", () => {
  it("can be read by keyboard, and the address keeps the target", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf());
    const chart = page.getByRole("slider", { name: /^Price targets for / });
    const newest = await chart.getAttribute("aria-valuetext");
    await chart.focus();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => location.hash.includes("target="));
    await expect.poll(() => chart.getAttribute("aria-valuetext")).not.toBe(newest);
    const earlier = await chart.getAttribute("aria-valuetext");
    await page.reload();
    await chart.waitFor();
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toBe(earlier);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows only the chosen firm, and other years", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf());
    const firm = opinion.firms[0]?.name ?? "";
    const chart = page.getByRole("slider", { name: /^Price targets for / });
    await chart.waitFor();
    const all = Number(await chart.getAttribute("aria-valuemax"));
    await page.getByRole("button", { name: firm, exact: true, pressed: false }).click();
    await page.waitForFunction(() => location.hash.includes("firm="));
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toContain(firm);
    expect(Number(await chart.getAttribute("aria-valuemax"))).toBeLessThan(all);
    await page.getByRole("radio", { name: "10 years" }).click();
    await page.waitForFunction(() => location.hash.includes("range=10y"));
    await page.getByRole("button", { name: `Firm: ${firm}` }).click();
    const choices = page.getByRole("dialog", { name: "Firm" }).getByRole("button");
    await expect.poll(() => choices.filter({ hasText: firm }).getAttribute("aria-pressed")).toBe("true");
    await choices.filter({ hasText: "All firms" }).click();
    await page.waitForFunction(() => !location.hash.includes("firm="));
    await expect.poll(async () => Number(await chart.getAttribute("aria-valuemax"))).toBeGreaterThan(all);
    await close();
  });

  it("follows a target that is chosen below it", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    const link = page
      .getByRole("table")
      .getByRole("button", { name: /^Show in the chart: / })
      .nth(3);
    const name = (await link.getAttribute("aria-label")) ?? "";
    await link.click();
    const firm = name.replace("Show in the chart: ", "").split(",")[0] ?? "";
    await page.waitForFunction(() => location.hash.includes("target="));
    const chart = page.getByRole("slider", { name: /^Price targets for / });
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toContain(firm);
    await close();
  });
});

describe("the records of the firms", () => {
  it("are sorted by a click on a column, and reversed by another", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    const head = page.getByRole("columnheader", { name: "Reached", exact: true });
    await head.getByRole("button").click();
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    const table = page.getByRole("table").filter({ has: head });
    const shares = await table.getByRole("button", { name: /^Reached within 12 months, / }).allTextContents();
    const numbers = shares.map((share) => Number.parseInt(share, 10));
    expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
    await head.getByRole("button").click();
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
    await close();
  });

  it("are saved with all targets as a table that spreadsheets read", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Targets as CSV" }).click(),
    ]);
    const saved = await savedText(download);
    expect(saved).toMatch(/^\ufeffDate,Firm,Analyst,Change,Target \(USD\)/);
    expect(saved.trimEnd().split("\r\n")).toHaveLength(opinion.targets.length + 1);
    await close();
  });
});

describe("where something is missing", () => {
  it("the page explains that there is no price target", async () => {
    const { page, close } = await visit(browser, { locale: "zh-CN", viewport: PHONE });
    await page.goto(addressOf("", unfollowed.symbol));
    await page.getByText(`${unfollowed.symbol} 没有目标价`).waitFor();
    await expectAccessible(page);
    await close();
  });

  it("the page says so where all targets are newer than the data, instead of that there are none", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.route(new RegExp(`${priceTargets.path}\\?`), async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: Opinion };
      await route.fulfill({ response, json: { ...json, data: { ...json.data, later: 53 } } });
    });
    await page.goto(addressOf("", unfollowed.symbol));
    await page.getByText(/^53 targets were published after .+, the last day of the data;/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("the page explains that the stock is no longer traded", async () => {
    const { symbol } = await delistedStock();
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("", symbol));
    await page.getByText(new RegExp(`^(${symbol} has not traded since|No price target for ${symbol})`)).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("the page of a past day shows only targets published by then", async () => {
    const { page, close } = await visit(browser);
    const day = opinion.targets.at(-1)?.provenance.periodEnd ?? "";
    await page.goto(addressOf(`&asOf=${day}`));
    await page.getByText(/^Showing only what was known on /).waitFor();
    const chart = page.getByRole("slider", { name: /^Price targets for / });
    await chart.waitFor();
    const then = await opinionOf(stock.symbol, day);
    expect(Number(await chart.getAttribute("aria-valuemax"))).toBe(then.targets.length - 1);
    expect(then.targets.length).toBeLessThan(opinion.targets.length);
    await close();
  });
});
