import type { LanguageCode } from "@plumbline/contract";
import { answerLanguage } from "../api/index.ts";
import { observable } from "../state/index.ts";
import type { English, TextKey } from "./catalogue/catalogue.ts";
import type { PartName } from "./catalogue/part-loaders.ts";
import { readerLanguage } from "./detect-language.ts";
import { loadCatalogue, type Texts } from "./load-catalogue.ts";
import type { Given } from "./message.ts";
import { type Message, type Placeholders, writeMessage } from "./message.ts";

/** Writes a text of the product: `text("home.title")`, `text("market.age", { days: 3 })`. */
export type Text = <Key extends TextKey>(key: Key, ...given: Given<English[Key]>) => string;

/** A language with its texts: they change together, so that no screen mixes two. */
export interface Translator {
  readonly language: LanguageCode;
  readonly text: Text;
  /** The text of a key that may not exist, such as that of an industry which a provider names; what it is not given stays a placeholder. */
  find(key: string, given?: Placeholders): string | null;
}

function translatorOf(language: LanguageCode, texts: Texts): Translator {
  const text: Text = (key, ...[placeholders]) =>
    writeMessage(texts[key] as Message, (placeholders as Placeholders | undefined) ?? {}, language);
  const find = (key: string, given: Placeholders = {}): string | null =>
    Object.hasOwn(texts, key) ? writeMessage(texts[key] as Message, given, language) : null;
  return { language, text, find };
}

/** The texts of each language that was loaded. Parts are added to them. */
const textsOf = new Map<LanguageCode, Record<string, Message>>([["en", {}]]);

/** The language of the page with its texts: English, and none of them, until `startTranslator` has ended. */
export const translator = observable(translatorOf("en", textsOf.get("en") ?? {}));

/** The parts that have been requested: they change with the language. */
const loadedParts = new Set<PartName>();

/** Loads the texts of a language with every part, also one that is requested meanwhile. */
async function textsIn(language: LanguageCode): Promise<Texts> {
  const count = loadedParts.size;
  const loaded = await loadCatalogue(language, loadedParts);
  const texts = Object.assign(textsOf.get(language) ?? {}, loaded);
  textsOf.set(language, texts);
  return count === loadedParts.size ? texts : textsIn(language);
}

/** The language that was asked for last; its texts may be there before those of one that was asked for earlier. */
let wanted: LanguageCode = "en";

/** Settles when the language that was asked for last is shown, or cannot be loaded. */
let switching: Promise<unknown> = Promise.resolve();

/**
 * Shows the page in a language, unless another one is asked for meanwhile.
 *
 * @throws when its texts cannot be loaded; then nothing has changed.
 */
export function switchTo(language: LanguageCode): Promise<void> {
  wanted = language;
  const switched = show(language);
  switching = switched.catch(() => undefined);
  return switched;
}

async function show(language: LanguageCode): Promise<void> {
  try {
    const texts = await textsIn(language);
    if (language !== wanted) return;
    answerLanguage.write(language);
    translator.write(translatorOf(language, texts));
    document.documentElement.lang = language;
  } catch (failure) {
    if (language === wanted) wanted = translator.read().language;
    throw failure;
  }
}

/**
 * Adds the texts of a part to those of the page. A screen that uses them waits for this first (`lazyPart`), and no other uses
 * them: what is on screen is not drawn anew.
 *
 * @throws when the texts cannot be loaded; then nothing has changed.
 */
export async function loadTexts(part: PartName): Promise<void> {
  const isNew = !loadedParts.has(part);
  loadedParts.add(part);
  try {
    // A language that is asked for later brings the part along.
    await Promise.all([textsIn(wanted), switching]);
  } catch (failure) {
    if (isNew) loadedParts.delete(part);
    throw failure;
  }
}

/**
 * Loads the texts of the reader's language; of English when their file cannot be loaded.
 *
 * @throws when no language can be loaded.
 */
export async function startTranslator(): Promise<void> {
  try {
    await switchTo(readerLanguage());
  } catch {
    await switchTo("en");
  }
}
