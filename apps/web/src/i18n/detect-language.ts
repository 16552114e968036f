import type { LanguageCode } from "@plumbline/contract";
import { storage } from "../state/storage.ts";
import { isLanguage } from "./languages.ts";

/** Key of the chosen language in the storage. */
export const LANGUAGE_KEY = "language";

const TRADITIONAL = ["zh-tw", "zh-hk", "zh-mo", "zh-hant"];

/**
 * The language of the page: the stored choice, else what the browser's language contains, else Simplified Chinese.
 *
 * @param stored The choice kept from an earlier visit.
 * @param browser The browser's language, such as `zh-TW` or `en-GB`.
 */
export function detectLanguage(stored: string | null, browser: string): LanguageCode {
  if (stored !== null && isLanguage(stored)) return stored;
  const tag = browser.toLowerCase().replace("_", "-");
  if (TRADITIONAL.some((region) => tag.includes(region))) return "zh-Hant";
  const western = (["en", "es", "fr"] as const).find((code) => tag.includes(code));
  return western ?? "zh-Hans";
}

/** The language of this reader, before its texts are loaded. */
export function readerLanguage(): LanguageCode {
  return detectLanguage(storage.read(LANGUAGE_KEY), navigator.language);
}
