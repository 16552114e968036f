import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { allRows } from "./screener-market.ts";

/** A day on which some companies of the demo market have not reported for long. */
const DAY = "2016-05-02";

let browser: Browser;
let old: { symbol: string; pe: number };
let current: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { rows, columns } = await allRows(["pe"], DAY);
  const pe = columns[0]?.values ?? [];
  const at = rows.accountsState.findIndex((state, row) => state === "stale" && pe[row] != null);
  old = { symbol: rows.symbol[at] ?? "", pe: pe[at] ?? Number.NaN };
  current = rows.symbol[rows.accountsState.findIndex((state, row) => state === "current" && pe[row] != null)] ?? "";
});
afterAll(() => browser.close());

const NOTE = /^† From old financial statements, the latest known on this day/;

/** The description of the first marked figure, to which its button refers. */
async function describedMark(page: Page): Promise<string | null> {
  const figure = page.locator('[data-accounts="stale"] button[data-filed="true"]').first();
  const id = await figure.getAttribute("aria-describedby");
  return id === null ? null : page.locator(`[id="${id}"]`).textContent();
}

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const)("the mark of old accounts on %s", (_, viewport) => {
  it("is explained below the screener's table, and by each figure that has it", async () => {
    const { page, close, complaints } = await visit(browser, { viewport });
    const near = `pe(${(old.pe * 0.999).toFixed(4)}..${(old.pe * 1.001).toFixed(4)})`;
    await page.goto(`${inject("address")}/#/pages/basic-search?f=${near}&sort=pe&asOf=${DAY}`);
    await page.getByRole("link", { name: old.symbol, exact: true }).waitFor();
    await page.getByText(NOTE).waitFor();
    expect(await describedMark(page)).toMatch(NOTE);
    await expectAccessible(page);
    // The figure itself states their day.
    await page.locator('[data-accounts="stale"] button[data-filed="true"]').first().click();
    await page
      .getByRole("dialog")
      .getByText(/^† from financial statements up to /)
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("is explained below a comparison that has one, and only there", async () => {
    const { page, close } = await visit(browser, { viewport });
    await page.goto(`${inject("address")}/#/pages/basic-search?compare=${old.symbol},${current}&asOf=${DAY}`);
    await page.getByText(NOTE).waitFor();
    expect(await describedMark(page)).toMatch(NOTE);
    await page.goto(`${inject("address")}/#/pages/basic-search?compare=${current}&asOf=${DAY}`);
    await page.getByRole("link", { name: old.symbol, exact: true }).waitFor({ state: "detached" });
    await page.getByText("The best of each row is marked.", { exact: false }).waitFor();
    await settled(page);
    await expect.poll(() => page.getByText(NOTE).count()).toBe(0);
    await close();
  });
});
