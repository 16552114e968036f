import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, readDown, settled, visit } from "./browser.ts";
import { finishedRun } from "./finished-run.ts";
import { newReader, post, signedIn } from "./registered-reader.ts";
import { allCompanies, type Company } from "./screener-market.ts";

/** Numbers of the screener that stand on other pages too; amounts and prices of a large company, which has one style. */
const METRICS = [
  "price",
  "pe",
  "ps",
  "marketValue",
  "revenue.latest",
  "netIncome.latest",
  "grossMargin.latest",
  "roe.latest",
  "currentRatio.latest",
];
const LARGE = 1e9;
const LONG = { timeout: 180_000 };
const SOON = { timeout: 20_000 };

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await launchBrowser();
  const known = (await allCompanies(METRICS)).find(
    ({ values }) =>
      METRICS.every((metric) => values[metric] != null) &&
      (values.price ?? 0) >= 1 &&
      (values["revenue.latest"] ?? 0) >= LARGE &&
      (values["netIncome.latest"] ?? 0) > 0,
  );
  if (!known) throw new Error("The market has no large company of which everything is known.");
  company = known;
});
afterAll(() => browser.close());

const addressOf = (path: string) => `${inject("address")}/#${path}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(addressOf(path));
  await settled(page);
}

/** The name of the comparison in each language, and rows that it has at least. */
const COMPARISON = /^(Comparison|Comparaison|公司对比)/;
const MIN_ROWS = 20;

/** The texts of the rows of the comparison with itself and another company, by the id of the number. */
async function comparedTexts(page: Page, other: string): Promise<readonly string[]> {
  await open(page, `/pages/basic-search?compare=${company.symbol},${other}`);
  const rows = page.getByRole("table", { name: COMPARISON }).locator("tbody tr:has(td)");
  await rows.nth(MIN_ROWS).waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => row.querySelector("td:not([colspan]) button, td:not([colspan]) span")?.textContent?.trim() ?? ""),
  );
}

const isShown = (page: Page, written: string): Promise<boolean> =>
  page.evaluate(
    (text) =>
      [...document.querySelectorAll("main *")].some(
        (one) => one.children.length === 0 && one.textContent?.trim() === text,
      ),
    written,
  );

describe("a figure", () => {
  it.concurrent.for(["en-US", "fr-FR", "zh-CN"])(
    "is written alike in the comparison, the header and the tables, in %s",
    LONG,
    async (locale, { expect: expectHere }) => {
      const { page, close } = await visit(browser, { locale });
      const { symbol, values } = company;
      const others = (await allCompanies(["pe"])).filter((one) => one.symbol !== symbol && one.values.pe != null);
      const compared = new Set(await comparedTexts(page, others[0]?.symbol ?? ""));
      const [decimal, group] = { "en-US": [".", ","], "fr-FR": [",", "\u202f"], "zh-CN": [".", ","] }[locale] ?? [];
      const written = (value: number, decimals: number): string => {
        const [whole = "", part] = Math.abs(value).toFixed(decimals).split(".");
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group ?? ",");
        return (value < 0 ? "−" : "") + grouped + (part ? decimal + part : "");
      };
      const percent = (value: number) => `${written(100 * value, 2)}${locale === "fr-FR" ? "\u00a0" : ""}%`;
      const amount = (value: number) => (locale === "zh-CN" ? written(value / 1e8, 2) : written(value / 1e6, 0));
      const of = (metric: string) => values[metric] as number;
      const pages = {
        "": [written(of("price"), 2), written(of("pe"), 2), written(of("ps"), 2)],
        "&tab=growth": [amount(of("revenue.latest")), amount(of("netIncome.latest"))],
        "&tab=offensive": [percent(of("grossMargin.latest")), percent(of("roe.latest"))],
      };
      for (const [tab, figures] of Object.entries(pages)) {
        await open(page, `/pages/analysis?code=${symbol}${tab}`);
        for (const figure of figures) {
          expectHere(compared, `${tab} in the comparison`).toContain(figure);
          await expectHere.poll(() => isShown(page, figure), { ...SOON, message: `${figure} ${tab}` }).toBe(true);
        }
      }
      await close();
    },
  );
});

/** Tables of which neither the columns nor the rows have one number of decimals each: `head: 1.2, 3.45`. */
function unevenTables(page: Page, decimal: string): Promise<{ readonly tables: number; readonly uneven: string[] }> {
  return page.evaluate((mark) => {
    const decimalsOf = (cell: Element): number | null => {
      // What is read aloud only, marks of doubt and notes are no part of the number.
      const text = (cell.querySelector("button") ?? cell).textContent?.trim() ?? "";
      const number = /^[+−≈$€]*\d[\d.,\s]*/.exec(text)?.[0].trim();
      if (!number) return null;
      if (/^\d{4}$/.test(number) || /年|月|\d{4}-\d/.test(text)) return null;
      return number.includes(mark) ? number.length - number.lastIndexOf(mark) - 1 : 0;
    };
    const isEven = (cells: readonly (number | null)[]) => new Set(cells.filter((one) => one !== null)).size <= 1;
    const tables = [...document.querySelectorAll("main table, main [role=grid]")];
    const uneven = tables.flatMap((table) => {
      const rows = [...table.querySelectorAll("tbody tr, tfoot tr")].map((row) =>
        [...row.querySelectorAll("td")].map(decimalsOf),
      );
      const width = Math.max(0, ...rows.map((row) => row.length));
      const whole = rows.filter((row) => row.length === width);
      const columns = Array.from({ length: width }, (_, at) => whole.map((row) => row[at] ?? null));
      const name =
        table.getAttribute("aria-label") ??
        table.querySelector("caption")?.textContent ??
        table.textContent?.slice(0, 60);
      return columns.every(isEven) || rows.every(isEven)
        ? []
        : [`${name}: ${JSON.stringify(columns.filter((one) => !isEven(one)))}`];
    });
    return { tables: tables.length, uneven };
  }, decimal);
}

it("finds a column in which decimals differ", async () => {
  const { page, close } = await visit(browser);
  const table = (rows: string) => page.setContent(`<main><table aria-label="t"><tbody>${rows}</tbody></table></main>`);
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  await table(row("1.20", "12,345") + row("−3.40", "7"));
  expect(await unevenTables(page, ".")).toEqual({ tables: 1, uneven: [] });
  await table(row("1.20%", "3.4") + row("3.4%", "3.40"));
  expect((await unevenTables(page, ".")).uneven).toEqual(["t: [[2,1],[1,2]]"]);
  await close();
});

describe("a column of numbers, or a row where each row is one measure,", () => {
  it.concurrent.each([
    ["en-US", "."],
    ["fr-FR", ","],
    ["zh-CN", "."],
  ])("has one number of decimals, in %s", LONG, async (locale, decimal) => {
    const reader = await newReader();
    const { symbol } = company;
    const stocks = (await allCompanies(["pe"])).slice(0, 6).map((one) => ({ code: one.symbol }));
    await post("watchlist/add", { stocks }, { token: reader.accessToken });
    const run = await finishedRun("golden-cross", symbol, reader);
    const { page, close } = await visit(browser, { ...signedIn(reader), locale });
    const uneven: string[] = [];
    let tables = 0;
    for (const path of [
      `/pages/basic-search?compare=${symbol},${stocks[0]?.code}`,
      "/pages/basic-search?lab=O1",
      "/pages/backtesting?tab=runs",
      `/pages/backtesting?run=${run}`,
      `/pages/tt?run=${run}`,
      "/pages/usercenter/usercenter",
      ...["offensive", "defensive"].map((tab) => `/pages/analysis?code=${symbol}&tab=${tab}`),
      "/pages/basic-search?f=price(1..99999)&cols=price~change.1y~marketValue~revenue.latest~tradedValue.3m~pe~ps~roe.latest~dividendYield",
      ...["valuation", "statistics", "opinion"].map((name) => `/pages/${name}?code=${symbol}`),
    ]) {
      await open(page, path);
      await readDown(page);
      const found = await unevenTables(page, decimal);
      uneven.push(...found.uneven.map((table) => `${path} ${table}`));
      tables += found.tables;
    }
    expect(uneven).toEqual([]);
    expect(tables).toBeGreaterThan(15);
    await close();
  });
});

/** Ranges that do not run from low to high: `3.00 – 2.00`. */
function reversedRanges(page: Page): Promise<{ readonly ranges: number; readonly reversed: string[] }> {
  return page.evaluate(() => {
    const RANGE = /^\D{0,3}([−-]?[\d.,]+)%?\s–\s\D{0,3}([−-]?[\d.,]+)%?$/;
    const numberOf = (text = "") => Number(text.replaceAll(",", "").replace("−", "-"));
    const texts = [...document.querySelectorAll("main *")]
      .filter((one) => one.childElementCount < 8)
      .map((one) => (one as HTMLElement).innerText?.trim() ?? "");
    const ranges = texts.filter((text) => RANGE.test(text));
    const reversed = ranges.filter((text) => {
      const [, low, high] = RANGE.exec(text) ?? [];
      return numberOf(low) > numberOf(high);
    });
    return { ranges: ranges.length, reversed: [...new Set(reversed)] };
  });
}

it("finds a range that runs from high to low", async () => {
  const { page, close } = await visit(browser);
  await page.setContent("<main><p>1.50 – 12.00</p><p><span>3.00</span> – <span>−2.00</span></p></main>");
  expect(await reversedRanges(page)).toEqual({ ranges: 2, reversed: ["3.00 – −2.00"] });
  await close();
});

it("every range runs from low to high, also where a higher input means a lower value", LONG, async () => {
  const { page, close } = await visit(browser);
  const { symbol } = company;
  let seen = 0;
  for (const path of ["valuation", "analysis", "opinion", "statistics"].map(
    (name) => `/pages/${name}?code=${symbol}`,
  )) {
    await open(page, path);
    await readDown(page);
    const { ranges, reversed } = await reversedRanges(page);
    expect(reversed, path).toEqual([]);
    seen += ranges;
  }
  expect(seen).toBeGreaterThan(8);
  await close();
});

describe("a number that is typed", () => {
  it(
    "is read in the notation of the reader, and one out of bounds names the bounds and what is used",
    LONG,
    async () => {
      const { page, close } = await visit(browser, { locale: "fr-FR" });
      await open(page, `/pages/valuation?code=${company.symbol}`);
      const field = page.locator("input[inputmode=decimal]").first();
      await field.fill("9,5");
      await field.blur();
      await expect.poll(() => field.inputValue()).toBe("9,5");
      const slider = page.getByRole("slider").first();
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^9,50\s%$/);
      await field.fill("950");
      const sentence = page.getByText(/^Valeurs admises\s: de .* Valeur utilisée\s: 9,5\.$/);
      await sentence.waitFor();
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      await field.blur();
      await expect.poll(() => field.inputValue()).toBe("9,5");
      await close();
    },
  );
});
