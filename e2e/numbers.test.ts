import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, openAddress, visit } from "./browser.ts";
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

const open = (page: Page, path: string): Promise<void> => openAddress(page, addressOf(path));

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
