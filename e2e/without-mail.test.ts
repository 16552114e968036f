import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { codeTo } from "./outbox.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { nextEmail, PASSWORD } from "./registered-reader.ts";

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await startOwnServer({ SMTP_URL: "" });
});
afterAll(async () => {
  await server?.stop();
  await browser.close();
});

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const open = (page: Page, path: string) => page.goto(`${server.address}/#${path}`);
const owner = nextEmail();

/** The word that the server has printed. */
async function printedWord(): Promise<string> {
  const printed = () => /^Word for the first account: (\S+)$/m.exec(server.words())?.[1] ?? "";
  await expect.poll(printed).not.toBe("");
  return printed();
}

describe("the first account of a server without a mail server", () => {
  it("asks a Chinese phone for the word of the terminal and no code, and fits it", async () => {
    const { page, close, complaints } = await visit(browser, { locale: "zh-CN", viewport: PHONE });
    await open(page, "/pages/login/login");
    await page.getByRole("heading", { name: "创建首个账号" }).waitFor();
    await page.getByRole("textbox", { name: "终端中的口令" }).waitFor();
    expect(await page.getByRole("textbox", { name: "验证码" }).count()).toBe(0);
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is made by the word; a wrong one is refused at its field", async () => {
    const { page, close } = await visit(browser);
    await open(page, "/");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Create the first account" });
    await dialog.getByText("This server sends no email.").waitFor();
    expect(await dialog.getByRole("button", { name: /code/ }).count()).toBe(0);
    await dialog.getByRole("textbox", { name: "Email", exact: true }).fill(owner);
    const word = dialog.getByRole("textbox", { name: "Word from the terminal" });
    await word.fill("wrong-words");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("checkbox", { name: /^I accept/ }).check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Create account", exact: true }).click();
    await dialog.getByText("This word is wrong, or the first account exists already").waitFor();
    await word.fill(await printedWord());
    await dialog.getByRole("button", { name: "Create account", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await open(page, "/pages/usercenter/usercenter");
    await page.getByText("Its users’ feedback is in the “outbox” folder of its data.").waitFor();
    await close();
  });

  it("is made in five steps from the link that the terminal shows", async () => {
    const fresh = await startOwnServer({ SMTP_URL: "" });
    onTestFinished(() => fresh.stop());
    const link = () => /^Make the first account: (\S+)$/m.exec(fresh.words())?.[1] ?? "";
    await expect.poll(link).not.toBe("");
    const { page, close, complaints } = await visit(browser);
    await page.goto(link());
    await page.getByRole("heading", { level: 1, name: "Create the first account" }).waitFor();
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(nextEmail());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox", { name: /^I accept/ }).check();
    await page.getByRole("button", { name: "Create account", exact: true }).click();
    await page.getByRole("button", { name: "Your account" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#/");
    expect(complaints).toEqual([]);
    await close();
  });

  it("leaves every later one with where the code is, and never says that it was sent", async () => {
    const { page, close, complaints } = await visit(browser);
    const email = nextEmail();
    await open(page, "/");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Create one" }).click();
    await dialog.getByText("The code is written to the “outbox” folder of its data").waitFor();
    await dialog.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await dialog.getByRole("button", { name: "Create code" }).click();
    await dialog.getByText("Written to the server’s “outbox” folder, not sent. Valid for 10 minutes.").waitFor();
    expect(await dialog.getByText("Sent successfully").count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole("textbox", { name: "Verification code" }).fill(await codeTo(email, server.folder));
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("checkbox", { name: /^I accept/ }).check();
    await dialog.getByRole("button", { name: "Create account", exact: true }).click();
    await dialog.waitFor({ state: "detached" });

    await open(page, "/pages/usercenter/usercenter#alerts");
    const section = page.locator("#alerts");
    await section.getByRole("heading", { name: "How you are told" }).waitFor();
    await section.getByText("This server sends no email.").waitFor();
    expect(await section.getByRole("combobox", { name: "Emails" }).count()).toBe(0);
    await settled(page);
    await expectAccessible(page);
    await open(page, "/pages/backtesting?strategy=golden-cross");
    await page.getByRole("button", { name: "Alert me about Golden cross" }).click();
    const alert = page.getByRole("dialog", { name: "New alert: Golden cross" });
    await alert.getByText("This server sends no email.").waitFor();
    expect(await alert.getByRole("checkbox", { name: "Email" }).count()).toBe(0);
    await alert.getByRole("button", { name: "Create alert" }).click();
    await alert.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });
});
