import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, PHONE, TABLET, visit } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = (page: Page) => page.goto(`${inject("address")}/#/pages/about-us`);

/** A language that no other test has, so that the page which a visitor leaves is the one that the next gets. */
const OWN = { locale: "en-NZ" };

/** Everything that a document finds in the browser. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.getItem("left"),
    session: sessionStorage.getItem("left"),
    cookie: document.cookie.includes("left"),
    databases: (await indexedDB.databases()).filter(({ name }) => name === "left").length,
    caches: (await caches.keys()).filter((name) => name === "left").length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    clipboard: (await navigator.permissions.query({ name: "clipboard-read" as PermissionName })).state,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    isPrinted: matchMedia("print").matches,
    isOnline: navigator.onLine,
    width: innerWidth,
    scheduled: "left" in window,
  }));

const NOTHING = {
  local: null,
  session: null,
  cookie: false,
  databases: 0,
  caches: 0,
  workers: 0,
  clipboard: "prompt",
  isDark: false,
  isPrinted: false,
  isOnline: true,
  width: TABLET.width,
  scheduled: false,
};

/** Leaves something in each place that a page can leave something in. */
async function leaveAllOver(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read"]);
  await page.evaluate(async () => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    // biome-ignore lint/suspicious/noDocumentCookie: that is what may be left.
    document.cookie = "left=1";
    await new Promise((resolve) => {
      indexedDB.open("left").onsuccess = resolve;
    });
    await caches.open("left");
    await navigator.serviceWorker.register("/alerts-worker.js");
    Object.assign(window, { left: 1 });
  });
  await page.emulateMedia({ media: "print" });
  await page.route("**/*", (route) => route.abort());
  await page.context().setOffline(true);
}

describe("a visitor", () => {
  it("finds nothing of the visitor before, whose page it gets", async () => {
    const first = await visit(browser, { ...OWN, viewport: PHONE, colorScheme: "dark" });
    await open(first.page);
    await leaveAllOver(first.page);
    const left = await found(first.page);
    expect(Object.entries(left).filter(([name, value]) => value === NOTHING[name as keyof typeof left])).toEqual([]);
    await first.close();
    const second = await visit(browser, { ...OWN, viewport: TABLET });
    expect(second.page).toBe(first.page);
    await open(second.page);
    expect(await found(second.page)).toEqual(NOTHING);
    await second.page.getByRole("main").waitFor();
    expect(second.complaints).toEqual([]);
    await second.close();
  });

  it("hears complaints of its own page alone", async () => {
    const first = await visit(browser, OWN);
    await open(first.page);
    await first.close();
    const second = await visit(browser, OWN);
    await open(second.page);
    const said = second.page.waitForEvent("console");
    await second.page.evaluate(() => console.error("a complaint"));
    await said;
    expect(second.complaints).toEqual(["a complaint"]);
    expect(first.complaints).toEqual([]);
    await second.close();
  });

  it("has the storage that it came with", async () => {
    const stored = (value: string) => ({
      ...OWN,
      storageState: { cookies: [], origins: [{ origin: inject("address"), localStorage: [{ name: "own", value }] }] },
    });
    for (const value of ["one", "two"]) {
      const { page, close } = await visit(browser, stored(value));
      await open(page);
      expect(await page.evaluate(() => localStorage.getItem("own"))).toBe(value);
      await close();
    }
  });

  it.each([
    ["its clock was played", (page: Page) => page.clock.install()],
    ["a script runs before its documents", (page: Page) => page.addInitScript(() => undefined)],
    ["a function of the test was given to it", (page: Page) => page.exposeFunction("given", () => undefined)],
  ])("gets another page when %s", async (_, spoil) => {
    const first = await visit(browser, OWN);
    await open(first.page);
    await spoil(first.page);
    await first.close();
    const second = await visit(browser, OWN);
    expect(first.page.isClosed()).toBe(true);
    expect(second.page).not.toBe(first.page);
    await second.close();
  });
});
