import type { LanguageCode } from "@plumbline/contract";

/** The languages of the product in the order in which they are offered, each named in itself. */
export const LANGUAGES: readonly { readonly code: LanguageCode; readonly name: string }[] = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "fr", name: "Français" },
  { code: "zh-Hans", name: "简体中文" },
  { code: "zh-Hant", name: "繁體中文" },
];

export function isLanguage(text: string): text is LanguageCode {
  return LANGUAGES.some(({ code }) => code === text);
}
