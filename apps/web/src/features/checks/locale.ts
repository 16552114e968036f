import type { Formats } from "../../format/index.ts";
import { type Text, useFormats, useText } from "../../i18n/index.ts";

/** Texts and formats of one language. */
export interface Locale {
  readonly text: Text;
  readonly formats: Formats;
}

/** Texts and formats of the reader's language. */
export function useLocale(): Locale {
  return { text: useText(), formats: useFormats() };
}
