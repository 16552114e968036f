import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, settled, visit } from "./browser.ts";
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
    await page.waitForURL((url) => url.hash === "#/");
  }
}

/** Each weekday of a month, with prices that differ. */
const PRICES = [
  "Date,Open,High,Low,Close,Volume",
  ...[15, 16, 17, 18, 19, 22, 23, 24, 25, 26].map(
    (day, place) => `2024-04-${day},${50 + place},${51 + place},${49 + place},${50.5 + place},${1000 + place}`,
  ),
  "",
].join("\n");

/** The most steps of each task; docs/decisions/0047 says what they were before. */
const MOST = { own: 9, why: 3, strategy: 9, alert: 10, report: 4 };

describe("a newcomer on a server without a mail server, by mouse, from the start page", () => {
  it("brings a company of their own", async () => {
    const server = await startOwnServer({ SMTP_URL: "", MARKET: "" });
    const { page, close } = await visit(browser);
    const newcomer = new Newcomer(page);
    await newcomer.makeFirstAccount(server);
    await newcomer.press(page.getByRole("link", { name: /^Demo market/ }));
    await page.getByRole("heading", { name: "Bring your own companies" }).waitFor();
    newcomer.steps++;
    const file = { name: "OMRI.csv", mimeType: "text/csv", buffer: Buffer.from(PRICES) };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await newcomer.press(page.getByRole("button", { name: "Open OMRI" }));
    await page.getByRole("heading", { level: 1, name: /OMRI/ }).waitFor();
    expect(newcomer.steps).toBeLessThanOrEqual(MOST.own);
    await close();
    await server.stop();
  });

  it("reads why a company fails a check, sets an alert, tests a strategy and reads a report", async () => {
    const server = await startOwnServer({ SMTP_URL: "" });
    const { page, close, complaints } = await visit(browser);
    const newcomer = new Newcomer(page);
    const steps: Record<string, number> = {};
    const done = (task: keyof typeof MOST) => {
      steps[task] = newcomer.steps;
      newcomer.steps = 0;
    };
    await page.goto(server.address);
    await newcomer.find(stock.symbol);
    const failing = page.locator("li[data-standing=failed]").first();
    await newcomer.press(failing.getByRole("button", { expanded: false }).first());
    await page.getByRole("heading", { name: "Source of the rule" }).waitFor();
    done("why");

    await page.goto(server.address);
    await newcomer.find(stock.symbol);
    await newcomer.press(page.getByRole("tab", { name: "Report" }));
    await page.getByRole("article").first().waitFor();
    done("report");

    await newcomer.makeFirstAccount(server);
    await newcomer.find(stock.symbol);
    await newcomer.press(page.getByRole("button", { name: /^Alert me about/ }));
    const dialog = page.getByRole("dialog");
    await newcomer.type(dialog.getByRole("textbox", { name: "Threshold" }), "50");
    await newcomer.press(dialog.getByRole("button", { name: "Create alert" }));
    await dialog.waitFor({ state: "detached" });
    done("alert");
    await settled(page);

    expect(complaints).toEqual([]);
    await close();
    await server.stop();
  });
});
