import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../scripts/setup.mjs";
import { launchBrowser, settled, visit } from "./browser.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";

/** Weekdays of about six years. */
const BARS = 1500;

/** A file as yfinance saves it: each price is adjusted for splits and dividends, and no dividend is named. */
function yfinanceFile(symbol: string): string {
  const day = new Date("2019-01-02T00:00:00Z");
  const lines = ["Price,Close,High,Low,Open,Volume", `Ticker,${Array(5).fill(symbol).join(",")}`, "Date,,,,,"];
  for (let bar = 0; bar < BARS; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() % 6 === 0) continue;
    const close = 50 + bar / 30 + 2 * Math.sin(bar / 9);
    const prices = [close, close + 0.6, close - 0.7, close - 0.1].map((price) => price.toFixed(4));
    lines.push([day.toISOString().slice(0, 10), ...prices, 100_000 + (bar % 7) * 1000].join(","));
    bar += 1;
  }
  return `${lines.join("\n")}\n`;
}

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await startOwnServer({ ACCOUNTS: "off", MARKET: "adjusted" }, (folder) => {
    const prices = join(folder, "prices");
    mkdirSync(prices);
    for (const symbol of ["ADJA", "ADJB", "ADJC"]) writeFileSync(join(prices, `${symbol}.csv`), yfinanceFile(symbol));
    const command = ["import", "--name", "adjusted", "--prices", prices];
    const env = { ...process.env, DATA_DIR: folder };
    const { status, stderr } = spawnSync(process.execPath, [join(root, "apps/cli/src/main.ts"), ...command], { env });
    if (status !== 0) throw new Error(String(stderr));
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it("opens on the total return where a market has only adjusted prices, and says why once", async () => {
  const { page, close, complaints } = await visit(browser);
  await page.goto(`${server.address}/#/pages/analysis?code=ADJA`);
  await page.locator("canvas").first().waitFor();
  await settled(page);
  for (const period of ["1 month", "6 months", "year to date", "1 year", "3 years", "5 years"]) {
    const name = await page
      .getByRole("button", { name: new RegExp(`^Total return, ${period}: `) })
      .getAttribute("aria-label");
    expect(name).toMatch(/[\d.]+%/);
  }
  expect(await page.getByRole("button", { name: /^Low, 52 weeks: [\d.]+/ }).count()).toBe(1);
  // Nothing is to be chosen.
  expect(await page.getByRole("radio", { name: "Total return" }).count()).toBe(0);
  expect(await page.getByText("Prices from this source include reinvested dividends").count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});
