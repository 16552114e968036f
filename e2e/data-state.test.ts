import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plantedPrices } from "@plumbline/market/ingest/testing";
import { liveProviders } from "@plumbline/market/live";
import { pullMarket, writeStandingPull } from "@plumbline/market/pull";
import { eveningOf, PlayedWorld, playedCompany } from "@plumbline/market/pull/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { registerReader } from "./registered-reader.ts";

const world = new PlayedWorld();
const MARKET = "us";
const LAST = 399;
let browser: Browser;
let server: OwnServer;

beforeAll(async () => {
  await world.open();
  world.companies = [playedCompany("ADAM", 100), playedCompany("EVEA", 200)];
  world.sessions = LAST + 1;
  const folder = mkdtempSync(join(tmpdir(), "plumbline-pulled-"));
  const begun = Date.now();
  await pullMarket({
    dataDirectory: folder,
    market: MARKET,
    universe: "ADAM,EVEA",
    edgar: { userAgent: "Plumbline test@example.org", dataUrl: world.address, archivesUrl: world.address },
    providers: liveProviders(world.environment).ready.filter(({ terms }) => terms.name === "yahoo"),
    now: () => eveningOf(LAST) + Date.now() - begun,
  });
  const standing = {
    universe: "ADAM,EVEA",
    since: null,
    providers: ["edgar", "yahoo"],
    filings: false,
    userAgent: null,
  };
  await writeStandingPull(folder, MARKET, standing);
  mkdirSync(join(folder, "upkeep", MARKET), { recursive: true });
  // Nothing has fallen due when the server begins.
  writeFileSync(join(folder, "upkeep", MARKET, "clock.json"), JSON.stringify({ at: Date.now() }));
  const environment = { ...world.environment, SEC_URL: world.address, SEC_USER_AGENT: "Plumbline test@example.org" };
  server = await startOwnServer({ ...environment, MARKET }, (own) => cpSync(folder, own, { recursive: true }));
  rmSync(folder, { recursive: true });
  browser = await launchBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await world.close();
});

const PAGE = "/#/pages/about-us?part=data";
const VALUATION = "/#/pages/valuation?code=ADAM";
/** By docs/pulling.md. */
const ORDER = [
  "SEC EDGAR",
  "Yahoo Finance",
  "Stooq",
  "Tiingo",
  "Alpha Vantage",
  "Financial Modeling Prep",
  "US Treasury",
];

describe("the page about the data", () => {
  it("is reached from the page about the product, and tells everyone who answers and how fresh the data are", async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await page.goto(`${server.address}/#/pages/about-us`);
    await page.getByRole("link", { name: "Open the data page" }).click();
    await page.getByRole("heading", { level: 1, name: "Data" }).waitFor();
    const yahoo = page.getByRole("row", { name: /Yahoo Finance/ });
    await yahoo.getByText("Working").waitFor();
    await page
      .getByRole("row", { name: /Tiingo/ })
      .getByText("No API key")
      .waitFor();
    await expect.poll(() => page.getByText("Updated automatically").count()).toBe(1);
    await page.getByText("Current", { exact: true }).waitFor();
    // In the order in which they are asked.
    const rows = page.getByRole("region", { name: "Providers" }).getByRole("row");
    const asked = (await rows.allInnerTexts()).slice(1).map((row) => ORDER.find((name) => row.startsWith(name)));
    expect(asked).toEqual(ORDER);
    // What only the owner can do is shown to nobody else.
    await expect.poll(() => page.getByRole("button", { name: "Refresh now" }).count()).toBe(0);
    await settled(page);
    await expectAccessible(page);
    await page.goto(`${server.address}${VALUATION}`);
    await page.getByText(/^There is no yield of AAA bonds/).waitFor();
    await settled(page);
    expect(await page.getByText(/You can import/).count()).toBe(0);
    await close();
  }, 60_000);

  it("fits a phone, and speaks Chinese", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, locale: "zh-CN" });
    await page.goto(`${server.address}${PAGE}`);
    await page.getByRole("heading", { level: 1, name: "数据" }).waitFor();
    await page.getByText("自动更新中").waitFor();
    const isWider = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
    expect(isWider).toBe(false);
    await settled(page);
    await expectAccessible(page);
    await close();
  }, 60_000);

  it("lets the owner refresh and bring files by the keyboard, and says what came of it", async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await page.goto(`${server.address}/#/pages/about-us`);
    await registerReader(page, server);
    await page.goto(`${server.address}${PAGE}`);
    const refresh = page.getByRole("button", { name: "Refresh now" });
    await refresh.focus();
    await page.keyboard.press("Enter");
    const result = page.getByRole("region", { name: "Result" });
    await result.getByText(/^Refresh · (Nothing new|New version)$/).waitFor({ timeout: 60_000 });
    const versions = page.getByRole("region", { name: "Versions" }).getByRole("row");
    const before = await versions.count();
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).press("Enter");
    const content = plantedPrices("NOAH", { from: 0, until: 400 });
    await (await choosing).setFiles([{ name: "NOAH.csv", mimeType: "text/csv", buffer: Buffer.from(content) }]);
    await result.getByText("Uploaded files · New version").waitFor({ timeout: 60_000 });
    await result.getByText("Files read").waitFor();
    await expect.poll(() => versions.count(), { timeout: 20_000 }).toBe(before + 1);
    await settled(page);
    await expectAccessible(page);
    // The table does not say its currency: the owner does.
    const currency = page.getByRole("textbox", { name: /^Currency/ });
    expect(await currency.inputValue()).toBe("USD");
    await currency.fill("dollars");
    await page.getByRole("button", { name: "Import with these answers" }).press("Enter");
    await page.getByText("A code of three letters, such as USD, or GBX for pence.").waitFor();
    await currency.fill("USD");
    await currency.press("Enter");
    await currency.waitFor({ state: "detached" });
    await result.getByText("Uploaded files · New version").waitFor({ timeout: 60_000 });
    await expect.poll(() => versions.count(), { timeout: 20_000 }).toBe(before + 2);
    expect(await page.getByRole("button", { name: "Import with these answers" }).count()).toBe(0);
    // Advice to import is for the owner, until it is done.
    await page.goto(`${server.address}${VALUATION}`);
    await page.getByText("You can import FRED’s DAAA or AAA.").waitFor();
    await close();
  }, 200_000);
});
