import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishUntil } from "../apps/server/src/testing/one-price-market.ts";
import { publishTinyMarket } from "../apps/server/src/testing/tiny-market.ts";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { newReader, type Reader, signedIn } from "./registered-reader.ts";

let browser: Browser;
let server: OwnServer;
let reader: Reader;
beforeAll(async () => {
  browser = await launchBrowser();
  // A market in which ADAM has cost 1, until the tiny market takes its place, in which it costs 55.61. Both are fictional: their last
  // day is their today, whatever the clock of the server says.
  const variables = { MARKET: "tiny", PUBLIC_URL: "http://stocks.example.org" };
  server = await startOwnServer(variables, (folder) => publishUntil(folder, "2024-04-30", { fictional: true }));
});
afterAll(async () => {
  await server?.stop();
  await browser.close();
});

/** The address by which the newest message to the reader ends e-mails. */
function unsubscribeAddress(): string | undefined {
  const outbox = join(server.folder, "outbox");
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as { to: string; unsubscribe?: string })
    .findLast(({ to, unsubscribe }) => to === reader.email && unsubscribe !== undefined)?.unsubscribe;
}

describe("an alert", () => {
  it("is made at the bell of a stock, rings in the inbox, leads back to the stock, and its e-mails end by their link", async () => {
    reader = await newReader(server);
    const { page, close, complaints } = await visit(browser, signedIn(reader, server.address));
    await page.goto(`${server.address}/#/pages/analysis?code=ADAM`);
    await page.getByRole("button", { name: "Alert me about Adam Optics" }).click();
    const dialog = page.getByRole("dialog", { name: "New alert: Adam Optics" });
    await dialog.getByText("Last close: 1.00 USD").waitFor();
    await dialog.getByRole("textbox", { name: "Threshold" }).fill("50");
    // One price can be held against no other.
    await dialog.getByText("Too little of the past is known to count.").waitFor();
    await expect
      .poll(() => dialog.getByRole("textbox", { name: "Name" }).inputValue())
      .toBe("ADAM · Price ≥ 50.00 USD");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Create alert" }).click();
    await dialog.waitFor({ state: "detached" });

    await page.goto(`${server.address}/#/pages/usercenter/usercenter#alerts`);
    const section = page.locator("#alerts");
    await section.getByText("Nothing has rung yet.").waitFor();
    await expect.poll(() => section.getByText("has not rung yet").count()).toBe(1);
    await publishTinyMarket(server.folder, { fictional: true });
    // The server has to find the new data, judge it and hold the alert against it.
    await expect
      .poll(
        async () => {
          await page.reload();
          await section.getByRole("heading", { name: "Inbox" }).waitFor();
          await settled(page);
          const rung = await section.getByText("Now: 55.61 USD").count();
          return [rung, await page.locator("header [data-unread='1']").count()];
        },
        { timeout: 60_000 },
      )
      .toEqual([1, 1]);
    await expectAccessible(page);
    await section.getByRole("button", { name: "Mark all as read" }).click();
    await page.locator("header [data-unread]").waitFor({ state: "detached" });
    await section.getByRole("link", { name: "ADAM · Price ≥ 50.00 USD" }).click();
    await page.getByRole("heading", { level: 1, name: /Adam Optics/ }).waitFor();

    await expect.poll(unsubscribeAddress, { timeout: 60_000 }).toMatch(/^https?:/);
    const link = new URL(unsubscribeAddress() ?? "");
    const other = await visit(browser);
    await other.page.goto(`${server.address}${link.pathname}${link.search}`);
    await expectAccessible(other.page);
    await other.page.getByRole("button", { name: "Stop the emails" }).click();
    await other.page.getByText("Done: no more emails").waitFor();
    await other.close();
    await page.goto(`${server.address}/#/pages/usercenter/usercenter#alerts`);
    await page.reload();
    await expect.poll(() => section.getByRole("combobox", { name: "Emails" }).inputValue()).toBe("off");
    expect(complaints).toEqual([]);
    await close();
  });

  it("is changed in the list: the dialog that made it opens as it is, and its name follows what it watches", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(reader, server.address));
    await page.goto(`${server.address}/#/pages/usercenter/usercenter#alerts`);
    await page.getByRole("button", { name: "Edit: ADAM · Price ≥ 50.00 USD" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit alert: Adam Optics" });
    const threshold = dialog.getByRole("textbox", { name: "Threshold" });
    await threshold.waitFor();
    await expect.poll(() => threshold.inputValue()).toBe("50");
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Email" }).isChecked()).toBe(true);
    await settled(page);
    await expectAccessible(page);
    await threshold.fill("70");
    await dialog.getByText("It would not have rung in the last five years.").waitFor();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Edit: ADAM · Price ≥ 70.00 USD" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("is made at a check, a metric, a value and a strategy, each with what stands there", async () => {
    const { page, close, complaints } = await visit(browser, signedIn(reader, server.address));
    const stock = `${server.address}/#/pages/analysis?code=ADAM`;
    const dialog = page.getByRole("dialog", { name: "New alert: Adam Optics" });
    const chosen = (label: string) =>
      dialog.getByRole("combobox", { name: label }).locator("option:checked").innerText();
    const leave = async () => {
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => page.url()).not.toContain("alert=");
    };
    await page.goto(`${stock}&tab=defensive&check=D1`);
    await page.getByRole("button", { name: "Alert me when this changes" }).click();
    await dialog.getByRole("combobox", { name: "Check" }).waitFor();
    await expect.poll(() => dialog.getByRole("combobox", { name: "Check" }).inputValue()).toBe("D1");
    await leave();
    await page.goto(`${stock}&tab=offensive&metric=grossMargin`);
    await page.getByRole("button", { name: "Alert me at a threshold" }).click();
    await expect.poll(() => chosen("Metric")).toBe("Gross margin");
    // Its unit is that of the metric: a threshold is typed in percent.
    await expect
      .poll(() => dialog.getByRole("textbox", { name: "Name" }).inputValue())
      .toMatch(/^ADAM · Gross margin ≥ .*%$/);
    await leave();
    await page.goto(`${server.address}/#/pages/valuation?code=ADAM`);
    const graham = page.getByRole("region", { name: "Graham’s formula" });
    await graham.waitFor();
    // Answers that arrive late change what stands above the button, and move it away from under the pointer.
    await settled(page);
    await graham.getByRole("button", { name: "Alert me", exact: true }).click();
    await expect.poll(() => chosen("What to watch")).toBe("Gap to fair value");
    await expect.poll(() => chosen("Model")).toBe("Graham");
    // What compares companies is looked at once a month.
    await dialog.getByRole("combobox", { name: "What to watch" }).selectOption({ label: "Rank among companies" });
    await dialog.getByRole("combobox", { name: "Metric" }).selectOption({ label: "Price" });
    await dialog.getByText(/^Checked at the end of each month, it would/).waitFor();
    await dialog.getByRole("combobox", { name: "What to watch" }).selectOption({ label: "Saved valuation" });
    await dialog.getByText("Save a valuation of this company first.").waitFor();
    await expect.poll(() => dialog.getByRole("button", { name: "Create alert" }).isDisabled()).toBe(true);
    await leave();
    await page.goto(`${server.address}/#/pages/backtesting?strategy=golden-cross`);
    await page.getByRole("button", { name: "Alert me about Golden cross" }).click();
    const ofStrategy = page.getByRole("dialog", { name: "New alert: Golden cross" });
    // Prices that only rise never cross their averages.
    await ofStrategy.getByText("It would not have rung in the last five years.").waitFor();
    await expectAccessible(page);
    await ofStrategy.getByRole("button", { name: "Create alert" }).click();
    await ofStrategy.waitFor({ state: "detached" });
    await page.goto(`${server.address}/#/pages/usercenter/usercenter#alerts`);
    await page.locator("#alerts").getByText("Golden cross: newly passes").first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("is refused in its preview already, for the reason of the server, until it makes sense", async () => {
    const { page, close } = await visit(browser, signedIn(await newReader(server), server.address));
    await page.goto(`${server.address}/#/pages/analysis?code=ADAM`);
    await page.getByRole("button", { name: "Alert me about Adam Optics" }).click();
    const dialog = page.getByRole("dialog", { name: "New alert: Adam Optics" });
    await dialog.getByRole("combobox", { name: "What to watch" }).selectOption({ label: "Price change" });
    // No price falls by more than all of it.
    await dialog.getByRole("textbox", { name: "Threshold" }).fill("-150");
    const reason = "An alert cannot watch this: the number does not exist, or the value is out of its bounds";
    const refusal = dialog.getByRole("status").getByText(reason);
    await refusal.waitFor();
    await dialog.getByRole("button", { name: "Create alert" }).click();
    await dialog.getByRole("alert").getByText(reason).waitFor();
    await dialog.getByRole("textbox", { name: "Threshold" }).fill("-50");
    await refusal.waitFor({ state: "detached" });
    await close();
  });

  it("fits a Chinese phone, in the dialog and in the list", async () => {
    const options = { locale: "zh-CN", viewport: PHONE, ...signedIn(reader, server.address) };
    const { page, close, complaints } = await visit(browser, options);
    await page.goto(`${server.address}/#/pages/analysis?code=ADAM`);
    await page.getByRole("button", { name: "为 亚当光学 设置提醒" }).click();
    const dialog = page.getByRole("dialog", { name: "新建提醒：亚当光学" });
    await dialog.getByText("最近收盘价：").waitFor();
    await expectAccessible(page);
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isTooWide()).toBe(false);
    await page.keyboard.press("Escape");
    await page.goto(`${server.address}/#/pages/usercenter/usercenter#alerts`);
    await page.locator("#alerts").getByRole("heading", { name: "收件箱" }).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await isTooWide()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
