import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { newReader, PASSWORD, post, registerReader } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  // The first account of a server owns it, and could end the sessions of others too.
  await newReader();
});
afterAll(() => browser.close());

const USER_CENTER = "/#/pages/usercenter/usercenter";

/** The user centre of a reader who is signed in elsewhere too; the tokens are of that other session. */
async function centerOfTwo(options: BrowserContextOptions) {
  const { page, complaints, close } = await visit(browser, options);
  await page.goto(`${inject("address")}/#/pages/about-us`);
  const { email } = await registerReader(page);
  const elsewhere = await post("user/login", { email, password: PASSWORD });
  await page.goto(`${inject("address")}${USER_CENTER}`);
  await page.getByText("Where you are signed in").waitFor();
  await settled(page);
  return { page, complaints, close, token: String(elsewhere.accessToken) };
}

async function isOpen(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${inject("address")}/api/user/getUserInfo`, { headers })).status === 200;
}

const proof = (page: Page) => page.getByLabel("Current password", { exact: true });

describe("a session elsewhere", () => {
  it.each([
    ["a desktop in light", { viewport: DESKTOP, colorScheme: "light" }],
    ["a phone in dark", { viewport: PHONE, colorScheme: "dark" }],
  ] as const)("ends once the password is given, on %s", async (_, options) => {
    const { page, complaints, close, token } = await centerOfTwo(options);
    await page.getByRole("button", { name: /^End: / }).click();
    await expect.poll(() => proof(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await proof(page).fill("not this one");
    await proof(page).press("Enter");
    await page.getByText("This is not your current password").waitFor();
    expect(await isOpen(token)).toBe(true);
    await proof(page).fill(PASSWORD);
    await proof(page).press("Enter");
    await page.getByText("1 session ended").waitFor();
    await page.getByRole("button", { name: /^End: / }).waitFor({ state: "detached" });
    expect(await isOpen(token)).toBe(false);
    expect(complaints.filter((words) => !words.includes("401"))).toEqual([]);
    await close();
  });

  it("ends with all others, and the reader can think better of it by Escape", async () => {
    const { page, close, token } = await centerOfTwo({});
    const all = page.getByRole("button", { name: "End all others" });
    await all.click();
    await page.keyboard.press("Escape");
    await proof(page).waitFor({ state: "detached" });
    expect(await isOpen(token)).toBe(true);
    await all.click();
    await proof(page).fill(PASSWORD);
    await page.getByRole("button", { name: "End all others" }).click();
    await page.getByText("1 session ended").waitFor();
    expect(await isOpen(token)).toBe(false);
    await close();
  });
});
