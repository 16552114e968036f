import type { LanguageCode } from "@plumbline/contract";
import { storage } from "../state/index.ts";
import { LANGUAGE_KEY, readerLanguage } from "./detect-language.ts";
import { switchTo, translator } from "./translator.ts";

/**
 * Changes the language of the page and keeps the choice; the other tabs of this browser follow. Of two choices, the later
 * one counts.
 *
 * @throws when the texts of the language cannot be loaded; then nothing has changed.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  await switchTo(language);
  if (translator.read().language === language) storage.write(LANGUAGE_KEY, language);
}

/**
 * Changes the language of this tab with that of the other tabs of this browser. The page stays as it is, with all that its
 * reader has typed.
 *
 * @returns A function that ends it.
 */
export function followLanguageOfOtherTabs(): () => void {
  function follow(): void {
    const language = readerLanguage();
    // Without the texts, this tab stays in its language until the next choice.
    if (language !== translator.read().language) switchTo(language).catch(() => undefined);
  }
  function onStored({ key }: StorageEvent): void {
    // Without a key, everything was removed.
    if ((key ?? LANGUAGE_KEY) === LANGUAGE_KEY) follow();
  }
  // Another tab may have changed it while this one was starting.
  follow();
  addEventListener("storage", onStored);
  return () => removeEventListener("storage", onStored);
}
