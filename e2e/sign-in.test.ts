import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { codeTo } from "./outbox.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PASSWORD = "seven green bottles";
let people = 0;

/** An address that no other test uses. */
const nextEmail = () => `reader${people++}-${Date.now()}@example.org`;

interface Words {
  readonly open: string;
  readonly toRegister: string;
  readonly email: string;
  readonly password: string;
  readonly sendCode: string;
  readonly code: string;
  readonly accept: RegExp;
  readonly submit: string;
  readonly account: string;
  readonly loginFirst: string;
  readonly logOut: string;
  readonly sure: string;
  readonly ok: string;
}

const WORDS = {
  "en-US": {
    open: "Sign in",
    toRegister: "Create one",
    email: "Email",
    password: "Password",
    sendCode: "Send code",
    code: "Verification code",
    accept: /^I accept/,
    submit: "Create account",
    account: "Your account",
    loginFirst: "Please log in first",
    logOut: "Log out",
    sure: "Are you sure to log out?",
    ok: "OK",
  },
  "zh-CN": {
    open: "登录",
    toRegister: "立即注册",
    email: "邮箱",
    password: "密码",
    sendCode: "发送验证码",
    code: "验证码",
    accept: /^我同意/,
    submit: "注册",
    account: "我的账号",
    loginFirst: "请先登录",
    logOut: "退出登录",
    sure: "确定要退出登录吗？",
    ok: "确定",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Registers in the dialog that is open. */
async function register(page: Page, words: Words, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.toRegister }).click();
  await dialog.getByRole("textbox", { name: words.email, exact: true }).fill(email);
  await dialog.getByRole("button", { name: words.sendCode }).click();
  await dialog.getByRole("textbox", { name: words.code }).fill(await codeTo(email));
  await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole("checkbox", { name: words.accept }).check();
  await dialog.getByRole("button", { name: words.submit, exact: true }).click();
}

const USER_CENTER = "/pages/usercenter/usercenter";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe("a reader", () => {
  it.each([
    ["an English desktop in light", "en-US", { viewport: DESKTOP, colorScheme: "light" }],
    ["a Chinese phone in dark", "zh-CN", { viewport: PHONE, colorScheme: "dark" }],
  ] as const)("registers with the code that was sent, on %s", async (_, locale, options) => {
    const { page, close, complaints } = await visit(browser, { locale, ...options });
    const words = WORDS[locale];
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("button", { name: words.open, exact: true }).first().click();
    await page.getByRole("dialog").waitFor();
    await settled(page);
    await expectAccessible(page);
    const email = nextEmail();
    await register(page, words, email);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: words.account }).waitFor();
    await expect.poll(() => page.url()).toContain("/pages/about-us");
    await expect.poll(() => stored(page, "isLoggedIn")).toBe("true");
    expect(JSON.parse((await stored(page, "user")) ?? "{}")).toMatchObject({ email });
    expect(complaints).toEqual([]);
    await close();
  });

  it("whose registration was answered by nobody sends it again, is told that it succeeded, and logs in", async () => {
    const { page, close } = await visit(browser);
    const words = WORDS["en-US"];
    // The server has made the account; on the way back, its answer is lost.
    await page.route(
      "**/api/user/register",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("button", { name: words.open, exact: true }).first().click();
    const email = nextEmail();
    await register(page, words, email);
    const dialog = page.getByRole("dialog");
    await dialog.getByText("The server does not answer").waitFor();
    await expect.poll(() => stored(page, "accessToken")).toBeNull();
    await dialog.getByRole("button", { name: words.submit, exact: true }).click();
    await dialog.getByText("Registration successful, please log in again").waitFor();
    await expectAccessible(page);
    await expect.poll(() => stored(page, "accessToken")).toBeNull();
    // Address and password are still there.
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: words.account }).waitFor();
    expect(JSON.parse((await stored(page, "user")) ?? "{}")).toMatchObject({ email });
    await close();
  });

  it("is told what is wrong beside the field, and can go on", async () => {
    const { page, close } = await visit(browser);
    const words = WORDS["en-US"];
    await page.goto(`${inject("address")}/#/pages/login/login`);
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: words.email, exact: true }).fill("nobody@example.org");
    await main.getByLabel(words.password, { exact: true }).fill("not the password");
    await main.getByRole("button", { name: "Sign in", exact: true }).click();
    await main.getByText("Incorrect email or password.").waitFor();
    await expect.poll(() => stored(page, "accessToken")).toBeNull();
    await expectAccessible(page);
    await close();
  });

  it.each([
    ["an English desktop in dark", "en-US", { viewport: DESKTOP, colorScheme: "dark" }],
    ["a Chinese phone in light", "zh-CN", { viewport: PHONE, colorScheme: "light" }],
  ] as const)("who opens a guarded address first signs in and arrives there, on %s", async (_, locale, options) => {
    const { page, close, complaints } = await visit(browser, { locale, ...options });
    const words = WORDS[locale];
    // It is said for some seconds.
    const told = page.getByText(words.loginFirst).waitFor();
    await page.goto(`${inject("address")}/#${USER_CENTER}`);
    await told;
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => stored(page, "toRouter")).toBe(USER_CENTER);
    const email = nextEmail();
    await register(page, words, email);
    await page.waitForURL(`**/#${USER_CENTER}`);
    await page.getByRole("main").getByText(email).first().waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: words.logOut }).first().click();
    const question = page.getByRole("dialog");
    await question.getByText(words.sure).waitFor();
    await question.getByRole("button", { name: words.ok }).click();
    await page.getByRole("button", { name: words.open, exact: true }).first().waitFor();
    await expect.poll(() => stored(page, "accessToken")).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  it("goes on unnoticed when the access token has expired in the middle of a page", async () => {
    const { page, close } = await visit(browser);
    const words = WORDS["en-US"];
    await page.goto(`${inject("address")}/#${USER_CENTER}`);
    await page.getByRole("dialog").waitFor();
    await register(page, words, nextEmail());
    await page.getByRole("main").getByRole("button", { name: words.logOut }).first().waitFor();
    const before = await stored(page, "refreshToken");
    // With another signature, the server refuses it as it refuses one that has expired.
    const token = (await stored(page, "accessToken")) ?? "";
    const refused = token.replace(/[^.]+$/, "AAAA");
    await page.evaluate((wrong) => localStorage.setItem("accessToken", wrong), refused);
    await page.reload();
    await page.getByRole("main").getByRole("button", { name: words.logOut }).first().waitFor();
    await expect.poll(() => stored(page, "refreshToken")).not.toBe(before);
    await close();
  });

  it("stays signed in when the page is opened again, and in other tabs", async () => {
    const { page, close } = await visit(browser);
    const words = WORDS["en-US"];
    await page.goto(`${inject("address")}/#/pages/about-us`);
    await page.getByRole("button", { name: words.open, exact: true }).click();
    const other = await page.context().newPage();
    await other.goto(`${inject("address")}/#/pages/about-us`);
    await other.getByRole("button", { name: words.open, exact: true }).waitFor();
    await page.bringToFront();
    await register(page, words, nextEmail());
    await page.getByRole("button", { name: words.account }).waitFor();
    await other.getByRole("button", { name: words.account }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: words.account }).waitFor();
    await close();
  });
});
