import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OutputOf, recordScores } from "@plumbline/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { root } from "../scripts/setup.mjs";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { endServer } from "./end-server.ts";
import { addressOf } from "./global-setup.ts";
import { listedStocks } from "./market.ts";
import { recordPast } from "./recorded-market.ts";

let browser: Browser;
let server: ChildProcess;
/** Of this file alone: its market has been recorded for three years. */
let place: { readonly address: string; readonly folder: string };
let scores: OutputOf<typeof recordScores>;

/** The server studies and records a new market in the background. */
const RECORDING_MILLISECONDS = 240_000;

async function requestScores(address: string): Promise<OutputOf<typeof recordScores>> {
  const answer = await fetch(`${address}${recordScores.path}`);
  if (!answer.ok) throw new Error("The market is not recorded yet.");
  return recordScores.output.parse(((await answer.json()) as { data: unknown }).data);
}

const recorded = (address: string) =>
  vi.waitFor(() => requestScores(address), { interval: 1000, timeout: RECORDING_MILLISECONDS });

beforeAll(async () => {
  await recorded(inject("address"));
  const folder = mkdtempSync(join(tmpdir(), "plumbline-record-"));
  // With all that was made of it, so that nothing but the record is left to do.
  cpSync(join(inject("dataDirectory"), "markets"), join(folder, "markets"), { recursive: true });
  await recordPast(folder);
  const env = {
    ...process.env,
    DATA_DIR: folder,
    MARKET: "demo",
    PORT: "0",
    RATE_LIMIT_SCALE: "1000",
    ACCOUNTS: "off",
  };
  server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  place = { address: await addressOf(server), folder };
  scores = await recorded(place.address);
  browser = await launchBrowser();
}, RECORDING_MILLISECONDS);
afterAll(async () => {
  await browser?.close();
  await endServer(server);
  rmSync(place.folder, { recursive: true, force: true });
});

const RECORD = "/#/pages/about-us?part=record";
const percent = (share: number | null) => `${Math.round((share ?? Number.NaN) * 100)}%`;

describe("the record of verdicts", () => {
  it("is reached from the page about us, and says from when on something can be told", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("link", { name: "Open the record" }).click();
    await page.getByRole("heading", { level: 1, name: "Record of verdicts" }).waitFor();
    await page.getByText("No entry is old enough yet").waitFor();
    await page.getByText("Complete: every entry matched its hash").waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows how often each value was right, with counts and intervals, after twelve months and after one", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(`${place.address}${RECORD}`);
    for (const [months, name] of [
      [12, "12 months"],
      [1, "1 month"],
    ] as const) {
      await page.getByRole("radio", { name, exact: true }).check();
      const score = scores.scores.find((one) => one.months === months);
      const right = score?.values.dcf.right;
      if (!right || !("low" in right.interval)) throw new Error("Three years give an interval.");
      await page.getByRole("button", { name: `Discounted cash flow: ${percent(right.value)}` }).waitFor();
      const { low, high } = right.interval;
      await page
        .getByText(`90% interval: ${percent(low)} to ${percent(high)}`)
        .first()
        .waitFor();
      const wide = page.getByRole("row", { name: /^Wide/ });
      await wide.getByText(percent(score.widths.wide.beat.value), { exact: true }).waitFor();
      await settled(page);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it("opens where a figure comes from, and its chart is read by keyboard", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${place.address}${RECORD}`);
    await page.getByRole("button", { name: /^Analyst consensus: / }).click();
    await page.getByRole("dialog").getByText("return of the stock - return of the benchmark").waitFor();
    await page.keyboard.press("Escape");
    const chart = page.getByRole("slider", { name: "Upside implied, and return achieved" });
    await chart.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toMatch(/^Upside below .50%: /);
    await close();
  });

  it("lists the entries of a stock with their hashes and what followed", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: PHONE });
    const [stock] = await listedStocks();
    await page.goto(`${place.address}${RECORD}`);
    await page
      .getByRole("combobox")
      .last()
      .fill(stock?.symbol ?? "");
    await page.getByRole("option").first().click();
    const entries = page.getByRole("region", { name: `Entries of ${stock?.symbol}` });
    await entries.getByRole("listitem").first().waitFor();
    await settled(page);
    await expectAccessible(page);
    const first = entries.locator("li").first();
    await first.getByText("Economic moat").waitFor();
    await first
      .getByText(/from .*2027|from .*202\d/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(["es-ES", "fr-FR", "zh-CN", "zh-TW"])(
    "stands on a phone without anything outside the page, in %s",
    async (locale) => {
      const { page, close, complaints } = await visit(browser, { viewport: { width: 320, height: 640 }, locale });
      await page.goto(`${place.address}${RECORD}`);
      await page.getByRole("table").waitFor();
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
