import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { allCompanies, type Company, within } from "./screener-market.ts";

let browser: Browser;
let companies: Company[];

beforeAll(async () => {
  browser = await launchBrowser();
  companies = await allCompanies(["pe"]);
});
afterAll(() => browser.close());

const addressOf = (query: string) => `${inject("address")}/#/pages/basic-search${query}`;
const SCREEN = "?f=pe(..15)~roe.latest(0.1..)~pb*sector(0.5..)~O1(pass)&sort=-marketValue";

describe("on a phone", () => {
  it("keeps the filters in a sheet, and shows the company with two columns", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf("?f=pe(..20)"));
    await page.getByRole("button", { name: "1 filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("button", { name: "Change filter: P/E ≤ 20" }).click();
    await sheet.getByRole("textbox").fill("15");
    const wanted = within(companies, "pe", { high: 15 }).length;
    await sheet.getByRole("button", { name: `Show ${wanted} companies` }).click();
    await page.getByText(`${wanted} of ${companies.length} companies`).waitFor();
    const width = (name: string) =>
      page.getByRole("columnheader", { name }).evaluate((head) => head.getBoundingClientRect());
    const [company, ratio, price] = [await width("Company"), await width("P/E"), await width("Price")];
    const screen = await page.locator("[data-scroller]").evaluate(({ clientWidth }) => clientWidth);
    expect(company.width + ratio.width + price.width).toBeCloseTo(screen, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("adds a filter from the sheet, in Chinese", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, locale: "zh-CN" });
    await page.goto(addressOf(""));
    await page.getByRole("button", { name: "筛选条件" }).click();
    await page.getByRole("button", { name: "添加条件" }).click();
    await page.getByRole("combobox", { name: "搜索指标、检查项或板块" }).fill("市盈率");
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^修改条件：市盈率 ≤ / })
      .waitFor();
    await page.getByRole("textbox", { name: "市盈率: 上限" }).waitFor();
    await close();
  });
});

describe("axe finds nothing in the screener", () => {
  const VISITORS = [
    ["an English desktop in light", { locale: "en-US", viewport: DESKTOP, colorScheme: "light" }],
    ["a Chinese phone in dark", { locale: "zh-CN", viewport: PHONE, colorScheme: "dark" }],
  ] as const;

  it.each(VISITORS)("with filters, an explanation and selected companies, for %s", async (_, options) => {
    const { page, close, complaints } = await visit(browser, options);
    const [explained] = companies;
    await page.goto(addressOf(`${SCREEN}&why=${explained?.symbol}`));
    await page.getByRole("grid").getByRole("checkbox").first().check();
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VISITORS)("beside a comparison, for %s", async (_, options) => {
    const { page, close } = await visit(browser, options);
    const codes = companies.slice(0, 4).map(({ symbol }) => symbol);
    await page.goto(addressOf(`?compare=${codes.join(",")}`));
    await page.getByRole("table").first().waitFor();
    await settled(page);
    await expectAccessible(page);
    await close();
  });

  it("with each of its windows open", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(SCREEN));
    await page.getByRole("button", { name: "Change filter: P/E ≤ 15" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /median$/ })
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("option").first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add filter" }).click();
    await page.getByRole("option").first().waitFor();
    await expectAccessible(page);
    await close();
  });

  it("with the filters of a phone open", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf(SCREEN));
    await page.getByRole("button", { name: "4 filters" }).click();
    await page.getByRole("button", { name: "Change filter: P/E ≤ 15" }).click();
    await page.getByRole("textbox").waitFor();
    await expectAccessible(page);
    await close();
  });
});
