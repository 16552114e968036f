import type { ReportLanguage } from "@plumbline/core/words";

/** Words by which two sentences begin alike. */
const OPENING_WORDS = 5;

/** Chinese writes no spaces: as many characters are about five words. */
const OPENING_CHARACTERS = 8;

/** A figure or a quotation is one word. */
const MARK = /\{\{[^}]*\}\}|\[\[[^\]]*\]\]/g;

/**
 * How a sentence begins.
 *
 * @example
 * openingOf("Return on equity stands at {{metric.roe.latest|percent}}.", "en"); // "return on equity stands at"
 */
export function openingOf(text: string, language: ReportLanguage): string {
  const marked = text.replace(MARK, "#");
  if (language === "zh-Hans" || language === "zh-Hant") return marked.slice(0, OPENING_CHARACTERS);
  return marked.toLowerCase().split(/\s+/).slice(0, OPENING_WORDS).join(" ");
}
