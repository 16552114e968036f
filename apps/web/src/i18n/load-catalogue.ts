import type { LanguageCode } from "@plumbline/contract";
import type { PartLoaders, PartName } from "./catalogue/part-loaders.ts";
import type { Message } from "./message.ts";

/** Texts by key. */
export type Texts = Readonly<Record<string, Message>>;

/** The module of a language: its texts, and how its parts are loaded. */
type LanguageModule = Readonly<Record<string, Texts | PartLoaders>> & { readonly parts: PartLoaders };

/** Each language is a separate file, loaded when a reader uses it. It names the files of its parts, which all others do not need. */
const LANGUAGES: Readonly<Record<LanguageCode, () => Promise<LanguageModule>>> = {
  en: () => import("./catalogue/en/index.ts"),
  es: () => import("./catalogue/es/index.ts"),
  fr: () => import("./catalogue/fr/index.ts"),
  "zh-Hans": () => import("./catalogue/zh-Hans/index.ts"),
  "zh-Hant": () => import("./catalogue/zh-Hant/index.ts"),
};

/** Loads the texts of a language with those of some parts. */
export async function loadCatalogue(language: LanguageCode, names: Iterable<PartName>): Promise<Texts> {
  const { parts, ...texts } = await LANGUAGES[language]();
  const modules = await Promise.all(Array.from(names, (name) => parts[name]()));
  return Object.assign({}, ...[texts, ...modules].flatMap((module) => Object.values(module)));
}
