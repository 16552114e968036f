import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { appCode } from "./app-code.ts";
import { expectAccessible, launchBrowser, PHONE, visit } from "./browser.ts";
import { codeTo } from "./outbox.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PASSWORD = "seven green bottles";
const LOGIN = "/#/pages/login/login";
const USER_CENTRE = "/#/pages/usercenter/usercenter";
/** Passkeys belong to names, and not to the number that the tests use otherwise. */
const address = () => inject("address").replace("127.0.0.1", "localhost");

/** Makes an account by the interface alone. */
async function registered(): Promise<string> {
  const email = `factor${Date.now()}${Math.floor(Math.random() * 1e6)}@example.org`;
  await post("sendEmail", { email, purpose: "register" });
  const code = await codeTo(email);
  await post("user/register", { email, password: PASSWORD, code, acceptedTerms: true });
  return email;
}

async function post(path: string, body: object): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`${inject("address")}/api/${path}`, init);
  if (!response.ok) throw new Error(await response.text());
}

const main = (page: Page) => page.getByRole("main");

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${address()}${LOGIN}`);
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${address()}${USER_CENTRE}`);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await page.getByText("You are logged out").waitFor();
}

const isSignedIn = (page: Page) =>
  page
    .getByRole("link", { name: "Your account" })
    .or(page.getByRole("button", { name: "Your account" }))
    .first();

it("sets up two-step verification with a key, keeps the recovery codes, and signs in with either", async () => {
  const email = await registered();
  const { page, close } = await visit(browser, { viewport: PHONE });
  await enterPassword(page, email);
  await isSignedIn(page).waitFor();
  await page.goto(`${address()}${USER_CENTRE}`);
  await page.getByRole("button", { name: "Set up: Two-step verification" }).click();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  await expectAccessible(page);
  const link = await page.getByRole("link", { name: "Open in an app on this device" }).getAttribute("href");
  const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
  // In groups of four, as it stands on the screen.
  await page.getByText(secret.slice(0, 4), { exact: true }).first().waitFor();
  const confirmed = appCode(secret);
  await page.getByLabel("Code from the app").fill(confirmed);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
  await expectAccessible(page);
  const recovery = await page
    .getByRole("listitem")
    .filter({ hasText: /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/ })
    .allInnerTexts();
  expect(recovery).toHaveLength(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("On. 10 recovery codes left.").waitFor();

  await signOut(page);
  await enterPassword(page, email);
  await page.getByRole("heading", { name: "Two-step verification" }).waitFor();
  await expectAccessible(page);
  await page.getByLabel("Code from the app").fill(confirmed);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("This code is wrong, or was used already").waitFor();
  await page.getByLabel("Code from the app").fill(appCode(secret, 1));
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await isSignedIn(page).waitFor();

  await signOut(page);
  await enterPassword(page, email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill((recovery[0] ?? "").toUpperCase());
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await isSignedIn(page).waitFor();
  await page.goto(`${address()}${USER_CENTRE}`);
  await page.getByText("On. 9 recovery codes left.").waitFor();
  await close();
});

it("adds a passkey, signs in with it alone, and removes it once it has proved who asks", async () => {
  const email = await registered();
  const { page, close } = await visit(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await enterPassword(page, email);
  await isSignedIn(page).waitFor();
  await page.goto(`${address()}${USER_CENTRE}`);
  const add = async () => {
    await page.getByRole("button", { name: "Add: Passkeys" }).click();
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByRole("button", { name: "Add passkey" }).click();
  };
  await add();
  const list = page.getByRole("list", { name: "Passkeys" });
  await list.getByText(/^Added .*, not used yet$/).waitFor();
  await expectAccessible(page);
  await add();
  await page.getByText("This device already has a passkey for your account.").waitFor();
  await page.getByRole("button", { name: "Cancel: Passkeys" }).click();
  await list.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel("Name of the passkey").fill("Test key");
  await list.getByRole("button", { name: "Save", exact: true }).click();
  await list.getByText("Test key").waitFor();

  await signOut(page);
  await page.goto(`${address()}${LOGIN}`);
  // Either the browser's own offer or the button: the authenticator of the test answers whichever asks.
  const way = page.getByRole("button", { name: "Sign in with a passkey" });
  await Promise.race([isSignedIn(page).waitFor(), way.click().then(() => isSignedIn(page).waitFor())]);
  await page.goto(`${address()}${USER_CENTRE}`);
  await list.getByText(/^Last used /).waitFor();
  await list.getByRole("button", { name: "Remove: Test key" }).click();
  await page.getByText("Remove the passkey “Test key”?").waitFor();
  await expectAccessible(page);
  // Whoever finds this page open does not know the password.
  await page.getByLabel("Current password").fill("not this one");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("This is not your current password").waitFor();
  await page.getByRole("button", { name: "Confirm with a passkey" }).click();
  await page.getByText("Passkey removed").waitFor();
  await list.waitFor({ state: "detached" });
  await close();
});
