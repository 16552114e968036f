import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FAULTY, startAdjustedServer } from "./adjusted-market.ts";
import { expectAccessible, launchBrowser, PHONE, readDown, settled, visit } from "./browser.ts";
import type { OwnServer } from "./own-server.ts";
import { newReader, post, signedIn } from "./registered-reader.ts";

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await startAdjustedServer();
}, 120_000);
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
  await expect.poll(() => page.getByRole("button", { name: /^Low, 52 weeks: [\d.]+/ }).count()).toBe(1);
  // Nothing is to be chosen.
  await expect.poll(() => page.getByRole("radio", { name: "Total return" }).count()).toBe(0);
  await expect.poll(() => page.getByText("Prices from this source include reinvested dividends").count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  // The words of the glossary; the separators of each language are those of CLDR.
  ["en-US", "en", "Open 1,102, high 1,100.25, low 1,103.75, close 1,101.5, volume 100,000."],
  [
    "fr-FR",
    "fr",
    "Ouverture 1\u202f102, plus haut 1\u202f100,25, plus bas 1\u202f103,75, clôture 1\u202f101,5, volume 100\u202f000.",
  ],
  ["zh-TW", "zh-Hant", "開盤 1,102，最高 1,100.25，最低 1,103.75，收盤 1,101.5，成交量 100,000。"],
])("says what the data check found with its values in the language of %s", async (locale, language, sentence) => {
  const { page, close, complaints } = await visit(browser, { locale });
  await page.goto(`${server.address}/#/pages/analysis?code=${FAULTY}`);
  await readDown(page);
  const shown = page.getByText(sentence);
  await shown.waitFor();
  // A sentence in another language would be marked as such.
  await expect.poll(() => shown.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(language);
  expect(complaints).toEqual([]);
  await close();
});

/** Figures that are a dash, by their names; a row of periods keeps the place of one that is longer than the history. */
const dashes = (place: Page | Locator): Promise<string[]> =>
  place.locator("main button[aria-haspopup=dialog]").evaluateAll((all) =>
    all
      .filter((one) => one.textContent === "-")
      .map((one) => one.getAttribute("aria-label") ?? "")
      .filter((name) => !/, 10 years: -$/.test(name)),
  );

describe.each([
  ["a desktop", {}],
  ["a phone", { viewport: PHONE }],
] as const)(
  "what a market without accounts and index lacks folds into one line with the reason, on %s:",
  (_, options) => {
    it.each([
      ["the ratios of the header", "/pages/analysis?code=ADJA", "no-accounts", /^P\/E, P\/S,? and P\/CF /],
      ["the risk beside the market", "/pages/statistics?code=ADJA", "no-index", /\bBeta\b/],
      ["the columns of the screener", "/pages/basic-search", "no-accounts", /\bMarket cap, P\/E\b/],
      ["the sectors of the home page", "/", "not-in-market-data", /^Sector /],
    ])("%s", async (__, path, because, names) => {
      const { page, close, complaints } = await visit(browser, options);
      await page.goto(`${server.address}/#${path}`);
      await page.getByRole("main").waitFor();
      await readDown(page);
      const lines = page.locator(`main [data-missing=${because}]`).filter({ hasText: names });
      await lines.first().waitFor();
      expect(await dashes(page)).toEqual([]);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      await close();
    });

    it("the columns of a watchlist", async () => {
      const reader = await newReader(server);
      await post(
        "watchlist/add",
        { stocks: [{ code: "ADJA" }, { code: "ADJB" }] },
        { token: reader.accessToken, address: server.address },
      );
      const { page, close, complaints } = await visit(browser, { ...options, ...signedIn(reader, server.address) });
      await page.goto(`${server.address}/#/pages/usercenter/usercenter#watchlists`);
      const lists = page.locator("#watchlists");
      await lists.locator("[data-row=ADJB]").waitFor();
      await lists.locator("[data-missing]").first().waitFor();
      expect(await dashes(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    });
  },
);
