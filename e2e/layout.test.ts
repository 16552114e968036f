import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { launchBrowser, visit } from "./browser.ts";
import { accountPages, type MeasuredPage, publicPages } from "./layout-pages.ts";
import { faultsIn, type MeasuredFault } from "./layout-walk.ts";
import { listedStocks } from "./market.ts";
import { newReader, post, type Reader, signedIn } from "./registered-reader.ts";

const LOCALES = ["en-US", "es-MX", "fr-FR", "zh-CN", "zh-TW"] as const;

const WHOLE_WALK = { timeout: 600_000 };
const RUN_WITHIN = { timeout: 90_000, interval: 500 };

let browser: Browser;
let pages: readonly MeasuredPage[];
beforeAll(async () => {
  browser = await launchBrowser();
  pages = await publicPages();
});
afterAll(() => browser.close());

/** A backtest of a reader that is over. */
async function finishedRun(strategyId: string, code: string, { accessToken: token }: Reader): Promise<string> {
  const settings = { from: "2019-01-02", to: "2026-06-30", capital: 100_000, fractional: false };
  const costs = { rate: 0.001, slippage: 0.0005 };
  const { id } = await post("backStock", { ...settings, costs, strategyId, universe: { codes: [code] } }, { token });
  const headers = { authorization: `Bearer ${token}` };
  await vi.waitFor(async () => {
    const answer = await fetch(`${inject("address")}/api/backStock?id=${id}`, { headers });
    const { data } = (await answer.json()) as { data: { state: string } };
    if (data.state !== "done") throw new Error(`The backtest is ${data.state}.`);
  }, RUN_WITHIN);
  return String(id);
}

/** The pages of a reader who has two backtests. */
async function pagesOf(reader: Reader): Promise<readonly MeasuredPage[]> {
  const code = (await listedStocks())[0]?.symbol ?? "";
  const [run, other] = await Promise.all([
    finishedRun("golden-cross", code, reader),
    finishedRun("trend-200d", code, reader),
  ]);
  return accountPages({ run, other });
}

async function faultsFor(
  options: BrowserContextOptions,
  measured: readonly MeasuredPage[],
): Promise<readonly string[]> {
  const { page } = await visit(browser, options);
  const found: MeasuredFault[] = [];
  for (const each of measured) found.push(...(await faultsIn(page, inject("address"), each)));

  return found.map(
    ({ path, kind, widths, where, text }) => `${path} (${widths.join(", ")} px): ${kind} ${where}: ${text}`,
  );
}

// Most of the time is spent waiting for idle pages, so all languages run at once.
describe("no text is cut off, outside its box or over another one, and no page is wider than the screen", () => {
  it.concurrent.each(LOCALES)("for a visitor with the language %s", WHOLE_WALK, async (locale) => {
    expect(await faultsFor({ locale }, pages)).toEqual([]);
  });

  it.concurrent.each(LOCALES)("for a reader with the language %s and an account", WHOLE_WALK, async (locale) => {
    const reader = await newReader();
    expect(await faultsFor({ ...signedIn(reader), locale }, await pagesOf(reader))).toEqual([]);
  });
});
