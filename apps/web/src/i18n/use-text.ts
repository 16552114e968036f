import type { LanguageCode } from "@plumbline/contract";
import { createContext, use } from "react";
import { type AmountScale, type Formats, formatsOf } from "../format/index.ts";
import { useObservable } from "../state/index.ts";
import { type Text, translator } from "./translator.ts";

/** The writer of the product's texts: `const text = useText()`, then `text("home.title")`. */
export function useText(): Text {
  return useObservable(translator).text;
}

export function useLanguage(): LanguageCode {
  return useObservable(translator).language;
}

/** The unit of the amounts of a page, which is smaller for a small company. */
export const AmountScaleOfPage = createContext<AmountScale>("large");

/** The formats of the reader's language: `const { price, change } = useFormats()`. */
export function useFormats(): Formats {
  return formatsOf(useLanguage(), use(AmountScaleOfPage));
}

/** Texts and formats of one language. */
export interface Locale {
  readonly text: Text;
  readonly formats: Formats;
}

/** Texts and formats of the reader's language. */
export function useLocale(): Locale {
  return { text: useText(), formats: useFormats() };
}
