import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openCommandDatabase } from "../apps/server/src/database/commands/command-database.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { newReader, type Reader, signedIn } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Makes the current versions of two texts ones that a reader has not accepted, as newer versions of them do. */
async function publishNewTexts({ user }: Reader): Promise<void> {
  const { database, close } = await openCommandDatabase({ DATA_DIR: inject("dataDirectory") }, "read");
  await database.db
    .updateTable("acceptances")
    .set({ version: "2025-01-01" })
    .where("user_id", "=", user.id)
    .where("document", "in", ["terms", "privacy"])
    .execute();
  await close();
}

describe("newer versions of the terms", () => {
  it.each([
    ["a desktop in light", { viewport: DESKTOP, colorScheme: "light" }],
    ["a phone in dark", { viewport: PHONE, colorScheme: "dark" }],
  ] as const)("are read and accepted once by a reader who comes back, on %s", async (_, options) => {
    const reader = await newReader();
    await publishNewTexts(reader);
    const { page, complaints, close } = await visit(browser, { ...options, ...signedIn(reader) });
    await page.goto(`${inject("address")}/#/pages/about-us`);
    const question = page.getByRole("dialog", { name: "Please accept our current texts" });
    await question.waitFor();
    await settled(page);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Privacy policy" }).click();
    const text = page.getByRole("dialog", { name: "privacy policy" });
    await text.getByRole("heading", { name: "Privacy policy" }).waitFor();
    await text.getByRole("button", { name: "Close" }).click();
    await text.waitFor({ state: "detached" });
    await expect
      .poll(() => question.getByRole("listitem").allTextContents())
      .toEqual(["Terms of service", "Privacy policy"]);
    await question.getByRole("button", { name: "Accept" }).click();
    await question.waitFor({ state: "detached" });
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/user/getUserInfo"));
    await page.reload();
    await answered;
    await settled(page);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("do not keep a reader from public pages: the question can be closed, and comes again on the next visit", async () => {
    const reader = await newReader();
    await publishNewTexts(reader);
    const { page, close } = await visit(browser, signedIn(reader));
    await page.goto(`${inject("address")}/#/pages/about-us`);
    const question = page.getByRole("dialog", { name: "Please accept our current texts" });
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("main").getByRole("combobox").waitFor();
    await expect.poll(() => question.count()).toBe(0);
    await page.reload();
    await question.waitFor();
    await question.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await close();
  });

  it("are no concern of a reader whose session has ended, who reads on", async () => {
    const reader = await newReader();
    await publishNewTexts(reader);
    const ended = signedIn({ ...reader, accessToken: "made.up.token", refreshToken: "made-up" });
    const { page, close } = await visit(browser, ended);
    const answered = ["/api/user/GetUser", "/api/alerts/unread"].map((path) =>
      page.waitForResponse((response) => response.url().endsWith(path)),
    );
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await Promise.all(answered);
    await settled(page);
    await expect.poll(() => page.url()).toContain("/pages/about-us");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await close();
  });
});
