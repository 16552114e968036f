import type { LanguageCode, note } from "@plumbline/contract";
import type { Route } from "../../http/index.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import type { NoteTexts } from "./note-text.ts";
import { SIMPLIFIED_CHINESE } from "./simplified-chinese.ts";
import { SPANISH } from "./spanish.ts";
import { TRADITIONAL_CHINESE } from "./traditional-chinese.ts";

/** Day on which the texts last changed in meaning. */
const VERSION = "2026-11-21";

const TEXTS: Readonly<Record<LanguageCode, NoteTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  "zh-Hans": SIMPLIFIED_CHINESE,
  "zh-Hant": TRADITIONAL_CHINESE,
};

/** A text in the language asked for, or in the reader's. */
export const noteRoute: Route<typeof note, null> = ({ input, language }) => {
  const chosen = input.language ?? language;
  return { key: input.key, language: chosen, version: VERSION, ...TEXTS[chosen][input.key] };
};
