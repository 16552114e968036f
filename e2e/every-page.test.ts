import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { PAGES } from "../apps/web/src/app/pages.ts";
import { isOpen } from "../apps/web/src/router/page.ts";
import { launchBrowser, readDown, visit } from "./browser.ts";
import { finishedRun } from "./finished-run.ts";
import { listedStocks } from "./market.ts";
import { STOCK_PATHS } from "./pages.ts";
import { newReader, signedIn } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The paths of all pages under every name that they have: those that open without an account, or the others. */
const pathsOf = ({ opens }: { readonly opens: boolean }) =>
  PAGES.flatMap((page) => [page.path, ...(page.aliases ?? [])].filter((path) => isOpen(page, path) === opens));

/** Follows an address within the document, and waits until the page before has gone and this one has its heading. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector("main > *")?.setAttribute("data-left", "");
    location.hash = `#${to}`;
  }, address);
  const main = page.getByRole("main");
  await main.locator(":scope > [data-left]").waitFor({ state: "detached" });
  // A message of a failure stands in place of the heading.
  await main
    .getByRole("heading", { level: 1 })
    .or(main.getByRole("alert"))
    .or(main.locator(":scope > button"))
    .first()
    .waitFor();
}

/** The sentences of a page in place of what it could not show; a form has an empty place for its problems. */
async function failures(page: Page): Promise<readonly string[]> {
  const texts = await page.locator("main > button, main [role=alert]").allInnerTexts();
  return texts.filter((text) => text !== "");
}

/** Opens pages one after the other in one document, and returns what the console or the page complained of, by address. */
async function faultsOf(addresses: readonly string[], options: BrowserContextOptions = {}) {
  const { page, complaints, close } = await visit(browser, options);
  // A page that is in no list: each of the others is then loaded by the document's own navigation.
  await page.goto(`${inject("address")}/#/pages/nowhere`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  const faults: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    await follow(page, address);
    await readDown(page);
    const found = [...complaints.splice(0), ...(await failures(page))];
    if (found.length > 0) faults[address] = found;
  }
  await close();
  return faults;
}

it("every page that anyone may see opens in one document, and the console is silent", async () => {
  const [stock] = await listedStocks();
  const paths = pathsOf({ opens: true });
  const addresses = paths.map((path) => (STOCK_PATHS.includes(path) ? `${path}?code=${stock?.symbol}` : path));
  expect(await faultsOf(addresses)).toEqual({});
});

it("every page with an account opens in one document, and the console is silent", async () => {
  const [stock] = await listedStocks();
  const reader = await newReader();
  await finishedRun("golden-cross", stock?.symbol ?? "", reader);
  expect(await faultsOf(pathsOf({ opens: false }), signedIn(reader))).toEqual({});
});

it("a page whose file throws is found", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.route(/RulesPage.*\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new RangeError("There is no month 13.");' }),
  );
  await page.goto(`${inject("address")}/#/pages/nowhere`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await follow(page, "/pages/rules");
  expect(await failures(page)).toHaveLength(1);
  expect(complaints).toEqual([expect.stringContaining("There is no month 13.")]);
  await close();
});
