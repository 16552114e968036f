import { join } from "node:path";
import type { OutputOf, report, WireReportChanges } from "@plumbline/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { PlayedSession } from "../../apps/server/src/testing/stripe/stripe-account.ts";
import { launchBrowser, type Visit, visit } from "../browser.ts";
import { type PlayedModel, playModel } from "../language-model.ts";
import { listedStocks } from "../market.ts";
import { type PaidPlace, startPaidPlace } from "../paid-place.ts";
import { newReader, post, type Reader, signedIn } from "../registered-reader.ts";
import { lookAt, MANY_STOPS } from "./look-at.ts";
import type { PageState } from "./state.ts";

// What a reader sees of reports and plans only where plans are sold.

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

const lookAtPlace = (visitor: Visit, state: PageState) => lookAt(visitor, { address: place.address, state });

const ai = (symbol: string | undefined, more = "") => `/pages/analysis?tab=ai&code=${symbol}${more}`;

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
  await page.getByRole("button", { name: "Update the report" }).click();
  const panel = page.getByRole("region", { name: "Update the report" });
  await panel.getByText("A new report would be generated by rules.").waitFor();
  await panel.getByRole("link", { name: /^Investor Reports written by a language model \$12\.00 a month/ }).waitFor();
  await expect.poll(() => panel.getByRole("button", { name: "Let the model write" }).count()).toBe(0);
  await panel.getByRole("button", { name: "Generate by rules" }).click();
  await page.getByText("A new version has been published.").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe("what is sold, in all widths, languages and themes", () => {
  it("for a visitor, who sees a teaser", MANY_STOPS, async () => {
    const visitor = await visit(browser);
    await lookAtPlace(visitor, { path: ai(symbols[0]) });
    await visitor.close();
  });

  it("for a reader of the free plan", MANY_STOPS, async () => {
    const reader = await newReader(place);
    const visitor = await visit(browser, signedIn(reader, place.address));
    await unlock(reader, symbols[1] as string);
    await lookAtPlace(visitor, { path: ai(symbols[0]) });
    await lookAtPlace(visitor, { path: ai(symbols[1], "&report=whole"), act: update });
    for (const symbol of symbols.slice(2, 4)) await unlock(reader, symbol);
    for (const path of [ai(symbols[0]), "/pages/usercenter/renewal", "/pages/payment/success?session=cs_test_no"])
      await lookAtPlace(visitor, { path });
    await visitor.close();
  });

  it("for a reader with a subscription", MANY_STOPS, async () => {
    const { reader, session } = await subscriber();
    const [symbol = ""] = symbols;
    await unlock(reader, symbol);
    const visitor = await visit(browser, signedIn(reader, place.address));
    for (const path of [
      "/pages/usercenter/renewal",
      `/pages/payment/success?session=${session.id}`,
      "/pages/payment/cancel?plan=professional&interval=year",
    ])
      await lookAtPlace(visitor, { path });
    for (const act of [update, withChanges]) await lookAtPlace(visitor, { path: ai(symbol, "&report=whole"), act });
    await visitor.close();
  });
});
