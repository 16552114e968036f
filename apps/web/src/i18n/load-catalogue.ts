import type { LanguageCode } from "@plumbline/contract";
import type { PartName } from "./catalogue/catalogue.ts";
import type { Message } from "./message.ts";

/** Texts by key. */
export type Texts = Readonly<Record<string, Message>>;

type Loaders = Readonly<Record<LanguageCode, () => Promise<Texts>>>;

/** Each language is a file of its own, loaded when somebody speaks it. */
const LANGUAGES: Loaders = {
  en: async () => (await import("./catalogue/en/index.ts")).en,
  es: async () => (await import("./catalogue/es/index.ts")).es,
  fr: async () => (await import("./catalogue/fr/index.ts")).fr,
  "zh-Hans": async () => (await import("./catalogue/zh-Hans/index.ts")).zhHans,
  "zh-Hant": async () => (await import("./catalogue/zh-Hant/index.ts")).zhHant,
};

const PARTS: Readonly<Record<PartName, Loaders>> = {
  checks: {
    en: async () => (await import("./catalogue/en/checks.ts")).checks,
    es: async () => (await import("./catalogue/es/checks.ts")).checks,
    fr: async () => (await import("./catalogue/fr/checks.ts")).checks,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/checks.ts")).checks,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/checks.ts")).checks,
  },
};

/** Loads the texts of a language with those of some parts. */
export async function loadCatalogue(language: LanguageCode, parts: Iterable<PartName>): Promise<Texts> {
  const loading = [LANGUAGES[language](), ...Array.from(parts, (part) => PARTS[part][language]())];
  return Object.assign({}, ...(await Promise.all(loading)));
}
