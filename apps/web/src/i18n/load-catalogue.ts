import type { LanguageCode } from "@plumbline/contract";
import type { Catalogue } from "./catalogue/catalogue.ts";

/** Each language is a file of its own, loaded when somebody speaks it. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<Catalogue>>> = {
  en: async () => (await import("./catalogue/en/index.ts")).en,
  es: async () => (await import("./catalogue/es/index.ts")).es,
  fr: async () => (await import("./catalogue/fr/index.ts")).fr,
  "zh-Hans": async () => (await import("./catalogue/zh-Hans/index.ts")).zhHans,
  "zh-Hant": async () => (await import("./catalogue/zh-Hant/index.ts")).zhHant,
};

export function loadCatalogue(language: LanguageCode): Promise<Catalogue> {
  return LOADERS[language]();
}
