import type { LanguageCode } from "@plumbline/contract";
import { answerLanguage } from "../api/index.ts";
import { observable, storage } from "../state/index.ts";
import type { English, PartName, TextKey } from "./catalogue/catalogue.ts";
import { detectLanguage } from "./detect-language.ts";
import { loadCatalogue, type Texts } from "./load-catalogue.ts";
import { type Message, type Placeholders, writeMessage } from "./message.ts";
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

function speechOf(language: LanguageCode, texts: Texts): Speech {
  const text: Text = (key, ...[placeholders]) =>
    writeMessage(texts[key] as Message, (placeholders as Placeholders | undefined) ?? {}, language);
  const find = (key: string): string | null => {
    const message = Object.hasOwn(texts, key) ? texts[key] : null;
    return typeof message === "string" ? message : null;
  };
  return { language, text, find };
}

/** What is spoken; before `startSpeech` has ended, a text is its key. */
export const speech = observable<Speech>({ language: "en", text: ((key) => key) as Text, find: () => null });

/** The parts that have been asked for: they change with the language. */
const learned = new Set<PartName>();

/** Loads the texts of a language with every part, also one that is asked for meanwhile. */
async function textsIn(language: LanguageCode): Promise<Texts> {
  const count = learned.size;
  const texts = await loadCatalogue(language, learned);
  return count === learned.size ? texts : textsIn(language);
}

async function speak(language: LanguageCode): Promise<void> {
  const texts = await textsIn(language);
  answerLanguage.write(language);
  speech.write(speechOf(language, texts));
  document.documentElement.lang = language;
}

/**
 * Adds the texts of a part to what is spoken. Whoever loads a screen that speaks them waits for this first.
 *
 * @throws when they cannot be loaded; then nothing has changed.
 */
export async function learn(part: PartName): Promise<void> {
  const isNew = !learned.has(part);
  learned.add(part);
  try {
    const { language } = speech.read();
    const texts = await textsIn(language);
    // Another language that was chosen meanwhile has brought the part along.
    if (speech.read().language === language) speech.write(speechOf(language, texts));
  } catch (failure) {
    if (isNew) learned.delete(part);
    throw failure;
  }
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
