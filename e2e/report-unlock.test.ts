import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { registerReader } from "./registered-reader.ts";

let browser: Browser;
let server: OwnServer;
let symbols: readonly string[];

/** Payment is configured, and Stripe is away: an unlock of the free plan needs none of it. */
const PAYMENT = {
  STRIPE_SECRET_KEY: "sk_test_0123456789abcdef",
  STRIPE_PK: "pk_test_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  STRIPE_API_URL: "http://127.0.0.1:9",
};

beforeAll(async () => {
  server = await startOwnServer(PAYMENT);
  symbols = (await listedStocks()).map(({ symbol }) => symbol);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (page: Page, symbol: string): Promise<void> => {
  await page.goto(`${server.address}/#/pages/analysis?tab=ai&code=${symbol}`);
  await page.getByRole("article").first().waitFor();
  await settled(page);
};

const panelOf = (page: Page) => page.getByRole("region", { name: "The full report" });

it("shows the teaser to everybody, and says what the whole report has and needs", async () => {
  const { page, close, complaints } = await visit(browser, { viewport: PHONE });
  await open(page, symbols[0] as string);
  await page.getByRole("region", { name: "Economic moat" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "View all" }).count()).toBe(0);
  await panelOf(page)
    .getByText(/ from \d+ sources\.$/)
    .waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await panelOf(page).getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it("unlocks three reports a month after it has said the cost, and then says when more come", async () => {
  const { page, close } = await visit(browser);
  await open(page, symbols[0] as string);
  await registerReader(page, server);
  for (const [at, left] of [3, 2, 1].entries()) {
    await open(page, symbols[at] as string);
    await panelOf(page).getByText(`This uses one unlock: ${left} of 3`).waitFor();
    await panelOf(page).getByRole("button", { name: "Unlock the report" }).click();
    await page.getByRole("button", { name: "View all" }).waitFor();
  }
  // It stays open: nothing is used up by coming back.
  await open(page, symbols[0] as string);
  await page.getByRole("button", { name: "View all" }).waitFor();
  await open(page, symbols[3] as string);
  const out = panelOf(page).getByRole("region", { name: "No full reports left this month" });
  await out.getByText(/^Your plan has 3 a month, and all are used up\. New ones come on /).waitFor();
  await out.getByRole("link", { name: /^Investor/ }).waitFor();
  await expect.poll(() => panelOf(page).getByRole("button").count()).toBe(0);
  await settled(page);
  await expectAccessible(page);
  await expect.poll(() => out.getByRole("link").first().getAttribute("href")).toContain("#/pages/usercenter/renewal");
  await close();
});
