import type { LanguageCode } from "@plumbline/contract";
import { detectLanguage } from "../i18n/detect-language.ts";
import { storage } from "../state/storage.ts";

/** The language that the page will speak, before its texts are there. */
export function readerLanguage(): LanguageCode {
  return detectLanguage(storage.read("language"), navigator.language);
}
