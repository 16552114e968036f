import { instrumentList } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { aliasedStock, delistedStock, type Listed, listedStocks } from "./market.ts";

let browser: Browser;
let stocks: Listed[];

beforeAll(async () => {
  browser = await launchBrowser();
  stocks = await listedStocks();
});
afterAll(() => browser.close());

/** Types into the search box of the start page and returns the symbols that are offered, best first. */
async function offered(page: Page, query: string): Promise<string[]> {
  const box = page.getByRole("main").getByRole("combobox");
  await box.fill(query);
  const options = page.getByRole("option");
  await options.first().waitFor();
  return options.evaluateAll((rows) => rows.map((row) => row.textContent ?? ""));
}

async function startPage(locale = "en-US"): Promise<{ page: Page; close: () => Promise<void>; complaints: string[] }> {
  const opened = await visit(browser, { locale });
  await opened.page.goto(inject("address"));
  return opened;
}

describe("search", () => {
  it("finds a stock by its symbol, its name, pinyin initials and a name with one wrong letter", async () => {
    const { page, close, complaints } = await startPage();
    const stock = stocks.find(({ name }) => /^[a-z]{7}/i.test(name));
    if (!stock) throw new Error("The market has no stock with a long first word in its name.");
    const word = stock.name.split(" ")[0] ?? stock.name;
    const misspelt = `${word.slice(0, 3)}${word[3] === "x" ? "q" : "x"}${word.slice(4)}`;

    expect((await offered(page, stock.symbol.toLowerCase()))[0]).toContain(stock.symbol);
    expect((await offered(page, stock.name)).join()).toContain(stock.name);
    expect((await offered(page, stock.pinyin)).join()).toContain(stock.symbol);
    expect((await offered(page, misspelt)).join()).toContain(word);
    expect(complaints).toEqual([]);
    await close();
  });

  it("finds a stock by the whole pinyin of its name, and by its symbol with two letters swapped", async () => {
    const { page, close } = await startPage();
    const { names, symbol: symbols, reading } = await answerOf(instrumentList, {});
    const row = names["zh-Hans"].findIndex((name) => name?.startsWith("北"));
    expect(reading[row]).toMatch(/^bei/);
    expect((await offered(page, (reading[row] as string).slice(0, 9))).join()).toContain(symbols[row]);
    const stock = stocks.find(({ symbol }) => /^[A-Z]{4}$/.test(symbol) && symbol[1] !== symbol[2]);
    if (!stock) throw new Error("The market has no symbol of four letters.");
    const [first, second, third, last] = stock.symbol;
    expect((await offered(page, `${first}${third}${second}${last}`)).join()).toContain(stock.symbol);
    await close();
  });

  it("finds a stock by an alias", async () => {
    const { page, close } = await startPage();
    const { symbol, alias } = await aliasedStock();
    expect((await offered(page, alias))[0]).toContain(symbol);
    await close();
  });

  it("finds Chinese names in both scripts and shows them in the language of the page", async () => {
    const [stock] = stocks;
    if (!stock) throw new Error("The market has no stock with a Chinese name.");
    const mainland = await startPage("zh-CN");
    expect((await offered(mainland.page, stock.simplified))[0]).toContain(stock.simplified);
    await mainland.close();
    const taiwan = await startPage("zh-TW");
    expect((await offered(taiwan.page, stock.traditional))[0]).toContain(stock.traditional);
    await taiwan.close();
  });

  it("opens the marked stock with Enter, by keyboard alone, and remembers it", async () => {
    const { page, close } = await startPage();
    const [stock] = stocks;
    if (!stock) throw new Error("The market has no stock.");
    await page.getByRole("main").waitFor();
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    await page.keyboard.type(stock.symbol);
    await page.getByRole("option", { selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: stock.name }).waitFor();
    await expect.poll(() => page.url()).toContain(`#/pages/analysis?code=${stock.symbol}`);

    await page.goto(`${inject("address")}/#/pages/basic-search`);
    await page.getByRole("main").getByRole("combobox").focus();
    await page.getByRole("option").getByText(stock.symbol, { exact: true }).waitFor();
    await close();
  });

  it("keeps what is typed before its dialog appears", async () => {
    const { page, close } = await visit(browser);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/SearchDialog-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    // The page may load the dialog before a reader opens it.
    const dialogRequest = page.waitForRequest(/SearchDialog-.*\.js$/);
    await page.goto(inject("address"));
    await page.getByRole("main").waitFor();
    await page.keyboard.press("/");
    await dialogRequest;
    const before = page.url();
    await page.keyboard.type("gghx");
    await page.keyboard.press("Backspace");
    release();
    const box = page.getByRole("dialog").getByRole("combobox");
    await box.waitFor();
    await page.keyboard.type("s");
    await expect.poll(() => box.inputValue()).toBe("gghs");
    expect(page.url()).toBe(before);
    await close();
  });

  it("opens with the key that was pressed before the page was there, and keeps what was typed after it", async () => {
    const { page, close, complaints } = await visit(browser);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const entry = page.waitForRequest(/\/entry-.*\.js$/);
    await page.route(/\/entry-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(inject("address"), { waitUntil: "commit" });
    await entry;
    await page.waitForFunction(() => "earlyKeys" in globalThis);
    await page.keyboard.type("/ggx");
    await page.keyboard.press("Backspace");
    release();
    const box = page.getByRole("dialog").getByRole("combobox");
    await box.waitFor();
    await page.keyboard.type("s");
    await expect.poll(() => box.inputValue()).toBe("ggs");
    expect(complaints).toEqual([]);
    await close();
  });

  it("closes with the browser's way back, which leads to the page before", async () => {
    const { page, close } = await startPage();
    await page.goto(`${inject("address")}/#/pages/basic-search`);
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("grid").waitFor({ state: "detached" });
    await close();
  });

  it("does not act on keys that compose a character", async () => {
    const { page, close } = await startPage("zh-CN");
    const box = page.getByRole("main").getByRole("combobox");
    await box.fill(stocks[0]?.symbol ?? "");
    await page.getByRole("option").first().waitFor();
    const before = page.url();
    await box.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
    await settled(page);
    expect(page.url()).toBe(before);
    await close();
  });

  it("labels a delisted stock", async () => {
    const { page, close } = await startPage();
    const { symbol } = await delistedStock();
    const rows = await offered(page, symbol);
    expect(rows.find((row) => row.includes(symbol))).toMatch(/Delisted/);
    await close();
  });

  it("explains that nothing matches and what to try", async () => {
    const { page, close } = await startPage();
    await page.getByRole("main").getByRole("combobox").fill("zzzzqqqq");
    await page.getByText("No match for “zzzzqqqq”").waitFor();
    await close();
  });

  it("opens as a sheet on a phone and closes with Escape", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("button", { name: "Search for a company or symbol" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await close();
  });

  it("opens again when its button is pressed at the moment at which it closes", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(`${inject("address")}/#/pages/about-us`);
    const opener = page.getByRole("button", { name: "Search for a company or symbol" });
    await opener.click();
    await page.getByRole("dialog").waitFor();
    await opener.evaluate(async (button: HTMLElement) => {
      // As Escape does. The browser's event "close" follows in a later task than the press of the button.
      document.querySelector<HTMLDialogElement>("dialog[open]")?.requestClose();
      await Promise.resolve();
      button.click();
    });
    await settled(page);
    expect(await page.getByRole("dialog").count()).toBe(1);
    await close();
  });
});
