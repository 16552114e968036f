import type { LanguageCode, Names } from "@plumbline/contract";
import { createContext, use, useMemo } from "react";
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

/** A company's name in the reader's language where it has one: `const nameOf = useNameOf()`. */
export function useNameOf(): (names: Names) => string {
  const language = useLanguage();
  return (names) => names[language] ?? names.en;
}

/**
 * Names the currency of a price: its code, “pence” for GBX, and words where the currency is unknown.
 *
 * @example
 * currencyName("HKD", text); // "HKD"
 * currencyName(null, text); // "currency unknown"
 */
export function currencyName(currency: string | null, text: Text): string {
  if (currency === null) return text("currency.unknown");
  return currency === "GBX" ? text("currency.pence") : currency;
}

/** Writes the names of sectors and industries in the reader's language. */
export interface Classification {
  sector(name: string): string;
  industry(name: string): string;
}

/** GICS names are translated; a name of another classification stays as it was delivered. */
export function useClassification(): Classification {
  const { find } = useObservable(translator);
  return useMemo(
    () => ({
      sector: (name) => find(`sector.${name}`) ?? name,
      industry: (name) => find(`industry.${name}`) ?? name,
    }),
    [find],
  );
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
