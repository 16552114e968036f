import { quotes } from "@plumbline/contract";
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "./answers.ts";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";

let browser: Browser;
let server: OwnServer;
let symbol: string;
beforeAll(async () => {
  browser = await launchBrowser();
  symbol = await dearestStock();
  server = await startOwnServer({ QUOTES: "demo", ACCOUNTS: "off" });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Of a low price, a simulated move within seconds is less than a cent. */
async function dearestStock(): Promise<string> {
  const listed = (await listedStocks()).slice(0, 50);
  const codes = listed.map((stock) => stock.symbol).join(",");
  const { quotes: found } = await answerOf(quotes, { codes });
  const priceOf = ({ price }: (typeof found)[number]) => price.value ?? 0;
  return found.reduce((dearest, one) => (priceOf(one) > priceOf(dearest) ? one : dearest)).symbol;
}

const addressOf = (query = "") => `${server.address}/#/pages/analysis?code=${symbol}${query}`;
const livePrice = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Price: / });
const lastClose = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Last close: / });
const isStream = (request: Request) => request.url().includes("/realtimeData/stream?");

/** Streams that the page has opened, and those that are open. */
function streamsOf(page: Page) {
  const opened: string[] = [];
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (!isStream(request)) return;
    opened.push(request.url());
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return { opened, open };
}

/** Lets a page believe that its tab is in front, or behind others. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

describe("the price of a fictional stock", () => {
  it("moves in the header, marked as simulated, without moving anything else", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(addressOf());
    await lastClose(page).waitFor();
    await settled(page);
    const bar = page.locator("[data-bar=stock]");
    const place = await bar.boundingBox();
    await livePrice(page).waitFor();
    const first = await livePrice(page).innerText();
    await expect.poll(() => livePrice(page).innerText()).not.toBe(first);
    expect(await bar.boundingBox()).toEqual(place);
    const header = page.getByRole("main").getByRole("banner").or(page.getByRole("main").locator("header")).first();
    const told = await header.innerText();
    expect(told).toMatch(/Market open/);
    expect(told).toMatch(/\d+ sec\. ago/);
    expect(told).toMatch(/simulated/);
    await expect.poll(() => header.getByTitle(/^as of \d+:\d\d:\d\d [AP]M$/).count()).toBe(1);
    await livePrice(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("still use the last close").waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is told by one stream for all parts of a page, and by none in a hidden tab", async () => {
    const { page, close } = await visit(browser);
    const streams = streamsOf(page);
    await page.goto(addressOf());
    await livePrice(page).waitFor();
    expect(streams.open.size).toBe(1);
    await hide(page, true);
    await expect.poll(() => streams.open.size).toBe(0);
    const count = streams.opened.length;
    const still = await livePrice(page).innerText();
    await hide(page, false);
    await expect.poll(() => streams.opened.length).toBe(count + 1);
    await expect.poll(() => livePrice(page).innerText()).not.toBe(still);
    expect(streams.open.size).toBe(1);
    await close();
  });

  it("gives way to the last close while the server cannot be reached, and comes back", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf());
    await livePrice(page).waitFor();
    await page.context().setOffline(true);
    await page.route("**/realtimeData/stream?*", (route) => route.abort());
    await hide(page, true);
    await hide(page, false);
    await lastClose(page).waitFor({ timeout: 40_000 });
    await page.unroute("**/realtimeData/stream?*");
    await page.context().setOffline(false);
    await livePrice(page).waitFor({ timeout: 40_000 });
    await close();
  });

  it("is not shown on a page of a past day", async () => {
    const { page, close } = await visit(browser);
    const streams = streamsOf(page);
    await page.goto(addressOf("&asOf=2025-03-14"));
    await lastClose(page).waitFor();
    await settled(page);
    await expect.poll(() => page.locator("[data-quote]").count()).toBe(0);
    expect(streams.opened).toEqual([]);
    await close();
  });

  it("moves on the home page for the stocks that are on screen", async () => {
    const { page, complaints, close } = await visit(browser);
    const streams = streamsOf(page);
    await page.goto(`${server.address}/#/pages/index/index`);
    const row = page.locator("[data-price][data-quote]").first();
    await row.waitFor();
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => streams.opened.at(-1) ?? "").toContain((await row.getAttribute("data-quote")) ?? "?");
    const first = await row.innerText();
    await expect.poll(() => row.innerText()).not.toBe(first);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is accessible on a phone in Chinese, within the width of the screen", async () => {
    const { page, close } = await visit(browser, { locale: "zh-CN", viewport: PHONE });
    await page.goto(addressOf());
    await page.getByText("模拟行情").first().waitFor();
    await settled(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await close();
  });
});
