import type { LanguageCode } from "@plumbline/contract";
import { createContext, useContext } from "react";
import { useLanguage } from "../../../i18n/index.ts";

/** The currency of the amounts of a valuation; null for none known. */
export const ValuationCurrency = createContext<string | null>(null);

/** What a sentence writes an amount with, which has no head that names the currency. */
export interface SentenceAmounts {
  readonly currency: string | null;
  readonly language: LanguageCode;
}

export function useSentenceAmounts(): SentenceAmounts {
  return { currency: useContext(ValuationCurrency), language: useLanguage() };
}
