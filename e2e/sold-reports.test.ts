import { join } from "node:path";
import type { OutputOf, report, WireReportChanges } from "@plumbline/contract";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { PlayedSession } from "../apps/server/src/testing/stripe/stripe-account.ts";
import { expectAccessible, launchBrowser, settled, visit } from "./browser.ts";
import { type PlayedModel, playModel } from "./language-model.ts";
import { faultsOn } from "./layout-walk.ts";
import { listedStocks } from "./market.ts";
import { type PaidPlace, startPaidPlace } from "./paid-place.ts";
import { newReader, post, type Reader, signedIn } from "./registered-reader.ts";

// What a reader sees of reports and plans only where plans are sold.

const LOCALES = ["en-US", "es-MX", "fr-FR", "zh-CN", "zh-TW"] as const;
const WIDTHS = [1440, 375, 320] as const;
/** Of the languages: what axe looks at is the same in the others. */
const LOOKED_AT: readonly (string | undefined)[] = ["en-US", "zh-CN"];
const MANY_PAGES = { timeout: 300_000 };

let browser: Browser;
let model: PlayedModel;
let place: PaidPlace;
let symbols: readonly string[];
beforeAll(async () => {
  model = await playModel();
  const prices = { LLM_INPUT_PRICE: "0.4", LLM_OUTPUT_PRICE: "1.6", LLM_REPORT_CEILING: "0.25", LLM_USER_CEILING: "5" };
  const variables = { LLM_URL: model.url, LLM_MODEL: "played-model", ...prices };
  place = await startPaidPlace(join(inject("dataDirectory"), "markets"), variables);
  symbols = (await listedStocks()).map(({ symbol }) => symbol);
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await place?.close();
  await model?.close();
});

const unlock = (reader: Reader, code: string) =>
  post("ai/unlock", { code }, { token: reader.accessToken, address: place.address });

/** A reader who pays for a plan, with the session of the checkout. */
async function subscriber(): Promise<{ readonly reader: Reader; readonly session: PlayedSession }> {
  const reader = await newReader(place);
  const { address, stripe } = place;
  const choice = { plan: "investor", interval: "year" };
  const { url } = await post("billing/checkout", choice, { token: reader.accessToken, address });
  await fetch(String(url), { method: "POST", redirect: "manual" });
  stripe.account.renew(place.subscription());
  await place.tell();
  return { reader, session: [...stripe.account.sessions.values()].at(-1) as PlayedSession };
}

const ai = (symbol: string | undefined, more = "") => `/pages/analysis?tab=ai&code=${symbol}${more}`;

/** Opens pages one after the other; each is measured, and in two languages looked at by axe, on the desktop and on the smallest phone. */
async function faultsFor(
  options: BrowserContextOptions,
  pages: readonly (readonly [path: string, act?: (page: Page) => Promise<unknown>])[],
): Promise<readonly string[]> {
  const { page, close, complaints } = await visit(browser, options);
  const found: string[] = [];
  const lookAt = async () => LOOKED_AT.includes(options.locale) && expectAccessible(page);
  for (const [path, act] of pages) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.goto("about:blank");
    await page.goto(`${place.address}/#${path}`);
    await page.getByRole("main").first().waitFor();
    await settled(page);
    await act?.(page);
    await settled(page);
    await lookAt();
    const faults = await faultsOn(page, { path, widths: WIDTHS });
    await lookAt();
    found.push(
      ...faults.map(({ kind, widths, where, text }) => `${path} (${widths.join(", ")} px): ${kind} ${where}: ${text}`),
    );
  }
  expect(complaints).toEqual([]);
  await close();
  return found;
}

/** Presses the update of the report, and waits for what is said of it. */
async function update(page: Page): Promise<void> {
  await page.locator("article header button").first().click();
  await page.locator("article section[aria-live=polite] button").nth(1).waitFor();
}

/** Plays what changed since an earlier version: each kind of change of a sentence, and figures. */
async function withChanges(page: Page): Promise<void> {
  await page.route(/\/api\/ai\/report\?/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: OutputOf<typeof report> };
    const { whole } = json.data;
    if (whole) json.data = { ...json.data, whole: { ...whole, changes: changesOf(whole) } };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await page.locator("article ins").first().waitFor();
}

function changesOf({ report: written, items, hash }: NonNullable<OutputOf<typeof report>["whole"]>): WireReportChanges {
  const [first, second = first] = written.bull;
  const [third] = written.bear;
  if (!first || !second || !third) throw new Error("The report has no points.");
  const numbers = items.flatMap((item) => (item.kind === "passage" ? [] : [item])).slice(0, 14);
  return {
    before: {
      id: "8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a",
      asOf: "2025-12-31",
      publishedAt: "2026-01-02T10:00:00.000Z",
      dataVersion: "earlier",
      hash,
      writer: "rules",
      model: null,
      language: "en",
    },
    moat: { before: { width: "none", trend: "stable" }, after: { width: "narrow", trend: "widening" } },
    sentences: [
      { section: "bull", place: "bull[0]", kind: "added", before: null, after: first },
      { section: "bull", place: "bull[1]", kind: "reworded", before: first, after: second },
      { section: "bear", place: "bear[0]", kind: "removed", before: third, after: null },
    ],
    figures: numbers.map(({ id, figure }) => ({ id, before: figure, after: figure })),
    items: [...items],
  };
}

it("the free plan is offered an update by rules, and the plans that have reports by a model", async () => {
  const reader = await newReader(place);
  const [symbol = ""] = symbols;
  await unlock(reader, symbol);
  const { page, close, complaints } = await visit(browser, signedIn(reader, place.address));
  await page.goto(`${place.address}/#${ai(symbol)}`);
  await page.getByRole("button", { name: "AI update" }).click();
  const panel = page.getByRole("region", { name: "AI update" });
  await panel.getByText("Rules would write a new report.").waitFor();
  await panel.getByRole("link", { name: /^Investor Reports written by a language model \$12\.00 a month/ }).waitFor();
  await expect.poll(() => panel.getByRole("button", { name: "Let the model write" }).count()).toBe(0);
  await panel.getByRole("button", { name: "Write by rules" }).click();
  await page.getByText("A new version has been published.").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe("no text of reports and plans that are sold is cut off, outside its box or over another one, and axe finds nothing", () => {
  it.each(LOCALES)("for a visitor with the language %s, who sees a teaser", MANY_PAGES, async (locale) => {
    expect(await faultsFor({ locale }, [[ai(symbols[0])]])).toEqual([]);
  });

  it.each(LOCALES)("for a reader of the free plan with the language %s", MANY_PAGES, async (locale) => {
    const reader = await newReader(place);
    await unlock(reader, symbols[1] as string);
    const options = { ...signedIn(reader, place.address), locale };
    const some = [[ai(symbols[0])], [ai(symbols[1], "&report=whole"), update]] as const;
    expect(await faultsFor(options, some)).toEqual([]);
    for (const symbol of symbols.slice(2, 4)) await unlock(reader, symbol);
    const none = [
      [ai(symbols[0])],
      ["/pages/usercenter/renewal"],
      ["/pages/payment/success?session=cs_test_no"],
    ] as const;
    expect(await faultsFor(options, none)).toEqual([]);
  });

  it.each(LOCALES)("for a reader with a subscription and the language %s", MANY_PAGES, async (locale) => {
    const { reader, session } = await subscriber();
    const [symbol = ""] = symbols;
    await unlock(reader, symbol);
    const pages = [
      ["/pages/usercenter/renewal"],
      [`/pages/payment/success?session=${session.id}`],
      ["/pages/payment/cancel?plan=professional&interval=year"],
      [ai(symbol, "&report=whole"), update],
      [ai(symbol, "&report=whole"), withChanges],
    ] as const;
    expect(await faultsFor({ ...signedIn(reader, place.address), locale }, pages)).toEqual([]);
  });
});
