import type { LanguageCode } from "@plumbline/contract";
import { answerLanguage } from "../api/index.ts";
import { observable, storage } from "../state/index.ts";
import type { Catalogue, English, TextKey } from "./catalogue/catalogue.ts";
import { detectLanguage } from "./detect-language.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { type Placeholders, writeMessage } from "./message.ts";
import type { Given } from "./placeholders-of.ts";

/** Where the chosen language is kept. */
const LANGUAGE_KEY = "language";

/** Writes a text of the product: `text("home.title")`, `text("market.age", { days: 3 })`. */
export type Text = <Key extends TextKey>(key: Key, ...given: Given<English[Key]>) => string;

/** A language with its texts: they change together, so that no screen mixes two. */
export interface Speech {
  readonly language: LanguageCode;
  readonly text: Text;
  /** The text of a key that may not exist, such as that of an industry which a provider names. */
  find(key: string): string | null;
}

function speechOf(language: LanguageCode, catalogue: Catalogue): Speech {
  const text: Text = (key, ...[placeholders]) =>
    writeMessage(catalogue[key], (placeholders as Placeholders | undefined) ?? {}, language);
  const find = (key: string): string | null => {
    const message = Object.hasOwn(catalogue, key) ? catalogue[key as TextKey] : null;
    return typeof message === "string" ? message : null;
  };
  return { language, text, find };
}

/** What is spoken; before `startSpeech` has ended, a text is its key. */
export const speech = observable<Speech>({ language: "en", text: ((key) => key) as Text, find: () => null });

async function speak(language: LanguageCode): Promise<void> {
  const catalogue = await loadCatalogue(language);
  answerLanguage.write(language);
  speech.write(speechOf(language, catalogue));
  document.documentElement.lang = language;
}

/**
 * Changes the language of the page and keeps the choice.
 *
 * @throws when the texts of the language cannot be loaded; then nothing has changed.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  await speak(language);
  storage.write(LANGUAGE_KEY, language);
}

/**
 * Speaks the reader's language from the first text on; English when its file cannot be loaded.
 *
 * @throws when no language can be loaded.
 */
export async function startSpeech(): Promise<void> {
  try {
    await speak(detectLanguage(storage.read(LANGUAGE_KEY), navigator.language));
  } catch {
    await speak("en");
  }
}
