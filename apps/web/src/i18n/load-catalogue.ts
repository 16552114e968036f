import type { LanguageCode } from "@plumbline/contract";
import type { PartName } from "./catalogue/catalogue.ts";
import type { Message } from "./message.ts";

/** Texts by key. */
export type Texts = Readonly<Record<string, Message>>;

type Loaders = Readonly<Record<LanguageCode, () => Promise<Texts>>>;

/** Each language is a separate file, loaded when a reader uses it. */
const LANGUAGES: Loaders = {
  en: async () => (await import("./catalogue/en/index.ts")).en,
  es: async () => (await import("./catalogue/es/index.ts")).es,
  fr: async () => (await import("./catalogue/fr/index.ts")).fr,
  "zh-Hans": async () => (await import("./catalogue/zh-Hans/index.ts")).zhHans,
  "zh-Hant": async () => (await import("./catalogue/zh-Hant/index.ts")).zhHant,
};

const PARTS: Readonly<Record<PartName, Loaders>> = {
  changes: {
    en: async () => (await import("./catalogue/en/changes.ts")).changes,
    es: async () => (await import("./catalogue/es/changes.ts")).changes,
    fr: async () => (await import("./catalogue/fr/changes.ts")).changes,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/changes.ts")).changes,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/changes.ts")).changes,
  },
  checks: {
    en: async () => (await import("./catalogue/en/checks.ts")).checks,
    es: async () => (await import("./catalogue/es/checks.ts")).checks,
    fr: async () => (await import("./catalogue/fr/checks.ts")).checks,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/checks.ts")).checks,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/checks.ts")).checks,
  },
  fundamentals: {
    en: async () => (await import("./catalogue/en/fundamentals.ts")).fundamentals,
    es: async () => (await import("./catalogue/es/fundamentals.ts")).fundamentals,
    fr: async () => (await import("./catalogue/fr/fundamentals.ts")).fundamentals,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/fundamentals.ts")).fundamentals,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/fundamentals.ts")).fundamentals,
  },
  lab: {
    en: async () => (await import("./catalogue/en/lab.ts")).lab,
    es: async () => (await import("./catalogue/es/lab.ts")).lab,
    fr: async () => (await import("./catalogue/fr/lab.ts")).lab,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/lab.ts")).lab,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/lab.ts")).lab,
  },
  opinion: {
    en: async () => (await import("./catalogue/en/opinion.ts")).opinion,
    es: async () => (await import("./catalogue/es/opinion.ts")).opinion,
    fr: async () => (await import("./catalogue/fr/opinion.ts")).opinion,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/opinion.ts")).opinion,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/opinion.ts")).opinion,
  },
  screener: {
    en: async () => (await import("./catalogue/en/screener.ts")).screener,
    es: async () => (await import("./catalogue/es/screener.ts")).screener,
    fr: async () => (await import("./catalogue/fr/screener.ts")).screener,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/screener.ts")).screener,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/screener.ts")).screener,
  },
  statistics: {
    en: async () => (await import("./catalogue/en/statistics.ts")).statistics,
    es: async () => (await import("./catalogue/es/statistics.ts")).statistics,
    fr: async () => (await import("./catalogue/fr/statistics.ts")).statistics,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/statistics.ts")).statistics,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/statistics.ts")).statistics,
  },
  valuation: {
    en: async () => (await import("./catalogue/en/valuation.ts")).valuation,
    es: async () => (await import("./catalogue/es/valuation.ts")).valuation,
    fr: async () => (await import("./catalogue/fr/valuation.ts")).valuation,
    "zh-Hans": async () => (await import("./catalogue/zh-Hans/valuation.ts")).valuation,
    "zh-Hant": async () => (await import("./catalogue/zh-Hant/valuation.ts")).valuation,
  },
};

/** Loads the texts of a language with those of some parts. */
export async function loadCatalogue(language: LanguageCode, parts: Iterable<PartName>): Promise<Texts> {
  const loading = [LANGUAGES[language](), ...Array.from(parts, (part) => PARTS[part][language]())];
  return Object.assign({}, ...(await Promise.all(loading)));
}
