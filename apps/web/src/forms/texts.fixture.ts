import type { LanguageCode } from "@plumbline/contract";
import type { PartName, Text } from "../i18n/index.ts";
import { loadCatalogue } from "../i18n/load-catalogue.ts";
import { type Message, type Placeholders, writeMessage } from "../i18n/message.ts";

/** The writer of the texts of a language, as the page has it once the parts are loaded. */
export async function textsOf(language: LanguageCode, ...parts: readonly PartName[]): Promise<Text> {
  const texts = await loadCatalogue(language, parts);
  return (key, ...[placeholders]) =>
    writeMessage(texts[key] as Message, (placeholders as Placeholders | undefined) ?? {}, language);
}
