import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { newReader, signedIn } from "./registered-reader.ts";
import { allCompanies } from "./screener-market.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const addressOf = (query: string) => `${inject("address")}/#/pages/basic-search${query}`;
const grid = (page: Page) => page.getByRole("grid");
const heads = (page: Page) => grid(page).getByRole("columnheader").allTextContents();
const group = (page: Page, name: string) =>
  page.getByRole("list", { name: "Columns shown" }).getByRole("button", { name, exact: true });

describe("the screener fills the window", () => {
  it("of a desktop: its table scrolls, and the page does not", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("?sort=-marketValue"));
    await grid(page).getByRole("link").first().waitFor();
    await settled(page);
    const places = await page.evaluate(() => {
      const scroller = document.querySelector('[role="grid"]')?.parentElement as HTMLElement;
      scroller.scrollTop = 600;
      const head = document.querySelector("thead") as HTMLElement;
      return {
        over: document.documentElement.scrollHeight - innerHeight,
        below: innerHeight - scroller.getBoundingClientRect().bottom,
        scrolled: scroller.scrollTop,
        headMoved:
          (head.querySelector("th") as HTMLElement).getBoundingClientRect().top - scroller.getBoundingClientRect().top,
      };
    });
    expect(places.over).toBe(0);
    expect(places.below).toBeLessThan(40);
    expect(places.scrolled).toBe(600);
    expect(Math.round(places.headMoved)).toBe(0);
    await close();
  });

  it("of a phone as one: what stands above the table scrolls away, its head and first column stay", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf("?sort=-marketValue"));
    await grid(page).getByRole("link").first().waitFor();
    await settled(page);
    const row = () =>
      grid(page)
        .locator("[data-row]")
        .evaluateAll((rows) => rows.map((one) => Number((one as HTMLElement).dataset.row)));
    expect(await row()).toContain(0);
    await page.locator("[data-scroller]").evaluate((scroller) => scroller.scrollTo(120, 2600));
    await expect.poll(async () => Math.min(...(await row()))).toBeGreaterThan(30);
    const places = await page.evaluate(() => {
      const box = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
      const scroller = box("[data-scroller]");
      return {
        head: box("thead th").top - scroller.top,
        left: box("tbody th").left,
        title: box("h1").bottom,
        over: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(Math.round(places.head)).toBe(0);
    expect(Math.round(places.left)).toBe(0);
    expect(places.title).toBeLessThan(0);
    expect(places.over).toBeLessThanOrEqual(0);
    await close();
  });
});

describe("the columns of the screener", () => {
  it("begin on a phone with those that sort and filter", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf("?f=pe(..20)&sort=-marketValue"));
    await grid(page).getByRole("link").first().waitFor();
    expect((await heads(page)).slice(0, 3)).toEqual(["Company", "Market cap (millions)", "P/E"]);
    await close();
  });

  it("come in groups, and a group of one's own is kept under its name and shared by the address", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(addressOf(""));
    await group(page, "Value").click();
    await page.getByRole("columnheader", { name: "P/B" }).waitFor();
    await expect.poll(() => page.url()).toContain("cols=price~marketValue~pe~");
    await page.getByRole("button", { name: "Columns", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Columns" });
    await dialog.getByRole("combobox").fill("quick ratio");
    await dialog.getByRole("option", { name: "Quick ratio", exact: true }).click();
    await dialog.getByRole("textbox", { name: "Name of these columns" }).fill("Cheap & sound");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => group(page, "Cheap & sound").getAttribute("aria-pressed")).toBe("true");
    expect(new URL(page.url().replace("#", "")).searchParams.get("view")).toBe("Cheap & sound");

    const other = await visit(browser);
    await other.page.goto(page.url());
    await other.page.getByRole("columnheader", { name: "Quick ratio" }).waitFor();
    await group(other.page, "Cheap & sound").waitFor();
    await other.close();

    await group(page, "Default").click();
    await page.getByRole("columnheader", { name: "Quick ratio" }).waitFor({ state: "detached" });
    await page.reload();
    await group(page, "Cheap & sound").click();
    await page.getByRole("columnheader", { name: "Quick ratio" }).waitFor();
    await page.getByRole("button", { name: "Remove the columns “Cheap & sound”" }).click();
    await group(page, "Cheap & sound").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the focus in the screener", () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const add = async (page: Page, name: string) => {
    await page.getByRole("button", { name: "Add filter" }).click();
    await page.getByRole("combobox", { name: "Search numbers, checks, sectors" }).fill(name);
    await page.keyboard.press("Enter");
  };

  it("goes to the field of a new filter, and to the next filter when one is removed", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf("?f=roe.latest(0.1..)"));
    await add(page, "p/e");
    await expect.poll(() => focused(page)).toBe("P/E: At most");
    await page.keyboard.type("15");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Change filter: P/E ≤ 15" }).waitFor();
    await page.getByRole("button", { name: "Remove filter: Return on equity ≥ 10%" }).click();
    await expect.poll(() => focused(page)).toBe("Change filter: P/E ≤ 15");
    await page.getByRole("button", { name: "Remove filter: P/E ≤ 15" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? "")).toBe("Add filter");
    await close();
  });

  it("goes to the field of a new filter in the sheet of a phone", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(addressOf(""));
    await page.getByRole("button", { name: "Filters" }).click();
    await add(page, "p/e");
    await expect.poll(() => focused(page)).toBe("P/E: At most");
    await close();
  });

  it("goes to the question why, and back to its button", async () => {
    const { page, close } = await visit(browser);
    const [company] = await allCompanies(["pe"]);
    await page.goto(addressOf("?f=pe(..15)"));
    await page.getByRole("button", { name: "Why?" }).click();
    await expect.poll(() => focused(page)).toBe("Search for a company or symbol");
    await page.keyboard.type(company?.symbol ?? "");
    await page.getByRole("option", { selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Why does a company pass or fail?");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? "")).toBe("Why?");
    await close();
  });
});

it("keeps a group of columns in the account of a reader, as a saved screen", async () => {
  const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
  await page.goto(addressOf("?cols=price~pe~quickRatio.latest"));
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await dialog.getByRole("textbox", { name: "Name of these columns" }).fill("Three");
  await dialog.getByRole("button", { name: "Keep" }).click();
  await page.getByText("Kept in your account").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("columnGroups"))).toBeNull();
  await page.goto("about:blank");
  await page.goto(addressOf("?f=pe(..20)"));
  await group(page, "Three").click();
  await page.getByRole("columnheader", { name: "Quick ratio" }).waitFor();
  await page.getByRole("button", { name: "Change filter: P/E ≤ 20" }).waitFor();
  await page.getByRole("button", { name: "Remove the columns “Three”" }).click();
  await group(page, "Three").waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await close();
});
