import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, readDown, savedText, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { playRestated, playRestatedMoat, playRestatedValues } from "./restated-answers.ts";

let browser: Browser;
let code: string;
beforeAll(async () => {
  browser = await launchBrowser();
  code = (await listedStocks())[0]?.symbol ?? "";
});
afterAll(() => browser.close());

const addressOf = (more: string) => `${inject("address")}/#/pages/analysis?code=${code}&tab=growth${more}`;
const SENTENCE =
  "Restated: figures before and after do not count the same things. Revenue, Jan 1, 2020 – Dec 31, 2020: 55,179 in the 10-K of Feb 22, 2022; 73,620 in the 10-K of Feb 23, 2021.";

/** The same where nothing beside it states the unit. */
const WITH_UNITS = SENTENCE.replace("55,179", "$55.18B").replace("73,620", "$73.62B");

describe("a company that restated its revenue", () => {
  it("has a mark at the figure and, in its popover, what else was filed and why it lost", async () => {
    const { page, close, complaints } = await visit(browser);
    await playRestated(page);
    await page.goto(addressOf(""));
    const figure = page.getByRole("button", { name: /^Revenue, Most recent quarter: / });
    await expect
      .poll(() =>
        figure.evaluate((each) => document.getElementById(each.getAttribute("aria-describedby") ?? "")?.textContent),
      )
      .toBe("restated");
    await figure.click();
    const popover = page.getByRole("dialog");
    const rivals = popover.getByRole("list", { name: "Also filed, but not used" });
    await rivals.waitFor();
    await popover.getByText("Does not count the same things as the figures beside it").waitFor();
    await popover.getByRole("link", { name: "10-K, filed Feb 22, 2022" }).first().waitFor();
    await popover.getByText("and 3 more").waitFor();
    expect(await rivals.getByRole("listitem").count()).toBe(6);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("says of a missing figure that the filings contradict each other, and what each of them states", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await playRestated(page);
    await page.goto(addressOf(""));
    await page.getByRole("button", { name: "Net income, Most recent quarter: -" }).click();
    const popover = page.getByRole("dialog");
    await popover.getByText(/^The filed figures contradict each other/).waitFor();
    const rivals = popover.getByRole("list", { name: "What the filings say" });
    await rivals.getByText("55,179").waitFor();
    await expectAccessible(page);
    const isInside = await popover.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(isInside).toBe(true);
    await close();
  });

  it.each([
    ["Most recent quarter", DESKTOP],
    ["Most recent quarter", PHONE],
    ["Previous quarter", DESKTOP],
  ])("tells of a missing figure which filings restated the year that it needs: %s", async (column, viewport) => {
    const { page, close, complaints } = await visit(browser, { viewport });
    await playRestated(page);
    await page.goto(addressOf(""));
    await page.getByRole("button", { name: `Free cash flow, ${column}: -` }).click();
    const popover = page.getByRole("dialog");
    await popover.getByText(/^The company restated its accounts/).waitFor();
    await popover.getByText(SENTENCE).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("says that earnings per share are per ordinary share where the price is that of a receipt", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await playRestated(page, { ordinarySharesPerReceipt: 5 });
    await page.goto(addressOf(""));
    await page
      .getByText(/per ordinary share; the price is that of a depositary receipt, which stands for 5 of them/)
      .waitFor();
    await page.goto(addressOf("").replace("tab=growth", "tab=defensive"));
    await page.getByRole("rowheader", { name: "Debt ratio" }).waitFor();
    expect(await page.getByText(/per ordinary share/).count()).toBe(0);
    await close();
  });

  it.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("has a line with its proof between the bars of its history on %s", async (_, viewport) => {
    const { page, close, complaints } = await visit(browser, { viewport });
    await playRestated(page);
    await page.goto(addressOf("&metric=revenue&span=year"));
    const rule = page.getByRole("row").getByRole("img", { name: SENTENCE, exact: true });
    await rule.last().waitFor();
    expect(await rule.last().getAttribute("title")).toBe(SENTENCE);
    await page.getByRole("listitem").filter({ hasText: SENTENCE }).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("has a line in the grid between the last two quarters, and a gap in the trend", async () => {
    const { page, close } = await visit(browser);
    await playRestated(page);
    await page.goto(addressOf(""));
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Revenue" }) });
    await row.getByRole("img", { name: SENTENCE, exact: true }).waitFor();
    const trend = row.getByRole("img", { name: /^Revenue, Last 5 years\. Restated: / });
    // The line is drawn in three pieces: there are two seams in it.
    const drawn = await trend.locator("path").nth(-2).getAttribute("d");
    expect(drawn?.match(/M/g)).toHaveLength(3);
    await close();
  });

  it("has its marks, its reasons and its seams in the saved table, beside the figures", async () => {
    const { page, close } = await visit(browser);
    await playRestated(page);
    await page.goto(addressOf(""));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    const lines = (await savedText(download)).trimEnd().split("\r\n");
    expect(lines.at(-1)).toContain(`,"restated; ${WITH_UNITS}",`);
    expect(lines.at(-2)).toContain(",as reported before,");
    expect(lines.at(-3)).not.toMatch(/restated|as reported before/);
    await close();
  });

  it.each([DESKTOP, PHONE])(
    "has a line with its proof between the spreads of its moat at $width px",
    async (viewport) => {
      const { page, close, complaints } = await visit(browser, { viewport });
      await playRestatedMoat(page);
      await page.goto(`${inject("address")}/#/pages/analysis?code=${code}&tab=ai&report=whole`);
      const chart = page
        .getByRole("figure")
        .filter({ has: page.getByRole("slider", { name: /^Spread by fiscal year/ }) });
      await chart.scrollIntoViewIfNeeded();
      await chart.getByRole("img", { name: WITH_UNITS, exact: true }).waitFor();
      await chart
        .getByRole("listitem")
        .filter({ hasText: /^FY\d{4} – FY\d{4} Restated: / })
        .waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each([DESKTOP, PHONE])("has a line and a gap in its values through time at $width px", async (viewport) => {
    const { page, close, complaints } = await visit(browser, { viewport });
    await playRestatedValues(page);
    await page.goto(`${inject("address")}/#/pages/valuation?code=${code}`);
    await readDown(page);
    const panel = page.getByRole("region", { name: "Fair value through time" });
    await panel
      .getByRole("img", { name: /^Restated: figures before and after do not count the same things/ })
      .waitFor();
    await panel
      .getByRole("listitem")
      .filter({ hasText: /Restated: figures before and after/ })
      .waitFor();
    // The price is drawn without a break; each model has one more piece than it has gaps of its own.
    expect((await panel.locator("svg path").last().getAttribute("d"))?.match(/M/g)).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
