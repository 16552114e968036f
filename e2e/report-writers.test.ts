import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { type PlayedModel, playModel } from "./language-model.ts";
import { listedStocks } from "./market.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { registerReader } from "./registered-reader.ts";

let browser: Browser;
let model: PlayedModel;
let server: OwnServer;
let symbols: readonly string[];

beforeAll(async () => {
  model = await playModel();
  const prices = { LLM_INPUT_PRICE: "0.4", LLM_OUTPUT_PRICE: "1.6", LLM_REPORT_CEILING: "0.25" };
  server = await startOwnServer({ LLM_URL: model.url, LLM_MODEL: "played-model", ...prices });
  symbols = (await listedStocks()).map(({ symbol }) => symbol);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await model?.close();
});

/** The report of a stock, to a reader who has just registered. */
async function openAsReader(page: Page, symbol: string): Promise<void> {
  await page.goto(`${server.address}/#/pages/analysis?tab=ai&code=${symbol}`);
  await registerReader(page, server);
  await page.getByRole("article").first().waitFor();
  await settled(page);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("a report by a language model", () => {
  it("says what it takes, is shown while it is written, and then what changed and what it took", async () => {
    model.slowness = 30;
    const { page, close, complaints } = await visit(browser);
    await openAsReader(page, symbols[0] as string);
    await button(page, "AI update").click();
    await page.getByText("played-model would write a new report.").waitFor();
    await page.getByText(/^Estimated: [\d,]+ to [\d,]+ tokens, \$0\.\d+ to \$0\.\d+\.$/).waitFor();
    await page.getByText("A report never costs more than $0.25.").waitFor();
    await expectAccessible(page);
    await button(page, "Write by rules").click();
    await page.getByText("A new version has been published.").waitFor();
    await button(page, "AI update").click();
    await button(page, "Let the model write").click();
    // The first sentence is on the page while the model still writes.
    await page.getByText(/^Writing: [\d,]+ tokens? so far$/).waitFor();
    await page
      .getByRole("region", { name: "In brief" })
      .getByText(/The model reads an operating margin/)
      .first()
      .waitFor();
    await button(page, "Cancel").waitFor();
    await page.getByText("A new version has been published.").waitFor();
    await page.getByText(/^Used: [\d,]+ tokens in, [\d,]+ tokens out, \$0\.\d+\.$/).waitFor();
    await settled(page);
    const changes = page.getByRole("region", { name: /^What changed since / });
    await changes
      .getByRole("insertion")
      .getByText(/The model reads an operating margin/)
      .waitFor();
    await expect.poll(() => changes.getByRole("deletion").count()).toBeGreaterThan(0);
    // Who wrote each section: the model wrote three, and nothing of the moat.
    const brief = page.getByRole("region", { name: "In brief" });
    await brief.getByText("written by a language model").waitFor();
    await page.getByRole("region", { name: "Economic moat" }).getByText("written by rules").waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it("leaves the report as it was when the reader cancels", async () => {
    model.slowness = 400;
    const { page, close, complaints } = await visit(browser, { viewport: PHONE });
    await openAsReader(page, symbols[1] as string);
    await button(page, "AI update").click();
    await button(page, "Let the model write").click();
    await page.getByText(/^(Starting|Writing)/).waitFor();
    await button(page, "Cancel").click();
    await expect.poll(() => button(page, "Cancel").count()).toBe(0);
    await settled(page);
    await expect.poll(() => page.getByText("written by a language model").count()).toBe(0);
    await expect.poll(() => page.getByRole("combobox", { name: "Version" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
