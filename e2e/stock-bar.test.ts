import { stockHeader } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, readDown, settled, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";
import { STOCK_PATHS } from "./pages.ts";

let browser: Browser;
let stock: Listed;
let other: Listed;
beforeAll(async () => {
  browser = await launchBrowser();
  [stock, other] = (await listedStocks()) as [Listed, Listed];
});
afterAll(() => browser.close());

const addressOf = (path: string, more = "") => `${inject("address")}/#${path}?code=${stock.symbol}${more}`;
const barOf = (page: Page) => page.locator("[data-bar]");
const lineOf = (page: Page) => barOf(page).getByText(stock.symbol, { exact: true });

/** What covers the middle of the focused element, when that is not the element itself. */
const coverOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen =
      over === null || focused.contains(over) || over.contains(focused) || over.closest("label")?.contains(focused);
    return isSeen ? null : `${focused.outerHTML.slice(0, 80)} is covered by ${over.outerHTML.slice(0, 80)}`;
  });

/** The most that stands above what a page is about, on a desktop: bars, header and tabs. */
const HIGHEST = 250;

describe("above the content of a stock's pages", () => {
  it.each(["en-US", "es-MX", "fr-FR", "zh-CN", "zh-TW"])(
    "stand 250 pixels at most on a desktop, for a reader of %s",
    async (locale) => {
      const { page, close } = await visit(browser, { locale, viewport: DESKTOP });
      const paths = [...STOCK_PATHS.map((path) => addressOf(path)), addressOf("/pages/analysis", "&tab=growth")];
      for (const address of paths) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await settled(page);
        const top = await page.evaluate(() => {
          const bar = document.querySelector("[data-bar]") as Element;
          const panels = [...document.querySelectorAll("main section:not([data-bar] *, header *)")];
          const below = panels.filter((panel) => bar.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING);
          // A page without anything to show begins with the reason.
          const first = below[0] ?? (bar.nextElementSibling as Element);
          return first.getBoundingClientRect().top + scrollY;
        });
        expect(`${address} ${top <= HIGHEST || top}`).toBe(`${address} true`);
      }
      await close();
    },
  );
});

it("a page beside the overview has the name of a company whole, beside its changes, on a desktop", async () => {
  const { page, close } = await visit(browser, { viewport: DESKTOP });
  await page.goto(addressOf("/pages/valuation"));
  const name = page.getByRole("heading", { level: 1 });
  await name.waitFor();
  await settled(page);
  const [width, room] = await name.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(width).toBeLessThanOrEqual(room as number);
  await close();
});

describe("the bar of a stock", () => {
  it.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("stays on top of %s with symbol and price once the header is out of sight", async (_, viewport) => {
    const { page, close, complaints } = await visit(browser, { viewport });
    await page.goto(addressOf("/pages/statistics"));
    await readDown(page);
    await page.evaluate(() => scrollTo(0, 0));
    await lineOf(page).waitFor({ state: "detached" });
    await page.evaluate(() => scrollTo(0, 900));
    await lineOf(page).waitFor();
    const { bar, reserved, above } = await page.evaluate(() => {
      const { top, bottom } = (document.querySelector("[data-bar]") as Element).getBoundingClientRect();
      const probe = document.createElement("div");
      probe.style.height = "var(--sticky-top)";
      document.body.append(probe);
      const height = probe.getBoundingClientRect().height;
      probe.remove();
      return { bar: bottom, reserved: height, above: top };
    });
    // One row, whose end is where everything else that sticks begins; a pixel is its line.
    expect(Math.abs(bar - reserved)).toBeLessThanOrEqual(1.5);
    expect(bar - above).toBeLessThan(48);
    await expectAccessible(page);
    await page.getByRole("navigation", { name: "Pages about this stock" }).getByText("Valuation").click();
    await page.waitForFunction(() => location.hash.includes("/pages/valuation"));
    expect(complaints).toEqual([]);
    await close();
  });

  it("covers nothing that the keyboard reaches, downwards and upwards", async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page, close } = await visit(browser, { viewport });
      await page.goto(addressOf("/pages/analysis", "&tab=growth"));
      await readDown(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole("main").getByRole("button").last().focus();
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press("Shift+Tab");
        expect(await coverOfFocus(page)).toBeNull();
      }
      await close();
    }
  });

  it("moves nothing when it arrives on top", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf("/pages/statistics"));
    await readDown(page);
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    const moved = await page.evaluate(async () => {
      let total = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total += entry.value;
      });
      observer.observe({ type: "layout-shift" });
      for (let top = 0; top <= 1200; top += 40) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      return total;
    });
    await lineOf(page).waitFor();
    expect(moved).toBeLessThan(0.005);
    await close();
  });
});

describe("price or total return", () => {
  it("is one switch for the header and the chart, and the address holds it", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("/pages/analysis"));
    await page.locator("canvas").first().waitFor();
    await expect.poll(() => page.getByRole("radio", { name: "Total return" }).count()).toBe(1);
    await page.getByRole("radio", { name: "Total return" }).click();
    await page.waitForFunction(() => location.hash.includes("basis=total"));
    const { changes } = await answerOf(stockHeader, { code: stock.symbol });
    expect(changes["5y"].total.value).not.toBeNull();
    await page.getByRole("button", { name: /^Total return, 5 years: / }).waitFor();
    await page.getByText(/dividends reinvested/).waitFor();
    await page.reload();
    await page.getByRole("button", { name: /^Total return, 5 years: / }).waitFor();
    // The choice goes along to the other pages of the stock.
    await page.getByRole("navigation", { name: "Pages about this stock" }).getByText("Targets").click();
    await page.waitForFunction(() => location.hash.includes("/pages/opinion"));
    await page.getByRole("button", { name: /^Total return, 5 years: / }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("opens the statistics with the total return, in header and table alike", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("/pages/statistics"));
    await page.getByRole("button", { name: /^Total return, 5 years: / }).waitFor();
    await page.getByRole("radio", { name: "Price", exact: true }).click();
    await page.waitForFunction(() => location.hash.includes("basis=price"));
    await page.getByRole("button", { name: /^Price change, 5 years: / }).waitFor();
    await close();
  });
});

describe("from the page of a stock", () => {
  it("the analysis is printed when all of it has come, in light colors", async () => {
    const { page, close, complaints } = await visit(browser, { colorScheme: "dark" });
    await page.addInitScript(() => {
      window.print = () => {
        const { paper } = document.documentElement.dataset;
        document.title = `printed ${paper} ${document.querySelectorAll("main [data-skeleton]").length}`;
        dispatchEvent(new Event("afterprint"));
      };
    });
    await page.goto(addressOf("/pages/analysis"));
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect.poll(() => page.title()).toBe("printed true 0");
    expect(await page.evaluate(() => document.documentElement.dataset.paper)).toBeUndefined();
    expect(complaints).toEqual([]);
    await close();
  });

  it("a comparison opens with the stock, and takes up others by name", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf("/pages/analysis"));
    await page.getByRole("link", { name: `Compare ${stock.symbol} with others` }).click();
    await page.waitForFunction((symbol) => location.hash.endsWith(`compare=${symbol}`), stock.symbol);
    const picker = page.getByRole("region", { name: "Comparison" }).getByRole("combobox");
    await picker.fill(other.symbol);
    await page.getByRole("option").first().waitFor();
    await picker.press("Enter");
    await page.waitForFunction((symbol) => decodeURIComponent(location.hash).endsWith(`,${symbol}`), other.symbol);
    expect(complaints).toEqual([]);
    await close();
  });
});
