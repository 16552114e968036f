import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { PlayedSession } from "../apps/server/src/testing/stripe/stripe-account.ts";
import { DESKTOP, expectAccessible, launchBrowser, openAddress, PHONE, settled, type Visit, visit } from "./browser.ts";
import { type PaidPlace, startPaidPlace } from "./paid-place.ts";
import { newReader, post, type Reader, signedIn } from "./registered-reader.ts";

let browser: Browser;
let place: PaidPlace;
beforeAll(async () => {
  place = await startPaidPlace(join(inject("dataDirectory"), "markets"));
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await place?.close();
});

const RENEWAL = "/pages/usercenter/renewal";
const LOCALES = ["en-US", "es-MX", "fr-FR", "zh-CN", "zh-TW"] as const;

const visitAs = (reader: Reader, options: BrowserContextOptions = {}): Promise<Visit> =>
  visit(browser, { ...signedIn(reader, place.address), ...options });
const open = (page: Page, address: string): Promise<void> => openAddress(page, `${place.address}/#${address}`);
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const sees = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Subscribes over the interface: the trial of the plan is over, and the first month is paid. */
async function subscriber(): Promise<Reader> {
  const reader = await newReader(place);
  const { address, stripe } = place;
  const choice = { plan: "investor", interval: "month" };
  const { url } = await post("billing/checkout", choice, { token: reader.accessToken, address });
  await fetch(String(url), { method: "POST", redirect: "manual" });
  stripe.account.renew(place.subscription());
  await place.tell();
  return reader;
}

describe("a first subscription", () => {
  it("keeps the choice of who leaves the payment page, waits for the provider, and is confirmed in every tab", async () => {
    const { account } = place.stripe;
    account.coupons.push({
      code: "SPRING",
      percent_off: 20,
      amount_off: null,
      duration: "repeating",
      duration_in_months: 3,
    });
    const { page, complaints, close } = await visitAs(await newReader(place));
    await open(page, RENEWAL);
    await sees(page, "It costs nothing, and nothing will be charged.");
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Coupon" }).fill("spring time");
    await press(page, "Check code");
    await sees(page, "A coupon has letters, digits, - and _ only");
    await page.getByRole("textbox", { name: "Coupon" }).fill("SPRING");
    await page.keyboard.press("Enter");
    await sees(page, "Coupon Welcome SPRING: 20% off for 3 months");
    await page.getByText("Yearly", { exact: true }).click();
    // 120 a year, which is 10 a month; twelve months at 12 are 144.
    await sees(page, "$120.00 a year");
    await sees(page, "$10.00 a month");
    await sees(page, "Paid yearly, a plan costs up to 17% less.");
    await press(page, "Try Investor free for 14 days");

    await page.getByRole("heading", { name: "Pay 120.00 USD" }).waitFor();
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("heading", { name: "Nothing was charged" }).waitFor();
    await sees(page, "$120.00 a year");
    await sees(page, "Coupon Welcome SPRING: 20% off for 3 months");
    await settled(page);
    await expectAccessible(page);
    await press(page, "Compare plans");
    await page.getByRole("heading", { level: 1, name: "Plan and payment" }).waitFor();
    await sees(page, "$120.00 a year");
    await sees(page, "Coupon Welcome SPRING: 20% off for 3 months");
    await page.goBack();
    await press(page, "Continue to payment");
    await page.getByRole("heading", { name: "Pay 120.00 USD" }).waitFor();
    expect([...account.sessions.values()].at(-1)?.coupon?.code).toBe("SPRING");
    // Who waits long makes the server ask the provider, which answers only once it has told.
    place.stripe.behaviour = 503;
    await press(page, "Pay");

    await page.getByRole("heading", { name: "Waiting for the confirmation of your payment" }).waitFor();
    await expectAccessible(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.reload();
    for (const tab of [page, other]) {
      await tab.getByRole("heading", { name: "Waiting for the confirmation of your payment" }).waitFor();
    }
    place.stripe.behaviour = "well";
    await place.tell();
    for (const tab of [page, other]) await tab.getByRole("heading", { name: "Investor is yours" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Investor is yours" }).waitFor();
    await sees(page, /^Free until .+\. Then \$120\.00 is charged, unless you cancel before\.$/);
    expect(account.subscriptions.size).toBe(1);
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is not believed to be paid for the address of another account, or for one that was made up", async () => {
    const [session] = place.stripe.account.sessions.keys();
    const { page, close } = await visitAs(await newReader(place), { viewport: PHONE });
    for (const address of [`?session=${session}`, "?session=cs_test_nothing"]) {
      await open(page, `/pages/payment/success${address}`);
      await page.getByRole("heading", { name: "There is no such payment" }).waitFor();
    }
    await expectAccessible(page);
    await close();
  });

  it.each(["/pages/payment/success", "/pages/payment/cancel"])(
    "tells of none at the bare address %s: it shows the plan",
    async (path) => {
      const { page, complaints, close } = await visitAs(await newReader(place));
      await open(page, path);
      await page.getByRole("heading", { level: 1, name: "Plan and payment" }).waitFor();
      await sees(page, "It costs nothing, and nothing will be charged.");
      // Plans offer no more than this server has, which is no language model.
      await page.getByRole("heading", { name: "Professional" }).waitFor();
      expect(await page.getByText("Reports written by a language model").count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it("has charged nothing if its page has expired", async () => {
    const reader = await newReader(place);
    const { address, stripe } = place;
    const choice = { plan: "professional", interval: "year" };
    await post("billing/checkout", choice, { token: reader.accessToken, address });
    const session = [...stripe.account.sessions.values()].at(-1) as PlayedSession;
    stripe.account.expire(session);
    await place.tell();
    const { page, close } = await visitAs(reader);
    await open(page, `/pages/payment/success?session=${session.id}`);
    await page.getByRole("heading", { name: "This payment was not completed" }).waitFor();
    await expectAccessible(page);
    await close();
  });
});

describe("a running subscription", () => {
  it("shows what a change charges before it is made, and the new plan once the provider has confirmed it", async () => {
    const { page, complaints, close } = await visitAs(await subscriber());
    await open(page, RENEWAL);
    await sees(page, /^Next charge: \$12\.00 on /);
    await press(page, "Change to Professional");
    const preview = page.getByRole("dialog", { name: "Change to Professional" });
    await preview.getByText("These amounts hold for half an hour.").waitFor();
    // Both plans by the share of the period that is left: their difference is 27/12 of what is unused.
    const amounts = await preview.getByRole("definition").allInnerTexts();
    const [unused, rest, now] = amounts.map((amount) => Number(amount.replaceAll(/[$,\u2060]/g, "").replace("−", "-")));
    expect(rest).toBeCloseTo((Number(unused) * -39) / 12, 1);
    expect(now).toBeCloseTo(Number(unused) + Number(rest), 2);
    await expectAccessible(page);
    await preview.getByRole("button", { name: "Change plan" }).click();
    await sees(page, /^The payment provider has not confirmed the change yet\./);
    await expectAccessible(page);
    await place.tell();
    await sees(page, "Your plan is now Professional");
    await sees(page, /^Next charge: \$39\.00 on /);
    await page.getByRole("region", { name: "Invoices" }).getByText("PLUMB-").first().waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is cancelled by two presses of a key, says what ends when, and goes on if it is resumed", async () => {
    const { page, complaints, close } = await visitAs(await subscriber(), { viewport: PHONE });
    await open(page, RENEWAL);
    await page.getByRole("button", { name: "Cancel plan" }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Cancel Investor?" });
    await question.getByRole("row", { name: "Full reports Unlimited 3 a month" }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await expect
      .poll(() => page.getByRole("button", { name: "Cancel plan" }).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Cancel plan" }).press("Enter");
    await sees(page, /^The payment provider has not confirmed the change yet\./);
    await place.tell();
    await sees(page, /^Everything stays as it is until .+ Nothing more is charged, nothing is deleted\.$/);
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Resume plan" }).press("Enter");
    await sees(page, /^The payment provider has not confirmed the change yet\./);
    await place.tell();
    await sees(page, /^Next charge: \$12\.00 on /);
    // The button that was pressed is gone; the focus is where the plan is named.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("InvestorActive");
    expect(complaints).toEqual([]);
    await close();
  });

  it("stays for seven days of grace after a failed payment, and leads to the card", async () => {
    const reader = await subscriber();
    place.stripe.account.renew(place.subscription(), "failed");
    await place.tell();
    const { page, close } = await visitAs(reader, { viewport: PHONE, colorScheme: "dark" });
    await open(page, "/pages/usercenter/usercenter#plan");
    await sees(page, /7 days of grace are left/);
    await page.locator("#plan").getByRole("link", { name: "Plan and payment" }).click();
    await page.getByRole("region", { name: "Invoices" }).getByText("Open: $14.40").waitFor();
    await settled(page);
    await expectAccessible(page);
    await press(page, "Check my card");
    await page.getByRole("heading", { name: "Your card" }).waitFor();
    await close();
  });

  it("ends without taking anything away, and says so", async () => {
    const reader = await subscriber();
    place.stripe.account.end(place.subscription());
    await place.tell();
    const { page, close } = await visitAs(reader);
    await open(page, RENEWAL);
    await sees(page, /^Investor ended on .+\. Nothing was deleted, and nothing more is charged\.$/);
    // No second trial.
    await page.getByRole("button", { name: "Subscribe to Investor" }).waitFor();
    await close();
  });
});

describe("a limit", () => {
  it("that is reached opens a window with what is left and what the plans offer, whatever was refused", async () => {
    const reader = await newReader(place);
    const { accessToken: token } = reader;
    const page = (place: number) => ({
      kind: "screen",
      name: `Screen ${place}`,
      address: "/pages/basic-search?f=pe(..15)",
    });
    const { address } = place;
    // The free plan has room for 50 saved pages.
    for (let saved = 0; saved < 50; saved++) await post("saved/save", page(saved), { token, address });
    const own = await visitAs(reader, { viewport: PHONE });
    await open(own.page, "/pages/basic-search?f=pe(..12)");
    await own.page
      .getByRole("main")
      .getByRole("button", { name: /^Save( \(|$)/ })
      .first()
      .click();
    await own.page.getByRole("textbox", { name: "Name" }).fill("One more");
    await own.page.keyboard.press("Enter");
    const reached = own.page.getByRole("dialog", { name: "No room for another saved page" });
    await reached.getByText(/^Your plan has room for 50 at the same time\./).waitFor();
    await reached.getByRole("link", { name: /^Investor Saved pages: 200 \$12\.00 a month/ }).waitFor();
    await settled(own.page);
    await expectAccessible(own.page);
    await reached.getByRole("link", { name: /^Investor/ }).click();
    await own.page.getByRole("heading", { level: 1, name: "Plan and payment" }).waitFor();
    await reached.waitFor({ state: "detached" });
    await own.page.getByRole("heading", { name: "Usage of your limits" }).waitFor();
    await sees(own.page, "50 of 50");
    await own.close();
  });
});

describe("a server that takes no payment", () => {
  it.each([
    ["a desktop", DESKTOP],
    ["a phone", PHONE],
  ])("says on %s that everything is on, and offers nothing to pay", async (_, viewport) => {
    const { page, complaints, close } = await visit(browser, { ...signedIn(await newReader()), viewport });
    for (const path of [RENEWAL, "/pages/payment/success", "/pages/payment/cancel"]) {
      await openAddress(page, `${inject("address")}/#${path}`);
      await page.getByRole("heading", { name: "Everything is included" }).waitFor();
      await expectAccessible(page);
      await expect.poll(() => page.getByRole("button", { name: /Subscribe|Try/ }).count()).toBe(0);
    }
    await page.goto(`${inject("address")}/#/pages/usercenter/usercenter`);
    await page.locator("#plan").getByText("Everything is included").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("on a screen of 320 pixels", () => {
  it.each(LOCALES)("no page of the plans is wider than the screen for a reader of %s", async (locale) => {
    const { page, complaints, close } = await visitAs(await subscriber(), {
      viewport: { width: 320, height: 800 },
      locale,
    });
    const addresses = [
      RENEWAL,
      "/pages/payment/success",
      "/pages/payment/success?session=cs_test_nothing",
      "/pages/payment/cancel?plan=investor&interval=year",
    ];
    for (const address of addresses) {
      await open(page, address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    await open(page, RENEWAL);
    // In every language the amount is that of the plan, with the sign of its currency.
    await sees(page, /12[.,]00/);
    expect(complaints).toEqual([]);
    await close();
  });
});
