import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, settled, visit } from "./browser.ts";
import { hold, intoTheMiddle, TOUCHED, touch } from "./hold.ts";
import { type Listed, listedStocks } from "./market.ts";
import { newReader, post, signedIn } from "./registered-reader.ts";

let browser: Browser;
let stocks: Listed[];
beforeAll(async () => {
  browser = await launchBrowser();
  stocks = await listedStocks();
});
afterAll(() => browser.close());

/** Milliseconds of the page's clock, which a test puts forward. */
const TWICE_THE_DELAY = 700;
const ACTIONS = ["Open", "Compare", "Add to your watchlist"];

/** Opens a page; what its rows do when they are held is loaded last. */
async function open(page: Page, address: string): Promise<void> {
  // Elsewhere than in the application, whose addresses have a hash.
  const isFirst = !page.url().includes("#");
  const loaded = isFirst && page.waitForResponse(/\/StockMenus-[^/]*\.js$/);
  await page.goto(`${inject("address")}/#${address}`);
  await loaded;
  await settled(page);
}

async function openScreener(page: Page) {
  await open(page, "/pages/basic-search");
  const row = page.getByRole("grid").locator("tr[data-row='1']");
  const link = row.getByRole("link");
  await link.waitFor();
  await intoTheMiddle(link);
  return { row, symbol: (await link.textContent()) ?? "" };
}

describe("the menu of a company in the screener", () => {
  it("opens by a long press on a phone, and the finger that is lifted follows no link", async () => {
    const { page, complaints, close } = await visit(browser, TOUCHED);
    const { row } = await openScreener(page);
    const [address, scrolled] = [page.url(), await page.evaluate(() => scrollY)];
    const menu = await hold(page, row.getByRole("link"));
    await settled(page);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect.poll(() => menu.getByRole("listitem").allTextContents()).toEqual(ACTIONS);
    await menu.getByRole("button", { name: "Compare" }).click();
    await menu.waitFor({ state: "detached" });
    await page.getByText("1 of 4 selected").waitFor();
    await expect.poll(() => row.getByRole("checkbox").isChecked()).toBe(true);
    const again = await hold(page, row.getByRole("link"));
    await again.getByRole("button", { name: "Remove from comparison" }).click();
    await page.getByText("1 of 4 selected").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });

  it("stays closed when the finger scrolls", async () => {
    const { page, close } = await visit(browser, TOUCHED);
    const { row } = await openScreener(page);
    await page.clock.install();
    const finger = await touch(page, row.getByRole("link"));
    for (const pixels of [10, 20, 30]) await finger.moveUp(pixels);
    await page.clock.runFor(TWICE_THE_DELAY);
    await finger.lift();
    await settled(page);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await close();
  });

  it("opens by the right button and by the keyboard, and Escape brings the focus back to the table", async () => {
    const { page, close } = await visit(browser);
    const { row, symbol } = await openScreener(page);
    const menu = page.getByRole("dialog");
    await row.locator("td").first().click({ button: "right" });
    await menu.waitFor();
    await settled(page);
    await expectAccessible(page);
    await menu.getByRole("button", { name: "Add to your watchlist" }).click();
    // The first star of a visit offers to sign in, so that it follows to other devices.
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await row.locator("button[aria-pressed=true]").waitFor();
    const link = row.getByRole("link");
    await link.focus();
    await page.keyboard.press("ContextMenu");
    await menu.waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("ContextMenu");
    await menu.getByRole("link", { name: "Open" }).click();
    await page.waitForURL(`**/#/pages/analysis?code=${encodeURIComponent(symbol)}`);
    await close();
  });
});

/** The address of a comparison that begins with a stock. */
const comparisonOf = (symbol: string) => (url: URL) =>
  new URLSearchParams(url.hash.replace("#/pages/basic-search", "")).get("compare") === symbol;

describe("the same menu", () => {
  it("opens on a row of the home page, and begins a comparison with its stock", async () => {
    const { page, complaints, close } = await visit(browser, TOUCHED);
    await open(page, "/");
    const mover = page.getByRole("region", { name: "Largest gains" }).getByRole("link").first();
    const symbol = (await mover.locator("span").first().textContent()) ?? "";
    const menu = await hold(page, mover);
    await expect.poll(() => menu.getByRole("listitem").allTextContents()).toEqual(ACTIONS);
    await menu.getByRole("link", { name: "Compare" }).click();
    await page.waitForURL(comparisonOf(symbol));
    await page.getByRole("main").getByText(symbol, { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("opens on a result of the search, in its window and under the box of the home page", async () => {
    const { page, complaints, close } = await visit(browser, TOUCHED);
    const [stock] = stocks as [Listed];
    await open(page, "/");
    await page.getByRole("main").getByRole("combobox").fill(stock.symbol);
    const below = await hold(page, page.getByRole("option").first());
    await expectAccessible(page);
    await below.getByRole("link", { name: "Open" }).click();
    await page.waitForURL(`**/#/pages/analysis?code=${stock.symbol}`);
    await page.getByRole("button", { name: "Search" }).click();
    const search = page.getByRole("dialog");
    await search.getByRole("combobox").fill(stock.symbol);
    const within = await hold(page, search.getByRole("option").first());
    await within.getByRole("link", { name: "Compare" }).click();
    await page.waitForURL(comparisonOf(stock.symbol));
    await search.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });

  it("opens on a watched stock, on a recent one and in the user centre, but not on what drags a row", async () => {
    const [watched, recent] = stocks as [Listed, Listed];
    const reader = await newReader();
    await post("watchlist/add", { stocks: [{ code: watched.symbol }] }, { token: reader.accessToken });
    const { page, complaints, close } = await visit(browser, { ...TOUCHED, ...signedIn(reader) });
    await open(page, `/pages/analysis?code=${recent.symbol}`);
    await page.getByRole("heading", { level: 1, name: recent.name }).waitFor();
    await open(page, "/");
    const seen = page.getByRole("region", { name: "Recently viewed" }).getByRole("link").first();
    const menu = await hold(page, seen);
    await menu.getByRole("button", { name: "Add to your watchlist" }).click();
    const own = page.getByRole("region", { name: "Watchlist", exact: true });
    await own.getByRole("link", { name: new RegExp(`^${recent.symbol}`) }).waitFor();
    const listed = await hold(page, own.getByRole("link", { name: new RegExp(`^${watched.symbol}`) }));
    await listed.getByRole("button", { name: "Remove from your watchlist" }).waitFor();
    await page.keyboard.press("Escape");
    await listed.waitFor({ state: "detached" });

    await open(page, "/pages/usercenter/usercenter#watchlists");
    const row = page.locator(`#watchlists [data-row="${watched.symbol}"]`);
    const handle = row.getByRole("button", { name: `Move ${watched.name}`, exact: true });
    await intoTheMiddle(handle);
    await page.clock.install();
    const finger = await touch(page, handle);
    await page.clock.runFor(TWICE_THE_DELAY);
    await finger.lift();
    await settled(page);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    const held = await hold(page, row.getByRole("link"));
    await held.getByRole("button", { name: "Remove from your watchlist" }).click();
    await row.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });
});
