import type { OutputOf } from "@plumbline/contract";
import { stockHeader } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, readDown, settled, visit } from "./browser.ts";
import { delistedStock, type Listed, listedStocks } from "./market.ts";

let browser: Browser;
let stock: Listed;
let other: Listed;

beforeAll(async () => {
  browser = await launchBrowser();
  const [first, second] = await listedStocks();
  if (!first || !second) throw new Error("The market has too few stocks.");
  stock = first;
  other = second;
});
afterAll(() => browser.close());

/** The stock of many whose sector and industry have most letters. */
async function longestBusiness(): Promise<{ readonly symbol: string; readonly business: readonly string[] }> {
  const all: OutputOf<typeof stockHeader>[] = [];
  // One after the other: a busy server refuses many at once.
  for (const { symbol: code } of (await listedStocks()).slice(0, 24)) all.push(await answerOf(stockHeader, { code }));
  const named = all.map(({ symbol, sector, industry }) => ({ symbol, business: [sector ?? "", industry ?? ""] }));
  const letters = ({ business }: { readonly business: readonly string[] }) => business.join("").length;
  return named.reduce((longest, one) => (letters(one) > letters(longest) ? one : longest));
}

/** Whether nothing lies over a text and nothing cuts it off. */
function isSeenWhole(element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
    [left + 1, right - 1].every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2))),
  );
}

const addressOf = (symbol: string, more = "") => `${inject("address")}/#/pages/analysis?code=${symbol}${more}`;

describe("the stock page", () => {
  it("shows name, price and changes, with the day of the price", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(stock.symbol));
    await page.getByRole("heading", { level: 1, name: stock.name }).waitFor();
    await page
      .getByText(/^Close of /)
      .first()
      .waitFor();
    await page.getByRole("button", { name: /^Change on the day: / }).waitFor();
    for (const period of ["1 month", "6 months", "year to date", "1 year", "3 years", "5 years", "10 years"]) {
      await page.getByRole("button", { name: new RegExp(`^Price change, ${period}: `) }).waitFor();
    }
    await page.getByRole("status").getByText("fictional companies").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([375, 720, 960, 1200, 1440])("names sector and industry in full at %d pixels", async (width) => {
    const { symbol, business } = await longestBusiness();
    const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
    await page.goto(addressOf(symbol));
    await settled(page);
    for (const word of business) {
      const written = page.getByRole("main").locator("header").getByText(word, { exact: true }).first();
      expect(await written.evaluate(isSeenWhole), word).toBe(true);
    }
    await close();
  });

  it("shows where a figure comes from", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(stock.symbol));
    await page.getByRole("button", { name: /^Price change, 1 year: / }).click();
    const answer = page.getByRole("dialog");
    await answer.getByText("STA-15").waitFor();
    await page.keyboard.press("Escape");
    await answer.waitFor({ state: "detached" });
    await close();
  });

  it("shows its price ratios beside those of sector and industry, with the number of companies", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(stock.symbol));
    const ratios = page.getByRole("table", { name: /^Price ratios/ });
    await ratios.waitFor();
    await expect.poll(() => ratios.getByRole("row").count()).toBe(4);
    await ratios
      .getByText(/^\d+ companies/)
      .first()
      .waitFor();
    await ratios
      .getByRole("button", { name: /^Median P\/E, / })
      .first()
      .click();
    const answer = page.getByRole("dialog");
    await answer.getByText(/^STA-16 \(n = \d+\)$/).waitFor();
    await close();
  });

  it("keeps the chart's range, style and comparison in the address, so that a reload shows the same", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(stock.symbol, `&range=5y&style=candles&compare=${other.symbol}`));
    await page.locator("canvas").first().waitFor();
    await page.getByRole("radio", { name: "3 years" }).click();
    await page.waitForFunction(() => location.hash.includes("range=3y"));
    const address = page.url();
    await page.reload();
    await page.locator("canvas").first().waitFor();
    expect(page.url()).toBe(address);
    await page.getByRole("button", { name: `Stop comparing with ${other.symbol}` }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("has a chart that can be read bar by bar by keyboard", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(stock.symbol, "&range=1y"));
    const chart = page.getByRole("slider", { name: /^Price chart of .*, bar by bar$/ });
    await chart.waitFor();
    await page.locator("canvas").first().waitFor();
    await chart.focus();
    const spoken = () => chart.getAttribute("aria-valuetext");
    await page.keyboard.press("Home");
    const first = await spoken();
    await page.keyboard.press("ArrowRight");
    const second = await spoken();
    expect(first).toMatch(/open [\d.,]+, high [\d.,]+, low [\d.,]+, close [\d.,]+/);
    expect(second).not.toBe(first);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(spoken).toBe(first);
    await close();
  });

  it("reports when a stock was delisted and why nothing newer is shown", async () => {
    const { symbol } = await delistedStock();
    const { page, close } = await visit(browser);
    await page.goto(addressOf(symbol));
    await page
      .getByText(/^Delisted /)
      .first()
      .waitFor();
    await page.getByText(/Last close before delisting/).waitFor();
    await close();
  });

  it("reports an unknown code and offers to search for it", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("NOSUCHCODE"));
    await page.getByText("No data for “NOSUCHCODE”").waitFor();
    await page.getByRole("main").getByRole("combobox").waitFor();
    expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
    await close();
  });

  it("offers the nearest symbols for one that no stock has", async () => {
    const { page, close } = await visit(browser);
    const typed = `${stock.symbol}Q`;
    await page.goto(addressOf(typed));
    await page.getByText(`No data for “${typed}”`).waitFor();
    await page.getByRole("main").getByRole("option").filter({ hasText: stock.symbol }).first().waitFor();
    await close();
  });

  it.each([
    ["a script", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["a path", "..%2F..%2Fetc%2Fpasswd"],
    ["a thousand letters", "A".repeat(1000)],
    ["nothing", ""],
  ])("survives an address whose code is %s", async (_, code) => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(code));
    await page.getByRole("main").getByRole("combobox").waitFor();
    expect(complaints.filter((complaint) => !/40[04]/.test(complaint))).toEqual([]);
    await close();
  });

  it.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("does not move while it loads on %s", async (_, viewport) => {
    const { page, close } = await visit(browser, { viewport });
    await page.addInitScript(() => {
      const moved = { total: 0 };
      Object.assign(globalThis, { moved });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) moved.total += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(addressOf(stock.symbol));
    await page.locator("canvas").first().waitFor();
    await settled(page);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: { total: number } }).moved.total);
    // Cumulative layout shift below 0.02 is the agreed limit; 0.1 is what Web Vitals call good.
    expect(moved).toBeLessThan(0.02);
    await close();
  });

  it.each([
    ["a tablet", { width: 960, height: 800 }],
    ["a desktop", DESKTOP],
    ["a wide desktop", { width: 1920, height: 1080 }],
  ])("has the height of its header while that is awaited on %s", async (_, viewport) => {
    const { page, close } = await visit(browser, { viewport });
    const released = Promise.withResolvers<void>();
    for (const awaited of [`**${stockHeader.path}?*`, "**/assets/MarketBar*.js"]) {
      await page.route(awaited, async (route) => {
        await released.promise;
        await route.continue();
      });
    }
    const tab = page.getByRole("tab", { name: "Overview" });
    const top = async () => (await tab.boundingBox())?.y;
    await page.goto(addressOf(stock.symbol));
    await tab.waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
    const before = await top();
    released.resolve();
    await page.getByRole("heading", { level: 1, name: stock.name }).waitFor();
    await settled(page);
    // Within what a layout rounds to.
    expect(await top()).toBeCloseTo(before ?? Number.NaN, 1);
    await close();
  });

  it("never scrolls sideways on a phone", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf(stock.symbol));
    await page.locator("canvas").first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await close();
  });

  it("has its verdict on the first screen of a phone, then its chart, and behind it how the price compares", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf(stock.symbol));
    const verdict = page.getByRole("region", { name: "Verdict" });
    await verdict.waitFor();
    const first = await verdict.boundingBox();
    const chart = await page.locator("canvas").first().boundingBox();
    const figures = page.getByRole("region", { name: "Ranges, returns and ratios" });
    await figures.getByRole("button", { name: /^Price change, 5 years: / }).waitFor();
    const place = await figures.boundingBox();
    const bar = await page.getByRole("navigation", { name: "Main navigation" }).boundingBox();
    // Enough of the verdict is visible above the bottom bar to read its sentence.
    expect((bar?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(150);
    expect(chart?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect(place?.y).toBeGreaterThan((chart?.y ?? 0) + (chart?.height ?? 0));
    await close();
  });

  it("folds its header on its other pages; the keyboard opens it", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf(stock.symbol).replace("analysis", "statistics"));
    const line = page.locator("summary").filter({ hasText: "Ranges, returns and ratios" });
    const figure = page.getByRole("button", { name: /^Total return, 5 years: / });
    await line.waitFor();
    await expect.poll(() => figure.isVisible()).toBe(false);
    await line.focus();
    await page.keyboard.press("Enter");
    await figure.waitFor();
    await expectAccessible(page);
    await close();
  });
});

describe("the key facts of a receipt", () => {
  const TITLE = "American Depositary Shares, each representing five ordinary shares";
  const STATED = {
    value: 5,
    provenance: {
      source: "sec",
      form: "20-F",
      accession: "0009000002-21-000001",
      filedAt: "2021-02-25",
      receipt: { ordinaryShares: 5, title: TITLE },
      formula: "REC-18",
    },
  };
  const factsOf = async (page: Page, ratio: object) => {
    await page.route(`**${stockHeader.path}?*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: OutputOf<typeof stockHeader> };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ordinarySharesPerReceipt: ratio } } });
    });
    await page.goto(addressOf(stock.symbol));
    await readDown(page);
    return page.getByRole("region", { name: "Key facts" });
  };

  it.each([DESKTOP, PHONE])(
    "say how many ordinary shares it is, and which cover states it, at $width px",
    async (viewport) => {
      const { page, close, complaints } = await visit(browser, { viewport });
      const facts = await factsOf(page, STATED);
      await facts.getByRole("button", { name: "Depositary receipt: 1 = 5 ordinary shares" }).click();
      const answer = page.getByRole("dialog");
      await answer.getByText(`1 = 5 ordinary shares (${TITLE})`).waitFor();
      for (const text of ["20-F", "0009000002-21-000001", "Feb 25, 2021"])
        await answer.getByText(text).first().waitFor();
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it("say that its shares are not known where nothing states them, and nothing of a share", async () => {
    const { page, close } = await visit(browser);
    const facts = await factsOf(page, { value: null, because: "receipt-ratio-unknown" });
    await facts.getByText("Depositary receipt").waitFor();
    await facts.getByText(/the number of shares per receipt is unknown/).waitFor();
    await page.unrouteAll();
    await page.reload();
    await readDown(page);
    await facts.getByText("Accession no.").waitFor();
    expect(await facts.getByText("Depositary receipt").count()).toBe(0);
    await close();
  });
});
