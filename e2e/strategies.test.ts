import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { finishedOf, RUN_WITHIN, region, runShownOn, startedOn } from "./backtest-runs.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { newReader, post, signedIn } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Bought above its average of some days, held until the end. */
const aboveAverage = (length: number) => ({
  version: 1,
  parameters: {},
  universe: {},
  entry: {
    all: [{ left: { price: "close" }, operator: "above", right: { indicator: "sma", parameters: { length } } }],
  },
  exit: null,
  stops: {},
  ranking: null,
  positions: { count: 10 },
  sizing: { kind: "equal" },
  rebalancing: "signals",
});

const pageAt = (query = "") => `${inject("address")}/#/pages/backtesting${query}`;

describe("the strategies", () => {
  it("are found by a word and by family, and read as sentences", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt());
    await page.getByRole("heading", { name: "Golden cross" }).waitFor();
    await expect.poll(() => page.getByRole("article").count()).toBe(28);
    await page.getByRole("searchbox", { name: "Search strategies" }).fill("graham");
    await expect.poll(() => page.getByRole("article").count()).toBe(4);
    await page.getByRole("searchbox", { name: "Search strategies" }).fill("");
    await page.getByText("Calendar", { exact: true }).first().click();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Turn of the month", exact: true }).click();
    await page.getByText("The number of trading days left in the month is 1", { exact: false }).first().waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("are run on one stock from the setup, which says first what is missing", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt("?strategy=golden-cross"));
    await page.getByRole("button", { name: "Run backtest" }).click();
    await page.getByText("Choose a stock first.").waitFor();
    await page.getByRole("radio", { name: "Whole market" }).check();
    await page.getByRole("checkbox", { name: "Try a range of Fast average" }).check();
    await page.getByText("9 combinations will be tried").waitFor();
    await page.getByRole("checkbox", { name: "Try a range of Fast average" }).uncheck();
    // A short run: the tests below wait for threads that it shares.
    await page.getByRole("button", { name: "5 years" }).click();
    await startedOn(page, "Run backtest");
    expect(complaints).toEqual([]);
    await close();
  });

  it("are built from blocks, counted while they are built, saved, and taken back step by step", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt("?tab=builder"));
    // Nothing is wrong before anything was done; whoever presses saves nothing and is told why.
    const problem = page.locator('[id="entry-no-entry"]');
    const save = page.getByRole("button", { name: "Save", exact: true });
    await page.getByText("To save it, say when to buy, or set a ranking.").waitFor();
    expect([await problem.count(), await save.getAttribute("aria-disabled")]).toEqual([0, "true"]);
    await save.focus();
    await page.keyboard.press("Enter");
    await problem.waitFor();
    await page.getByRole("button", { name: "Add a rule" }).first().click();
    await problem.waitFor({ state: "detached" });
    await page.getByText("The closing price is above the 200-day average").waitFor();
    await page.getByText(/\d+ of \d+ stocks/).waitFor();
    const rule = page.getByRole("group", { name: "Rule 1" });
    await rule.getByRole("combobox", { name: "Comparison" }).selectOption("crossesAbove");
    await page.getByText("The closing price crosses above the 200-day average").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The closing price is above the 200-day average").waitFor();
    const order = page.getByRole("combobox", { name: "Buy with" });
    await order.focus();
    await page.keyboard.press("ArrowDown");
    await page.getByText(/purchases by a limit order 2% below the close of the signal/i).waitFor();
    await page.getByRole("textbox", { name: "Distance of the limit below the close" }).fill("3");
    const limit = page.getByText(/purchases by a limit order 3% below the close of the signal/i);
    await limit.waitFor();
    await page.getByRole("combobox", { name: "Trade" }).selectOption({ label: "Monthly" });
    await page.getByText("Positions that are replaced as a whole are bought at the open.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await limit.waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Above the average");
    // Pressed twice, it is saved once: its name stands there once below.
    await page.getByRole("button", { name: "Save", exact: true }).dblclick();
    await page.getByRole("heading", { name: "Above the average" }).waitFor();
    await limit.waitFor();
    await page.goto(pageAt());
    await page.getByRole("link", { name: "Above the average" }).waitFor();
    await page.goto(`${inject("address")}/#/`);
    await page.getByRole("link", { name: /Above the average.*stocks pass/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("built from blocks are run on one stock and on the whole market", { timeout: 150_000 }, async () => {
    const reader = await newReader();
    const stock = (await listedStocks())[0]?.symbol ?? "";
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await page.goto(pageAt("?tab=builder"));
    await page.getByRole("button", { name: "Add a rule" }).first().click();
    await page.getByRole("checkbox", { name: "Trailing stop: on" }).check();
    await page.getByRole("textbox", { name: "Trailing stop" }).fill("5");
    await page.getByText("5% below the purchase price or, if higher, the highest close since then").waitFor();
    await page.getByRole("textbox", { name: "Name" }).fill("Trailing");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Trailing" }).waitFor();
    await page.waitForURL(/strategy=/);
    const strategy = page.url();
    const places = page.getByRole("group", { name: "Stocks" });
    await places.getByRole("combobox").fill(stock);
    await places.getByRole("option").first().click();
    const run = async () => {
      await startedOn(page, "Run backtest");
      await region(page, "Account value").waitFor({ timeout: RUN_WITHIN });
      return finishedOf(reader, runShownOn(page));
    };
    const { trades } = await run();
    expect(new Set(trades.code)).toEqual(new Set([stock]));
    expect(trades.reason).toContain("trailingStop");
    await expect.poll(() => region(page, "Trades").locator("tr[data-row]").count()).toBeGreaterThan(0);
    await page.goto(strategy);
    await page.getByRole("radio", { name: "Whole market" }).check();
    await page.getByRole("button", { name: "5 years" }).click();
    const whole = await run();
    expect(new Set(whole.trades.code).size).toBeGreaterThan(1);
    await page.getByRole("heading", { name: "Trailing · Whole market" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("come with the address in Chinese on a phone", async () => {
    const reader = signedIn(await newReader());
    const { page, close, complaints } = await visit(browser, { ...reader, viewport: PHONE, locale: "zh-CN" });
    await page.goto(pageAt("?tab=builder&from=golden-cross"));
    await page.getByText("50 日均线上穿 200 日均线").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await settled(page);
    await expectAccessible(page);
    const shared = page.url();
    expect(shared).toContain("strategyFilters=");
    expect(shared).toContain("paramFilters=fast*50~slow*200~positions*10");
    expect(complaints).toEqual([]);
    await close();
  });

  it("are built with values found by typing, and are the same in the address and the builder", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt("?tab=builder"));
    await page.getByRole("button", { name: "Add a rule" }).first().click();
    const rule = page.getByRole("group", { name: "Rule 1" });
    await rule.getByRole("button", { name: "Compared with: the 200-day average" }).click();
    const picker = page.getByRole("dialog", { name: "Compared with" });
    await picker.getByRole("combobox").fill("highest close");
    await settled(page);
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByText("The closing price is above the highest close of 252 days").waitFor();
    // A multiple, and an earlier day.
    await rule.getByRole("button", { name: "A multiple, or an earlier day" }).last().click();
    await rule.getByRole("textbox", { name: "Multiplied by" }).fill("0.9");
    await rule.getByRole("textbox", { name: "Trading days before" }).fill("1");
    await page.getByText("above 0.9 times the highest close of 252 days, 1 trading day before").waitFor();
    await page.getByRole("button", { name: "Add a filter" }).click();
    await page.getByRole("button", { name: "Sectors: All" }).click();
    const sectors = page.getByRole("dialog", { name: "Sectors" });
    await sectors.getByRole("combobox").fill("energy");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.getByText("Stocks of these sectors: Energy").waitFor();
    await page.getByRole("checkbox", { name: "Stop by true range (ATR): on" }).check();
    await page.getByText("3 average true ranges of 14 days below the purchase price").waitFor();
    // What was chosen last comes first.
    await rule.getByRole("button", { name: /^What is looked at/ }).click();
    await page.getByRole("group", { name: "Recently used" }).getByText("the highest close of 252 days").waitFor();
    await page.keyboard.press("Escape");
    // The page loaded anew has the same rules, and another address brings others.
    await page.reload();
    await page.getByText("Stocks of these sectors: Energy").waitFor();
    await settled(page);
    await expectAccessible(page);
    const address = page.url();
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByText("Say when to buy, or set a ranking.", { exact: true }).waitFor();
    await page.goto(address);
    await page.getByText("3 average true ranges of 14 days below the purchase price").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("show all that a copy keeps: several orders with weights, and the limits of their numbers", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await page.goto(pageAt("?tab=builder&from=value-momentum"));
    const second = page.getByRole("group", { name: "Ranking 2" });
    await second.getByRole("textbox", { name: "Weight" }).fill("2");
    await page.getByText("(weight 2)").waitFor();
    await page.getByRole("group", { name: "Ranking 2" }).getByRole("button", { name: "Move ranking 2 up" }).click();
    await expect
      .poll(() => page.getByRole("group", { name: "Ranking 1" }).getByRole("textbox", { name: "Weight" }).inputValue())
      .toBe("2");
    await page.getByRole("heading", { name: "Parameters a backtest may vary" }).waitFor();
    await page.goto(pageAt("?tab=builder&from=turtle-20-10"));
    await page.getByRole("textbox", { name: "Average true ranges" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("come back after they were deleted, and as they were in an earlier version", async () => {
    const reader = await newReader();
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await post(
      "user/savecustomstrategy",
      { action: "create", name: "Mine", strategy: aboveAverage(200) },
      { token: reader.accessToken },
    );
    await page.goto(pageAt());
    await page.getByRole("link", { name: "Mine" }).click();
    await page.getByRole("link", { name: "Change", exact: true }).click();
    await page.getByRole("textbox", { name: "Length" }).fill("100");
    await page.getByText("The closing price is above the 100-day average").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Versions" }).waitFor();
    await page.getByText("Buy when: the closing price is above the 200-day average").waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore version 1 as a new version" }).click();
    await page.getByText("Version 3", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Change", exact: true }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Mine deleted").waitFor();
    // The button has the focus.
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Mine" }).waitFor();
    await page.getByText("Version 3", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ["a desktop", DESKTOP],
    ["a phone", PHONE],
  ])("say on %s which of them a stock passes, and why", async (_, viewport) => {
    const reader = await newReader();
    await post(
      "user/savecustomstrategy",
      { action: "create", name: "Above itself", strategy: aboveAverage(1) },
      { token: reader.accessToken },
    );
    const passing = (await post(
      "stock/strategyHits",
      { strategy: aboveAverage(200) },
      { token: reader.accessToken },
    )) as { passes: { code: string }[] };
    const code = passing.passes[0]?.code ?? "";
    await post(
      "user/savecustomstrategy",
      { action: "create", name: "Rising", strategy: aboveAverage(200) },
      { token: reader.accessToken },
    );
    const { page, close, complaints } = await visit(browser, { ...signedIn(reader), viewport });
    await page.goto(`${inject("address")}/#/pages/analysis?code=${code}`);
    const chip = page.getByRole("button", { name: "Passes 1 of your strategies" });
    // A number alone would not say what it counts.
    await expect.poll(() => chip.innerText()).toContain("1 of your strategies");
    await chip.click();
    const strategies = page.getByRole("dialog", { name: `Strategies that ${code} passes` });
    await strategies.getByText("The closing price is above the 200-day average").waitFor();
    await strategies.getByText(/^Entered on/).waitFor();
    await strategies.getByText(/from the threshold$/).waitFor();
    await settled(page);
    await expectAccessible(page);
    await strategies
      .getByRole("link", { name: `Backtest ${code}` })
      .first()
      .click();
    await page.getByText(code, { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Run backtest" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("are open on a server without accounts, which says what needs one", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.route("**/config/config.json", async (route) => {
      const answer = await route.fetch();
      const configuration = (await answer.json()) as { FEATURES: string[] };
      const FEATURES = configuration.FEATURES.filter((feature) => feature !== "accounts");
      await route.fulfill({ response: answer, json: { ...configuration, FEATURES } });
    });
    await page.goto(pageAt());
    await page.getByText("this server has none", { exact: false }).waitFor();
    await page.getByRole("link", { name: "Golden cross" }).click();
    await page.getByText("the 50-day average crosses above the 200-day average", { exact: true }).waitFor();
    await page.getByText(/\d+ of \d+ stocks|No stock passes/).waitFor();
    await settled(page);
    await expectAccessible(page);
    // From another page, the tab opens it too.
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("link", { name: "Strategies" }).first().click();
    await page.getByRole("heading", { name: "Golden cross" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
