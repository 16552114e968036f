import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../scripts/setup.mjs";
import { DESKTOP, launchBrowser, settled, visit } from "./browser.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";

/** A table that states no currency. */
function plainFile(): string {
  const rows = Array.from({ length: 300 }, (_, bar) => {
    const day = new Date(Date.UTC(2023, 0, 2 + 7 * Math.floor(bar / 5) + (bar % 5))).toISOString().slice(0, 10);
    const close = 50 + 2 * Math.sin(bar / 9);
    return [
      day,
      ...[close - 0.1, close + 0.6, close - 0.7, close].map((price) => price.toFixed(2)),
      100_000 + bar,
    ].join();
  });
  return `${["Date,Open,High,Low,Close,Volume", ...rows].join("\n")}\n`;
}

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await startOwnServer({ ACCOUNTS: "off", MARKET: "plain" }, (folder) => {
    const prices = join(folder, "prices");
    mkdirSync(prices);
    for (const symbol of ["KOLA", "SAP.DE"]) writeFileSync(join(prices, `${symbol}.csv`), plainFile());
    const command = ["import", "--name", "plain", "--prices", prices];
    const env = { ...process.env, DATA_DIR: folder };
    const { status, stderr } = spawnSync(process.execPath, [join(root, "apps/cli/src/main.ts"), ...command], { env });
    if (status !== 0) throw new Error(String(stderr));
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it.each([
  ["KOLA", "currency unknown"],
  ["SAP.DE", "EUR"],
])("the price of %s stands with %s in the header and in the bar, and names its file", async (symbol, currency) => {
  const { page, close, complaints } = await visit(browser, { viewport: DESKTOP });
  await page.goto(`${server.address}/#/pages/analysis?code=${symbol}`);
  await page.locator("canvas").first().waitFor();
  await settled(page);
  const main = page.getByRole("main");
  await expect.poll(() => main.getByText(currency, { exact: true }).first().isVisible()).toBe(true);
  await page
    .getByRole("button", { name: /^Last close: / })
    .first()
    .click();
  await expect.poll(() => page.getByRole("dialog").innerText()).toContain(`${symbol}.csv`);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.locator("[data-bar]").getByText(currency, { exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});
