import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { codeTo } from "./outbox.ts";
import { newReader, PASSWORD, signedIn } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

let people = 0;
/** An address that no other test uses. */
const nextEmail = () => `provided${people++}-${Date.now()}@example.org`;

const WORDS = {
  "en-US": {
    open: "Sign in",
    with: "Continue with",
    accept: /^I accept/,
    create: "Create account",
    account: "Your account",
  },
  "zh-CN": { open: "登录", with: "使用", accept: /^我同意/, create: "注册", account: "我的账号" },
} as const;

/** Presses a provider's button; gives its window. */
async function openWindow(page: Page, name: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: new RegExp(name) }).click(),
  ]);
  return opened;
}

/** Says who it is in the window of a provider of this machine. */
async function answer(opened: Page, email: string): Promise<void> {
  await opened.locator("input[type=email]").fill(email);
  await Promise.all([opened.waitForEvent("close"), opened.locator("button").first().click()]);
}

describe("a reader signs in with a provider", () => {
  it.each([
    ["Google", "an English desktop", "en-US", { viewport: DESKTOP, colorScheme: "light" }],
    ["Apple", "a Chinese phone", "zh-CN", { viewport: PHONE, colorScheme: "dark" }],
  ] as const)(
    "%s, on %s: in its window, then with the texts accepted, and without them the next time",
    async (provider, _, locale, options) => {
      const words = WORDS[locale];
      const email = nextEmail();
      const arrive = async () => {
        const reader = await visit(browser, { locale, ...options });
        await reader.page.goto(`${inject("address")}/#/pages/about-us`);
        await reader.page.getByRole("button", { name: words.open, exact: true }).first().click();
        await reader.page.getByRole("dialog").waitFor();
        await answer(await openWindow(reader.page, `${words.with} ${provider}`), email);
        return reader;
      };
      const { page, close, complaints } = await arrive();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(email).waitFor();
      await settled(page);
      await expectAccessible(page);
      await dialog.getByRole("checkbox", { name: words.accept }).check();
      await dialog.getByRole("button", { name: words.create, exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("button", { name: words.account }).waitFor();
      await expect.poll(() => page.url()).toContain("/pages/about-us");
      const again = await arrive();
      await again.page.getByRole("button", { name: words.account }).waitFor();
      const user = (await again.page.evaluate(() => localStorage.getItem("user"))) ?? "{}";
      expect(JSON.parse(user)).toMatchObject({ email });
      expect(again.complaints).toEqual([]);
      await again.close();
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it("is told that they cancelled, and can go on another way", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${inject("address")}/#/pages/login/login`);
    const opened = await openWindow(page, "Continue with Google");
    await opened.getByText("For development only").waitFor();
    await expectAccessible(opened);
    await Promise.all([opened.waitForEvent("close"), opened.getByRole("button", { name: "Cancel" }).click()]);
    await page.getByText("You canceled at Google. Nothing has changed.").waitFor();
    await openWindow(page, "Continue with Google");
    // The browser shows the second in the window of the first: no new one opens.
    await page.getByRole("button", { name: "Continue with Apple" }).click();
    await page.getByText("Go on in the window of Apple.").waitFor();
    await close();
  });

  it("goes there itself on a phone that opens no windows, and is signed in when it is back", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const email = nextEmail();
    await page.goto(`${inject("address")}/#/pages/login/login`);
    await page.getByRole("button", { name: "Continue with Apple" }).click();
    await page.locator("input[type=email]").fill(email);
    await page.locator("button").first().click();
    await page.getByText(`Apple has confirmed ${email}`).waitFor();
    await page.getByRole("checkbox", { name: /^I accept/ }).check();
    await page.getByRole("button", { name: "Create account", exact: true }).click();
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await close();
  });

  it("links a second one in the account, once a code by email has proved who asks", async () => {
    const { page, close, complaints } = await visit(browser);
    const email = nextEmail();
    await page.goto(`${inject("address")}/#/pages/usercenter/usercenter?section=security`);
    await page.getByRole("dialog").waitFor();
    await answer(await openWindow(page, "Continue with Google"), email);
    await page.getByRole("checkbox", { name: /^I accept/ }).check();
    await page.getByRole("button", { name: "Create account", exact: true }).click();
    await page.getByRole("button", { name: "Unlink Google" }).waitFor();
    const prove = async (action: string) => {
      await page.getByRole("button", { name: "Send code" }).click();
      await page.getByLabel("Verification code").fill(await codeTo(email));
      await page.getByRole("button", { name: action, exact: true }).click();
    };
    await answer(await openWindow(page, "^Link Apple"), nextEmail());
    await page.getByText("First, prove that it is you.").waitFor();
    await expectAccessible(page);
    await prove("Link Apple");
    await page.getByText("Apple is linked").waitFor();
    await page.getByRole("button", { name: "Unlink Apple" }).click();
    // The code is used up, and the next one is sent a minute later at the earliest.
    await page.getByLabel("Verification code").fill("000000");
    await page.getByRole("button", { name: "Unlink Apple", exact: true }).click();
    await page.getByText("This code is wrong").waitFor();
    expect(complaints.splice(0).filter((words) => !words.includes("422"))).toEqual([]);
    await close();
  });

  it("links one in an account with a password, and takes it away again, once the password is given", async () => {
    const { page, close } = await visit(browser, signedIn(await newReader()));
    await page.goto(`${inject("address")}/#/pages/usercenter/usercenter?section=security`);
    const prove = async (action: string, password: string) => {
      await page.getByLabel("Current password", { exact: true }).fill(password);
      await page.getByRole("button", { name: action, exact: true }).click();
    };
    await answer(await openWindow(page, "^Link Google"), nextEmail());
    await prove("Link Google", "not this one");
    await page.getByText("This is not your current password").waitFor();
    // The window need not be opened again.
    await prove("Link Google", PASSWORD);
    await page.getByText("Google is linked").waitFor();
    await page.getByRole("button", { name: "Unlink Google" }).click();
    await prove("Unlink Google", PASSWORD);
    await page.getByText("Google is no longer linked").waitFor();
    await page.getByRole("button", { name: "Link Google", exact: true }).waitFor();
    await close();
  });
});
