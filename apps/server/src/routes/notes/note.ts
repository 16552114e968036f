import type { LanguageCode, note } from "@plumbline/contract";
import type { Route } from "../../http/index.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import type { NoteKey, NoteTexts } from "./note-text.ts";
import { SIMPLIFIED_CHINESE } from "./simplified-chinese.ts";
import { SPANISH } from "./spanish.ts";
import { TRADITIONAL_CHINESE } from "./traditional-chinese.ts";

/**
 * Day on which each text last changed in meaning, in all languages at once.
 *
 * Users accept `terms`, `privacy` and `disclaimer` in a version: a later day asks all of them again, so a better wording
 * keeps the day.
 */
export const NOTE_VERSIONS: Readonly<Record<NoteKey, string>> = {
  about: "2026-11-21",
  terms: "2026-11-23",
  privacy: "2026-11-23",
  disclaimer: "2026-11-23",
  plans: "2026-11-23",
  refunds: "2026-11-23",
  ai: "2026-11-23",
  models: "2026-11-23",
};

const TEXTS: Readonly<Record<LanguageCode, NoteTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  "zh-Hans": SIMPLIFIED_CHINESE,
  "zh-Hant": TRADITIONAL_CHINESE,
};

/** The version of each text that an account accepts. */
export function documentVersions(): Readonly<Record<"terms" | "privacy" | "disclaimer", string>> {
  const { terms, privacy, disclaimer } = NOTE_VERSIONS;
  return { terms, privacy, disclaimer };
}

/** A text in the language asked for, or in the reader's. */
export const noteRoute: Route<typeof note, null> = ({ input, language }) => {
  const chosen = input.language ?? language;
  return { key: input.key, language: chosen, version: NOTE_VERSIONS[input.key], ...TEXTS[chosen][input.key] };
};
