import { strategyHits } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { expectAccessible, launchBrowser, savedText, visit } from "./browser.ts";
import { allCompanies, type Company, within } from "./screener-market.ts";

let browser: Browser;
let companies: Company[];

beforeAll(async () => {
  browser = await launchBrowser();
  companies = await allCompanies(["pe", "roe.latest", "marketValue"]);
});
afterAll(() => browser.close());

const addressOf = (query: string) => `${inject("address")}/#/pages/basic-search${query}`;

/** The page may have to load first. */
const PATIENCE = { timeout: 20_000 };

/** The fields of a line of a CSV file. */
const fieldsOf = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? "");

/** Symbols of the rows that are drawn, from the top. */
const shownSymbols = (page: Page) => page.getByRole("grid").getByRole("link").allTextContents();

/** Adds a filter by its name, and sets its bound in the window that opens. */
async function addFilter(page: Page, name: string, { op, bound }: { op: string; bound: string }): Promise<void> {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("combobox", { name: "Search numbers, checks, sectors" }).fill(name);
  await page.keyboard.press("Enter");
  const editor = page.getByRole("dialog");
  await editor.getByRole("combobox", { name: "Condition" }).selectOption({ label: op });
  await editor.getByRole("textbox").fill(bound);
  await editor.getByRole("button", { name: "Done" }).click();
}

describe("the screener", () => {
  it("lists all companies, or only those that pass the filters", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(""));
    const all = companies.length;
    await page.getByText(`${all} of ${all} companies`).waitFor();
    await addFilter(page, "p/e", { op: "at most", bound: "15" });
    await page.getByRole("button", { name: "Change filter: P/E ≤ 15" }).waitFor();
    await addFilter(page, "return on equity", { op: "at least", bound: "10" });
    const cheap = within(companies, "pe", { high: 15 });
    const wanted = within(cheap, "roe.latest", { low: 0.1 });
    await page.getByText(`${wanted.length} of ${all} companies`, { exact: true }).waitFor();
    await page.getByTitle(`${cheap.length} companies meet this filter on its own`).waitFor();
    await expect.poll(() => decodeURIComponent(page.url())).toContain("f=pe(..15)~roe.latest(0.1..)");
    expect(complaints).toEqual([]);
    await close();
  });

  it("asks for a strategy of the library: its chip, count, address and reason, and the whole list again without it", async () => {
    const { passes, count } = await answerOf(strategyHits, { strategyId: "trend-200d" });
    const listed = new Set((await allCompanies([])).map(({ symbol }) => symbol));
    const wanted = passes.filter(({ code }) => listed.has(code)).length;
    expect(count).toBe(passes.length);
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(""));
    const all = companies.length;
    await page.getByText(`${all} of ${all} companies`).waitFor();
    await page.getByRole("button", { name: "Add filter" }).click();
    const name = "200-day trend";
    await page.getByRole("combobox", { name: "Search numbers, checks, sectors" }).fill(name);
    await page.getByRole("option", { name }).click();
    await page.getByText(`${wanted} of ${all} companies`, { exact: true }).waitFor();
    await expect.poll(() => page.url()).toContain("strategyFilters=trend-200d");
    await page.getByTitle(`${wanted} companies meet this filter on its own`).waitFor();
    await page.reload();
    await page.getByText(`${wanted} of ${all} companies`, { exact: true }).waitFor();
    await page.goto(addressOf(`?strategyFilters=trend-200d&why=${passes[0]?.code}`));
    await page.getByText(`Passes the strategy “${name}”.`).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: `Remove filter: Strategy: ${name}` }).click();
    await page.getByText(`${all} of ${all} companies`).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("sorts by a number, best first, and a link opens the same screen", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("?f=pe(..15)"));
    await page.getByRole("button", { name: "Market cap (millions)", exact: true }).click();
    const head = page.getByRole("columnheader", { name: "Market cap" });
    const wanted = within(companies, "pe", { high: 15 })
      .filter(({ values }) => values.marketValue !== null)
      .sort((one, other) => (other.values.marketValue ?? 0) - (one.values.marketValue ?? 0))
      .slice(0, 5)
      .map(({ symbol }) => symbol);
    await expect.poll(async () => (await shownSymbols(page)).slice(0, 5), PATIENCE).toEqual(wanted);
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    await expect.poll(() => page.url()).toContain("sort=-marketValue");

    const other = await visit(browser);
    await other.page.goto(page.url());
    await expect.poll(async () => (await shownSymbols(other.page)).slice(0, 5), PATIENCE).toEqual(wanted);
    await other.close();
    expect(complaints).toEqual([]);
    await close();
  });

  it("remembers the last screen until it is reset", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("?f=pe(..15)&sort=pe"));
    await page.getByRole("button", { name: "Change filter: P/E ≤ 15" }).waitFor();
    await page.getByRole("link", { name: "About" }).first().click();
    await page.getByRole("link", { name: "Companies" }).first().click();
    await page.getByRole("button", { name: "Change filter: P/E ≤ 15" }).waitFor();
    // The address follows what is drawn.
    await expect.poll(() => decodeURIComponent(page.url())).toContain("f=pe(..15)&sort=pe");
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByText(`${companies.length} of ${companies.length} companies`).waitFor();
    await page.reload();
    await page.getByText(`${companies.length} of ${companies.length} companies`).waitFor();
    await close();
  });

  it("saves all rows with the columns that were chosen", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("?f=marketValue(1000000000..)"));
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("combobox", { name: "Search numbers, checks, sectors" }).fill("quick ratio");
    await page.getByRole("option", { name: "Quick ratio", exact: true }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("columnheader", { name: "Quick ratio" }).waitFor();
    await expect.poll(() => page.url()).toContain("quickRatio.latest");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^screen-\d{4}-\d\d-\d\d\.csv$/);
    const text = await savedText(download);
    expect(text.startsWith("\ufeffSymbol,Name,Sector,")).toBe(true);
    const [head = "", ...rows] = text.trim().split("\r\n");
    const wanted = within(companies, "marketValue", { low: 1e9 });
    expect(rows.map((row) => fieldsOf(row)[0]).sort()).toEqual(wanted.map(({ symbol }) => symbol).sort());
    const place = fieldsOf(head).indexOf("Market cap");
    const saved = rows.map(fieldsOf).map((fields): [string, number] => [fields[0] ?? "", Number(fields[place])]);
    expect(new Map(saved)).toEqual(new Map(wanted.map(({ symbol, values }) => [symbol, values.marketValue])));
    await close();
  });

  it("explains why a company passes or fails, with value, bound and distance", async () => {
    const { page, close, complaints } = await visit(browser);
    const dear = companies.find(({ values }) => (values.pe ?? 0) > 30);
    if (!dear) throw new Error("The market has no company with a P/E above 30.");
    await page.goto(addressOf("?f=pe(..15)~O1(pass)"));
    await page.getByRole("button", { name: "Why?" }).click();
    const panel = page.getByRole("region", { name: "Why does a company pass or fail?" });
    await panel.getByRole("combobox").fill(dear.symbol);
    await panel.getByRole("option", { name: dear.symbol }).first().click();
    await panel.getByText(/passes 0 of 2 filters$/).waitFor();
    const pe = dear.values.pe ?? 0;
    await panel.getByText(`P/E is ${pe.toFixed(2)}, over 15 by ${(pe - 15).toFixed(2)}.`).waitFor();
    await panel.getByText(`P/E is ${pe.toFixed(2)}, not below 25.`).waitFor();
    await expect.poll(() => page.url()).toContain(`why=${dear.symbol}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it("gives the reason for a missing value", async () => {
    const { page, close } = await visit(browser);
    const bySize = companies
      .filter(({ values: { marketValue } }) => marketValue !== null)
      .sort((a, b) => Number(a.values.marketValue) - Number(b.values.marketValue));
    // Beside one that has the number: a column that nobody has is no column.
    const place = bySize.findIndex(
      ({ values }, k) => values.pe === null && (bySize[k + 1]?.values.pe ?? null) !== null,
    );
    const [loss, next] = bySize.slice(place, place + 2);
    const low = Math.floor(0.9999 * Number(loss?.values.marketValue));
    const high = Math.ceil(1.0001 * Number(next?.values.marketValue));
    await page.goto(addressOf(`?f=marketValue(${low}..${high})&cols=pe~O1`));
    await page.getByRole("button", { name: `${loss?.symbol} P/E: -` }).click();
    await page.getByRole("dialog").getByText("Earnings of the last 12 months are not positive.").waitFor();
    await page.getByRole("columnheader", { name: "P/E (O1)" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `${loss?.symbol} P/E (O1), Fails: -` }).click();
    await page.getByRole("dialog").getByText("Earnings of the last 12 months are not positive.").waitFor();
    await close();
  });

  it("names the filter that excludes every company, and removes it", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("?f=pe(..0.01)~marketValue(1000000000..)"));
    await page.getByText("No company passes “P/E ≤ 0.01”, even on its own.").waitFor();
    await page.getByRole("button", { name: "Remove this filter" }).click();
    const wanted = within(companies, "marketValue", { low: 1e9 }).length;
    await page.getByText(`${wanted} of ${companies.length} companies`).waitFor();
    await close();
  });

  it("shows a past day, and so do the pages that it links to", async () => {
    const { page, close } = await visit(browser);
    const then = await allCompanies(["pe"], "2016-06-30");
    await page.goto(addressOf("?asOf=2016-06-30&f=pe(..15)"));
    await page.getByText("Showing only what was known on Jun 30, 2016.").waitFor();
    await page.getByText(`${within(then, "pe", { high: 15 }).length} of ${then.length} companies`).waitFor();
    const [first = ""] = await shownSymbols(page);
    await page.getByRole("grid").getByRole("link", { name: first, exact: true }).click();
    await page.getByText("Showing only what was known on Jun 30, 2016.").waitFor();
    await expect.poll(() => page.url()).toContain(`code=${first}&asOf=2016-06-30`);
    await close();
  });

  it("draws only visible rows, and the keyboard reaches all of them", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(""));
    const grid = page.getByRole("grid");
    await grid.getByRole("link").first().focus();
    await expect.poll(() => grid.getByRole("link").count()).toBeLessThan(60);
    await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe(String(companies.length + 1));
    const focused = () => page.evaluate(() => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex"));
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused, PATIENCE).toBe("3");
    await page.keyboard.press("Control+End");
    await expect.poll(focused, PATIENCE).toBe(String(companies.length + 1));
    await page.keyboard.press("Control+Home");
    await expect.poll(focused, PATIENCE).toBe("2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("Formula").waitFor();
    await close();
  });

  it("runs a classic screen that takes the best of a ranking, in Chinese", async () => {
    const { page, close, complaints } = await visit(browser, { locale: "zh-CN" });
    await page.goto(addressOf(""));
    await page.getByRole("button", { name: /^神奇公式/ }).click();
    await page.getByText(/取前 30 家$/).waitFor();
    await expect.poll(() => page.getByRole("grid").getAttribute("aria-rowcount")).toBe("31");
    await page.getByRole("button", { name: /^修改条件：公司类型：/ }).waitFor();
    await page.getByText("按EBIT/EV、资本回报率综合排名").waitFor();
    await page.getByRole("button", { name: /^神奇公式/ }).click();
    await page.getByText(`${companies.length} 家公司中有 ${companies.length} 家符合`).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("names invalid parts of a link in Chinese", async () => {
    const { page, close } = await visit(browser, { locale: "zh-CN" });
    await page.goto(addressOf("?f=sectors(Mars)"));
    await page.getByText("没有板块“Mars”").waitFor();
    await page.getByRole("button", { name: "重置" }).first().click();
    await page.getByText(`${companies.length} 家公司中有 ${companies.length} 家符合`).waitFor();
    await close();
  });
});
