import type { Names } from "@plumbline/contract";
import { useMemo } from "react";
import { useObservable } from "../state/index.ts";
import { type Text, translator } from "./translator.ts";
import { useLanguage } from "./use-text.ts";

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

/**
 * Names a provider of data: the generator of the demo market and a list of instruments in the reader's language, all others by their own
 * name.
 *
 * @example
 * sourceName("demo", text); // "Demo data"
 * sourceName("sec", text); // "sec"
 */
export function sourceName(source: string, text: Text): string {
  if (source === "instrument-list") return text("provenance.source.list");
  return source === "demo" || source === "simulation" ? text("provenance.source.demo") : source;
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
