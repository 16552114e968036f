import type { LanguageCode } from "@plumbline/contract";

export type ScaleName = "million" | "large";

/** What one of a larger unit is: people count in billions, in Chinese in hundreds of millions. */
const LARGE: Readonly<Record<LanguageCode, number>> = { en: 1e9, es: 1e9, fr: 1e9, "zh-Hans": 1e8, "zh-Hant": 1e8 };

/** How much one of a unit of amounts is. */
export function scaleSize(name: ScaleName, language: LanguageCode): number {
  return name === "million" ? 1e6 : LARGE[language];
}

/** The unit in which an amount is shortest. */
export function scaleFor(amount: number, language: LanguageCode): ScaleName {
  return Math.abs(amount) >= LARGE[language] ? "large" : "million";
}
