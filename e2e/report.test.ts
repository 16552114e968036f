import { filingChanges, type OutputOf, report } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, TABLET, visit } from "./browser.ts";
import { listedFund, listedStocks } from "./market.ts";
import { newReader, signedIn } from "./registered-reader.ts";

type Answer = OutputOf<typeof report>;

let browser: Browser;
/** A company whose report has every section. */
let told: { readonly symbol: string; readonly answer: Answer };

const hasAll = ({ whole }: Answer): boolean => {
  if (!whole) return false;
  const { summary, products, competitors, bull, bear, wouldChange } = whole.report;
  return [summary, products, competitors, bull, bear, wouldChange].every((section) => section.length > 0);
};

beforeAll(async () => {
  browser = await launchBrowser();
  for (const { symbol } of await listedStocks()) {
    const answer = await answerOf(report, { code: symbol, language: "en" });
    if (!hasAll(answer) || !answer.whole?.report.competitors.some(({ code }) => code !== null)) continue;
    told = { symbol, answer };
    return;
  }
  throw new Error("The market has no stock with a full report.");
});
afterAll(() => browser.close());

const open = async (page: Page, more = ""): Promise<void> => {
  await page.goto(`${inject("address")}/#/pages/analysis?tab=ai&code=${told.symbol}${more}`);
  await page.getByRole("article").first().waitFor();
  await settled(page);
};
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const queryOf = (page: Page) => new URLSearchParams(page.url().split("?")[1]);

const VISITORS = [
  ["an English desktop in light", { locale: "en-US", viewport: DESKTOP, colorScheme: "light" }, "Economic moat"],
  ["a Spanish tablet in dark", { locale: "es-ES", viewport: TABLET, colorScheme: "dark" }, "Foso económico"],
  ["a French phone in light", { locale: "fr-FR", viewport: PHONE, colorScheme: "light" }, "Rempart concurrentiel"],
  ["a Chinese phone in dark", { locale: "zh-CN", viewport: PHONE, colorScheme: "dark" }, "护城河"],
  ["a desktop in Taiwan in dark", { locale: "zh-TW", viewport: DESKTOP, colorScheme: "dark" }, "護城河"],
] as const;

describe("the written report of a stock", () => {
  it.each(VISITORS)("is accessible and never scrolls sideways for %s", async (_, options, heading) => {
    const { page, close, complaints } = await visit(browser, options);
    await open(page, "&report=whole");
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expect.poll(() => page.getByRole("article").first().innerText()).not.toMatch(/\{\{|\[\[|undefined|NaN/);
    expect(complaints).toEqual([]);
    await close();
  });

  it("begins with the first points, and shows all of it on request", async () => {
    const { page, close } = await visit(browser);
    await open(page);
    const last = page.getByRole("heading", { name: "What would change the verdict" });
    await expect.poll(() => last.count()).toBe(0);
    await page.getByRole("button", { name: "View all" }).click();
    await last.waitFor();
    expect(queryOf(page).get("report")).toBe("whole");
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect.poll(() => queryOf(page).has("report")).toBe(false);
    await close();
  });

  it("fills every figure in from its item, and a click opens where the figure comes from", async () => {
    const { page, close } = await visit(browser);
    await open(page, "&report=whole");
    const { items = [] } = told.answer.whole ?? {};
    const own = items.find(({ id }) => id === "own.revenue");
    if (own === undefined || own.kind === "passage" || own.figure.value === null) throw new Error("It has no revenue.");
    await page
      .getByRole("button", { name: /^Revenue: / })
      .first()
      .click();
    const window = page.getByRole("dialog");
    const { filedAt = "" } = own.figure.provenance;
    await window
      .getByText(new RegExp(`${Number(filedAt.slice(8))}, ${filedAt.slice(0, 4)}`))
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => window.count()).toBe(0);
    await page
      .getByRole("button", { name: /sources? of this sentence$/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "What this sentence is based on" }).getByRole("group").first().waitFor();
    await expectAccessible(page);
    await close();
  });

  it("opens a filing at its beginning from its number alone", async () => {
    const { page, close, complaints } = await visit(browser);
    const accession = told.answer.whole?.items.find((item) => item.kind === "passage")?.source.accession ?? "";
    await open(page, `&passage=${accession}`);
    const window = page.getByRole("dialog", { name: /: filing$/ });
    await window.getByText(accession).waitFor();
    expect(queryOf(page).get("passage")).toBe(accession);
    await window.getByText(/^Paragraphs 1 to \d+ of \d+$/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("leads by one click from a quotation to the paragraph in its filing, in its place and over the report", async () => {
    const { page, close, complaints } = await visit(browser);
    await open(page, "&report=whole");
    const [product] = told.answer.whole?.report.products ?? [];
    const cited = told.answer.whole?.items.find(({ id }) => id === product?.what.refs[0]);
    if (cited?.kind !== "passage") throw new Error("The first product rests on no passage.");
    const quotation = page.getByRole("button", { name: /^10-K.*, item / }).first();
    await quotation.click();
    const window = page.getByRole("dialog");
    const paragraph = window.getByRole("region", { name: "The paragraph that the sentence is based on" });
    expect((await paragraph.innerText()).replace(/\s+/g, " ")).toBe(cited.text.trim().replace(/\s+/g, " "));
    const isRead = () => paragraph.evaluate((element) => element === document.activeElement);
    await expect.poll(isRead).toBe(true);
    // Opened again, when all of it is there already, it stands in sight again, below the way to the original.
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
    await quotation.click();
    await expect.poll(isRead).toBe(true);
    const head = await window.getByText(cited.source.accession).boundingBox();
    const place = await paragraph.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    expect(place?.y).toBeLessThan(DESKTOP.height / 2);
    await window.getByText(cited.source.accession).waitFor();
    await window.getByText("fictional filing of the demo market").waitFor();
    await expect.poll(() => window.getByRole("heading", { level: 4 }).count()).toBeGreaterThan(0);
    await settled(page);
    await expectAccessible(page);
    // The address opens the same paragraph for somebody else.
    expect(queryOf(page).get("passage")).toBe(
      `${cited.source.accession}.${cited.source.item}.${cited.source.paragraph}`,
    );
    await page.reload();
    await paragraph.waitFor();
    const position = window.getByText(/^Paragraphs 1 to \d+ of \d+$/);
    const before = await position.innerText();
    await window.getByRole("button", { name: "Show later paragraphs" }).click();
    await expect.poll(() => position.innerText()).not.toBe(before);
    await page.keyboard.press("Escape");
    await expect.poll(() => queryOf(page).has("passage")).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows in a filing what changed in an item since the report of the year before", async () => {
    const { page, close, complaints } = await visit(browser);
    const cited = told.answer.whole?.items.find((item) => item.kind === "passage");
    if (cited?.kind !== "passage") throw new Error("The report rests on no passage.");
    const { accession, item, paragraph } = cited.source;
    const { since } = await answerOf(filingChanges, { code: told.symbol, accession, item });
    if (since === null) throw new Error("The market has no report of the year before.");
    await open(page, `&passage=${accession}.${item}.${paragraph}`);
    const window = page.getByRole("dialog");
    const button = window.getByRole("button", { name: "Changes since last year" });
    await button.click();
    const changes = window.getByRole("article", { name: "Changes since last year" });
    const { added, removed, changed, unchanged } = since.counts;
    await changes
      .getByText(`New: ${added} · Removed: ${removed} · Reworded: ${changed} · Unchanged: ${unchanged}.`)
      .waitFor();
    expect(added + removed + changed).toBeGreaterThan(0);
    const shown = (await changes.innerText()).replace(/\s+/g, " ");
    for (const { text } of [...since.added, ...since.removed]) expect(shown).toContain(text.replace(/\s+/g, " "));
    await settled(page);
    await expectAccessible(page);
    await button.click();
    await window.getByRole("region", { name: "The paragraph that the sentence is based on" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows competitors side by side with five numbers: as a table, on a phone as cards", async () => {
    const names = ["Revenue", "Revenue growth", "Operating margin", "Return on capital", "P/E"];
    const desktop = await visit(browser);
    await open(desktop.page, "&report=whole");
    const region = (page: Page) => page.getByRole("region", { name: "Competitors" });
    const heads = region(desktop.page).getByRole("columnheader");
    await expect.poll(() => heads.allInnerTexts()).toEqual(["Company", ...names]);
    await desktop.close();
    const phone = await visit(browser, { viewport: PHONE });
    await open(phone.page, "&report=whole");
    await expect.poll(() => region(phone.page).getByRole("table").count()).toBe(0);
    const [own] = await region(phone.page).getByRole("list").first().getByRole("listitem").all();
    // What is out of sight is not drawn.
    await own?.scrollIntoViewIfNeeded();
    await expect.poll(() => own?.getByRole("term").allInnerTexts()).toEqual(names);
    await phone.close();
  });

  it("names each year of the spread chart in step with its keys", async () => {
    const { page, close } = await visit(browser);
    await open(page, "&report=whole");
    const chart = page.getByRole("slider", { name: /^Spread by fiscal year/ });
    const last = await chart.getAttribute("aria-valuetext");
    await chart.press("ArrowLeft");
    await expect.poll(() => chart.getAttribute("aria-valuetext")).not.toBe(last);
    await page.getByRole("button", { name: /^Spread, FY/ }).waitFor();
    await close();
  });

  it("ends the spread chart of an older version with the years that were known on its day", async () => {
    const { page, close } = await visit(browser, signedIn(await newReader()));
    await open(page);
    await page.getByRole("button", { name: "Update the report" }).click();
    await page.getByText(/^(A new version has been published|Nothing has changed since)/).waitFor();
    const versions = page.getByRole("combobox", { name: "Version" });
    const version = await versions.locator("option").nth(1).getAttribute("value");
    await page.route(/\/api\/ai\/report\?.*version=/, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { whole: { version: { asOf: string } } } };
      json.data.whole.version.asOf = "2022-06-30";
      await route.fulfill({ response, json });
    });
    await open(page, `&report=whole&version=${version}`);
    // What the page has asked for already it does not ask again.
    await page.reload();
    const chart = page.getByRole("slider", { name: /^Spread by fiscal year/ });
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toMatch(/^FY20(21|22):/);
    await close();
  });

  it("prints the report without the controls of the page", async () => {
    const { page, close } = await visit(browser);
    await open(page, "&report=whole");
    await page.emulateMedia({ media: "print" });
    const hidden = ["Update the report", "Print", "Show less"];
    for (const name of hidden) expect(await page.getByRole("button", { name, exact: true }).count()).toBe(0);
    // Neither the bar on top nor that of a phone: they would lie over the first lines, on each page.
    for (const role of ["banner", "navigation", "search"] as const) expect(await page.getByRole(role).count()).toBe(0);
    await page.getByRole("heading", { name: "What would change the verdict" }).waitFor();
    await close();
  });
});

describe("the update of a report", () => {
  it("asks who is not signed in to do so", async () => {
    const { page, close } = await visit(browser);
    await open(page);
    await page.getByRole("button", { name: "Update the report" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).waitFor();
    await close();
  });

  it("publishes a version, and says what it looked at when nothing has changed since", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(await newReader()));
    await open(page);
    const update = page.getByRole("button", { name: "Update the report" });
    await update.click();
    await page.getByText(/^(A new version has been published|Nothing has changed since)/).waitFor();
    await update.click();
    await page.getByText(/^Nothing has changed since the version of /).waitFor();
    await page.getByText(/^Compared figures: \d+\. Paragraphs of filings: \d+\.$/).waitFor();
    await page.getByRole("combobox", { name: "Version" }).selectOption({ index: 1 });
    await expect.poll(() => queryOf(page).get("version")).toMatch(/^[0-9a-f-]{36}$/);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("a fund", () => {
  it("has no report, which its tab says, and leaves the first page with that of a stock", async () => {
    const { page, close, complaints } = await visit(browser);
    const fund = await listedFund();
    await page.goto(`${inject("address")}/#/pages/analysis?tab=ai&code=${fund}`);
    await page.getByText("Funds and indices have no report").waitFor();
    await settled(page);
    await expectAccessible(page);
    const viewed = await page.evaluate(() => localStorage.getItem("recentStocks"));
    expect(viewed).toContain(fund);
    // One of a market that was served before.
    await page.evaluate((code) => localStorage.setItem("recentStocks", JSON.stringify(["ELSEWHERE", code])), fund);
    await page.goto(`${inject("address")}/`);
    await page.reload();
    await page
      .getByRole("region", { name: /^Report: / })
      .getByText(/^(?:wide|narrow|no) moat|^moat unknown/i)
      .waitFor();
    await settled(page);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the teaser on the first page", () => {
  it("shows the moat, the first product and the number of sources of the stock viewed last", async () => {
    const { page, close, complaints } = await visit(browser);
    await open(page);
    await page.goto(`${inject("address")}/`);
    const panel = page.getByRole("region", { name: /^Report: / });
    const { product, sources } = told.answer.teaser;
    await panel.getByRole("heading", { name: product?.name ?? "", exact: true }).waitFor();
    await panel.getByText(`${sources} sources`, { exact: true }).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows the moat of a company and leads to its report", async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(`${inject("address")}/`);
    const panel = page.getByRole("region", { name: /^Report: / });
    await panel.getByText(/^(?:wide|narrow|no) moat|^moat unknown/i).waitFor();
    await panel.getByRole("link", { name: "Read the report" }).click();
    await page.getByRole("tab", { name: "Report", selected: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
