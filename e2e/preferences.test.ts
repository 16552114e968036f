import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";
import { PASSWORD, registerReader } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const USER_CENTER = "/pages/usercenter/usercenter";

const htmlLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);
const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), token);

describe("the language", () => {
  it.each([
    ["en-GB", "en"],
    ["es-MX", "es"],
    ["fr-CA", "fr"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-CN", "zh-Hans"],
    ["de-DE", "zh-Hans"],
  ])("of a browser that speaks %s is %s, as the specification detects it", async (locale, expected) => {
    const { page, close } = await visit(browser, { locale });
    await page.goto(inject("address"));
    await page.getByRole("main").getByRole("combobox").waitFor();
    expect(await htmlLanguage(page)).toBe(expected);
    await close();
  });

  it("can be changed, stays after a reload and leaves the address alone", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("button", { name: "Display settings" }).click();
    await page.getByRole("radio", { name: "繁體中文" }).click();
    await page.waitForFunction(() => document.documentElement.lang === "zh-Hant");
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await htmlLanguage(page)).toBe("zh-Hant");
    await expect.poll(() => page.url()).toContain("#/pages/about-us");
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("theme and colours", () => {
  it("follow the system, until one is chosen that stays", async () => {
    const { page, close } = await visit(browser, { colorScheme: "dark" });
    await page.goto(inject("address"));
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole("button", { name: "Display settings" }).click();
    await page.getByRole("radio", { name: "Light" }).check();
    await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, dark);
    await page.reload();
    await page.getByRole("main").getByRole("combobox").waitFor();
    const backgroundAfterReload = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(backgroundAfterReload).not.toBe(dark);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
    await close();
  });

  it("reach every level of a page at once for readers who want less motion", async () => {
    const [stock] = await listedStocks();
    const { page, close } = await visit(browser, { reducedMotion: "reduce" });
    await page.goto(`${inject("address")}/#/pages/analysis?code=${stock?.symbol}`);
    await page.getByRole("region", { name: "Verdict" }).waitFor();
    await settled(page);
    const moving = await page.evaluate(() => {
      localStorage.setItem("theme", "dark");
      dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }));
      return new Promise<readonly [string | undefined, number]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve([document.documentElement.dataset.theme, document.getAnimations().length]),
          ),
        ),
      );
    });
    expect(moving).toEqual(["dark", 0]);
    await close();
  });

  it("show gains in green for English and in red for Chinese by default", async () => {
    const english = await visit(browser);
    await english.page.goto(inject("address"));
    await english.page.getByRole("main").getByRole("combobox").waitFor();
    const green = await colourOf(english.page, "--gain");
    await english.page.getByRole("button", { name: "Display settings" }).click();
    await english.page.getByRole("radio", { name: "Red" }).check();
    const red = await colourOf(english.page, "--gain");
    expect(red).not.toBe(green);
    await english.close();

    const chinese = await visit(browser, { locale: "zh-CN" });
    await chinese.page.goto(inject("address"));
    await chinese.page.getByRole("main").getByRole("combobox").waitFor();
    expect(await colourOf(chinese.page, "--gain")).toBe(red);
    await chinese.close();
  });
});

describe("what backtests begin with", () => {
  it("is chosen in the user centre and follows the user to another device", async () => {
    const { page, close, complaints } = await visit(browser, { colorScheme: "dark", viewport: PHONE });
    await page.goto(`${inject("address")}/#/pages/about-us`);
    const { email } = await registerReader(page);
    await page.goto(`${inject("address")}/#${USER_CENTER}`);
    await page.getByText("Backtests are compared with the stock index").waitFor();
    // Standard costs of the product: 0.1 % commission and 0.05 % slippage.
    await page.getByText("Per purchase or sale: commission 0.10%, slippage 0.05%").waitFor();
    const [stock] = await listedStocks();
    await page.getByRole("button", { name: "Change: Benchmark" }).click();
    const search = page
      .getByRole("region", { name: "Preferences" })
      .getByRole("combobox", { name: "Search for a company or symbol" });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill(stock?.symbol ?? "");
    const found = page.getByRole("listbox").getByRole("option").first();
    await found.waitFor();
    await settled(page);
    await expectAccessible(page);
    await found.click();
    await page.getByText(`Backtests are compared with ${stock?.symbol}`).waitFor();
    await page.getByRole("combobox", { name: "Trading costs in backtests" }).selectOption({ label: "High" });
    await page.getByText("Per purchase or sale: commission 0.25%, slippage 0.10%").waitFor();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const other = await visit(browser);
    await other.page.goto(`${inject("address")}/#/pages/login/login`);
    await other.page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await other.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await other.page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await other.page.getByRole("button", { name: "Your account" }).waitFor();
    await other.page.goto(`${inject("address")}/#${USER_CENTER}`);
    await other.page.getByText(`Backtests are compared with ${stock?.symbol}`).waitFor();
    await other.page.getByText("commission 0.25%").waitFor();
    await other.page.getByRole("button", { name: "Change: Benchmark" }).click();
    await other.page.getByRole("button", { name: "Use the index" }).click();
    await other.page.getByText("Backtests are compared with the stock index").waitFor();
    await settled(other.page);
    await page.reload();
    await page.getByText("Backtests are compared with the stock index").waitFor();
    expect(complaints).toEqual([]);
    await other.close();
    await close();
  });
});

describe("another tab of the same browser", () => {
  it("follows language, theme and the colour of rising prices, and keeps what its reader has typed", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/about-us`);
    const other = await page.context().newPage();
    await other.goto(`${inject("address")}/#/pages/login/login`);
    const email = other.getByRole("main").locator("input[name=email]");
    await email.fill("ada@example.org");
    const password = other.getByRole("main").locator("input[name=password]");
    await password.fill("not sent yet");
    const green = await colourOf(other, "--gain");
    await page.bringToFront();
    await page.getByRole("button", { name: "Display settings" }).click();
    await page.getByRole("radio", { name: "Red" }).check();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.getByRole("radio", { name: "Français" }).click();
    await other.getByRole("heading", { level: 1, name: "Connexion" }).waitFor();
    await expect.poll(() => htmlLanguage(other)).toBe("fr");
    await expect.poll(() => colourOf(other, "--gain")).not.toBe(green);
    expect(await other.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      theme: "dark",
      colours: "red-up",
    });
    expect([await email.inputValue(), await password.inputValue()]).toEqual(["ada@example.org", "not sent yet"]);
    expect(complaints).toEqual([]);
    await close();
  });

  it("that was starting meanwhile has the language that was chosen last", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/about-us`);
    const other = await page.context().newPage();
    await page.bringToFront();
    await page.getByRole("button", { name: "Display settings" }).click();
    const arrival = other.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("radio", { name: "Español" }).click();
    await page.getByRole("radio", { name: "繁體中文" }).click();
    await arrival;
    for (const tab of [page, other]) await expect.poll(() => htmlLanguage(tab)).toBe("zh-Hant");
    await close();
  });
});
