import { filings, type WireChart, type WireChartMarks, type WireTradeChart } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import type { Browser, BrowserContextOptions, Locator, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { finishedOf, startedBy } from "./backtest-runs.ts";
import { DESKTOP, expectAccessible, launchBrowser, openAddress, PHONE, settled, type Visit, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";
import { newReader, signedIn } from "./registered-reader.ts";
import { writtenDay } from "./written-day.ts";

let browser: Browser;
let stock: Listed;
let other: Listed;
/** A visitor on a desktop, for tests that need no choice of before: each opens its address in the document of the one before. */
let guest: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
  guest = await visit(browser);
  const [first, second] = await listedStocks();
  if (!first || !second) throw new Error("The market has too few stocks.");
  stock = first;
  other = second;
});
afterAll(() => browser.close());

const overviewOf = (symbol: string, more = "") => `${inject("address")}/#/pages/analysis?code=${symbol}${more}`;

/** Opens an overview for the common visitor, of whom nothing has been complained since. */
async function openForGuest(more = ""): Promise<Page> {
  const { page } = guest;
  // A page in between: windows of the chart close with it.
  await openAddress(page, `${inject("address")}/#/pages/about-us`);
  await openAddress(page, overviewOf(stock.symbol, more));
  await page.locator("canvas").first().waitFor();
  return page;
}

async function withoutOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Goes back bar by bar, as a key that is held does, until a text is read out. */
async function toBarThatSays(reader: Locator, words: string): Promise<void> {
  const { keyboard } = reader.page();
  let before: string | null = null;
  for (;;) {
    await keyboard.down("ArrowLeft");
    const said = await reader.getAttribute("aria-valuetext");
    if (said?.includes(words)) break;
    if (said === before) throw new Error(`No bar of the chart says "${words}".`);
    before = said;
  }
  await keyboard.up("ArrowLeft");
}

/** Opens the reports of a list of marks one after the other until one is a link to the text of its filing, and follows it. */
async function followFiling(page: Page, code: string): Promise<void> {
  const [withText] = (await answerOf(filings, { code })).filings;
  if (!withText) throw new Error(`No filing of ${code} has a text.`);
  const listed = page.getByRole("region", { name: "Marks in view" });
  const link = listed.getByRole("link", { name: withText.accession });
  const reports = listed.getByRole("button", { name: new RegExp(`${withText.form}, period to`) });
  await reports.first().waitFor();
  for (let place = 0; place < (await reports.count()); place++) {
    await reports.nth(place).click();
    const number = listed.getByText(/^\d{10}-\d\d-\d{6}$/);
    await number.first().waitFor();
    await settled(page);
    if ((await link.count()) > 0) break;
  }
  await link.click();
  await page.waitForFunction(
    ([of, passage]) => location.hash.includes(`code=${of}`) && location.hash.includes(`passage=${passage}`),
    [code, withText.accession],
  );
}

describe("the windows of the chart's tools", () => {
  it.each(["Marks", "Indicators"])("%s: stay on the screen when it becomes narrower", async (name) => {
    const page = await openForGuest();
    await page.getByRole("button", { name, exact: true }).click();
    const window = page.getByRole("dialog");
    await window.waitFor();
    for (const width of [960, 375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      // The tools are a row that scrolls there.
      await expect
        .poll(() =>
          window.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            const { clientWidth, scrollWidth } = document.documentElement;
            return { isInside: left >= 0 && right <= clientWidth, isPageWider: scrollWidth > clientWidth };
          }),
        )
        .toEqual({ isInside: true, isPageWider: false });
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize(DESKTOP);
  });
});

describe("indicators on the price chart", () => {
  it("are found by name, have their own numbers, stand in the address and stay for the next stock", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(overviewOf(stock.symbol));
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: "Indicators" }).click();
    const found = page.getByRole("searchbox", { name: "Find an indicator" });
    await found.fill("relative");
    await page.getByRole("button", { name: /^Relative strength index/ }).click();
    await page.waitForFunction(() => location.hash.includes("ind=rsi(14)"));
    await page.getByRole("button", { name: "Remove RSI 14" }).waitFor();
    await page.getByRole("textbox", { name: "RSI: Bars" }).fill("9");
    await page.waitForFunction(() => location.hash.includes("ind=rsi(9)"));
    await found.fill("bollinger bands");
    await page.getByRole("button", { name: /^Bollinger Bands/ }).click();
    await page.getByRole("button", { name: "Move Bollinger up" }).click();
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes("ind=bollinger(20,2)~rsi(9)"));
    await settled(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.goto(overviewOf(other.symbol));
    await page.getByRole("slider", { name: `Price chart of ${other.name}` }).waitFor();
    await page.getByRole("button", { name: "Remove RSI 9" }).click();
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes("ind=bollinger(20,2)"));
    await page.getByRole("button", { name: "Remove Bollinger 20, 2" }).click();
    await page.waitForFunction(() => !location.hash.includes("ind="));
    expect(complaints).toEqual([]);
    await close();
  });

  it("are drawn from a shared address on a phone, below each other", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: PHONE, colorScheme: "dark" });
    await page.goto(overviewOf(stock.symbol, "&ind=rsi(14)~macd(12,26,9)~nonsense(1)"));
    const upper = page.getByRole("button", { name: "Remove RSI 14" });
    const lower = page.getByRole("button", { name: "Remove MACD 12, 26, 9" });
    await upper.waitFor();
    await lower.waitFor();
    await settled(page);
    expect((await lower.boundingBox())?.y).toBeGreaterThan((await upper.boundingBox())?.y ?? 0);
    await withoutOverflow(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** The marks that the server knows of a stock. */
async function marksOf(symbol: string, more = ""): Promise<WireChartMarks> {
  const answer = await fetch(`${inject("address")}/api/stock/chartMarks?code=${symbol}${more}`);
  return ((await answer.json()) as { data: WireChartMarks }).data;
}

describe("marks on the price chart", () => {
  it("are switched by name, listed with what is behind each, and stay for the next stock", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(overviewOf(stock.symbol, "&range=5y"));
    await page.locator("canvas").first().waitFor();
    const chart = page.getByRole("region", { name: "Price chart" });
    // Answers that are still on their way change what stands above the chart.
    await settled(page);
    const before = await chart.boundingBox();
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    await page.getByRole("checkbox", { name: /^Reports/ }).click();
    await page.waitForFunction(() => location.hash.includes("marks=filings"));
    await page.getByRole("checkbox", { name: /^Checks that flipped/ }).click();
    await page.getByRole("checkbox", { name: /^Fair value/ }).click();
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes("marks=dcf,filings,checks"));
    await page.getByText(/^Trades: sign in/).waitFor();
    const report = (await marksOf(stock.symbol)).filings.list.at(-1);
    const listed = page.getByRole("region", { name: "Marks in view" });
    await listed
      .getByRole("button", { name: new RegExp(`${report?.form}, period to`) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await listed.getByText(report?.accession ?? "", { exact: true }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByText("Fair value (DCF)", { exact: true }).waitFor();
    // Nothing on the page has moved.
    expect(await chart.boundingBox()).toEqual(before);
    await page.goto(overviewOf(other.symbol));
    // The window of the first stock closes when its page does.
    await page.getByRole("slider", { name: `Price chart of ${other.name}` }).waitFor();
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    await expect.poll(() => page.getByRole("checkbox", { name: /^Reports/ }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it("lead from the number of a filing to its text", async () => {
    const page = await openForGuest("&range=5y&marks=filings");
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    await followFiling(page, stock.symbol);
    expect(guest.complaints).toEqual([]);
  });

  it("are read out bar by bar, and a key opens their sources, formulas and filings", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(overviewOf(stock.symbol, "&range=5y&marks=filings,checks,dcf,%3Cscript%3E,nonsense"));
    await page.getByText("Fair value (DCF)", { exact: true }).waitFor();
    const reader = page.getByRole("slider", { name: /^Price chart of/ });
    await reader.focus();
    const { filings } = await marksOf(stock.symbol);
    const form = filings.list.at(-1)?.form ?? "";
    await settled(page);
    await toBarThatSays(reader, `${form}, period to`);
    await expect.poll(() => reader.getAttribute("aria-valuetext")).toMatch(/Fair value \(DCF\): /);
    await page.keyboard.press("Enter");
    const card = page.getByRole("dialog");
    await card.getByText(filings.list.at(-1)?.accession ?? "", { exact: true }).waitFor();
    await card.getByRole("link", { name: /DCF-01/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "hidden" });
    expect(await reader.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it("close what is open of them when the pointer is pressed elsewhere, and when the chart shows other days", async () => {
    const page = await openForGuest("&range=5y&marks=filings");
    const reader = page.getByRole("slider", { name: /^Price chart of/ });
    const card = page.getByRole("dialog");
    const open = async () => {
      await reader.focus();
      await settled(page);
      await toBarThatSays(reader, ", period to");
      await page.keyboard.press("Enter");
      await card.waitFor();
    };
    await open();
    await page.getByRole("heading", { level: 1 }).click();
    await card.waitFor({ state: "detached" });
    await open();
    // The address is changed as by the button of the browser: no press closes the card.
    await page.evaluate(() => {
      location.hash = location.hash.replace("range=5y", "range=1y");
    });
    await card.waitFor({ state: "detached" });
    await settled(page);
    await page.goBack();
    await page.waitForFunction(() => location.hash.includes("range=5y"));
    await settled(page);
    // What was closed stays closed.
    await expect.poll(() => card.count()).toBe(0);
    await open();
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    expect(guest.complaints).toEqual([]);
  });

  it("are tapped on a phone, in Chinese, and stay on the screen", async () => {
    const options = { viewport: PHONE, locale: "zh-CN", hasTouch: true, colorScheme: "dark" } as const;
    const { page, close, complaints } = await visit(browser, options);
    await page.goto(overviewOf(stock.symbol, "&marks=filings,consensus,targets"));
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: "标记", exact: true }).tap();
    await page.getByRole("checkbox", { name: /^发生变化的检查项/ }).tap();
    await page.waitForFunction(() =>
      decodeURIComponent(location.hash).includes("marks=consensus,targets,filings,checks"),
    );
    await page.getByRole("region", { name: "当前视图中的标记" }).getByRole("button").first().tap();
    const menu = await page.getByRole("dialog").boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    await settled(page);
    await withoutOverflow(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("on a past day are those of that day", async () => {
    const asOf = "2022-06-30";
    const page = await openForGuest(`&range=max&marks=filings,checks,targets,trades&asOf=${asOf}`);
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    await page.getByText("Trades: not shown on a past date.").waitFor();
    const { filings, flips, targets } = await marksOf(stock.symbol, `&asOf=${asOf}`);
    const bars = await fetch(
      `${inject("address")}/api/stock/stockSimplifyData?code=${stock.symbol}&range=max&asOf=${asOf}`,
    );
    const { date } = ((await bars.json()) as { data: { chart: WireChart } }).data.chart.bars;
    const all = [
      ...filings.list.map(({ filedAt }) => filedAt),
      ...flips.list.map((one) => one.date),
      ...targets.posts.date,
    ];
    // Reports of before the first price stand on no bar.
    const count = all.filter((day) => day >= (date[0] ?? "")).length;
    expect(all.filter((day) => day > asOf)).toEqual([]);
    const listed = page.getByRole("region", { name: "Marks in view" });
    await expect
      .poll(async () => Number((await listed.getByRole("heading").innerText()).split(" ").at(-1)))
      .toBe(count);
    expect(guest.complaints).toEqual([]);
  });

  it("that the data has not got are told once, in place of switches", async () => {
    const { page, close, complaints } = await visit(browser);
    const marks = await marksOf(stock.symbol);
    const targets = {
      because: "no-target-data",
      posts: { date: [], firm: [], target: [], postedTarget: [], action: [], source: [] },
      consensus: { date: [], mean: [], firms: [] },
    };
    const body = await (await fetch(`${inject("address")}/api/stock/chartMarks?code=${stock.symbol}`)).json();
    await page.route("**/api/stock/chartMarks*", (route: Route) =>
      route.fulfill({ json: { ...(body as object), data: { ...marks, targets } } }),
    );
    await page.goto(overviewOf(stock.symbol));
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    await page.getByText("Price targets: no target data has been imported.").waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: /target/i }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

const RUN = "11111111-1111-4111-8111-111111111111";

/** Its rules, with a number of the run in place of their own. */
const RULES = {
  strategy: { ...libraryStrategy("golden-cross")?.strategy, stops: { loss: 0.08 } },
  input: { values: { fast: 20 } },
};

const NO_EXECUTIONS = { trade: [], date: [], side: [], quantity: [], price: [], fees: [], reason: [] };

/** Each trade is bought at once, the second sold in two parts, and the third kept. */
function executionsOf({ date, close }: WireChart["bars"], [first = 0, second = 0, third = 0]: readonly number[]) {
  const all = [
    { trade: 0, row: first, side: "buy", quantity: 10, reason: "signal" },
    { trade: 0, row: first + 15, side: "sell", quantity: 10, reason: "signal" },
    { trade: 1, row: second, side: "buy", quantity: 10, reason: "signal" },
    { trade: 1, row: second + 7, side: "sell", quantity: 4, reason: "signal" },
    { trade: 1, row: second + 15, side: "sell", quantity: 6, reason: "stopLoss" },
    { trade: 2, row: third, side: "buy", quantity: 10, reason: "signal" },
  ] as const;
  return {
    trade: all.map(({ trade }) => trade),
    date: all.map(({ row }) => date[row] as string),
    side: all.map(({ side }) => side),
    quantity: all.map(({ quantity }) => quantity),
    price: all.map(({ row }) => close[row] as number),
    fees: all.map(() => 0.5),
    reason: all.map(({ reason }) => reason),
  };
}

/** What the server answers of a run that held a stock three times, or never, made from its real bars. */
async function answersOfRun(symbol: string, isTraded: boolean) {
  const answer = await fetch(`${inject("address")}/api/stock/stockSimplifyData?code=${symbol}&range=1y`);
  const body = (await answer.json()) as { data: { chart: WireChart } };
  const { bars, names, currency, basis } = body.data.chart;
  const rows = isTraded ? [20, 60, 120] : [];
  const at = <Value>(column: readonly (Value | null)[], row: number) => column[row] as Value;
  const trades: WireTradeChart["chart_tradeData"] = {
    entryDate: rows.map((row) => at(bars.date, row)),
    entryPrice: rows.map((row) => at(bars.close, row)),
    exitDate: rows.map((row) => at(bars.date, row + 15)),
    exitPrice: rows.map((row) => at(bars.close, row + 15)),
    quantity: rows.map(() => 10),
    fees: rows.map(() => 1),
    profit: rows.map((row) => 10 * (at(bars.close, row + 15) - at(bars.close, row)) - 1),
    return: rows.map((row) => at(bars.close, row + 15) / at(bars.close, row) - 1),
    reason: rows.map((_, i) => (["signal", "stopLoss", "open"] as const)[i] ?? "signal"),
    executions: isTraded ? executionsOf(bars, rows) : NO_EXECUTIONS,
  };
  const chart: WireTradeChart = {
    code: symbol,
    names,
    currency,
    codes: [stock.symbol],
    chart_stockData: { basis, ...bars, indicators: [] },
    chart_tradeData: trades,
  };
  const run = {
    id: RUN,
    name: "Golden cross",
    favourite: false,
    state: "done",
    progress: { phase: "storing", done: 1, of: 1 },
    createdAt: "2024-01-02T00:00:00Z",
    summary: { trades: 3 },
  };
  return {
    "**/api/backStockList*": { ...body, data: { runs: [run] } },
    "**/api/backStock?*": { ...body, data: { ...run, ...RULES, result: { trades: { code: [symbol] } } } },
    "**/api/stockChartList*": { ...body, data: chart },
  };
}

/** A new reader at the trade chart, with the answers of the run. */
async function visitTradeChart(
  more = "",
  { untraded, ...options }: BrowserContextOptions & { readonly untraded?: string } = {},
): Promise<Visit> {
  const visitor = await visit(browser, { ...signedIn(await newReader()), ...options });
  const answers = await answersOfRun(untraded ?? stock.symbol, untraded === undefined);
  for (const [address, body] of Object.entries(answers)) {
    await visitor.page.route(address, (route: Route) =>
      route.fulfill({ contentType: "application/json", body: JSON.stringify(body) }),
    );
  }
  await visitor.page.goto(`${inject("address")}/#/pages/tt${more}`);
  return visitor;
}

describe("the trades of a backtest that was computed", () => {
  it("are stepped through by arrow keys on their chart, each with its days, fills and rules", async () => {
    const reader = await newReader();
    const id = await startedBy(reader, { strategyId: "rsi2", universe: { codes: [stock.symbol] } });
    const { trades } = await finishedOf(reader, id);
    const total = trades.code.length;
    expect(total).toBeGreaterThan(3);
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await page.goto(`${inject("address")}/#/pages/tt?run=${id}`);
    await page.locator("canvas").first().waitFor();
    const list = page.getByRole("region", { name: "Trades" });
    await expect.poll(() => list.getByRole("listitem").count()).toBe(total);
    const said = page.getByRole("status").filter({ hasText: /^Trade \d/ });
    const written = (price: number | null | undefined) =>
      price?.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const isAt = async (place: number) => {
      const [from, to] = [writtenDay(trades.entryDate[place] ?? ""), writtenDay(trades.exitDate[place] ?? "")];
      await said.getByText(`Trade ${place + 1} of ${total}:`, { exact: false }).waitFor({ state: "attached" });
      await expect.poll(() => said.innerText()).toContain(`bought on ${from} at ${written(trades.entryPrice[place])}`);
      await expect.poll(() => list.locator("[aria-current=true]").innerText()).toContain(`${from} – ${to}`);
    };
    for (let place = 0; place < 3; place++) {
      await page.keyboard.press("ArrowRight");
      await isAt(place);
    }
    await page.keyboard.press("ArrowLeft");
    await isAt(1);
    await list.getByText("The 2-day RSI is below 5").waitFor();
    await list.getByText("Sell when").waitFor();
    await page.keyboard.press("Home");
    await isAt(0);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("are marked on the chart of the stock: those of the last one that traded it", async () => {
    const reader = await newReader();
    const universe = { codes: [stock.symbol] };
    await finishedOf(reader, await startedBy(reader, { strategyId: "golden-cross", universe }));
    const { trades } = await finishedOf(reader, await startedBy(reader, { strategyId: "rsi2", universe }));
    const { page, close, complaints } = await visit(browser, signedIn(reader));
    await page.goto(overviewOf(stock.symbol, "&range=5y&marks=trades"));
    await page.locator("canvas").first().waitFor();
    const bars = await fetch(`${inject("address")}/api/stock/stockSimplifyData?code=${stock.symbol}&range=5y`);
    const since = ((await bars.json()) as { data: { chart: WireChart } }).data.chart.bars.date[0] ?? "";
    const sold = trades.exitDate.filter((day, k) => day >= since && trades.reason[k] !== "open");
    const bought = trades.entryDate.filter((day) => day >= since);
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    const inView = page.getByRole("region", { name: "Marks in view" });
    await expect
      .poll(async () => Number((await inView.getByRole("heading").innerText()).split(" ").at(-1)))
      .toBe(sold.length + bought.length);
    await inView
      .getByRole("button", { name: /shares at/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the trade chart", () => {
  it("opened bare shows the last run, and keys step from trade to trade", async () => {
    const { page, close, complaints } = await visitTradeChart();
    await page.locator("canvas").first().waitFor();
    const list = page.getByRole("region", { name: "Trades" });
    await expect.poll(() => list.getByRole("listitem").count()).toBe(3);
    await page.keyboard.press("ArrowRight");
    await page
      .getByRole("status")
      .getByText(/^Trade 1 of 3: 10 shares bought on /)
      .waitFor();
    await page.keyboard.press("j");
    await page
      .getByRole("status")
      .getByText(/^Trade 2 of 3: .*Stop loss/)
      .waitFor();
    await page.waitForFunction(() => location.hash.includes("trade=2"));
    await expect.poll(() => list.locator("[aria-current=true]").innerText()).toContain("Stop loss");
    await list.getByText("The 20-day average crosses above the 200-day average").waitFor();
    await list.getByText("8% below the purchase price").waitFor();
    // One position that was sold in two parts.
    await list.getByText("3 executions", { exact: true }).waitFor();
    await list.getByText(/Sold 4 at [\d,.]+ \(Exit signal\)$/).waitFor();
    await list.getByText(/Sold 6 at [\d,.]+ \(Stop loss\)$/).waitFor();
    await page.keyboard.press("End");
    await page
      .getByRole("status")
      .getByText(/^Trade 3 of 3: .*still held/)
      .waitFor();
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    // The page shows trades anyway.
    await page
      .getByRole("checkbox", { name: /^Graham value|^Reports/ })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: /^Trades/ }).count()).toBe(0);
    await page.getByRole("checkbox", { name: /^Reports/ }).click();
    await page.waitForFunction(() => location.hash.includes("marks=filings"));
    await page.getByRole("region", { name: "Marks in view" }).getByRole("button").first().waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("button", { name: "Next trade" }).isDisabled()).toBe(true);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("leads from the number of a filing to its text, though its address names no stock", async () => {
    const { page, close, complaints } = await visitTradeChart(`?run=${RUN}&marks=filings`);
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    await followFiling(page, stock.symbol);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows what was drawn on the stock's own chart, and is drawn on itself", async () => {
    const { page, close, complaints } = await visitTradeChart();
    await page.evaluate(
      ([symbol = ""]) => localStorage.setItem(`drawings ${symbol}`, "l20240102,20240102,5"),
      [stock.symbol],
    );
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    const bar = page.getByRole("toolbar", { name: "Drawing tools" });
    await bar.getByRole("button", { name: "Horizontal line" }).click();
    const box = await page.getByRole("slider", { name: /bar by bar/ }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 150);
    // Arrow keys move what was drawn, and no trade is chosen.
    await page.keyboard.press("ArrowUp");
    await bar.getByRole("button", { name: "Drawings", exact: true }).click();
    await expect.poll(() => page.getByRole("list", { name: "Drawings" }).getByRole("listitem").count()).toBe(2);
    expect(await page.evaluate(() => location.hash)).not.toContain("trade=");
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows a stock that the run never traded, and leaves the drawings of an address with their stock", async () => {
    const { page, close, complaints } = await visitTradeChart(
      `?run=${RUN}&code=${other.symbol}&draw=l20240102,20240102,5`,
      { untraded: other.symbol },
    );
    await page.locator("canvas").first().waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Trades" }).getByRole("listitem").count()).toBe(0);
    await page.getByRole("combobox", { name: "Stock" }).selectOption(stock.symbol);
    await page.waitForFunction((code) => location.hash.includes(`code=${code}`), stock.symbol);
    expect(await page.evaluate(() => location.hash)).not.toContain("draw=");
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows the trade of the address on a phone, in Chinese, and another one that is tapped", async () => {
    const { page, close, complaints } = await visitTradeChart(`?run=${RUN}&code=${stock.symbol}&trade=2`, {
      viewport: PHONE,
      locale: "zh-CN",
      hasTouch: true,
    });
    await page.getByText("第 2 笔，共 3 笔", { exact: true }).waitFor();
    await page.getByRole("region", { name: "交易", exact: true }).getByRole("button").first().tap();
    await page.getByText("第 1 笔，共 3 笔", { exact: true }).waitFor();
    await settled(page);
    await withoutOverflow(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
