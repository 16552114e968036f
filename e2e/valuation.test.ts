import type { WireValuation } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, openAddress, PHONE, settled, type Visit, visit } from "./browser.ts";
import { stockWhere, valuationOf } from "./valuation-market.ts";

let browser: Browser;
/** A living company to which both models apply. */
let stock: WireValuation;
/** A visitor on an English desktop, for tests after which nothing stays: each opens its address in the document of the one before. */
let guest: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
  guest = await visit(browser);
  stock = await stockWhere(({ dcf, graham, price, suitability }) => {
    return (
      suitability.dcf.verdict === "suitable" && dcf.value !== null && graham.value !== null && price.value !== null
    );
  });
});
afterAll(() => browser.close());

/** Opens the valuation of a stock for the common visitor, of whom nothing has been complained since. */
async function openForGuest(symbol: string, more = ""): Promise<Page> {
  await openAddress(guest.page, addressOf(symbol, more));
  return guest.page;
}

const addressOf = (symbol: string, more = "") => `${inject("address")}/#/pages/valuation?code=${symbol}${more}`;

const money = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: stock.currency ?? "XXX",
    currencyDisplay: "narrowSymbol",
  }).format(value);

/** The values that head the two models. */
async function shownValues(page: Page, labels: readonly [string, string]): Promise<string[]> {
  const values = labels.map((label) => page.getByRole("button", { name: label }).first());
  return Promise.all(values.map(async (value) => (await value.textContent()) ?? ""));
}

const READERS = [
  {
    who: "in English on a desktop",
    options: { locale: "en-US", viewport: DESKTOP },
    words: {
      title: "What the price implies",
      wacc: "Cost of capital (WACC)",
      growth: "Expected growth, 7–10 years",
      update: "Update valuation",
      values: ["DCF value per share", "Value per share by Graham’s formula"],
    },
  },
  {
    who: "in Chinese on a phone",
    options: { locale: "zh-CN", viewport: PHONE, hasTouch: true },
    words: {
      title: "股价隐含的预期",
      wacc: "加权平均资本成本（WACC）",
      growth: "预期增长率（7–10 年）",
      update: "更新估值",
      values: ["每股 DCF 估值", "格雷厄姆公式每股估值"],
    },
  },
] as const;

describe("the valuation page", () => {
  it.each(READERS)(
    "moves both models, keeps them in the link and agrees with the server $who",
    async ({ options, words }) => {
      const { page, close, complaints } = await visit(browser, options);
      await page.goto(addressOf(stock.symbol));
      await page.getByRole("heading", { name: words.title }).waitFor();
      await page.getByRole("textbox", { name: words.wacc }).fill("9.5");
      await page.getByRole("textbox", { name: words.growth }).fill("7");
      await expect.poll(() => page.url()).not.toContain("set=");
      await page.getByRole("button", { name: words.update }).first().click();
      await page.waitForURL(/set=/);
      const link = page.url();
      expect(decodeURIComponent(link)).toContain("set=wacc:0.095,grahamGrowth:0.07");
      const server = await valuationOf({
        code: stock.symbol,
        parameters: { wacc: 0.095, grahamGrowth: 0.07 },
      });
      const wanted = [server.dcf.value, server.graham.value].map((value) => money(value ?? Number.NaN, options.locale));
      await expect.poll(() => shownValues(page, words.values)).toEqual(wanted);

      const { page: other, close: leave } = await visit(browser, options);
      await other.goto(link);
      await other.getByRole("heading", { name: words.title }).waitFor();
      await expect.poll(() => shownValues(other, words.values)).toEqual(wanted);
      await leave();
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it("goes back to the previous version, and resets one parameter or all", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(stock.symbol, "&set=wacc:0.09"));
    const wacc = page.getByRole("textbox", { name: "Cost of capital (WACC)" });
    await wacc.fill("10");
    await page.getByRole("button", { name: "Update valuation" }).first().click();
    await page.waitForURL(/wacc%3A0\.1(?!\d)/);
    await page.goBack();
    await page.waitForURL(/wacc(:|%3A)0\.09/);
    await expect.poll(() => wacc.inputValue()).toBe("9");
    await page.getByRole("button", { name: "Reset: Cost of capital (WACC)" }).click();
    await page.getByText("Changed; link not updated").first().waitFor();
    await page.getByRole("button", { name: "Update valuation" }).first().click();
    await expect.poll(() => page.url()).not.toContain("set=");
    await close();
  });

  it("marks an invalid number, keeps computing with the previous one and restores it", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(stock.symbol));
    const wacc = page.getByRole("textbox", { name: "Cost of capital (WACC)" });
    const slider = page.getByRole("slider", { name: "Cost of capital (WACC)" });
    const value = page.getByRole("button", { name: /^DCF value per share/ });
    const server = await valuationOf({ code: stock.symbol, parameters: { wacc: 0.09 } });
    await wacc.fill("9");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("9.00%");
    const taken = money(server.dcf.value ?? Number.NaN, "en-US");
    await expect.poll(() => value.textContent()).toBe(taken);
    for (const [written, said] of [
      ["", "This is not a number. Used: 9."],
      ["900", "Allowed: 1 to 30. Used: 9."],
    ] as const) {
      await wacc.fill(written);
      await page.getByText(said).waitFor();
      expect([await wacc.inputValue(), await wacc.getAttribute("aria-invalid")]).toEqual([written, "true"]);
      await expect.poll(() => value.textContent()).toBe(taken);
    }
    await wacc.blur();
    await expect
      .poll(async () => [await wacc.inputValue(), await wacc.getAttribute("aria-invalid")])
      .toEqual(["9", "false"]);
    await slider.press("ArrowRight");
    await expect.poll(async () => Number(await wacc.inputValue())).toBeGreaterThan(9);
    await close();
  });

  it("reads and writes numbers in the notation of the reader's language", async () => {
    const { page, close } = await visit(browser, { locale: "fr-FR" });
    await page.goto(addressOf(stock.symbol));
    const wacc = page.getByRole("textbox", { name: "CMPC (WACC)" });
    const slider = page.getByRole("slider", { name: "CMPC (WACC)" });
    await wacc.fill("9,25");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^9,25\s%$/);
    await wacc.blur();
    await expect.poll(() => wacc.inputValue()).toBe("9,25");
    await close();
  });

  it("draws the ranges of all methods on one scale, also that of the year, which has no value", async () => {
    const page = await openForGuest(stock.symbol);
    const scaleOf = async (method: string) => {
      const box = await page.locator(`li[data-name="${method}"] > :last-child`).boundingBox();
      return box && { x: Math.round(box.x), width: Math.round(box.width) };
    };
    await page.locator('li[data-name="year"]').waitFor();
    expect(await scaleOf("dcf")).not.toBeNull();
    expect(await scaleOf("year")).toEqual(await scaleOf("dcf"));
  });

  it("shows name and price in the bar of the page once the header is out of sight, and covers nothing", async () => {
    const page = await openForGuest(stock.symbol);
    const outcome = page.getByRole("button", { name: /^DCF value per share/ });
    await outcome.waitFor();
    for (const below of [60, 70, 90, 120]) {
      await outcome.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), below);
      await page.locator("[data-bar]").getByText(stock.symbol, { exact: true }).waitFor();
      const isOnTop = await outcome.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });

  it("updates numbers and marks when the keyboard moves a slider", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf(stock.symbol));
    const slider = page.getByRole("slider", { name: "Short-term growth, years 1–5" });
    const value = page.getByRole("button", { name: /^DCF value per share/ });
    const before = await value.textContent();
    const cell = page
      .getByRole("table", { name: /^Value per share by WACC/ })
      .getByRole("cell")
      .nth(24);
    const cellBefore = await cell.textContent();
    await slider.focus();
    for (let k = 0; k < 6; k++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => value.textContent()).not.toBe(before);
    await expect.poll(() => cell.textContent()).not.toBe(cellBefore);
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/%$/);
    await close();
  });

  it("runs the simulation under the page's own security policy, with the same numbers each time", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(stock.symbol));
    await page.getByText(/^10,000 paths, seed 42/).waitFor();
    const chance = page.getByRole("button", { name: /^of simulations are above the price: / });
    const first = await chance.textContent();
    await page.reload();
    await page.getByText(/^10,000 paths, seed 42/).waitFor();
    await expect.poll(() => chance.textContent()).toBe(first);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows where a number comes from, with default and with changed parameters", async () => {
    const page = await openForGuest(stock.symbol, "&set=wacc:0.09");
    await page.getByRole("button", { name: /^DCF value per share/ }).click();
    await page.getByRole("dialog").getByText("DCF-01").waitFor();
  });

  it("leads from a line of the financial statements to its filings", async () => {
    // A year's own figure stands in one filing: it has no parts.
    const { symbol, inputs } = await stockWhere(
      ({ dcf, inputs: { cfo } }) => dcf.value !== null && (cfo.tree?.parts.length ?? 0) > 0,
    );
    const page = await openForGuest(symbol);
    await page.getByText("Cash flow, debt and shares", { exact: true }).click();
    const line = page.getByRole("button", { name: "Operating cash flow", exact: true });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => line.getAttribute("aria-expanded")).toBe("true");
    const evidence = page.getByRole("listitem").filter({ has: line });
    await evidence.getByText(/^Known since /).waitFor();
    for (const part of await evidence.locator("details").all()) {
      await part.evaluate((node) => node.setAttribute("open", ""));
    }
    const { figure } = inputs.cfo;
    const accession = figure.value === null ? undefined : figure.provenance.accession;
    await evidence
      .getByText(accession ?? "no accession")
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(guest.complaints).toEqual([]);
  });

  it("shows the formula of each table with the numbers in it", async () => {
    const page = await openForGuest(stock.symbol);
    const workings = page.getByText("Formula and numbers", { exact: true });
    await workings.first().waitFor();
    for (const working of await workings.all()) await working.click();
    for (const rule of ["DCF-01", "DCF-02", "DCF-03"]) {
      await page
        .getByRole("link", { name: `${rule}: open the rule` })
        .nth(2)
        .waitFor();
    }
    const formula = page.getByText("As chosen", { exact: true }).first().locator("..");
    const value = formula.getByRole("button", { name: /^DCF value per share: / });
    await expect
      .poll(() => value.textContent())
      .toBe((await shownValues(page, READERS[0].words.values))[0]?.replace(/^[^\d-]+/, ""));
    await value.click();
    await page.getByRole("dialog").getByText("DCF-01").waitFor();
  });

  it("shows fair value month by month with the latest filing of that month", async () => {
    const page = await openForGuest(stock.symbol);
    const chart = page.getByRole("slider", { name: /^Fair value and price by month/ });
    await chart.scrollIntoViewIfNeeded();
    await chart.focus();
    const latest = await chart.getAttribute("aria-valuetext");
    await page.keyboard.press("PageDown");
    const earlier = await chart.getAttribute("aria-valuetext");
    expect(earlier).not.toBe(latest);
    expect(earlier).toMatch(/latest filing|nothing filed yet/);
  });
});

describe("a model without a value explains why", () => {
  const REFUSALS = [
    ["COMPANY_IS_BANK", "A bank has no free cash flow", "银行没有自由现金流"],
    ["COMPANY_IS_REIT", "A real estate investment trust has no", "房地产投资信托没有这种自由现金流"],
    ["CASH_FLOW_NOT_POSITIVE", "the base cash flow is", "基准现金流为"],
  ] as const;

  it.each(["en-US", "zh-CN"] as const)(
    "for a bank, a real estate trust and cash flow that is not positive, in %s on a phone",
    async (locale) => {
      const { page, close, complaints } = await visit(browser, { locale, viewport: PHONE });
      for (const [code, english, chinese] of REFUSALS) {
        const refused = await stockWhere(({ dcf, suitability }) => {
          return dcf.value === null && suitability.dcf.reasons.some((reason) => reason.code === code);
        });
        await openAddress(page, addressOf(refused.symbol));
        await page
          .getByText(locale === "en-US" ? english : chinese)
          .first()
          .waitFor();
        expect(complaints).toEqual([]);
      }
      await close();
    },
  );

  it("for a discount rate at terminal growth, which can be reset", async () => {
    const page = await openForGuest(stock.symbol, "&set=wacc:0.02,terminalGrowth:0.025");
    await page.getByText("is not above terminal growth of 2.50%").first().waitFor();
    await page.getByRole("textbox", { name: "Cost of capital (WACC)" }).fill("9");
    await page.getByRole("button", { name: /^DCF value per share/ }).waitFor();
  });

  it("for negative earnings", async () => {
    const loss = await stockWhere(({ graham }) => graham.value === null && graham.because === "EPS_NOT_POSITIVE");
    const page = await openForGuest(loss.symbol);
    await page.getByText("earnings per share are").first().waitFor();
  });

  it("for a stock without targets, and for a delisted stock", async () => {
    const gone = await stockWhere(({ delisted, hasFacts }) => delisted !== null && hasFacts);
    const page = await openForGuest(gone.symbol);
    await page.getByText(new RegExp(`^${gone.symbol.replaceAll(".", "\\.")} has not traded since`)).waitFor();
    const silent = await stockWhere(({ targets, hasFacts }) => hasFacts && targets.firms === 0);
    await openForGuest(silent.symbol);
    await page.getByText("There is no price target from this period.").first().waitFor();
  });

  it("for a company with few fiscal years", async () => {
    const young = await stockWhere(({ suitability }) => {
      return suitability.graham.reasons.some(({ code }) => code === "SHORT_HISTORY");
    });
    const page = await openForGuest(young.symbol);
    await page.getByText("Fewer than five fiscal years are available.").first().waitFor();
  });
});

describe("axe finds nothing on the valuation page", () => {
  const VISITORS = [
    ["an English desktop in light", { locale: "en-US", viewport: DESKTOP, colorScheme: "light" }],
    ["an English phone in dark", { locale: "en-US", viewport: PHONE, colorScheme: "dark" }],
    ["a Chinese phone in light", { locale: "zh-CN", viewport: PHONE, colorScheme: "light" }],
    ["a Chinese desktop in dark", { locale: "zh-CN", viewport: DESKTOP, colorScheme: "dark" }],
  ] as const;

  it.each(VISITORS)("for %s", async (_, options) => {
    const { page, close, complaints } = await visit(browser, options);
    await page.goto(addressOf(stock.symbol, "&set=shortTermGrowth:0.1&with=1974"));
    await page.getByRole("slider").last().waitFor();
    for (const more of await page.locator("details").all())
      await more.evaluate((node) => node.setAttribute("open", ""));
    await settled(page);
    await expectAccessible(page);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
