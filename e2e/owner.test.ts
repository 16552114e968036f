import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { root } from "../scripts/setup.mjs";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { endServer } from "./end-server.ts";
import { addressOf } from "./global-setup.ts";
import { PASSWORD, registerReader } from "./registered-reader.ts";

let browser: Browser;
let server: ChildProcess;
/** Of this file alone: the server of the other tests belongs to whoever registered first. */
let place: { readonly address: string; readonly folder: string };

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-owner-"));
  cpSync(join(inject("dataDirectory"), "markets"), join(folder, "markets"), { recursive: true });
  const env = { ...process.env, DATA_DIR: folder, MARKET: "demo", PORT: "0", RATE_LIMIT_SCALE: "1000" };
  server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  place = { address: await addressOf(server), folder };
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await endServer(server);
  rmSync(place.folder, { recursive: true, force: true });
});

const USER_CENTER = "/#/pages/usercenter/usercenter";

it("ends the sessions of a user, or of everyone, and proves each time who it is", async () => {
  const owner = await visit(browser, { viewport: DESKTOP });
  await owner.page.goto(`${place.address}/#/pages/about-us`);
  await registerReader(owner.page, place);
  const user = await visit(browser, { viewport: PHONE });
  await user.page.goto(`${place.address}/#/pages/about-us`);
  const { email } = await registerReader(user.page, place);
  const isSignedIn = () =>
    user.page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem("accessToken")}` };
      return (await fetch("/api/user/getUserInfo", { headers })).status === 200;
    });
  expect(await isSignedIn()).toBe(true);

  const { page } = owner;
  await page.goto(`${place.address}${USER_CENTER}`);
  await page.getByRole("heading", { name: "Sessions of your users" }).waitFor();
  await settled(page);
  await page.getByRole("button", { name: "End: Sessions of one user" }).click();
  const address = page.getByRole("textbox", { name: "Email of the user" });
  const password = page.getByLabel("Current password", { exact: true });
  await address.fill("nobody@example.org");
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "End sessions" }).click();
  await page.getByText("No account has this email").waitFor();
  await expectAccessible(page);
  await address.fill(email);
  await page.getByRole("button", { name: "End sessions" }).click();
  await page.getByText("1 session ended").waitFor();
  expect(await isSignedIn()).toBe(false);

  await page.getByRole("button", { name: "End: Sessions of everyone" }).click();
  await password.fill("not this one");
  await page.getByRole("button", { name: "End sessions" }).click();
  await page.getByText("This is not your current password").waitFor();
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "End sessions" }).click();
  await page.getByText("0 sessions ended").waitFor();
  await owner.close();
  // Nobody else is shown this part.
  await user.page.reload();
  await registerReader(user.page, place);
  await user.page.goto(`${place.address}${USER_CENTER}`);
  await user.page.getByText("Where you are signed in").waitFor();
  await settled(user.page);
  await expect.poll(() => user.page.getByText("Sessions of your users").count()).toBe(0);
  await user.close();
});
