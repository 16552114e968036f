import { buffer } from "node:stream/consumers";
import type { WireBacktestResult } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, savedText, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { newReader, post, type Reader, signedIn } from "./registered-reader.ts";

let browser: Browser;
let reader: Reader;
let code: string;
beforeAll(async () => {
  browser = await launchBrowser();
  code = (await listedStocks())[0]?.symbol ?? "";
});
// A reader of its own for each test: a user has few runs at once.
beforeEach(async () => {
  reader = await newReader();
});
afterAll(() => browser.close());

const PERIOD = { from: "2019-01-02", to: "2026-06-30" };
const SETTINGS = { ...PERIOD, capital: 100_000, costs: { rate: 0.001, slippage: 0.0005 }, fractional: false };
const RUN_WITHIN = 90_000;

/** Asks for a backtest as the page does. @returns Its id. */
async function started(order: object): Promise<string> {
  const { id } = await post("backStock", { ...SETTINGS, ...order }, { token: reader.accessToken });
  return String(id);
}

interface Stored {
  readonly state: string;
  readonly result: WireBacktestResult | null;
}

async function stored(id: string): Promise<Stored> {
  const headers = { authorization: `Bearer ${reader.accessToken}` };
  const answer = await fetch(`${inject("address")}/api/backStock?id=${id}`, { headers });
  return ((await answer.json()) as { data: Stored }).data;
}

async function finished(id: string): Promise<WireBacktestResult> {
  await expect.poll(async () => (await stored(id)).state, { timeout: RUN_WITHIN }).toBe("done");
  return (await stored(id)).result as WireBacktestResult;
}

async function open(page: Page, query: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${inject("address")}/#/pages/backtesting${query}`);
}

const written = (value: number): string => Math.round(value).toLocaleString("en-US");
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

describe("a backtest on its page", () => {
  it("is followed to its end, and shows what the server computed, for those who listen too", async () => {
    const id = await started({ strategyId: "golden-cross", universe: { codes: [code] } });
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await open(page, `?run=${id}`);
    await page.getByText("Account value").first().waitFor({ timeout: RUN_WITHIN });
    const { equity, honesty, trades } = await finished(id);
    await settled(page);
    const brief = region(page, "Result in brief");
    expect(await brief.innerText()).toContain(written(equity.value.at(-1) ?? 0));
    await brief.getByRole("img", { name: new RegExp(`${honesty.grade}$`) }).waitFor();
    const rows = region(page, "Trades").locator("tbody tr");
    expect(await rows.count()).toBe(trades.code.length);
    // A reason stands beside every finding.
    expect(await region(page, "How honest is this result?").getByRole("listitem").count()).toBe(
      honesty.findings.length,
    );
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is cancelled before it is over", async () => {
    const sweep = [
      { parameter: "fast", from: 5, to: 100, step: 1 },
      { parameter: "slow", from: 110, to: 210, step: 1 },
    ];
    // Behind two others, the most that one user has computed at once: a quick machine too is not through with it.
    const order = { strategyId: "golden-cross", universe: { codes: [code] }, sweep };
    await Promise.all([started(order), started(order)]);
    const id = await started(order);
    const { page, close } = await visit(browser, signedIn(reader));
    await open(page, `?run=${id}`);
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByText(/^This run was cancell?ed$/).waitFor({ timeout: RUN_WITHIN });
    expect((await stored(id)).state).toBe("cancelled");
    await close();
  });

  it("leaves its orders as files that other programs read", async () => {
    const id = await started({ strategyId: "rsi2", universe: { codes: [code] } });
    const { trades } = await finished(id);
    const { page, close } = await visit(browser, signedIn(reader));
    await open(page, `?run=${id}`);
    const save = async (format: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: new RegExp(`as ${format}$|${format}$`) }).click();
      return download;
    };
    const csv = await savedText(await save("CSV"));
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const lines = csv.trim().split(/\r?\n/);
    expect(lines.length).toBeGreaterThan(trades.code.length);
    const json = JSON.parse(await savedText(await save("JSON"))) as unknown;
    expect(JSON.stringify(json)).toContain(trades.entryDate[0]);
    // A workbook is a zip archive.
    const workbook = await buffer(await (await save("XLSX")).createReadStream());
    expect(workbook.subarray(0, 2).toString()).toBe("PK");
    await close();
  });

  it("is renamed, kept as a favourite and deleted", async () => {
    const id = await started({ strategyId: "golden-cross", universe: { codes: [code] }, name: "First try" });
    await finished(id);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await open(page, `?run=${id}`);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Name of the run" }).fill("Second thought");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Second thought" }).waitFor();
    await page.getByRole("button", { name: "Favorite" }).click();
    await page.getByRole("button", { name: "Favorite", pressed: true }).waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await region(page, "Your backtests").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Second thought" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("several backtests", () => {
  it("stand in a list, and beside each other, on a phone in Chinese too", async () => {
    const one = await started({ strategyId: "golden-cross", universe: { codes: [code] }, name: "One" });
    const other = await started({ strategyId: "trend-200d", universe: { codes: [code] }, name: "Other" });
    await Promise.all([finished(one), finished(other)]);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await open(page, "?tab=runs");
    for (const name of ["One", "Other"]) await page.getByRole("checkbox", { name: new RegExp(`${name}$`) }).check();
    await page.getByRole("button", { name: "Compare (2)" }).click();
    await page.getByRole("slider", { name: "Growth of 100" }).waitFor();
    expect(page.url()).toContain("compare=");
    await expectAccessible(page);
    await close();

    const phone = await visit(browser, { ...signedIn(reader), viewport: PHONE, locale: "zh-CN", hasTouch: true });
    await open(phone.page, `?compare=${one},${other}`);
    await phone.page.getByRole("link", { name: "One", exact: true }).waitFor();
    await expectAccessible(phone.page);
    const overflow = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await phone.close();
    expect([...complaints, ...phone.complaints]).toEqual([]);
  });
});
