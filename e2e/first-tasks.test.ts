import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { OWN_PRICES } from "../apps/server/src/testing/own-prices.ts";
import { RUN_WITHIN } from "./backtest-runs.ts";
import { launchBrowser, type Visit, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { nextEmail, PASSWORD } from "./registered-reader.ts";

let browser: Browser;
let stock: Listed;
beforeAll(async () => {
  browser = await launchBrowser();
  const [first] = await listedStocks();
  if (!first) throw new Error("The market has no stock.");
  stock = first;
});
afterAll(() => browser.close());

/** Someone with a mouse, whose steps are counted: a click, a text that is typed, a file that is given. */
class Newcomer {
  steps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    this.steps++;
    await control.click();
  }

  async type(field: Locator, written: string): Promise<void> {
    this.steps++;
    await field.pressSequentially(written);
  }

  /** The link that the server has printed, which a terminal opens by a click. */
  async follow(server: OwnServer): Promise<void> {
    const link = () => /^Make the first account: (\S+)$/m.exec(server.words())?.[1] ?? "";
    await expect.poll(link).not.toBe("");
    this.steps++;
    await this.page.goto(link());
  }

  async find(symbol: string): Promise<void> {
    await this.type(this.page.getByRole("main").getByRole("combobox"), symbol);
    await this.page.getByRole("option").first().waitFor();
    await this.press(this.page.getByRole("option").first());
  }

  /** Fills in the form for the first account of a server without a mail server. */
  async makeFirstAccount(server: OwnServer): Promise<void> {
    const { page } = this;
    await this.follow(server);
    await this.type(page.getByRole("textbox", { name: "Email", exact: true }), nextEmail());
    await this.type(page.getByLabel("Password", { exact: true }), PASSWORD);
    await this.press(page.getByRole("checkbox", { name: /^I accept/ }));
    await this.press(page.getByRole("button", { name: "Create account", exact: true }));
    await page.getByRole("button", { name: "Your account" }).waitFor();
  }
}

/** The most steps of each task; docs/decisions/0047 says what they are made of. */
const MOST = { own: 8, why: 3, example: 1, report: 3, alert: 9, strategy: 3 };

it("a newcomer brings a company of their own to a server without a mail server", async () => {
  const server = await startOwnServer({ SMTP_URL: "", MARKET: "" });
  onTestFinished(() => server.stop());
  const { page, close } = await visit(browser);
  const newcomer = new Newcomer(page);
  await newcomer.makeFirstAccount(server);
  await newcomer.press(page.getByRole("link", { name: /^Demo market/ }));
  await page.getByRole("heading", { name: "Bring your own companies" }).waitFor();
  newcomer.steps++;
  const file = { name: "OMRI.csv", mimeType: "text/csv", buffer: Buffer.from(OWN_PRICES) };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await newcomer.press(page.getByRole("button", { name: "Open OMRI" }));
  await page.getByRole("heading", { level: 1, name: /OMRI/ }).waitFor();
  expect(newcomer.steps).toBeLessThanOrEqual(MOST.own);
  await close();
});

describe("a newcomer, by mouse, from the start page", () => {
  let server: OwnServer;
  let visitor: Visit;
  let newcomer: Newcomer;
  beforeAll(async () => {
    server = await startOwnServer({ SMTP_URL: "" });
    visitor = await visit(browser);
  });
  beforeEach(async () => {
    newcomer = new Newcomer(visitor.page);
    await visitor.page.goto(`${server.address}/#/`);
  });
  afterAll(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
    await server.stop();
  });

  it("reads why a company fails a check", async () => {
    const { page } = visitor;
    await newcomer.find(stock.symbol);
    const failing = page.locator("li[data-standing=failed]").first();
    await newcomer.press(failing.getByRole("button", { expanded: false }).first());
    await page.getByRole("heading", { name: "Source of the rule" }).waitFor();
    expect(newcomer.steps).toBeLessThanOrEqual(MOST.why);
  });

  it("reads why the company of the example fails a check, or passes its first", async () => {
    const { page } = visitor;
    await newcomer.press(page.getByRole("link", { name: /^Which checks does it pass\?/ }));
    const reason = page.getByRole("heading", { name: "Source of the rule" });
    await reason.waitFor();
    const row = page.locator("li[data-standing]", { has: page.getByRole("button", { expanded: true }) }).first();
    const standings = await page
      .locator("li[data-standing]")
      .evaluateAll((rows) => rows.map((each) => each.getAttribute("data-standing")));
    const isFailed = (standing: string | null) => /failed/i.test(standing ?? "");
    expect(isFailed(await row.getAttribute("data-standing"))).toBe(standings.some(isFailed));
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await expect.poll(() => reason.evaluate(isSeen)).toBe(true);
    expect(newcomer.steps).toBeLessThanOrEqual(MOST.example);
    // Once more, with all that it takes at hand.
    await page.goto(`${server.address}/#/`);
    await newcomer.press(page.getByRole("link", { name: /^Which checks does it pass\?/ }));
    await expect.poll(() => reason.evaluate(isSeen)).toBe(true);
  });

  it("reads a report", async () => {
    await newcomer.find(stock.symbol);
    await newcomer.press(visitor.page.getByRole("tab", { name: "Report" }));
    await visitor.page.getByRole("article").first().waitFor();
    expect(newcomer.steps).toBeLessThanOrEqual(MOST.report);
  });

  it("makes the first account and sets an alert", async () => {
    const { page } = visitor;
    await newcomer.makeFirstAccount(server);
    await page.goto(`${server.address}/#/`);
    await newcomer.find(stock.symbol);
    await newcomer.press(page.getByRole("button", { name: /^Alert me about/ }));
    const dialog = page.getByRole("dialog");
    // A threshold is proposed.
    await expect.poll(() => dialog.getByRole("textbox", { name: "Threshold" }).inputValue()).not.toBe("");
    await newcomer.press(dialog.getByRole("button", { name: "Create alert" }));
    await dialog.waitFor({ state: "detached" });
    expect(newcomer.steps).toBeLessThanOrEqual(MOST.alert);
  });

  it("tests a strategy", async () => {
    const { page } = visitor;
    await newcomer.press(page.getByRole("banner").getByRole("link", { name: "Strategies", exact: true }));
    await newcomer.press(page.getByRole("link", { name: "Golden cross", exact: true }).first());
    // The form begins with the company that was looked at last.
    await newcomer.press(page.getByRole("button", { name: "Run backtest" }));
    await page.getByRole("region", { name: "Result in brief" }).waitFor({ timeout: RUN_WITHIN });
    expect(newcomer.steps).toBeLessThanOrEqual(MOST.strategy);
  });
});
