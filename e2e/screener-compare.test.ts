import type { WireChart } from "@plumbline/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { region } from "./backtest-runs.ts";
import { expectAccessible, launchBrowser, settled, visit } from "./browser.ts";
import { allCompanies, type Company, within } from "./screener-market.ts";

let browser: Browser;
let cheap: Company[];

beforeAll(async () => {
  browser = await launchBrowser();
  cheap = within(await allCompanies(["pe"]), "pe", { low: 1, high: 40 });
});
afterAll(() => browser.close());

const addressOf = (query: string) => `${inject("address")}/#/pages/basic-search${query}`;

/** What each stock has returned by the bars that the server gives, from the first day on which both have a price. */
async function returnsOf(symbols: readonly string[], range: string): Promise<readonly string[]> {
  const charts = await Promise.all(
    symbols.map(async (code) => {
      const address = `${inject("address")}/api/stock/stockSimplifyData?code=${code}&range=${range}&basis=total`;
      const { data } = (await (await fetch(address)).json()) as { data: { chart: WireChart } };
      return data.chart.bars;
    }),
  );
  const from = charts.map(({ date }) => date[0] ?? "").toSorted()[1] ?? "";
  return charts.map(({ date, close }, k) => {
    const first = close[date.findIndex((day) => day >= from)] ?? Number.NaN;
    const change = (close.at(-1) ?? Number.NaN) / first - 1;
    return `${symbols[k]} ${change < 0 ? "−" : "+"}${Math.abs(100 * change).toFixed(2)}%`;
  });
}

describe("the comparison", () => {
  it("shows the selected companies side by side and leads back to the table", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("?f=pe(..15)&sort=pe"));
    const boxes = page.getByRole("grid").getByRole("checkbox");
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
    await expect.poll(() => boxes.nth(4).isDisabled()).toBe(true);
    await boxes.nth(3).uncheck();
    const symbols = (await page.getByRole("grid").getByRole("link").allTextContents()).slice(0, 3);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Comparison" }).waitFor();
    expect(await page.title()).toBe(["Comparison", ...symbols].join(" · "));
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`compare=${symbols.join(",")}`);
    const table = page.getByRole("table", { name: "Comparison" });
    await table.waitFor();
    await expect.poll(() => table.getByRole("columnheader").getByRole("link").allTextContents()).toEqual(symbols);
    await page.getByRole("button", { name: `Remove ${symbols[0]}` }).click();
    await page.getByRole("button", { name: `Remove ${symbols[0]}` }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Back to the screener" }).click();
    await page.getByText("3 of 4 selected").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("marks the best of a row: of two multiples the lower one", async () => {
    const { page, close } = await visit(browser);
    const [one, other] = cheap;
    if (!one || !other) throw new Error("The market has no two companies with earnings.");
    await page.goto(addressOf(`?compare=${one.symbol},${other.symbol}`));
    await page.getByRole("table", { name: "Comparison" }).waitFor();
    const cells = page.getByRole("row", { name: /^P\/E / }).getByRole("cell");
    const marked = await cells.evaluateAll((all) => all.map((cell) => cell.textContent?.includes("best")));
    const isFirst = (one.values.pe ?? 0) < (other.values.pe ?? 0);
    expect(marked).toEqual([isFirst, !isFirst]);
    await close();
  });

  it("draws what the companies have returned since one day, dividends reinvested, in the range that is chosen", async () => {
    const { page, close, complaints } = await visit(browser);
    const symbols = cheap.slice(0, 2).map(({ symbol }) => symbol);
    await page.goto(addressOf(`?compare=${symbols.join(",")}`));
    const returns = region(page, "Returns compared");
    for (const [range, name] of [
      ["5y", "5 years"],
      ["1y", "1 year"],
    ] as const) {
      await returns.getByRole("radio", { name, exact: true }).check();
      const expected = await returnsOf(symbols, range);
      await expect
        .poll(() => returns.getByRole("listitem").allInnerTexts())
        .toEqual(expect.arrayContaining([...expected]));
    }
    await region(page, "Verdicts compared").getByText("Points from 0 to 100; more is more favorable").waitFor();
    const reader = returns.getByRole("slider");
    await reader.focus();
    const last = await reader.getAttribute("aria-valuetext");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => reader.getAttribute("aria-valuetext")).not.toBe(last);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("says that returns could not be loaded, and not that there are none", async () => {
    const { page, close } = await visit(browser);
    await page.route(/stockSimplifyData.*range=/, (route) => route.abort());
    await page.goto(addressOf(`?compare=${cheap.slice(0, 2).map(({ symbol }) => symbol)}`));
    await region(page, "Verdicts compared").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(await page.getByText("There are no prices to compare").count()).toBe(0);
    await close();
  });

  it("adds another company, keeps the day and names a code without data, in Chinese", async () => {
    const { page, close, complaints } = await visit(browser, { locale: "zh-CN" });
    const [one, other] = cheap;
    await page.goto(addressOf(`?compare=${one?.symbol},NOSUCH&asOf=2016-06-30`));
    await page.getByText("没有 NOSUCH 的数据。").waitFor();
    await page.getByRole("button", { name: "添加公司" }).click();
    const comparison = page.locator("[aria-labelledby=comparison-title]");
    await comparison.getByRole("combobox").fill(other?.symbol ?? "");
    await comparison.getByRole("option").first().click();
    await page.getByRole("columnheader", { name: other?.symbol ?? "" }).waitFor();
    const link = page.getByRole("table").getByRole("link", { name: one?.symbol ?? "", exact: true });
    await expect.poll(() => link.getAttribute("href")).toContain("asOf=2016-06-30");
    expect(complaints).toEqual([]);
    await close();
  });
});
