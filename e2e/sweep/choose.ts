import type { Page } from "playwright-core";
import { settled } from "../browser.ts";

const ATTRIBUTE = { language: "lang", theme: "data-theme" } as const;

/** Milliseconds that a page may take to follow. */
const FOLLOWS_WITHIN = 30_000;

/**
 * Changes language or theme as another tab of the same reader would; the page stays as it is, with all that is open in it. The page
 * itself tells when it has followed: who asks it again and again comes late by half of the pause between.
 */
export async function choose(page: Page, what: keyof typeof ATTRIBUTE, value: string): Promise<void> {
  const hasChanged = await page.evaluate(
    async ([name, key, chosen, within]) => {
      const root = document.documentElement;
      if (root.getAttribute(name) === chosen) return false;
      await new Promise<void>((resolve, reject) => {
        const tooLate = () => reject(new Error(`The page is asked for ${name} ${chosen} and keeps what it has.`));
        const timer = setTimeout(tooLate, within);
        const attributes = new MutationObserver(() => {
          if (root.getAttribute(name) !== chosen) return;
          clearTimeout(timer);
          attributes.disconnect();
          resolve();
        });
        attributes.observe(root, { attributes: true, attributeFilter: [name] });
        localStorage.setItem(key, chosen);
        dispatchEvent(new StorageEvent("storage", { key, newValue: chosen }));
      });
      return true;
    },
    [ATTRIBUTE[what], what, value, FOLLOWS_WITHIN] as const,
  );
  if (hasChanged) await settled(page);
}
