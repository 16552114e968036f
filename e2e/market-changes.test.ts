import type { marketChanges, OutputOf } from "@plumbline/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, visit } from "./browser.ts";

const PATH = "/api/market/changes";

let browser: Browser;
let changes: OutputOf<typeof marketChanges>;
beforeAll(async () => {
  browser = await launchBrowser();
  const answer = await fetch(`${inject("address")}${PATH}`);
  ({ data: changes } = (await answer.json()) as { data: OutputOf<typeof marketChanges> });
});
afterAll(() => browser.close());

describe("what changed in the market", () => {
  it("shows what the server reports: filings with changed checks, and the largest target changes", async () => {
    const { filed, targets } = changes;
    // The demo market's last month has both.
    expect([filed.rows.length, targets.rows.length]).toEqual([6, 6]);
    const { page, close, complaints } = await visit(browser);
    await page.goto(inject("address"));
    const reports = page.getByRole("region", { name: /^Reports since/ });
    await reports.getByText(`${filed.companies} companies reported.`).waitFor();
    const shown = await reports.getByRole("listitem").evaluateAll((rows) =>
      rows.map((row) => ({
        symbol: row.querySelector("span")?.textContent,
        passed: row.textContent?.match(/Passes now:/g)?.length ?? 0,
        failed: row.textContent?.match(/Fails now:/g)?.length ?? 0,
      })),
    );
    expect(shown).toEqual(
      filed.rows.map(({ symbol, passed, failed }) => ({ symbol, passed: passed.length, failed: failed.length })),
    );
    await expect.poll(() => reports.getByText(/^checks\.name\./).count()).toBe(0);
    const revisions = page.getByRole("region", { name: /^Price targets since/ }).getByRole("listitem");
    await expect.poll(() => revisions.locator("a").allTextContents()).toEqual(targets.rows.map(({ symbol }) => symbol));
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows its provenance and leads to the stock", async () => {
    const { page, close } = await visit(browser);
    await page.goto(inject("address"));
    const [largest] = changes.targets.rows;
    if (!largest) throw new Error("No firm has changed a target.");
    const row = page
      .getByRole("region", { name: /^Price targets since/ })
      .getByRole("listitem")
      .first();
    await row.getByRole("button", { name: new RegExp(`^Target, ${largest.symbol}, `) }).click();
    await page.getByRole("dialog").getByText("The share price that the firm expects").waitFor();
    await page.keyboard.press("Escape");
    // The whole row leads there, not only the symbol.
    await row.click({ position: { x: 120, y: 30 } });
    await page.waitForURL(`**/#/pages/opinion?code=${largest.symbol}`);
    await page.goBack();
    const [first] = changes.filed.rows;
    await page
      .getByRole("region", { name: /^Reports since/ })
      .getByRole("link")
      .first()
      .click();
    await page.waitForURL(`**/#/pages/analysis?code=${first?.symbol}`);
    await close();
  });

  it("has Chinese texts on a phone", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, locale: "zh-CN" });
    await page.goto(inject("address"));
    const reports = page.getByRole("region", { name: /以来的财报$/ });
    await reports.getByText(`${changes.filed.companies} 家公司发布了财报`).waitFor();
    expect(await reports.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page);
    await close();
  });

  it("reports that it could not be loaded, and retries", async () => {
    const { page, close } = await visit(browser);
    await page.route(`**${PATH}`, (route) =>
      route.fulfill({ status: 400, json: { code: -1, message: "", data: null } }),
    );
    await page.goto(inject("address"));
    await page.getByRole("region", { name: "Sectors" }).waitFor();
    const again = page.getByRole("main").getByRole("button", { name: /again/i });
    await again.waitFor();
    await page.unroute(`**${PATH}`);
    await again.click();
    await page.getByRole("region", { name: /^Reports since/ }).waitFor();
    await close();
  });
});
