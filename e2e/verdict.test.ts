import { stockVerdict } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerOf } from "./answers.ts";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { delistedStock, listedStocks } from "./market.ts";

type Verdict = Awaited<ReturnType<typeof verdictOf>>;

let browser: Browser;
const verdicts: Verdict[] = [];

const verdictOf = (code: string, asOf?: string) => answerOf(stockVerdict, { code, asOf });

beforeAll(async () => {
  browser = await launchBrowser();
  for (const { symbol } of (await listedStocks()).slice(0, 60)) verdicts.push(await verdictOf(symbol));
});
afterAll(() => browser.close());

const addressOf = (code: string, more = "") => `${inject("address")}/#/pages/analysis?code=${code}${more}`;
const rowsOf = (page: Page, title = "Verdict") => page.getByRole("region", { name: title }).locator("ul > li");

/** The first stock with all six scores. */
function judgedStock(): Verdict {
  const found = verdicts.find(({ dimensions }) => dimensions.every(({ score }) => score.value !== null));
  if (!found) throw new Error("The market has no stock with all six scores.");
  return found;
}

const points = (score: number | null | undefined) => `${Math.round((score ?? Number.NaN) * 100)} of 100 points`;

/** Fails where a row does not have the count and the points of its dimension. */
async function expectScores(page: Page, { dimensions }: Verdict): Promise<void> {
  const buttons = page.getByRole("region", { name: "Verdict" }).getByRole("button", { expanded: false });
  await expect.poll(() => buttons.count()).toBe(dimensions.length);
  for (const [k, { score, known, parts }] of dimensions.entries()) {
    const shown = await buttons.nth(k).textContent();
    expect(shown).toContain(`${known} of ${parts.length}`);
    if (score.value !== null) expect(shown).toContain(points(score.value));
  }
}

describe("the verdict at the top of overview", () => {
  it("has a sentence, six scores with their counts, and a link from each to its page", async () => {
    const { page, close, complaints } = await visit(browser);
    const verdict = judgedStock();
    await page.goto(addressOf(verdict.symbol));
    await expectScores(page, verdict);
    const before = await verdictOf(verdict.symbol, verdict.yearBefore);
    const earlier = before.dimensions[0]?.score.value;
    if (earlier != null)
      await rowsOf(page)
        .getByRole("button", { name: `${Math.round(earlier * 100)} a year earlier` })
        .first()
        .waitFor();
    const links = rowsOf(page).getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toEqual([
      `#/pages/valuation?code=${verdict.symbol}`,
      ...["growth", "offensive", "defensive"].map((tab) => `#/pages/analysis?code=${verdict.symbol}&tab=${tab}`),
      `#/pages/opinion?code=${verdict.symbol}`,
      `#/pages/statistics?code=${verdict.symbol}`,
    ]);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("shows by keyboard what a score is made of, and where each number comes from", async () => {
    const { page, close, complaints } = await visit(browser);
    const verdict = judgedStock();
    await page.goto(addressOf(verdict.symbol));
    await rowsOf(page).nth(1).getByRole("link").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const parts = page.getByRole("list", { name: "Growth: what it is made of" }).getByRole("listitem");
    await expect.poll(() => parts.count()).toBe(verdict.dimensions[1]?.parts.length);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectAccessible(page);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => parts.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("on a past day is what was known by then, and its links keep the day", async () => {
    const { page, close } = await visit(browser);
    const { symbol } = judgedStock();
    const then = await verdictOf(symbol, "2021-03-15");
    await page.goto(addressOf(symbol, "&asOf=2021-03-15"));
    await expectScores(page, then);
    await expect.poll(() => rowsOf(page).getByRole("link").first().getAttribute("href")).toContain("asOf=2021-03-15");
    await close();
  });

  it("of a stock without targets says in place of a score that none has been published", async () => {
    const { page, close } = await visit(browser);
    const verdict = verdicts.find(({ dimensions }) => {
      const score = dimensions[4]?.score;
      return score?.value === null && score.because === "no-targets";
    });
    if (!verdict) throw new Error("The market has no stock without targets.");
    await page.goto(addressOf(verdict.symbol));
    const row = rowsOf(page).nth(4);
    await row.getByText("There is no price target from this period.").waitFor();
    await expect.poll(() => row.getByRole("button").textContent()).toContain("Unknown");
    await close();
  });

  it("of a delisted stock is one line that says why there is none", async () => {
    const { page, close } = await visit(browser);
    await page.goto(addressOf((await delistedStock()).symbol));
    await page.getByText("No verdict. The stock no longer trades.").waitFor();
    await close();
  });

  it.each([
    ["a desktop", {}],
    ["a phone", { viewport: PHONE }],
  ])("moves nothing on %s when it comes", async (_, options) => {
    const { page, close } = await visit(browser, options);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/getStockVerdict*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(addressOf(judgedStock().symbol));
    const chart = page.getByRole("region", { name: "Price chart" });
    await chart.waitFor();
    const topOf = async () => (await chart.boundingBox())?.y ?? Number.NaN;
    const before = await topOf();
    release();
    await expect.poll(() => rowsOf(page).count()).toBe(6);
    await settled(page);
    expect(Math.abs((await topOf()) - before)).toBeLessThan(24);
    await close();
  });
});

describe("the comparison", () => {
  it("lays the verdicts of the companies over each other", async () => {
    const { page, close, complaints } = await visit(browser);
    const [one, other] = verdicts.filter(({ companyType }) => companyType !== null);
    if (!one || !other) throw new Error("The market has no two stocks.");
    await page.goto(`${inject("address")}/#/pages/basic-search?compare=${one.symbol},${other.symbol}`);
    const rows = page.getByRole("region", { name: "Verdicts compared" }).locator("section > ul > li, :scope > ul > li");
    await expect.poll(() => rows.count()).toBe(6);
    for (const [k, { score }] of one.dimensions.entries()) {
      const n = score.value === null ? "Unknown" : `${Math.round(score.value * 100)}`;
      await expect.poll(() => rows.nth(k).textContent()).toContain(`${one.symbol}: ${n}`);
    }
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
