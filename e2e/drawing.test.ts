import type { WireChart } from "@plumbline/contract";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { statusesOf } from "./answered.ts";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";
import { writtenDay } from "./written-day.ts";

let browser: Browser;
let stock: Listed;

beforeAll(async () => {
  browser = await launchBrowser();
  const [first] = await listedStocks();
  if (!first) throw new Error("The market has no stocks.");
  stock = first;
});
afterAll(() => browser.close());

const overview = (more = "") => addressOf(stock.symbol, more);
const addressOf = (symbol: string, more = "") => `${inject("address")}/#/pages/analysis?code=${symbol}${more}`;
const readerOf = (page: Page) => page.getByRole("slider", { name: /bar by bar|逐根/ });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Drawing tools" }).getByRole("button", { name, exact: true });

/** The drawings of the stock as the browser keeps them, one text each. */
const kept = (page: Page) =>
  page.evaluate(
    (symbol) => (localStorage.getItem(`drawings ${symbol}`) ?? "").split("~").filter(Boolean),
    stock.symbol,
  );

async function openTools(page: Page, more = ""): Promise<void> {
  await page.goto(overview(more));
  await page.locator("canvas").first().waitFor();
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.getByRole("toolbar", { name: "Drawing tools" }).waitFor();
  await settled(page);
  await toChart(page);
}

/** Gives the chart the focus, with which measuring is loaded; what was measured is read out in a place of its own. */
async function useChart(page: Page): Promise<void> {
  await readerOf(page).focus();
  await page
    .getByRole("region", { name: "Price chart", exact: true })
    .getByRole("status")
    .waitFor({ state: "attached" });
  await settled(page);
}

async function toChart(page: Page): Promise<void> {
  await readerOf(page).evaluate((reader) => reader.scrollIntoView({ block: "center" }));
  await settled(page);
}

/** A place on the plot, by fractions of its width and height. */
async function placeOn(reader: Locator, [x, y]: readonly [number, number]): Promise<readonly [number, number]> {
  const box = await reader.boundingBox();
  if (!box) throw new Error("The chart is not on the page.");
  return [box.x + x * box.width, box.y + y * box.height];
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const reader = readerOf(page);
  await page.mouse.move(...(await placeOn(reader, from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOn(reader, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])));
  await page.mouse.move(...(await placeOn(reader, to)));
  await page.mouse.up();
}

async function click(page: Page, at: readonly [number, number]): Promise<void> {
  await page.mouse.click(...(await placeOn(readerOf(page), at)));
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe("drawing on a price chart", () => {
  it("with a pointer draws all five kinds, which stay for the next visit", async () => {
    const { page, close, complaints } = await visit(browser);
    await openTools(page);
    await tool(page, "Trend line").click();
    await drag(page, [0.1, 0.6], [0.4, 0.3]);
    await tool(page, "Rectangle").click();
    await drag(page, [0.45, 0.6], [0.55, 0.4]);
    await tool(page, "Fibonacci retracement").click();
    // Two clicks do it as well as a drag.
    await click(page, [0.6, 0.6]);
    await click(page, [0.75, 0.2]);
    await tool(page, "Horizontal line").click();
    await click(page, [0.3, 0.2]);
    await tool(page, "Note").click();
    await click(page, [0.85, 0.5]);
    await page.getByRole("textbox", { name: "Text of the note" }).fill("Watch this ~ 100%");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await kept(page)).map((text) => text[0]).join("")).toBe("trfln");
    const drawn = await kept(page);
    expect(drawn.at(-1)).toMatch(/,Watch this %7E 100%25$/);
    await settled(page);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("toolbar", { name: "Drawing tools" }).waitFor();
    await tool(page, "Drawings").click();
    const list = page.getByRole("list", { name: "Drawings" });
    await expect.poll(() => list.getByRole("listitem").count()).toBe(5);
    await expectAccessible(page);
    await expect.poll(() => kept(page)).toEqual(drawn);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is not held up by a measurement that has only one end, nor by one that Escape left", async () => {
    const { page, close, complaints } = await visit(browser);
    await openTools(page);
    await tool(page, "Measure").click();
    await click(page, [0.2, 0.5]);
    await tool(page, "Trend line").click();
    await drag(page, [0.3, 0.6], [0.5, 0.4]);
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    await tool(page, "Measure").click();
    await click(page, [0.2, 0.5]);
    await page.keyboard.press("Escape");
    await tool(page, "Rectangle").click();
    await drag(page, [0.6, 0.6], [0.8, 0.4]);
    await expect.poll(async () => (await kept(page)).length).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  });

  it("moves a drawing by its line and by its end, deletes it, and takes all of that back", async () => {
    const { page, close, complaints } = await visit(browser);
    await openTools(page);
    await tool(page, "Snap to open, high, low and close").click();
    await tool(page, "Trend line").click();
    await drag(page, [0.2, 0.5], [0.4, 0.3]);
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    const [first = ""] = await kept(page);
    // The middle of the line.
    await drag(page, [0.3, 0.4], [0.5, 0.5]);
    await expect.poll(() => kept(page)).not.toEqual([first]);
    const [moved = ""] = await kept(page);
    const [, fromDay = "", fromPrice = "", toDay = "", toPrice = ""] = moved.split(",");
    const [, oldFromDay = "", oldFromPrice = "", , oldToPrice = ""] = first.split(",");
    expect(fromDay > oldFromDay).toBe(true);
    // Both ends fell by the same amount, on a linear axis.
    expect(Number(oldFromPrice) - Number(fromPrice)).toBeCloseTo(Number(oldToPrice) - Number(toPrice), 2);
    await drag(page, [0.6, 0.4], [0.7, 0.2]);
    await expect.poll(() => kept(page)).not.toEqual([moved]);
    const [stretched = ""] = await kept(page);
    expect(stretched.split(",").slice(0, 3)).toEqual(moved.split(",").slice(0, 3));
    expect((stretched.split(",")[3] ?? "") > toDay).toBe(true);
    await page.keyboard.press("Delete");
    await expect.poll(() => kept(page)).toEqual([]);
    await press(page, "Control+z");
    await expect.poll(() => kept(page)).toEqual([stretched]);
    await tool(page, "Undo").click();
    await tool(page, "Undo").click();
    await expect.poll(() => kept(page)).toEqual([first]);
    await tool(page, "Redo").click();
    await expect.poll(() => kept(page)).toEqual([moved]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("works by keyboard alone, and is read out", async () => {
    const { page, close, complaints } = await visit(browser);
    await openTools(page);
    await readerOf(page).focus();
    await press(page, "Alt+t", "ArrowLeft", "Enter", ...Array(10).fill("ArrowLeft"), "ArrowUp", "ArrowUp", "Enter");
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    await page
      .getByRole("status")
      .getByText(/^Trend line: .* selected\. Arrow keys move it/)
      .waitFor();
    const [drawn = ""] = await kept(page);
    await press(page, "ArrowDown", "ArrowLeft");
    const [moved = ""] = await kept(page);
    expect(Number(moved.split(",")[2])).toBeLessThan(Number(drawn.split(",")[2]));
    expect((moved.split(",")[1] ?? "") < (drawn.split(",")[1] ?? "")).toBe(true);
    await press(page, "Delete");
    await expect.poll(() => kept(page)).toEqual([]);
    await press(page, "Control+z", "Escape");
    await expect.poll(() => kept(page)).toEqual([moved]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("changes a drawing by its numbers in the list", async () => {
    const { page, close, complaints } = await visit(browser);
    await openTools(page);
    await tool(page, "Horizontal line").click();
    await click(page, [0.5, 0.5]);
    await tool(page, "Drawings").click();
    const price = page.getByRole("textbox", { name: "Horizontal line: price 1" });
    await price.fill("12.5");
    await price.press("Enter");
    await expect.poll(async () => (await kept(page))[0]?.split(",").at(-1)).toBe("12.5");
    await price.fill("nothing");
    await price.blur();
    await expect.poll(() => price.inputValue()).toBe("12.5");
    await page.getByRole("button", { name: "Remove Horizontal line: 12.50" }).click();
    await page.getByText("No drawings yet.").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("goes to another reader by its address, beside that reader's own, who keeps it with the first change", async () => {
    const sender = await visit(browser);
    await openTools(sender.page);
    await tool(sender.page, "Horizontal line").click();
    await click(sender.page, [0.5, 0.5]);
    await tool(sender.page, "Copy a link with the drawings").click();
    await sender.page.waitForFunction(() => location.hash.includes("draw="));
    const address = sender.page.url();
    const [shared = ""] = await kept(sender.page);
    await sender.close();

    const { page, close, complaints } = await visit(browser);
    await page.goto(overview());
    await page.evaluate(
      ([symbol, own]) => localStorage.setItem(`drawings ${symbol}`, own as string),
      [stock.symbol, "l20240102,20240102,5"],
    );
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await tool(page, "Drawings").click();
    await expect.poll(() => page.getByRole("list", { name: "Drawings" }).getByRole("listitem").count()).toBe(2);
    await expect.poll(() => kept(page)).toEqual(["l20240102,20240102,5"]);
    const price = page.getByRole("textbox", { name: "Horizontal line: price 1" }).first();
    await price.fill("6");
    await price.press("Enter");
    await expect.poll(() => kept(page)).toEqual(["l20240102,20240102,6", shared]);
    await page.waitForFunction(() => !location.hash.includes("draw="));
    expect(complaints).toEqual([]);
    await close();
  });

  it("draws nothing of a hostile address, and breaks nothing", async () => {
    const { page, close, complaints } = await visit(browser);
    const hostile = [
      "t99999999,1,1e999,x,NaN",
      "<img src=x onerror=alert(1)>",
      "l20240102,20240102,-1",
      "__proto__",
      "%E0%A4%A",
      `n20240102,20240102,5,${"x".repeat(20_000)}`,
      "t20240102,".repeat(5_000),
    ].join("~");
    await openTools(page, `&draw=${encodeURIComponent(hostile)}`);
    await tool(page, "Drawings").click();
    // All but the note are no drawings; the note is beyond what is read.
    await page.getByText("No drawings yet.").waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("takes two taps on a phone, in Chinese and in the dark", async () => {
    const options = { viewport: PHONE, locale: "zh-CN", hasTouch: true, colorScheme: "dark" } as const;
    const { page, close, complaints } = await visit(browser, options);
    await page.goto(overview());
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: "画线", exact: true }).tap();
    const bar = page.getByRole("toolbar", { name: "画图工具" });
    await bar.waitFor();
    await toChart(page);
    const tap = async (at: readonly [number, number]) => page.touchscreen.tap(...(await placeOn(readerOf(page), at)));
    await bar.getByRole("button", { name: "趋势线" }).tap();
    await tap([0.2, 0.6]);
    await tap([0.7, 0.3]);
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    await bar.getByRole("button", { name: "测量" }).tap();
    await tap([0.1, 0.5]);
    await tap([0.6, 0.5]);
    await page
      .getByText(/个交易日/)
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

async function chartOf(symbol: string, range: WireChart["range"]): Promise<WireChart> {
  const answer = await fetch(`${inject("address")}/api/stock/stockSimplifyData?code=${symbol}&range=${range}`);
  const body = (await answer.json()) as { data: { chart: WireChart } };
  return body.data.chart;
}

/** The last split of some stock, a day before it, and the day of the last bar. */
async function someSplit() {
  for (const { symbol } of await listedStocks()) {
    const { splits, bars } = await chartOf(symbol, "max");
    const [date, ratio] = [splits.date.at(-1), splits.ratio.at(-1)];
    const before = bars.date.findLast((day) => date !== undefined && day < date);
    const last = bars.date.at(-1);
    if (ratio !== undefined && before && last) return { symbol, ratio, before, last };
  }
  throw new Error("No stock of the market was split.");
}

/** The dates and closes of the stock's year, as the server gives them. */
async function closes(): Promise<{ readonly date: readonly string[]; readonly close: readonly number[] }> {
  const { date, close } = (await chartOf(stock.symbol, "1y")).bars;
  return { date, close: close.map((value) => value ?? Number.NaN) };
}

describe("a drawing on the other side of a split", () => {
  it("made today is shown on a past day in the shares of that day, and stays as it was kept", async () => {
    const { symbol, ratio, before, last } = await someSplit();
    const { page, close, complaints } = await visit(browser);
    const undated = statusesOf(page, (response) => {
      const { pathname, search } = new URL(response.url());
      const isWhole = search.includes("range=max") && search.includes(`code=${symbol}`) && !search.includes("asOf=");
      return pathname.endsWith("/stockSimplifyData") && isWhole;
    });
    const drawn = `l${last.replaceAll("-", "")},${last.replaceAll("-", "")},12.5`;
    await page.goto(addressOf(symbol, `&asOf=${before}`));
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await page.getByRole("toolbar", { name: "Drawing tools" }).waitFor();
    await settled(page);
    // Without drawings nobody asks for what came later.
    expect(undated).toEqual([]);
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key as string, text as string),
      [`drawings ${symbol}`, drawn],
    );
    await page.reload();
    await tool(page, "Drawings").click();
    // By the ratio: one share of that day is as many of today.
    const price = page.getByRole("textbox", { name: "Horizontal line: price 1" });
    await expect.poll(async () => Number(await price.inputValue())).toBeCloseTo(12.5 * ratio, 2);
    expect(undated).toEqual([200]);
    await price.fill(String(20 * ratio));
    await price.press("Enter");
    const stored = () => page.evaluate((key) => localStorage.getItem(key), `drawings ${symbol}`);
    await expect.poll(stored).toBe(drawn.replace("12.5", "20"));
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("measuring a span of a price chart", () => {
  it("by keyboard gives the change between two closes, their days and the deepest fall between", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(overview());
    await page.locator("canvas").first().waitFor();
    await useChart(page);
    await press(page, "End", ...Array(20).fill("Shift+ArrowLeft"));
    const said = page.getByRole("status").getByText(/20 trading days/);
    await said.waitFor({ state: "attached" });
    const bars = await closes();
    const span = bars.close.slice(-21);
    const change = 100 * ((span.at(-1) as number) / (span[0] as number) - 1);
    let [peak, deepest] = [0, 0];
    for (const value of span) {
      peak = Math.max(peak, value);
      deepest = Math.min(deepest, 100 * (value / peak - 1));
    }
    const days = (Date.parse(bars.date.at(-1) as string) - Date.parse(bars.date.at(-21) as string)) / 86_400_000;
    const sentence = ((await said.textContent()) ?? "").replaceAll("−", "-");
    expect(sentence).toContain(`${change > 0 ? "+" : ""}${change.toFixed(2)}%`);
    expect(sentence).toContain(`${days} calendar days`);
    expect(sentence).toContain(`Maximum drawdown ${deepest.toFixed(2)}%`);
    // Less than a year is not blown up to one.
    expect(sentence).not.toContain("a year");
    await press(page, "Escape");
    expect(complaints).toEqual([]);
    await close();
  });

  it("by dragging a finger gives the days and the change between the two closes", async () => {
    const options = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
    const { page, close, complaints } = await visit(browser, options);
    await openTools(page);
    await tool(page, "Measure").click();
    await toChart(page);
    const client = await page.context().newCDPSession(page);
    const finger = async (type: "touchStart" | "touchMove", at: readonly [number, number]) => {
      const [x, y] = await placeOn(readerOf(page), at);
      await client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    };
    await finger("touchStart", [0.2, 0.5]);
    for (const x of [0.3, 0.4, 0.5, 0.6]) await finger("touchMove", [x, 0.5]);
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const tip = page.locator(":has(> [data-figure=dates])");
    await tip.waitFor();
    const written = async (figure: string) =>
      ((await tip.locator(`[data-figure=${figure}]`).textContent()) ?? "").replaceAll("−", "-");
    const { date, close: prices } = await closes();
    const ends = (await written("dates")).split(" – ");
    const [from, to] = ends.map((day) => date.findIndex((each) => writtenDay(each) === day));
    const change = 100 * ((prices[to ?? -1] as number) / (prices[from ?? -1] as number) - 1);
    expect(await written("change")).toContain(`${change.toFixed(2)}%`);
    expect((to ?? 0) - (from ?? 0)).toBeGreaterThan(50);
    expect(complaints).toEqual([]);
    await close();
  });

  it("by dragging with Shift, without the tools, and states a rate per year for more than one", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(overview("&range=3y"));
    await page.locator("canvas").first().waitFor();
    await useChart(page);
    await toChart(page);
    await page.keyboard.down("Shift");
    await drag(page, [0.1, 0.5], [0.8, 0.5]);
    await page.keyboard.up("Shift");
    await page.getByText(/^\S+ a year$/).waitFor();
    await click(page, [0.5, 0.1]);
    await page.getByText(/^\S+ a year$/).waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
    await close();
  });

  it("stays on its days when another range is chosen, and ends where they are not on the chart", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(overview());
    await page.locator("canvas").first().waitFor();
    await useChart(page);
    const { date } = await closes();
    // In the middle of a week.
    const start = date.findLastIndex((each, i) => i < date.length - 40 && new Date(each).getUTCDay() === 3);
    await press(page, "End", ...Array(date.length - 1 - start).fill("Shift+ArrowLeft"));
    const days = page.locator("[data-figure=dates]").getByText(writtenDay(date[start] ?? ""));
    await days.waitFor();
    await press(page, "7");
    await page.waitForFunction(() => location.hash.includes("range=5y"));
    await settled(page);
    await days.waitFor();
    // All of the history is shown by weeks, each of which ends with its last day.
    await press(page, "9");
    await days.waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the size of a price chart", () => {
  it("fills the screen, keeps the focus, and Escape leaves it", async () => {
    const { page, close, complaints } = await visit(browser);
    await openTools(page);
    const button = tool(page, "Full screen");
    const section = page.getByRole("region", { name: "Price chart", exact: true });
    const span = section.locator('[data-figure="span"]');
    const shown = await span.innerText();
    await button.click();
    const size = page.viewportSize();
    const isFull = async () => {
      const box = await section.boundingBox();
      return box !== null && box.x === 0 && box.y === 0 && box.width >= (size?.width ?? 0) - 20;
    };
    await expect.poll(isFull).toBe(true);
    await settled(page);
    // The range that is lit is the one that is shown.
    expect(await span.innerText()).toBe(shown);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await settled(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(isFull).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is as wide as the window, also on the next visit", async () => {
    const { page, close, complaints } = await visit(browser);
    await openTools(page);
    const section = page.getByRole("region", { name: "Price chart", exact: true });
    const before = (await section.boundingBox())?.width ?? 0;
    await tool(page, "Wide layout").click();
    await expect.poll(async () => (await section.boundingBox())?.width).toBeGreaterThan(before);
    await page.reload();
    await page.getByRole("toolbar", { name: "Drawing tools" }).waitFor();
    await expect.poll(async () => (await section.boundingBox())?.width).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("gives one pane more height by keyboard, which it keeps when the chart is painted anew", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(overview("&ind=rsi(14)~macd(12,26,9)"));
    const edge = page.getByRole("separator", { name: "Height of RSI 14" });
    await edge.waitFor({ state: "attached" });
    await settled(page);
    const share = async () => Number(await edge.getAttribute("aria-valuenow"));
    const before = await share();
    // Three tenths of the prices: 0.3 of 1.6 in all.
    expect(before).toBeGreaterThan(14);
    expect(before).toBeLessThan(23);
    await edge.focus();
    await press(page, "ArrowUp", "ArrowUp", "ArrowUp");
    await expect.poll(share).toBeGreaterThan(before + 3);
    await settled(page);
    const taller = await share();
    await page.getByRole("button", { name: /^Logarithmic|^Log$/ }).click();
    await settled(page);
    await expect.poll(async () => Math.abs((await share()) - taller)).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
    await close();
  });
});
