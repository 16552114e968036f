import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../scripts/setup.mjs";
import { launchBrowser, visit } from "./browser.ts";
import { endServer } from "./end-server.ts";
import { addressOf } from "./global-setup.ts";
import { listedStocks } from "./market.ts";

const FAULT = "An error in the program stopped it.";
const CONNECTION = "The connection timed out, click the screen to try again";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function startServer(port: string): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: inject("dataDirectory"),
    MARKET: "demo",
    PORT: port,
    // The accounts of this folder belong to the server of all tests.
    ACCOUNTS: "off",
    RATE_LIMIT_SCALE: "1000",
  };
  return spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
}

/** Addresses of the stylesheets that have been loaded. */
function appliedStyles(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
}

describe("when the server goes away", () => {
  // Two starts of a server, and twice the wait for the page to notice.
  const TIMES = { timeout: 120_000 };
  it("the page keeps the last good data and says so, until the server is back", TIMES, async () => {
    const [stock, other] = await listedStocks();
    if (!stock || !other) throw new Error("The market has too few stocks.");
    let server = startServer("0");
    const address = await addressOf(server);
    const { page, close } = await visit(browser);
    await page.goto(`${address}/#/pages/analysis?code=${stock.symbol}`);
    await page.getByRole("heading", { level: 1, name: stock.name }).waitFor();

    await endServer(server);
    await page.evaluate((code) => {
      location.hash = `#/pages/analysis?code=${code}`;
    }, other.symbol);
    await page.getByText("The server cannot be reached.", { exact: false }).waitFor();

    server = startServer(new URL(address).port);
    await addressOf(server);
    await page
      .getByText("The server cannot be reached.", { exact: false })
      .waitFor({ state: "detached", timeout: 40_000 });
    await page.getByRole("heading", { level: 1, name: other.name }).waitFor({ timeout: 40_000 });
    await close();
    await endServer(server);
  });
});

describe("a page that is slow to load", () => {
  it("says that it is loading after 200 ms, and not before", async () => {
    const { page, close } = await visit(browser);
    await page.goto(inject("address"));
    await page.getByRole("main").getByRole("combobox").waitFor();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/AboutPage.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      location.hash = "#/pages/about-us";
    });
    await page.getByRole("status").getByText("Loading").waitFor({ state: "attached" });
    release();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("status").getByText("Loading").waitFor({ state: "detached" });
    await close();
  });

  it.each(["js", "css"])(
    "offers a click to try again when its .%s file fails, and the click loads it",
    async (kind) => {
      const { page, close } = await visit(browser);
      await page.goto(inject("address"));
      await page.getByRole("main").getByRole("combobox").waitFor();
      const file = new RegExp(`RulesPage.*\\.${kind}`);
      await page.route(file, (route) => route.abort());
      await page.evaluate(() => {
        location.hash = "#/pages/rules";
      });
      const failed = page.getByRole("button", { name: CONNECTION });
      await failed.waitFor();
      expect(await page.getByText(FAULT).count()).toBe(0);
      await page.unroute(file);
      await failed.click();
      await page.getByRole("heading", { level: 1, name: "Rules and formulas" }).waitFor();
      expect(await appliedStyles(page)).toContainEqual(expect.stringContaining("RulesPage"));
      await close();
    },
  );
});

/** Puts a script of its own in the place of a file of the page. */
const plant = (page: Page, file: RegExp, body: string) =>
  page.route(file, (route) => route.fulfill({ contentType: "text/javascript", body }));

describe("a page whose own file has a fault", () => {
  it.each([
    ["throws while it is evaluated", 'throw new RangeError("There is no month 13.");', "There is no month 13."],
    [
      "throws while it is drawn",
      'export const RulesPage = () => { throw new RangeError("There is no month 13."); };',
      "There is no month 13.",
    ],
    ["imports what another file does not export", 'import { x } from "/mark.js";', "does not provide an export named"],
  ])("says so when it %s, reports the cause, and a click loads the document again", async (_, code, cause) => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(inject("address"));
    await page.getByRole("main").getByRole("combobox").waitFor();
    const file = /RulesPage.*\.js/;
    await plant(page, /mark\.js/, "export const y = 1;");
    await plant(page, file, code);
    await page.evaluate(() => {
      location.hash = "#/pages/rules";
    });
    await page.getByRole("alert").getByText(FAULT).waitFor();
    expect(complaints).toEqual([expect.stringContaining(cause)]);
    expect(await page.getByText(CONNECTION).count()).toBe(0);
    await page.unroute(file);
    await page.getByRole("button", { name: "Reload the page" }).click();
    await page.getByRole("heading", { level: 1, name: "Rules and formulas" }).waitFor();
    expect(complaints).toHaveLength(1);
    await close();
  });

  it.each([
    ["en-US", FAULT, "Reload the page"],
    ["es-MX", "Lo impide un error del programa.", "Recargar la página"],
    ["fr-FR", "Une erreur du programme l’empêche.", "Recharger la page"],
    ["zh-CN", "程序出错。", "重新加载页面"],
    ["zh-TW", "程式發生錯誤。", "重新載入頁面"],
  ])("is told to a reader of %s who opens its address", async (locale, sentence, action) => {
    const { page, complaints, close } = await visit(browser, { locale });
    await plant(page, /RulesPage.*\.js/, 'throw new RangeError("There is no month 13.");');
    await page.goto(`${inject("address")}/#/pages/rules`);
    await page.getByRole("alert").getByText(sentence).waitFor();
    await page.getByRole("button", { name: action }).waitFor();
    expect(complaints).toEqual([expect.stringContaining("There is no month 13.")]);
    await close();
  });

  it("says so in the place of one part, and the rest of the page stays", async () => {
    const { page, complaints, close } = await visit(browser);
    await plant(page, /RulesPanel.*\.js/, 'throw new RangeError("There is no month 13.");');
    await page.goto(`${inject("address")}/#/pages/rules`);
    await page.getByRole("alert").getByText(FAULT).waitFor();
    await page.getByRole("heading", { level: 1, name: "Rules and formulas" }).waitFor();
    expect(complaints).toEqual([expect.stringContaining("There is no month 13.")]);
    await close();
  });

  it("is reported also where the frame of the page does without the part", async () => {
    const { page, complaints, close } = await visit(browser);
    await plant(page, /SearchDialog.*\.js/, 'throw new RangeError("There is no month 13.");');
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // The sentence goes by itself: it is awaited from before.
    await Promise.all([page.getByText("This could not be loaded").waitFor(), page.keyboard.press("/")]);
    expect(complaints).toEqual([expect.stringContaining("There is no month 13.")]);
    await close();
  });
});

describe("a part of a page whose styles cannot be fetched", () => {
  it("is loaded with them by the click on its message", async () => {
    const { page, close } = await visit(browser);
    await page.goto(inject("address"));
    await page.getByRole("main").getByRole("combobox").waitFor();
    const file = /AboutView.*\.css/;
    await page.route(file, (route) => route.abort());
    await page.evaluate(() => {
      location.hash = "#/pages/about-us";
    });
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    await again.waitFor();
    await page.unroute(file);
    await again.click();
    await page.getByRole("heading", { name: "Where the data comes from" }).waitFor();
    expect(await appliedStyles(page)).toContainEqual(expect.stringContaining("AboutView"));
    await close();
  });
});

describe("a price chart whose file cannot be fetched", () => {
  it("does not stop the rest of the page", async () => {
    const [stock] = await listedStocks();
    if (!stock) throw new Error("The market has no stocks.");
    const { page, close } = await visit(browser);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.route(/draw-price-chart/, (route) => route.abort());
    await page.goto(`${inject("address")}/#/pages/analysis?code=${stock.symbol}`);
    const facts = page.getByRole("region", { name: "Key facts" });
    // The page is short until its header is there: it is scrolled until the facts come into view.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          return facts.isVisible();
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    await page.getByRole("region", { name: "Dividends and splits" }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

describe("an address without a page", () => {
  it.each(["/pages/nowhere", "/pages/valuation/x", "/%00", "/pages/analysis/../../x"])(
    "says so at %s",
    async (route) => {
      const { page, close } = await visit(browser);
      await page.goto(`${inject("address")}/#${route}`);
      await page.getByText("There is no page at this address").waitFor();
      await page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button")).first().click();
      await page.getByRole("main").getByRole("combobox").waitFor();
      await close();
    },
  );
});

describe("a stranger's storage", () => {
  it("full of nonsense is ignored", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.addInitScript(() => {
      for (const key of ["language", "theme", "colours", "user", "toRouter", "recent", "pinned"]) {
        localStorage.setItem(key, '{"broken');
      }
    });
    await page.goto(inject("address"));
    await page.getByRole("main").getByRole("combobox").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
