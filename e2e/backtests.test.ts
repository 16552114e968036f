import { libraryStrategy } from "@plumbline/core/strategy";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statusesOf } from "./answered.ts";
import {
  finishedOf,
  openBacktests,
  PERIOD,
  RUN_WITHIN,
  region,
  startedBy,
  startedOn,
  storedOf,
} from "./backtest-runs.ts";
import { expectAccessible, launchBrowser, PHONE, savedText, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { newReader, post, type Reader, signedIn } from "./registered-reader.ts";
import { workbookTexts } from "./workbook-text.ts";

let browser: Browser;
let reader: Reader;
let code: string;
beforeAll(async () => {
  browser = await launchBrowser();
  code = (await listedStocks())[0]?.symbol ?? "";
});
// A reader of its own for each test: a user has few runs at once.
beforeEach(async () => {
  reader = await newReader();
});
afterAll(() => browser.close());

const started = (order: object) => startedBy(reader, order);
const finished = (id: string) => finishedOf(reader, id);
/** Cells of comma-delimited text; none of these files has one that is quoted. */
const cellsOf = (text: string) => {
  const lines = text.trim().split(/\r?\n/);
  return lines.map((line) => line.split(","));
};
const written = (value: number): string => Math.round(value).toLocaleString("en-US");

describe("a backtest on its page", () => {
  it("is followed to its end, and shows what the server computed, for those who listen too", async () => {
    const id = await started({ strategyId: "golden-cross", universe: { codes: [code] } });
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await openBacktests(page, `?run=${id}`);
    await page.getByText("Account value").first().waitFor({ timeout: RUN_WITHIN });
    const { equity, honesty, trades } = await finished(id);
    await settled(page);
    const brief = region(page, "Result in brief");
    await expect.poll(() => brief.innerText()).toContain(written(equity.value.at(-1) ?? 0));
    await brief.getByRole("img", { name: new RegExp(`${honesty.grade}$`) }).waitFor();
    const isLate = (trades.entryDate[0] ?? "") > (equity.date[1] ?? "");
    await expect.poll(() => brief.getByText("Cash until", { exact: false }).count()).toBe(isLate ? 1 : 0);
    const rows = region(page, "Trades").locator("tbody tr[data-row]");
    await expect.poll(() => rows.count()).toBe(trades.code.length);
    // A reason stands beside every finding.
    await expect
      .poll(() => region(page, "How honest is this result?").locator("li[data-state]").count())
      .toBe(honesty.findings.length);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("says that its money buys no whole share, where that is why it has no trades", async () => {
    const id = await started({ strategyId: "turn-of-month", universe: { codes: [code] }, capital: 1 });
    const { trades, warnings } = await finished(id);
    expect([trades.code, warnings.includes("below-one-share")]).toEqual([[], true]);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await openBacktests(page, `?run=${id}`);
    await page.getByText("the money did not pay for one whole share", { exact: false }).waitFor();
    await page.getByText("It was never invested", { exact: false }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is cancelled before it is over", async () => {
    const sweep = [
      { parameter: "fast", from: 5, to: 100, step: 1 },
      { parameter: "slow", from: 110, to: 210, step: 1 },
    ];
    // Behind two others, the most that one user has computed at once: a quick machine too is not through with it.
    const order = { strategyId: "golden-cross", universe: { codes: [code] }, sweep };
    await Promise.all([started(order), started(order)]);
    const id = await started(order);
    const { page, close } = await visit(browser, signedIn(reader));
    await openBacktests(page, `?run=${id}`);
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByText(/^This run was cancell?ed$/).waitFor({ timeout: RUN_WITHIN });
    expect((await storedOf(reader, id)).state).toBe("cancelled");
    await close();
  });

  it("leaves its orders as files that other programs read", async () => {
    const id = await started({ strategyId: "rsi2", universe: { codes: [code] } });
    const { trades } = await finished(id);
    const { page, close } = await visit(browser, signedIn(reader));
    await openBacktests(page, `?run=${id}`);
    const save = async (format: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: new RegExp(`as ${format}$|${format}$`) }).click();
      return download;
    };
    const csv = await savedText(await save("CSV"));
    // The mark of UTF-8, by which spreadsheets know it.
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [headings = [], ...rows] = cellsOf(csv.slice(1));
    // A purchase for each trade, and a sale unless it is still open.
    expect(rows).toHaveLength(2 * trades.code.length - trades.reason.filter((reason) => reason === "open").length);
    const column = (name: string) => rows.map((row) => row[headings.indexOf(name)]);
    expect(column("date").filter((_, k) => column("side")[k] === "buy")).toEqual(trades.entryDate);
    expect(column("price").map(Number)[0]).toBe(trades.entryPrice[0]);
    const { orders } = JSON.parse(await savedText(await save("JSON"))) as { orders: Record<string, unknown>[] };
    expect(orders.map((order) => headings.map((name) => String(order[name] ?? "")))).toEqual(rows);
    const [orderSheet = "", tradeSheet = "", ...more] = await workbookTexts(await save("XLSX"));
    expect(cellsOf(orderSheet)).toEqual([headings, ...rows]);
    const [tradeHeadings = [], ...tradeRows] = cellsOf(tradeSheet);
    // Files state money to a millionth, without the noise of sums of doubles.
    const inMillionths = (profit: number | null) => Number(profit?.toFixed(6));
    expect(tradeRows.map((row) => Number(row[tradeHeadings.indexOf("profit")]))).toEqual(
      trades.profit.map(inMillionths),
    );
    expect(more).toEqual([]);
    await close();
  });

  it("is renamed, kept as a favourite and deleted", async () => {
    const id = await started({ strategyId: "golden-cross", universe: { codes: [code] }, name: "First try" });
    await finished(id);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await openBacktests(page, `?run=${id}`);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Name of the run" }).fill("Second thought");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Second thought" }).waitFor();
    await page.getByRole("button", { name: "Favorite" }).click();
    await page.getByRole("button", { name: "Favorite", pressed: true }).waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await region(page, "Your backtests").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Second thought" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Buys every stock at the end of each month and sells some days later: some twenty thousand trades. */
async function startedLarge(): Promise<string> {
  const turn = libraryStrategy("turn-of-month")?.strategy;
  const period = { from: "2014-07-02", to: PERIOD.to, capital: 10_000_000, fractional: true };
  return started({ ...period, strategy: { ...turn, positions: { count: 200 } }, universe: { market: true } });
}

describe("very many trades", () => {
  it("are walked through, ordered, filtered and exported as they are shown", { timeout: 150_000 }, async () => {
    const id = await startedLarge();
    const { trades } = await finished(id);
    const count = trades.code.length;
    expect(count).toBeGreaterThan(15_000);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await openBacktests(page, `?run=${id}`);
    const part = region(page, "Trades");
    const grid = part.getByRole("grid");
    await grid.waitFor({ timeout: RUN_WITHIN });
    await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe(String(count + 1));
    const drawn = () => grid.locator("tr[data-row]").count();
    // A screen of rows, and a few beyond its edges.
    expect(await drawn()).toBeLessThan(60);
    await grid.getByRole("link").first().focus();
    await page.keyboard.press("Control+End");
    const focused = () => page.evaluate(() => document.activeElement?.closest("tr")?.textContent ?? "");
    await expect.poll(focused).toContain(`#${count}`);
    expect(await drawn()).toBeLessThan(60);
    await page.keyboard.press("PageUp");
    await expect.poll(focused).not.toContain(`#${count}`);
    await expectAccessible(page);

    await part.getByRole("button", { name: "Profit" }).click();
    const best = trades.profit.indexOf(Math.max(...trades.profit.map((profit) => profit ?? -Infinity)));
    await expect.poll(() => grid.locator("tr[data-row='0']").innerText()).toContain(`#${best + 1}`);

    const symbol = trades.code[best] ?? "";
    await part.getByLabel("Symbol begins with").fill(symbol.toLowerCase());
    const shown = trades.code.filter((each) => each.startsWith(symbol)).length;
    await part.getByText(`${shown.toLocaleString("en-US")} of ${count.toLocaleString("en-US")}`).waitFor();
    const download = page.waitForEvent("download");
    await part.getByRole("button", { name: "Export the orders shown as CSV" }).click();
    const lines = (await savedText(await download)).trim().split(/\r?\n/).slice(1);
    const numbers = new Set(lines.map((line) => Number(line.split(",")[0])));
    expect(numbers).toEqual(new Set(trades.code.flatMap((each, k) => (each.startsWith(symbol) ? [k + 1] : []))));

    await part.getByLabel("Symbol begins with").fill("no such");
    await part.getByText("No trade matches").waitFor();
    await part.getByRole("button", { name: "Show all trades" }).click();
    await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe(String(count + 1));
    // Another page of rows, and the trade itself on its chart.
    await grid.getByRole("link").first().press("Enter");
    await page.waitForURL(/pages\/tt/);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("a backtest of earlier data", () => {
  it("says so, can be run again up to the newest prices, and differs from others in a comparison", {
    timeout: 150_000,
  }, async () => {
    const [old, other] = [
      await started({ strategyId: "golden-cross", universe: { codes: [code] }, name: "Old", to: "2025-06-30" }),
      await started({ strategyId: "trend-200d", universe: { codes: [code] }, name: "New" }),
    ];
    await Promise.all([finished(old), finished(other)]);
    const { page, close, complaints } = await visit(browser, { ...signedIn(reader), serviceWorkers: "block" });
    // The server of the tests has one snapshot: the run says that it was another. A service worker would ask past this.
    await page.route(`**/api/backStock?id=${old}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({
        response: answer,
        body: body.replaceAll(/"dataVersion":"\w+"/g, '"dataVersion":"0ld0ld0ld0ld"'),
      });
    });
    await openBacktests(page, `?run=${other}`);
    await page.getByRole("heading", { name: "New" }).waitFor();
    await page.getByText("Account value").first().waitFor();
    await expect.poll(() => page.getByText("Computed on earlier data.").count()).toBe(0);
    await openBacktests(page, `?run=${old}`);
    await page.getByText("Computed on earlier data. Prices now go up to Jun 30, 2026", { exact: false }).waitFor();
    await expectAccessible(page);
    const again = await startedOn(page, "Run again, up to Jun 30, 2026");
    expect((await finished(again)).equity.date.at(-1)).toBe("2026-06-30");
    await openBacktests(page, `?compare=${old},${other}`);
    await page.getByText("These runs were computed on different versions of the data", { exact: false }).waitFor();
    await page.getByRole("cell", { name: "0ld0ld0ld0ld" }).waitFor();
    await openBacktests(page, `?compare=${again},${other}`);
    await page.getByRole("slider", { name: "Growth of 100" }).waitFor();
    await expect.poll(() => page.getByText("different versions of the data").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("a backtest of an earlier version of the engine", () => {
  it("is shown without what was not counted then, says so, and is run again by the present one", {
    timeout: 150_000,
  }, async () => {
    const sweep = [{ parameter: "fast", from: 30, to: 50, step: 10 }];
    const old = await started({ strategyId: "golden-cross", universe: { market: true }, sweep, from: "2024-01-02" });
    const { versions } = await finished(old);
    const { page, close, complaints } = await visit(browser, { ...signedIn(reader), serviceWorkers: "block" });
    // The server of the tests has one engine: this is what it answers of a result that the one before stored. A service worker would ask past this.
    await page.route(`**/api/backStock?id=${old}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const { sweep: found, honesty, statistics, versions: used } = answer.data.result;
      const notKept = { value: null, because: "earlier-engine" };
      answer.data.result.executions = notKept;
      statistics.counts.orders = notKept;
      statistics.sinceFirstTrade = notKept;
      statistics.beside.benchmark = { ...statistics.beside.benchmark, cagr: notKept };
      found.sampled = notKept;
      Object.assign(honesty.truncation, { stocks: notKept, compared: notKept });
      Object.assign(honesty.survivors, { biased: true, least: notKept });
      used.engine = versions.engine - 1;
      await route.fulfill({ response, json: answer });
    });
    await openBacktests(page, `?run=${old}`);
    const honesty = region(page, "How honest is this result?");
    await honesty.getByText("Companies that failed are missing, so the result looks too good.").waitFor();
    await honesty.getByText("was not recorded by this version", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: /^CAGR of .*: -$/ }).waitFor();
    await page.getByText("each sale of a part of a position is one of its own", { exact: false }).waitFor();
    expect(await region(page, "Trades").getByRole("columnheader", { name: "Executions" }).count()).toBe(0);
    expect(await page.getByText("Cash until", { exact: false }).count()).toBe(0);
    await honesty.getByRole("button", { name: "Look-ahead test: -" }).click();
    await page.getByText("An earlier version of the engine computed this backtest", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    await settled(page);
    await expectAccessible(page);
    await page.getByText(`Computed by version ${versions.engine - 1} of the engine`, { exact: false }).waitFor();
    const again = await startedOn(page, `Run again with version ${versions.engine}`);
    expect((await finished(again)).versions.engine).toBe(versions.engine);
    await region(page, "Account value").waitFor();
    expect(await page.getByText("of the engine; it is now", { exact: false }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("several backtests", () => {
  it("stand in a list, and beside each other, on a phone in Chinese too", async () => {
    const one = await started({ strategyId: "golden-cross", universe: { codes: [code] }, name: "One" });
    const other = await started({ strategyId: "trend-200d", universe: { codes: [code] }, name: "Other" });
    await Promise.all([finished(one), finished(other)]);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await openBacktests(page, "?tab=runs");
    for (const name of ["One", "Other"]) await page.getByRole("checkbox", { name: new RegExp(`${name}$`) }).check();
    await page.getByRole("button", { name: "Compare (2)" }).click();
    await page.getByRole("slider", { name: "Growth of 100" }).waitFor();
    await expect.poll(() => page.url()).toContain("compare=");
    await expectAccessible(page);
    await close();

    const phone = await visit(browser, { ...signedIn(reader), viewport: PHONE, locale: "zh-CN", hasTouch: true });
    await openBacktests(phone.page, `?compare=${one},${other}`);
    await phone.page.getByRole("link", { name: "One", exact: true }).waitFor();
    await expectAccessible(phone.page);
    const overflow = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await phone.close();
    expect([...complaints, ...phone.complaints]).toEqual([]);
  });
});

describe("a queue that is full", () => {
  it("refuses at once; the page says when to try again, and asks no oftener", { timeout: 150_000 }, async () => {
    const sweep = [
      { parameter: "fast", from: 5, to: 100, step: 1 },
      { parameter: "slow", from: 110, to: 210, step: 1 },
    ];
    const order = { strategyId: "golden-cross", universe: { codes: [code] }, sweep };
    const ids: string[] = [];
    // Two are computed at once and ten wait: more than that a user has not under way.
    const refused = await (async () => {
      for (;;) ids.push(await started(order));
    })().catch((error: Error) => error.message);
    expect(refused).toContain("backStock");
    const { page, close } = await visit(browser, signedIn(reader));
    const asked = statusesOf(
      page,
      (answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/backStock"),
    );
    await openBacktests(page, `?strategy=golden-cross&code=${code}`);
    const run = page.getByRole("button", { name: "Run backtest" });
    await run.click();
    await page.getByText(/^You have the maximum number of backtests waiting\. Try again in \d+ seconds/).waitFor();
    expect(asked).toEqual([429]);
    await expect.poll(() => run.getAttribute("aria-disabled")).toBe("true");
    await run.click({ force: true });
    await settled(page);
    expect(asked).toEqual([429]);
    for (const id of ids) await post("backStock/cancel", { id }, { token: reader.accessToken });
    await expect.poll(() => run.getAttribute("aria-disabled"), { timeout: 30_000 }).toBe("false");
    await run.click();
    await page.waitForURL(/run=/);
    expect(asked).toEqual([429, 200]);
    await close();
  });
});
