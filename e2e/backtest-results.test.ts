/** What a result shows beside its account, and what the setup asks for: each against what the server computed. */
import { backtest, instrumentList } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { finishedOf, openBacktests, RUN_WITHIN, region, runShownOn, startedBy, startedOn } from "./backtest-runs.ts";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { newReader, post, type Reader, signedIn } from "./registered-reader.ts";

let browser: Browser;
let reader: Reader;
let codes: readonly string[];
beforeAll(async () => {
  browser = await launchBrowser();
  codes = (await listedStocks()).map(({ symbol }) => symbol);
});
// A reader of its own for each test: a user has few runs at once.
beforeEach(async () => {
  reader = await newReader();
});
afterAll(() => browser.close());

const first = () => codes[0] as string;
const started = (order: object) => startedBy(reader, order);
const finished = (id: string) => finishedOf(reader, id);

/** Opens a run whose result is there. */
async function opened(page: Page, id: string, title = "Account value"): Promise<void> {
  await openBacktests(page, `?run=${id}`);
  await region(page, title).waitFor({ timeout: RUN_WITHIN });
}

/** What a run was asked, as the server keeps it. */
async function askedOf(id: string) {
  const headers = { authorization: `Bearer ${reader.accessToken}` };
  const answer = await fetch(`${inject("address")}/api/backStock?id=${id}`, { headers });
  return backtest.output.parse(((await answer.json()) as { data: unknown }).data).input;
}

describe("the result of a backtest", () => {
  it("of ranges is a map of all combinations, in which the best one is marked", async () => {
    const sweep = [
      { parameter: "fast", from: 30, to: 50, step: 10 },
      { parameter: "slow", from: 150, to: 200, step: 50 },
    ];
    const id = await started({ strategyId: "golden-cross", universe: { codes: [first()] }, sweep });
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await opened(page, id);
    const { sweep: found } = await finished(id);
    if (!found) throw new Error("The run has no variants.");
    const part = region(page, "All variants");
    await part.getByRole("columnheader", { name: "Fast average" }).waitFor();
    const cells = part.getByRole("cell");
    await expect.poll(() => cells.count()).toBe(6);
    const best = Number(found.best);
    expect(found.sharpe[best]).toBe(Math.max(...(found.sharpe as number[])));
    await expect.poll(() => cells.nth(best).innerText()).toContain("(best)");
    await part.getByRole("combobox", { name: "Measure in the table" }).selectOption({ label: "Trades" });
    await expect
      .poll(async () => (await cells.allInnerTexts()).map((text) => Number.parseInt(text, 10)))
      .toEqual(found.trades);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("of several stocks says who contributed most, and draws the account on a scale of powers", async () => {
    const id = await started({ strategyId: "rsi2", universe: { codes: codes.slice(0, 12) } });
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await opened(page, id);
    const { contributors } = await finished(id);
    const gains = region(page, "Where the profit came from").getByRole("table").first();
    const row = gains.getByRole("row").nth(1);
    await expect.poll(() => row.getByRole("rowheader").innerText()).toBe(contributors.code[0]);
    const profit = Math.round(contributors.profit[0] ?? Number.NaN).toLocaleString("en-US");
    await expect.poll(() => row.getByRole("cell").allInnerTexts()).toEqual([String(contributors.trades[0]), profit]);
    const account = region(page, "Account value");
    const line = () => account.locator("[data-tone=main] path").first().getAttribute("d");
    const linear = await line();
    await account.getByRole("radio", { name: "Log" }).check();
    await expect.poll(line).not.toBe(linear);
    await account.getByRole("radio", { name: "Linear" }).check();
    await expect.poll(line).toBe(linear);
    expect(complaints).toEqual([]);
    await close();
  });

  it("of a rotation has a trade for each position, with what was bought and sold of it below", async () => {
    const momentum = libraryStrategy("momentum-12-1")?.strategy;
    const strategy = { ...momentum, positions: { count: 3 } };
    const id = await started({ strategy, universe: { codes: codes.slice(0, 12) }, from: "2022-01-03" });
    const { trades, executions, statistics } = await finished(id);
    if (!("trade" in executions)) throw new Error("The run has no executions.");
    const countOf = (trade: number) => executions.trade.filter((each) => each === trade).length;
    const row = trades.code.findIndex((_, trade) => countOf(trade) > 3);
    const count = countOf(row);
    expect(statistics.counts.trades + statistics.counts.open).toBe(trades.code.length);
    expect(executions.trade.length).toBeGreaterThan(2 * trades.code.length);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await opened(page, id);
    const grid = region(page, "Trades").getByRole("grid");
    await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe(String(trades.code.length + 1));
    const button = grid.getByRole("button", { name: `Executions of trade ${row + 1}: ${count}`, exact: true });
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe(String(trades.code.length + count + 1));
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    const below = grid.locator(`tr[data-row="${row + 1}"]`);
    await expect.poll(() => below.innerText()).toMatch(/^Bought.*Rebalancing$/s);
    await settled(page);
    await expectAccessible(page);
    // The keyboard walks through them: from the trade down to its first purchase.
    await grid.locator(`tr[data-row="${row}"] a`).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Bought");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(/pages\/tt/);
    const list = page.getByRole("region", { name: "Trades" });
    const ofStock = trades.code.filter((code) => code === trades.code[row]).length;
    await expect.poll(() => list.getByRole("button").count()).toBe(ofStock);
    await list.getByText(`${count} executions`, { exact: true }).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("of a universe in which nothing was ever delisted warns of survivors, that of a whole market does not", {
    timeout: 150_000,
  }, async () => {
    const { sector, delisted, priced } = await answerOf(instrumentList, {});
    const sectorsOf = (isGone: boolean) => sector.filter((_, k) => priced[k] && (delisted[k] !== null) === isGone);
    const alive = sectorsOf(false).find((name) => name !== null && !sectorsOf(true).includes(name));
    if (!alive) throw new Error("Every sector of the market has a delisted stock.");
    const [biased, whole] = [
      await started({ strategyId: "golden-cross", universe: { sectors: [alive] } }),
      await started({ strategyId: "golden-cross", universe: { market: true } }),
    ];
    await Promise.all([finished(biased), finished(whole)]);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await opened(page, biased, "How honest is this result?");
    await page.getByRole("note").getByText("Survivorship bias.").waitFor();
    await settled(page);
    await expectAccessible(page);
    await opened(page, whole, "How honest is this result?");
    await expect.poll(() => page.getByText("Survivorship bias.").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shades what is out of sample, with a return of its own, for those who listen too", async () => {
    const given = { action: "fork", from: "golden-cross", name: "Mine" };
    const saved = await post("user/savecustomstrategy", given, { token: reader.accessToken });
    const { id: strategyId } = (saved as { strategies: { id: string }[] }).strategies[0] as { id: string };
    const id = await started({ strategyId, universe: { codes: [first()] } });
    await finished(id);
    const { page, close, complaints } = await visit(browser, { ...signedIn(reader), serviceWorkers: "block" });
    // Saved today, after the last price of the tests' market: the run says nothing of its days, and then that it was saved earlier.
    await opened(page, id, "How honest is this result?");
    const honesty = region(page, "How honest is this result?");
    await honesty.getByText("Strategy saved on").waitFor();
    await expect.poll(() => page.getByText("Shaded: out of sample", { exact: false }).count()).toBe(0);
    const totalReturn = { value: 0.0421, provenance: { source: "test", formula: "BT-09" } };
    const outOfSample = JSON.stringify({ since: "2025-12-31", days: 122, totalReturn });
    await page.route(`**/api/backStock?id=${id}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"outOfSample":\{"since".*?\}\}?/, `"outOfSample":${outOfSample}`);
      await route.fulfill({ response, body });
    });
    await opened(page, id, "How honest is this result?");
    await page.getByText("Shaded: out of sample, after the strategy was saved on Dec 31, 2025").waitFor();
    await honesty.getByText("+4.21%").waitFor();
    const chart = page.getByRole("slider", { name: "Account value over time" });
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toMatch(/, out of sample$/);
    await chart.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => chart.getAttribute("aria-valuetext")).not.toContain("out of sample");
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is read on a phone in Chinese", async () => {
    const id = await started({ strategyId: "rsi2", universe: { codes: codes.slice(0, 5) } });
    await finished(id);
    const options = { ...signedIn(reader), viewport: PHONE, locale: "zh-CN", hasTouch: true };
    const { page, close, complaints } = await visit(browser, options);
    await opened(page, id, "净值曲线");
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the setup of a backtest", () => {
  it("takes a watchlist, or some sectors", { timeout: 150_000 }, async () => {
    const watched = codes.slice(0, 2);
    await post("watchlist/add", { stocks: watched.map((code) => ({ code })) }, { token: reader.accessToken });
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    const run = async () => {
      await startedOn(page, "Run backtest");
      await region(page, "Account value").waitFor({ timeout: RUN_WITHIN });
      return askedOf(runShownOn(page));
    };
    await openBacktests(page, "?strategy=golden-cross");
    await page.getByRole("radio", { name: "Watchlist" }).check();
    await page.getByRole("combobox", { name: "Watchlist" }).selectOption({ index: 0 });
    const { universe } = await run();
    expect(new Set("codes" in universe ? universe.codes : [])).toEqual(new Set(watched));
    await openBacktests(page, "?strategy=golden-cross");
    await page.getByRole("radio", { name: "Sectors" }).check();
    await page.getByRole("checkbox", { name: "Energy" }).check();
    await page.getByRole("checkbox", { name: "Utilities" }).check();
    await settled(page);
    await expectAccessible(page);
    expect((await run()).universe).toEqual({ sectors: ["Energy", "Utilities"] });
    expect(complaints).toEqual([]);
    await close();
  });

  it("says how orders are filled, which the result repeats and the same run again keeps", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await openBacktests(page, `?strategy=golden-cross&code=${first()}`);
    await page.getByText("Advanced settings").click();
    await page.getByRole("radio", { name: "At the signal’s close" }).check();
    await page.getByText("the result may look ahead", { exact: false }).waitFor();
    await page.getByRole("checkbox", { name: "An order takes only a part of the day’s volume" }).check();
    await page.getByRole("textbox", { name: "Largest part of the day’s volume" }).fill("2.5");
    await page.getByRole("textbox", { name: "Value after delisting, of the last close" }).fill("40");
    await settled(page);
    await expectAccessible(page);
    // The address holds it all.
    await page.reload();
    const share = page.getByRole("textbox", { name: "Largest part of the day’s volume" });
    await expect.poll(() => share.inputValue()).toBe("2.5");
    const id = await startedOn(page, "Run backtest");
    const execution = { fillAt: "close", volumeShare: 0.025, delistingRecovery: 0.4 };
    expect(await askedOf(id)).toMatchObject(execution);
    await page.getByText("Orders are filled at the close of the signal.", { exact: true }).waitFor();
    await page.getByText("An order takes at most 2.50% of the day’s volume.").waitFor();
    await page.getByText("A delisted stock is worth 40% of its last close.").waitFor();
    // The warning of the result itself.
    await page
      .getByText("Orders are filled at the same close that gives the signal", { exact: false })
      .waitFor({ timeout: RUN_WITHIN });
    expect(await askedOf(await startedOn(page, "Run again"))).toMatchObject(execution);
    expect(complaints).toEqual([]);
    await close();
  });
});
