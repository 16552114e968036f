import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, settled, visit } from "./browser.ts";
import { registerReader } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = (page: Page, path: string) => page.goto(`${inject("address")}/#${path}`);
const LONG = "A pasted one, of 30 characters";

/** Fields for passwords of what is on screen, whatever their type is. */
const passwordFields = (page: Page) => page.locator('input[autocomplete$="-password"]');

async function typeOf(field: Locator): Promise<string | null> {
  return field.getAttribute("type");
}

/** ASVS 5.0.0, 6.2.6 and 6.2.7: masked, can be shown, takes what is pasted, and a password manager knows what it is for. */
async function expectGoodField(page: Page, field: Locator): Promise<void> {
  const name = await field.getAttribute("name");
  expect(await typeOf(field), name ?? "").toBe("password");
  await expect.poll(() => field.getAttribute("autocomplete")).toMatch(/^(?:current|new)-password$/);
  await page.evaluate((text) => navigator.clipboard.writeText(text), LONG);
  await field.fill("");
  await page.keyboard.press("ControlOrMeta+v");
  await expect.poll(() => field.inputValue()).toBe(LONG);
  const box = field.locator("xpath=..");
  await box.getByRole("button", { name: "Show password" }).click();
  expect(await typeOf(field)).toBe("text");
  await box.getByRole("button", { name: "Hide password" }).click();
  expect([await typeOf(field), await field.inputValue()]).toEqual(["password", LONG]);
  // What is filled in belongs to somebody: the form has a field for who that is.
  const form = field.locator("xpath=ancestor::form");
  await expect.poll(() => form.locator('input[autocomplete="username"], input[autocomplete="email"]').count()).toBe(1);
}

async function expectGoodFields(page: Page, count: number): Promise<void> {
  await expect.poll(() => passwordFields(page).count()).toBe(count);
  for (const field of await passwordFields(page).all()) await expectGoodField(page, field);
}

const PERMISSIONS = { permissions: ["clipboard-read", "clipboard-write"] };

describe("the fields for passwords", () => {
  it("are masked and can be shown, pasted into and filled in where a reader signs in", async () => {
    const { page, close } = await visit(browser, PERMISSIONS);
    await open(page, "/pages/login/login");
    await expectGoodFields(page, 1);
    await page.getByRole("button", { name: "Create one" }).click();
    await expectGoodFields(page, 1);
    await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expectGoodFields(page, 1);
    await close();
  });

  it("are the same where a user changes what proves who they are", async () => {
    const { page, close } = await visit(browser, PERMISSIONS);
    await open(page, "/pages/about-us");
    await registerReader(page);
    await open(page, "/pages/usercenter/usercenter");
    await page.getByRole("button", { name: "Change: Password" }).waitFor();
    await settled(page);
    for (const [button, count] of [
      ["Change: Password", 2],
      ["Change: Email", 1],
      ["Set up: Two-step verification", 1],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await expectGoodFields(page, count);
      await page.keyboard.press("Escape");
    }
    await close();
  });
});
