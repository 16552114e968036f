import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, savedText, settled, type Visit, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";
import { codeTo } from "./outbox.ts";
import { newReader, nextEmail, PASSWORD, post, type Reader, signedIn } from "./registered-reader.ts";

let browser: Browser;
let stocks: Listed[];
beforeAll(async () => {
  browser = await launchBrowser();
  stocks = await listedStocks();
});
afterAll(() => browser.close());

/** A new reader with stocks on the first list. */
async function newWatcher(...codes: readonly string[]): Promise<Reader> {
  const reader = await newReader();
  if (codes.length > 0)
    await post("watchlist/add", { stocks: codes.map((code) => ({ code })) }, { token: reader.accessToken });
  return reader;
}

/** Stocks of a list that is longer than what is drawn at once. */
const LONG = 110;
const LISTS = "/#/pages/usercenter/usercenter#watchlists";

/** Opens a page as a reader who has signed in before. */
async function openAs(reader: Reader, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await visit(browser, { ...options, ...signedIn(reader) });
  await opened.page.goto(inject("address") + address);
  return opened;
}

const first = (place: number): Listed => stocks[place] as Listed;
const order = (page: Page) =>
  page.locator("#watchlists [data-row]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row")));
const section = (page: Page) => page.locator("#watchlists");
const rowOf = (page: Page, symbol: string) => section(page).locator(`[data-row="${symbol}"]`);

describe("a star", () => {
  it("that a reader sets before signing in is on the list afterwards, and follows to another tab", async () => {
    const { page, close, complaints } = await visit(browser);
    const stock = first(0);
    await page.goto(`${inject("address")}/#/pages/analysis?code=${stock.symbol}`);
    const star = page.getByRole("button", { name: `Add ${stock.name} to your watchlist` });
    await star.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Create one" }).click();
    const email = nextEmail();
    await dialog.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await dialog.getByRole("button", { name: "Send code" }).click();
    await dialog.getByRole("textbox", { name: "Verification code" }).fill(await codeTo(email));
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("checkbox", { name: /^I accept/ }).check();
    await dialog.getByRole("button", { name: "Create account", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("1 stock added to your watchlist").waitFor();
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => localStorage.getItem("pinnedStocks"))).toBe("[]");

    const other = await page.context().newPage();
    await other.goto(inject("address") + LISTS);
    await rowOf(other, stock.symbol).waitFor();
    // The first tab takes the star away; the second one shows it without being touched.
    await star.click();
    await rowOf(other, stock.symbol).waitFor({ state: "detached" });
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false");
    expect(complaints).toEqual([]);
    await close();
  });

  it("stays in the browser of a reader who does not sign in, and is listed in the search", async () => {
    const { page, close } = await visit(browser);
    const stock = first(1);
    await page.goto(`${inject("address")}/#/pages/analysis?code=${stock.symbol}`);
    const star = page.getByRole("button", { name: `Add ${stock.name} to your watchlist` });
    await star.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.reload();
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("group", { name: "On your watchlist" }).getByText(stock.symbol).waitFor();
    await close();
  });

  it("of a user with several lists offers them, and adds to the one that is checked", async () => {
    const reader = await newWatcher(first(0).symbol);
    const { lists } = (await post("watchlist/save", { name: "Dividends" }, { token: reader.accessToken })) as {
      lists: { id: string }[];
    };
    expect(lists).toHaveLength(2);
    const stock = first(2);
    const { page, close, complaints } = await openAs(reader, `/#/pages/analysis?code=${stock.symbol}`);
    await page.getByRole("button", { name: `Add ${stock.name} to your watchlist` }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("checkbox", { name: "Watchlist" }).waitFor();
    await expect.poll(() => menu.getByRole("checkbox", { name: "Watchlist" }).isChecked()).toBe(true);
    await menu.getByRole("checkbox", { name: "Dividends" }).check();
    await settled(page);
    await expectAccessible(page);
    await page.goto(inject("address") + LISTS);
    await page.getByRole("tab", { name: "Dividends · 1" }).click();
    await rowOf(page, stock.symbol).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("that the server refuses goes back, and says why", async () => {
    const stock = first(0);
    const { page, close } = await openAs(await newWatcher(), `/#/pages/analysis?code=${stock.symbol}`);
    await page.route("**/api/watchlist/add", (route) => route.abort());
    const star = page.getByRole("button", { name: `Add ${stock.name} to your watchlist` });
    await settled(page);
    await star.click();
    await page
      .getByText("The server cannot be reached")
      .or(page.getByText(/server does not answer/))
      .first()
      .waitFor();
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false");
    await close();
  });
});

describe("a watchlist", () => {
  it("is put in order with the keys, and stays so", async () => {
    const [a, b, c] = [first(0).symbol, first(1).symbol, first(2).symbol];
    const { page, close, complaints } = await openAs(await newWatcher(a, b, c), LISTS);
    await rowOf(page, c).waitFor();
    await expect.poll(() => order(page)).toEqual([a, b, c]);
    const handle = page.getByRole("button", { name: `Move ${first(2).name}`, exact: true });
    await handle.focus();
    const sent = page.waitForResponse("**/api/watchlist/arrange");
    await page.keyboard.press("ArrowUp");
    await page.getByText(`${first(2).name}: 2 of 3`).waitFor({ state: "attached" });
    await page.keyboard.press("Home");
    await expect.poll(() => order(page)).toEqual([c, a, b]);
    // The key goes on where the row is now.
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
    await sent;
    await page.reload();
    await rowOf(page, c).waitFor();
    await expect.poll(() => order(page)).toEqual([c, a, b]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is put in order by dragging", async () => {
    const [a, b, c] = [first(0).symbol, first(1).symbol, first(2).symbol];
    const { page, close } = await openAs(await newWatcher(a, b, c), LISTS);
    await settled(page);
    const handle = page.getByRole("button", { name: `Move ${first(0).name}`, exact: true });
    const from = await handle.boundingBox();
    const to = await rowOf(page, c).boundingBox();
    if (!from || !to) throw new Error("The rows are not drawn.");
    const sent = page.waitForResponse("**/api/watchlist/arrange");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 8 });
    await page.mouse.up();
    await sent;
    await expect.poll(() => order(page)).toEqual([b, c, a]);
    await close();
  });

  it("of many stocks goes on where its end is reached, or its button pressed, and a row moves to the very end", async () => {
    const codes = stocks.slice(0, LONG).map(({ symbol }) => symbol);
    const { page, close, complaints } = await openAs(await newWatcher(...codes), LISTS);
    await page.getByText(`50 of ${LONG} stocks shown`).waitFor();
    await expect.poll(() => order(page)).toEqual(codes.slice(0, 50));
    await rowOf(page, codes[49] as string).scrollIntoViewIfNeeded();
    await page.getByText(`100 of ${LONG} stocks shown`).waitFor();
    const more = page.getByRole("button", { name: "Show more" });
    await more.waitFor();
    await settled(page);
    await expectAccessible(page);
    await more.evaluate((button: HTMLButtonElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    await more.waitFor({ state: "detached" });
    await expect.poll(() => order(page)).toEqual(codes);
    // Whoever has pressed the button goes on in the first row that it has brought.
    const focused = () => page.evaluate(() => document.activeElement?.closest("[data-row]")?.getAttribute("data-row"));
    await expect.poll(focused).toBe(codes[100]);
    await page.reload();
    await page.getByText(`50 of ${LONG} stocks shown`).waitFor();
    const sent = page.waitForResponse("**/api/watchlist/arrange");
    await page.getByRole("button", { name: `Move ${first(0).name}`, exact: true }).focus();
    await page.keyboard.press("End");
    await expect.poll(focused).toBe(codes[0]);
    await expect.poll(() => order(page)).toEqual([...codes.slice(1), codes[0]]);
    await sent;
    expect(complaints).toEqual([]);
    await close();
  });

  it("keeps a note where it stands, and takes back a removal", async () => {
    const [a, b] = [first(0).symbol, first(1).symbol];
    const { page, close, complaints } = await openAs(await newWatcher(a, b), LISTS);
    await rowOf(page, a)
      .getByRole("button", { name: `Note on ${first(0).name}` })
      .click();
    await page.keyboard.type("Watch the margin");
    await page.keyboard.press("Control+Enter");
    await rowOf(page, a).getByText("Watch the margin").waitFor();
    await rowOf(page, a)
      .getByRole("button", { name: `Remove ${first(0).name} from this list` })
      .click();
    await rowOf(page, a).waitFor({ state: "detached" });
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
    const sent = page.waitForResponse("**/api/watchlist/arrange");
    await page.keyboard.press("Enter");
    await sent;
    await expect.poll(() => order(page)).toEqual([a, b]);
    await page.reload();
    await rowOf(page, a).getByText("Watch the margin").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows before an import what it would do, and comes back from its own file", async () => {
    const [a, b] = [first(0).symbol, first(1).symbol];
    const { page, close, complaints } = await openAs(await newWatcher(a), LISTS);
    await page.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=file]").setInputFiles({
      name: "positions.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`My broker;;\nShares;Ticker;Notes\n5;NASDAQ:${b};=from abroad\n1;${a};\n2;NOPE1;\n`),
    });
    await dialog.getByText("Will be added (1)").waitFor();
    await dialog.getByText("Already on the list (1)").waitFor();
    await dialog.getByText("Not in the data (1)").waitFor();
    await settled(page);
    await expectAccessible(page);
    await expect.poll(() => order(page)).toEqual([a]);
    await dialog.getByRole("button", { name: "Add 1 stock" }).click();
    await expect.poll(() => order(page)).toEqual([a, b]);
    await rowOf(page, b).getByText("=from abroad").waitFor();
    await settled(page);
    const download = page.waitForEvent("download");
    await section(page).getByRole("button", { name: "CSV" }).click();
    const file = await savedText(await download);
    expect(file).toContain("\ufeffSymbol,Name,Price,Currency,Change,");
    // A spreadsheet must not take the note for a formula.
    expect(file).toMatch(new RegExp(`\r\n${b},.*,'=from abroad\r\n`));
    await page.getByRole("button", { name: "Import" }).click();
    await dialog.getByRole("textbox").fill(file);
    await dialog.getByText("Already on the list (2)").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("can be made, renamed and deleted, after a question", async () => {
    const { page, close, complaints } = await openAs(await newWatcher(first(0).symbol), LISTS);
    await page.getByRole("button", { name: "New list" }).click();
    await page.getByLabel("Name of the list").fill("Banks");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Banks · 0", selected: true }).waitFor();
    await page.getByText("This list is empty").waitFor();
    await section(page).getByRole("combobox", { name: "Search for a company or symbol" }).fill(first(3).symbol);
    await section(page).getByRole("option").first().click();
    await rowOf(page, first(3).symbol).waitFor();
    await page.getByRole("button", { name: "Rename this list" }).click();
    await page.getByLabel("Name of the list").fill("Lenders");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Lenders · 1" }).waitFor();
    await page.getByRole("button", { name: "Delete this list" }).click();
    const question = page.getByRole("dialog");
    await question.getByText("Delete “Lenders” with its notes?").waitFor();
    await question.getByRole("button", { name: "Delete this list" }).click();
    await page.getByRole("tab", { name: "Lenders · 1" }).waitFor({ state: "detached" });
    await expect.poll(() => order(page)).toEqual([first(0).symbol]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ["an English desktop in light", "en-US", { viewport: DESKTOP, colorScheme: "light" }],
    ["a Chinese phone in dark", "zh-CN", { viewport: PHONE, colorScheme: "dark" }],
    ["the smallest French phone", "fr-FR", { viewport: { width: 320, height: 640 }, colorScheme: "light" }],
  ] as const)("is readable for everyone and fits the screen, on %s", async (_, locale, options) => {
    const reader = await newWatcher(...stocks.slice(0, 6).map(({ symbol }) => symbol));
    await post(
      "watchlist/add",
      { stocks: [{ code: first(1).symbol, note: "x".repeat(500) }] },
      { token: reader.accessToken },
    );
    await post(
      "watchlist/save",
      { name: "A list with a name of many words for a small phone" },
      { token: reader.accessToken },
    );
    const { page, close, complaints } = await openAs(reader, LISTS, { locale, ...options });
    await rowOf(page, first(0).symbol).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const low = await section(page)
      .locator("button")
      .evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width > 0 && (width < 24 || height < 24) && !button.textContent?.match(/\d|-/);
          }).length,
      );
    expect(low).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
