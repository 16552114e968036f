import type { Page } from "playwright-core";
import { readDown, settled } from "./browser.ts";
import type { LayoutFault } from "./layout-faults.ts";
import type { MeasuredPage } from "./layout-pages.ts";
import { layoutFaultsOf } from "./layout-script.ts";

/** Pixels; the narrowest is that of WCAG 1.4.10. */
export const WIDTHS = [1440, 1920, 960, 768, 375, 320] as const;
/** At the first of these and of the phones the page is read to its end: each draws parts of its own. */
const READ_AT: ReadonlySet<number> = new Set([1440, 375]);
const HEIGHT = 900;
const WINDOW = "[role=dialog], dialog[open]";

export interface MeasuredFault extends LayoutFault {
  readonly path: string;
  readonly widths: number[];
}

/** Opens a page and measures it in all widths. */
export async function faultsIn(
  page: Page,
  address: string,
  { path, type = {}, press = [], opens = WINDOW }: MeasuredPage,
) {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  // Without what the page before has opened: an address on the same page leaves a window as it is.
  if (press.length > 0) await page.goto("about:blank");
  await page.goto(`${address}/#${path}`);
  await page.getByRole("main").first().waitFor();
  await settled(page);
  for (const [selector, typed] of Object.entries(type)) await page.locator(selector).first().fill(typed);
  for (const selector of press) {
    await page.locator(selector).first().click();
    await page.locator(opens).first().waitFor();
  }
  return faultsOn(page, { path, isWindow: press.length > 0 });
}

interface Measured {
  /** What the faults are told by. */
  readonly path: string;
  /** Whether a window is open, behind which nothing is read. */
  readonly isWindow?: boolean;
  readonly widths?: readonly number[];
}

/** Measures a page as it is, in some widths. */
export async function faultsOn(page: Page, { path, isWindow = false, widths = WIDTHS }: Measured) {
  const found = new Map<string, MeasuredFault>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (READ_AT.has(width) && !isWindow) await readDown(page);
    else await settled(page);
    // A window follows what it belongs to after that has moved.
    if (isWindow) await settled(page);
    for (const fault of await layoutFaultsOf(page)) {
      const key = JSON.stringify(fault);
      const known = found.get(key) ?? { ...fault, path, widths: [] };
      known.widths.push(width);
      found.set(key, known);
    }
  }
  return [...found.values()];
}
