import type { Page } from "playwright-core";
import { settled } from "../browser.ts";

const ATTRIBUTE = { language: "lang", theme: "data-theme" } as const;

/** Changes language or theme as another tab of the same reader would; the page stays as it is, with all that is open in it. */
export async function choose(page: Page, what: keyof typeof ATTRIBUTE, value: string): Promise<void> {
  const attribute = ATTRIBUTE[what];
  const isChosen = await page.evaluate(
    ([name, key, chosen]) => {
      if (document.documentElement.getAttribute(name) === chosen) return true;
      localStorage.setItem(key, chosen);
      dispatchEvent(new StorageEvent("storage", { key, newValue: chosen }));
      return false;
    },
    [attribute, what, value] as const,
  );
  if (isChosen) return;
  await page.locator(`html[${attribute}="${value}"]`).waitFor({ state: "attached" });
  await settled(page);
}
