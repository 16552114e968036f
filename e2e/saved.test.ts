import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { codeTo } from "./outbox.ts";
import { stockWhere } from "./valuation-market.ts";
import { RESTING_PLACE } from "./warm-visits.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PASSWORD = "seven green bottles";
let people = 0;

/** Registers in the dialog that is open. */
async function register(page: Page): Promise<void> {
  const email = `saver${people++}-${Date.now()}@example.org`;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create one" }).click();
  await dialog.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await dialog.getByRole("button", { name: "Send code" }).click();
  await dialog.getByRole("textbox", { name: "Verification code" }).fill(await codeTo(email));
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("checkbox", { name: /^I accept/ }).check();
  await dialog.getByRole("button", { name: "Create account", exact: true }).click();
  await page.getByRole("button", { name: "Your account" }).waitFor();
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(inject("address") + RESTING_PLACE);
  await page.goto(`${inject("address")}/${address === "" ? "" : `#${address}`}`);
  await settled(page);
};
const saveButton = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Save( \(|$)/ })
    .first();
const window = (page: Page, title: string) => page.getByRole("dialog", { name: title });
/** As `Admission` of the server does. */
const refuseAsBusy = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { "retry-after": "1" },
    json: { code: 503, message: "Temporarily unavailable", data: { begun: false } },
  });
const section = (page: Page) => page.locator("#savedPages");

/** The first company whose value by discounted cash flow exists. */
const valued = () => stockWhere(({ dcf }) => dcf.value !== null);
/** All text of the model, once the simulation, which is computed in the background, has its result too. */
const figureOf = async (page: Page): Promise<string> => {
  const model = page.getByRole("main").getByRole("region", { name: "Discounted cash flow", exact: true });
  await model.getByText(/% of simulations are above the price/).waitFor();
  return model.innerText();
};

describe("a saved valuation", () => {
  it("is named after signing in, opens with the same figures without an account, and keeps up with changes", async () => {
    const { symbol, names } = await valued();
    const { page, close, complaints } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    const address = `/pages/valuation?code=${symbol}&set=wacc%3A0.09`;
    await open(page, address);
    await saveButton(page).click();
    await register(page);
    const dialog = window(page, "Save valuation");
    const name = dialog.getByRole("textbox", { name: "Name" });
    await expect.poll(() => name.inputValue()).toBe(`${names.en} · DCF 9%`);
    await expectAccessible(page);
    await name.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`/pages/valuation?code=${symbol}&set=wacc:0.09`);
    await page
      .getByRole("button", { name: `Save (${names.en} · DCF 9%)` })
      .first()
      .waitFor();

    await open(page, "/pages/usercenter/usercenter#savedPages");
    await section(page).getByText("WACC 9.00%").waitFor();
    await expectAccessible(page);
    await section(page)
      .getByRole("button", { name: /^Copy link/ })
      .click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visit(browser);
    await other.page.goto(link);
    await settled(other.page);
    await open(page, address);
    expect(await figureOf(other.page)).toBe(await figureOf(page));
    expect(await other.page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await other.close();

    // Another rate: the same item, or another one.
    const saved = page.getByRole("button", { name: `Save (${names.en} · DCF 9%)` }).first();
    await open(page, address);
    await saved.waitFor();
    await page.evaluate((to) => {
      location.hash = to;
    }, `/pages/valuation?code=${symbol}&set=wacc%3A0.08`);
    await saved.waitFor({ state: "detached" });
    // The simulation draws its result when it has it; the window beside the button moves with the page.
    await figureOf(page);
    await settled(page);
    await saveButton(page).click();
    await dialog.getByText("Changed since you saved it").waitFor();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Eight");
    // A server that has too much to do refuses it before it has begun; the page sends it once more.
    await page.route("**/api/saved/save", refuseAsBusy, { times: 1 });
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.waitFor({ state: "detached" });
    await open(page, "/pages/usercenter/usercenter#savedPages");
    await section(page).getByRole("link", { name: "Eight" }).waitFor();
    await expect.poll(() => section(page).getByRole("listitem").count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("what a user has saved", () => {
  it("also holds screens and comparisons, which can be renamed, deleted and brought back", async () => {
    const { symbol } = await valued();
    const { page, close, complaints } = await visit(browser, { viewport: PHONE });
    await open(page, "/pages/basic-search?f=pe(..25)&sort=-marketValue");
    await saveButton(page).click();
    await register(page);
    await window(page, "Save screen").getByRole("textbox", { name: "Name" }).press("Enter");
    await window(page, "Save screen").waitFor({ state: "detached" });
    await open(page, `/pages/basic-search?compare=${symbol}`);
    await saveButton(page).click();
    await window(page, "Save comparison").getByRole("textbox", { name: "Name" }).fill("Alone");
    await page.keyboard.press("Enter");
    await window(page, "Save comparison").waitFor({ state: "detached" });

    await open(page, "/pages/usercenter/usercenter#savedPages");
    const screen = section(page).getByRole("link", { name: "P/E ≤ 25" });
    await screen.waitFor();
    await section(page).getByRole("button", { name: "Rename: Alone" }).click();
    await section(page).getByRole("textbox", { name: "Name" }).fill("Lonely");
    await page.keyboard.press("Enter");
    await section(page).getByRole("link", { name: "Lonely" }).waitFor();
    await section(page).getByRole("button", { name: "Delete: Lonely" }).click();
    await section(page).getByText("“Lonely” was deleted.").waitFor();
    await expectAccessible(page);
    await section(page).getByRole("button", { name: "Undo" }).click();
    await section(page).getByRole("link", { name: "Lonely" }).waitFor();
    await screen.click();
    await settled(page);
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toContain("/pages/basic-search?f=pe(..25)&sort=-marketValue");
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the home page", () => {
  it("offers a signed-in reader to continue, also after a reload of the bare address, and nobody else", async () => {
    const { symbol, names } = await valued();
    const { page, close, complaints } = await visit(browser);
    const address = `/pages/valuation?code=${symbol}&set=wacc%3A0.09`;
    const resume = page.getByRole("link", { name: "Continue where you left off" });
    await open(page, address);
    await open(page, "");
    await expect.poll(() => resume.count()).toBe(0);
    await page.getByRole("region", { name: "Worked examples" }).waitFor();
    await page.getByRole("button", { name: "Sign in", exact: true }).first().click();
    await register(page);

    await open(page, address);
    await open(page, "");
    await expect.poll(() => resume.innerText()).toContain(`${names.en} · Valuation`);
    await page.getByRole("region", { name: "Recently viewed" }).getByText(symbol, { exact: true }).waitFor();
    await expectAccessible(page);
    await resume.click();
    await settled(page);
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`/pages/valuation?code=${symbol}&set=wacc:0.09`);
    expect(complaints).toEqual([]);

    // A symbol that no stock has is nothing to go on with.
    await open(page, "/pages/valuation?code=NOSUCHCODE");
    await page.getByText("No data for “NOSUCHCODE”").waitFor();
    await open(page, "");
    await page.getByRole("region", { name: "Recently viewed" }).getByText(symbol, { exact: true }).waitFor();
    await expect.poll(() => resume.count()).toBe(0);
    await close();
  });

  it.each(["typed", "first"])(
    "comes before a guarded address that was %s, until the reader has signed in",
    async (how) => {
      const guarded = "/pages/usercenter/usercenter?from=test#savedPages";
      const { page, close } = await visit(browser);
      if (how === "typed") {
        await open(page, "/pages/about-us");
        await page.evaluate((to) => {
          location.hash = to;
        }, guarded);
      } else await page.goto(`${inject("address")}/#${guarded}`);
      await page.getByRole("dialog").waitFor();
      expect(await page.evaluate(() => localStorage.getItem("toRouter"))).toBe(guarded);
      await register(page);
      await section(page).waitFor();
      await expect.poll(() => page.url()).toContain("/pages/usercenter/usercenter?from=test");
      await close();
    },
  );
});
