import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openScreener(page: Page) {
  await page.goto(`${inject("address")}/#/pages/basic-search`);
  const row = page.getByRole("grid").locator("tr[data-row='1']");
  await row.getByRole("link").waitFor();
  await settled(page);
  // Away from the bars at the edges of the screen.
  await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return { row, symbol: (await row.getByRole("link").textContent()) ?? "" };
}

describe("the menu of a company in the screener", () => {
  it("opens by a long press on a phone, and the finger that is lifted follows no link", async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    const { row } = await openScreener(page);
    const box = await row.getByRole("link").boundingBox();
    if (!box) throw new Error("The link is not on screen.");
    const [address, scrolled] = [page.url(), await page.evaluate(() => scrollY)];
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    const menu = page.getByRole("dialog");
    await menu.waitFor();
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await settled(page);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await menu.getByRole("listitem").allTextContents()).toEqual(["Open", "Compare", "Add to your watchlist"]);
    await menu.getByRole("button", { name: "Compare" }).click();
    await menu.waitFor({ state: "detached" });
    await page.getByText("1 of 4 selected").waitFor();
    expect(await row.getByRole("checkbox").isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it("stays closed when the finger scrolls", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    const { row } = await openScreener(page);
    const box = await row.boundingBox();
    if (!box) throw new Error("The row is not on screen.");
    const client = await page.context().newCDPSession(page);
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (const step of [10, 20, 30]) {
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - step }] });
    }
    await page.waitForTimeout(700);
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await page.getByRole("dialog").count()).toBe(0);
    await close();
  });

  it("opens by the right button and by the keyboard, and Escape brings the focus back to the table", async () => {
    const { page, close } = await visit(browser);
    const { row, symbol } = await openScreener(page);
    const menu = page.getByRole("dialog");
    await row.locator("td").first().click({ button: "right" });
    await menu.waitFor();
    await settled(page);
    await expectAccessible(page);
    await menu.getByRole("button", { name: "Add to your watchlist" }).click();
    // The first star of a visit offers to sign in, so that it follows to other devices.
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    expect(await row.getByRole("button", { name: /to your watchlist$/ }).getAttribute("aria-pressed")).toBe("true");
    await row.getByRole("link").focus();
    await page.keyboard.press("ContextMenu");
    await menu.waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await row.getByRole("link").focus();
    await page.keyboard.press("ContextMenu");
    await menu.getByRole("button", { name: "Open" }).click();
    await page.waitForURL(`**/#/pages/analysis?code=${encodeURIComponent(symbol)}`);
    await close();
  });
});
