import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { statusesOf } from "./answered.ts";
import { launchBrowser, settled, visit } from "./browser.ts";
import { newReader, signedIn } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const USER_CENTER = "/pages/usercenter/usercenter";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const open = (page: Page, path: string) => page.goto(`${inject("address")}/#${path}`);
const logOutButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Log out" });

/** With another signature, the server refuses it as it refuses one that has expired. */
async function spoilAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const token = localStorage.getItem("accessToken") ?? "";
    localStorage.setItem("accessToken", token.replace(/[^.]+$/, "AAAA"));
  });
}

/** Two tabs of one browser in which a reader is signed in, both with the user centre on screen. */
async function twoTabs() {
  const { page, close } = await visit(browser, signedIn(await newReader()));
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await open(tab, USER_CENTER);
    await logOutButton(tab).waitFor();
  }
  return { page, other, close };
}

describe("a session", () => {
  it("ends in every tab when its user logs out in one", async () => {
    const { page, other, close } = await twoTabs();
    await page.bringToFront();
    await logOutButton(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
    for (const tab of [page, other]) {
      await tab.getByRole("button", { name: "Sign in", exact: true }).waitFor();
      await logOutButton(tab).waitFor({ state: "detached" });
    }
    await expect.poll(() => stored(other, "accessToken")).toBeNull();
    await expect.poll(() => stored(other, "user")).toBeNull();
    await expect.poll(() => stored(other, "isLoggedIn")).toBe("false");
    await close();
  });

  it("is renewed in the middle of a page: what was being done succeeds, once", async () => {
    const { page, close } = await visit(browser, signedIn(await newReader()));
    await open(page, USER_CENTER);
    await logOutButton(page).waitFor();
    // What a part of the page still asked for would renew the token before the change is sent.
    await settled(page);
    const before = await stored(page, "refreshToken");
    await spoilAccessToken(page);
    const renewals = statusesOf(page, "/api/refreshToken");
    const changes = statusesOf(page, "/api/user/updateConfiguration");
    await page.getByRole("button", { name: "Edit: Name" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
    // How alerts are told is saved by a button of the same name, further below.
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await page.getByText("Ada Lovelace").first().waitFor();
    await expect.poll(() => stored(page, "refreshToken")).not.toBe(before);
    expect(renewals).toEqual([200]);
    expect(changes).toEqual([401, 200]);
    await expect.poll(() => page.url()).toContain(USER_CENTER);
    await close();
  });

  it("is renewed by two tabs at the same moment, and both stay signed in", async () => {
    const { page, other, close } = await twoTabs();
    await spoilAccessToken(page);
    const renewals = [page, other].map((tab) => statusesOf(tab, "/api/refreshToken"));
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([logOutButton(page).waitFor(), logOutButton(other).waitFor()]);
    // Both go on with the tokens that are stored now.
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([logOutButton(page).waitFor(), logOutButton(other).waitFor()]);
    expect(new Set(renewals.flat())).toEqual(new Set([200]));
    await expect.poll(() => stored(page, "isLoggedIn")).toBe("true");
    await close();
  });

  it("that cannot be renewed ends in every tab, and the start page opens", async () => {
    const { page, other, close } = await twoTabs();
    await page.evaluate(() => localStorage.setItem("refreshToken", "made-up"));
    await spoilAccessToken(page);
    await page.reload();
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await page.waitForURL((url) => !url.hash.includes("usercenter"));
    await other.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await expect.poll(() => stored(other, "refreshToken")).toBeNull();
    await close();
  });
});
