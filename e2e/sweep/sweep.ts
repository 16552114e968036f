import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, readDown, settled } from "../browser.ts";
import { RESTING_PLACE } from "../warm-visits.ts";
import { choose } from "./choose.ts";
import { layoutFaultsOf } from "./layout-script.ts";
import { reversedRanges, unevenTables } from "./number-rules.ts";
import type { Language, PageState } from "./state.ts";

const LANGUAGES: readonly Language[] = ["en", "es", "fr", "zh-Hans", "zh-Hant"];

/** Pixels; the narrowest is that of WCAG 1.4.10. */
const WIDTHS = [1440, 1920, 960, 768, 375, 320] as const;
type Width = (typeof WIDTHS)[number];
/** At the first of these and of the phones the page is read to its end: each draws parts of its own. */
const READ_AT: ReadonlySet<Width> = new Set([1440, 375]);
const HEIGHT = 900;
const WINDOW = "[role=dialog], dialog[open]";

/** On paper: a sheet of A4 between the margins of the browser, in the language with the longest words and in one without blanks. */
const SHEET: { readonly width: number; readonly languages: readonly Language[] } = {
  width: 717,
  languages: ["fr", "zh-Hans"],
};

/** Where numbers are compared with each other, with the mark of decimals there. */
const NUMBERS_AT: Readonly<Partial<Record<Language, string>>> = { en: ".", fr: ",", "zh-Hans": "." };

interface Look {
  readonly width: Width;
  readonly language: Language;
  readonly theme: "light" | "dark";
}

const LOOKS: readonly Look[] = [
  { width: 1440, language: "en", theme: "light" },
  { width: 375, language: "zh-Hans", theme: "dark" },
];
const MANY_LOOKS: readonly Look[] = [
  { width: 1440, language: "en", theme: "light" },
  { width: 1440, language: "zh-Hans", theme: "dark" },
  { width: 375, language: "en", theme: "dark" },
  { width: 375, language: "zh-Hans", theme: "light" },
];

/** How much was looked at. */
export interface Swept {
  stops: number;
  tables: number;
  ranges: number;
}

/**
 * Loads a page once and looks at it in all widths and languages, and on paper: its layout, its numbers, and what axe finds.
 *
 * @param swept Is counted up.
 * @returns What is wrong, each fault once with the stops at which it is seen.
 */
export async function faultsIn(
  page: Page,
  address: string,
  state: PageState,
  swept: Swept,
): Promise<readonly string[]> {
  await open(page, address, state);
  const found = new Map<string, string[]>();
  const note = (stop: string, faults: readonly string[]) => {
    swept.stops++;
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), stop]);
  };
  const languages = state.languages ?? LANGUAGES;
  const widths = [...WIDTHS];
  // A page follows another width in less time than another language.
  for (const language of languages) {
    await choose(page, "language", language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (READ_AT.has(width) && language === languages[0] && !isWindow(state)) await readDown(page);
      note(`${language} ${width}`, await faultsAt(page, state, { width, language }, swept));
    }
    // Back from the last width to the first: each language begins where the one before has ended.
    widths.reverse();
  }
  if (isPrinted(state))
    for (const language of SHEET.languages.filter((one) => languages.includes(one)))
      note(`${language} on paper`, await faultsOnPaper(page, language));
  await page.emulateMedia({ media: "screen" });
  return [...found].map(([fault, stops]) => `${fault} (${stops.join(", ")})`);
}

/** Whether a page is also looked at on paper. */
export const isPrinted = (state: PageState): boolean => !isWindow(state) && !state.isForScreens;

const isWindow = ({ press = [], act }: PageState) => press.length > 0 || act !== undefined;

async function open(page: Page, address: string, state: PageState): Promise<void> {
  const { path, type = {}, press = [], opens = WINDOW, act } = state;
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await page.unrouteAll();
  // The windows of the state before are gone.
  await page.goto(`${address}${RESTING_PLACE}`);
  await page.evaluate(() => {
    localStorage.setItem("language", "en");
    localStorage.setItem("theme", "light");
  });
  await page.goto(`${address}/#${path}`);
  await page.getByRole("main").first().waitFor();
  await settled(page);
  for (const [selector, typed] of Object.entries(type)) await page.locator(selector).first().fill(typed);
  for (const selector of press) {
    await page.locator(selector).first().click();
    await page.locator(opens).first().waitFor();
  }
  await act?.(page);
}

async function faultsAt(
  page: Page,
  state: PageState,
  { width, language }: { readonly width: Width; readonly language: Language },
  swept: Swept,
): Promise<readonly string[]> {
  await settled(page);
  // A window follows what it belongs to after that has moved.
  if (isWindow(state)) await settled(page);
  if (state.press) expect(await page.locator(state.opens ?? WINDOW).count(), "what was opened").toBeGreaterThan(0);
  const faults = [...(await layoutFaults(page))];
  const isCompared = width === WIDTHS[0] && !state.isMixed;
  if (isCompared) faults.push(...(await numberFaults(page, language, swept)));
  const looks = state.isLookedAtOften ? MANY_LOOKS : LOOKS;
  const look = looks.find((one) => one.width === width && one.language === language);
  if (look) await lookAt(page, look.theme);
  return faults;
}

async function faultsOnPaper(page: Page, language: Language): Promise<readonly string[]> {
  await page.setViewportSize({ width: SHEET.width, height: HEIGHT });
  await page.emulateMedia({ media: "print" });
  await choose(page, "language", language);
  await settled(page);
  return layoutFaults(page);
}

const layoutFaults = async (page: Page): Promise<readonly string[]> =>
  (await layoutFaultsOf(page)).map(({ kind, where, text }) => `${kind} ${where}: ${text}`);

async function lookAt(page: Page, theme: Look["theme"]): Promise<void> {
  await choose(page, "theme", theme);
  // The bar of the page lets shine through what it lies over.
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  await expectAccessible(page);
  await choose(page, "theme", "light");
}

async function numberFaults(page: Page, language: Language, swept: Swept): Promise<readonly string[]> {
  const mark = NUMBERS_AT[language];
  if (mark === undefined) return [];
  const { tables, uneven } = await unevenTables(page, mark);
  swept.tables += tables;
  const { ranges, reversed } = language === "en" ? await reversedRanges(page) : { ranges: 0, reversed: [] };
  swept.ranges += ranges;
  return [
    ...uneven.map((table) => `decimals differ: ${table}`),
    ...reversed.map((text) => `from high to low: ${text}`),
  ];
}
