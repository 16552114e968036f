import { stockHeader } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { launchBrowser, readDown, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { STOCK_PATHS } from "./pages.ts";

const DAY = "2021-03-15";

/** Words for the present day; only the links back to today and open controls may contain them. */
const TODAY: Readonly<Record<string, RegExp>> = {
  "en-US": /\b(today|tonight|nowadays|now|currently|at present|as yet)\b/i,
  "es-MX": /\b(hoy|ahora|actualmente|precio actual)\b/i,
  "fr-FR": /(aujourd’hui|maintenant|actuellement|\bactuels?\b|à ce jour)/i,
  "zh-CN": /今天|今日|现在|目前|如今/,
  "zh-TW": /今天|今日|現在|目前|如今/,
};

const WHOLE_WALK = { timeout: 240_000 };

let browser: Browser;
let pages: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  const [code, other] = await tradedOn(DAY);
  pages = [
    ...STOCK_PATHS.map((path) => `${path}?code=${code}&asOf=${DAY}`),
    ...["growth", "offensive", "defensive"].map((tab) => `/pages/analysis?code=${code}&tab=${tab}&asOf=${DAY}`),
    `/pages/basic-search?f=pe(..15)~O1(pass)&why=${code}&asOf=${DAY}`,
    `/pages/basic-search?compare=${code},${other}&asOf=${DAY}`,
  ];
});
afterAll(() => browser.close());

/** Two stocks that had a price and a P/E by then. */
async function tradedOn(asOf: string): Promise<string[]> {
  const found: string[] = [];
  for (const { symbol } of await listedStocks()) {
    const { ratios } = await answerOf(stockHeader, { code: symbol, asOf });
    if (ratios.pe.value !== null) found.push(symbol);
    if (found.length === 2) break;
  }
  return found;
}

/** Sentences of a page that mention today, including those in closed parts, which a reader may open. */
async function sayingToday(page: Page, today: RegExp): Promise<string[]> {
  await readDown(page);
  const texts = await page.getByRole("main").evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The way back to today, in the banner and in the choice of the day.
      if (node.parentElement?.closest("[data-print=hide] button, [role=status] button, button[aria-haspopup=dialog]")) {
        continue;
      }
      found.push(node.nodeValue ?? "");
    }
    for (const named of main.querySelectorAll("[aria-label],[title]")) {
      found.push(named.getAttribute("aria-label") ?? "", named.getAttribute("title") ?? "");
    }
    return found;
  });
  return texts.filter((text) => today.test(text));
}

describe("as of a past day", () => {
  const walk = async (locale: string, today: RegExp): Promise<void> => {
    const { page, close } = await visit(browser, { locale });
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(`${inject("address")}/#${path}`);
      await page.getByRole("main").first().waitFor();
      found.push(...(await sayingToday(page, today)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
    await close();
  };
  // One after the other: together they take as long, and a server that is asked several times at once sends some readers away.
  it.each(Object.entries(TODAY))("no sentence in %s says what is so today", WHOLE_WALK, walk);
});
