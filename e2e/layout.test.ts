import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ADJUSTED, startAdjustedServer } from "./adjusted-market.ts";
import { launchBrowser, visit } from "./browser.ts";
import { finishedRun } from "./finished-run.ts";
import {
  accountPages,
  adjustedPages,
  type MeasuredPage,
  OWNER_PAGES,
  publicPages,
  secondFactorPages,
} from "./layout-pages.ts";
import { faultsIn, type MeasuredFault } from "./layout-walk.ts";
import { listedStocks } from "./market.ts";
import type { OwnServer } from "./own-server.ts";
import { newReader, post, type Reader, readerWithSecondFactor, signedIn } from "./registered-reader.ts";

const LOCALES = ["en-US", "es-MX", "fr-FR", "zh-CN", "zh-TW"] as const;

/** On two processors all languages take some six minutes together; a machine that others use takes twice as long. */
const WHOLE_WALK = { timeout: 1_200_000 };

let browser: Browser;
let pages: readonly MeasuredPage[];
/** A market without accounts and index, on a server to which people come by invitation. */
let adjusted: OwnServer;
let registered: Promise<Reader> | undefined;
/** The first account of that server, which owns it. */
const owner = (): Promise<Reader> => (registered ??= newReader(adjusted));
beforeAll(async () => {
  browser = await launchBrowser();
  pages = [...(await publicPages()), ...secondFactorPages((await readerWithSecondFactor()).email)];
  adjusted = await startAdjustedServer({ REGISTRATION: "invite" });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await adjusted?.stop();
});

/** Puts stocks with a note on a list of a reader, and pages among what is saved. */
async function fillLists(codes: readonly string[], { accessToken: token }: Reader): Promise<void> {
  const note = "Reports in May; what does the new plant cost, and is the margin of the last two years here to stay?";
  await post(
    "watchlist/add",
    { stocks: codes.map((code, place) => ({ code, ...(place === 1 && { note }) })) },
    { token },
  );
  await post("watchlist/save", { name: "A list with a name of many words for a small phone" }, { token });
  for (const [kind, address] of Object.entries({
    screen: "/pages/basic-search?f=pe(..15)~O1(pass)",
    valuation: `/pages/valuation?code=${codes[0]}&set=wacc%3A0.09`,
  })) {
    await post(
      "saved/save",
      { kind, name: `A ${kind} with a name that does not fit a small phone`, address },
      { token },
    );
  }
}

/** The pages of a reader who has two backtests, a list of stocks and saved pages. */
async function pagesOf(reader: Reader): Promise<readonly MeasuredPage[]> {
  const symbols = (await listedStocks()).map(({ symbol }) => symbol);
  const code = symbols[0] ?? "";
  await fillLists(symbols.slice(0, 6), reader);
  const [run, other] = await Promise.all([
    finishedRun("golden-cross", code, reader),
    finishedRun("trend-200d", code, reader),
  ]);
  return accountPages({ run, other });
}

async function faultsFor(
  options: BrowserContextOptions,
  measured: readonly MeasuredPage[],
  address = inject("address"),
): Promise<readonly string[]> {
  const { page } = await visit(browser, options);
  const found: MeasuredFault[] = [];
  for (const each of measured) {
    if (each.isOfOneLanguage && options.locale !== LOCALES[0]) continue;
    found.push(...(await faultsIn(page, address, each)));
  }

  return found.map(
    ({ path, kind, widths, where, text }) => `${path} (${widths.join(", ")} px): ${kind} ${where}: ${text}`,
  );
}

// Most of the time is spent waiting for idle pages, so all languages run at once.
describe("no text is cut off, outside its box or over another one, and no page is wider than the screen", () => {
  it.concurrent.each(LOCALES)("for a visitor with the language %s", WHOLE_WALK, async (locale) => {
    expect(await faultsFor({ locale }, pages)).toEqual([]);
  });

  it.concurrent.each(LOCALES)("for a reader with the language %s and an account", WHOLE_WALK, async (locale) => {
    const reader = await newReader();
    expect(await faultsFor({ ...signedIn(reader), locale }, await pagesOf(reader))).toEqual([]);
  });

  it.concurrent.each(LOCALES)(
    "for the owner of a market without accounts with the language %s",
    WHOLE_WALK,
    async (locale) => {
      const measured = [...adjustedPages(ADJUSTED[0]), ...OWNER_PAGES];
      const options = { ...signedIn(await owner(), adjusted.address), locale };
      expect(await faultsFor(options, measured, adjusted.address)).toEqual([]);
    },
  );
});
