import type { LanguageCode } from "@plumbline/contract";
import { createContext, useContext } from "react";
import { formatCompactMoney } from "../../../format/index.ts";
import { type Locale, useLanguage } from "../../../i18n/index.ts";
import { type FigureKind, writeFigure } from "./figure-words.ts";

/** The currency of the amounts of a valuation; null for none known. */
export const ValuationCurrency = createContext<string | null>(null);

/** The currency and the language of amounts in a sentence, where no head names the currency. */
export interface SentenceAmounts {
  readonly currency: string | null;
  readonly language: LanguageCode;
}

export function useSentenceAmounts(): SentenceAmounts {
  return { currency: useContext(ValuationCurrency), language: useLanguage() };
}

/** Writes a number that stands alone: an amount with its currency. */
export function writeFigureAlone(
  value: number,
  kind: FigureKind,
  locale: Pick<Locale, "formats">,
  { currency, language }: SentenceAmounts,
): string {
  if (kind === "perShare") return locale.formats.money(value, currency);
  return kind === "amount" && value !== 0
    ? formatCompactMoney(value, currency, language)
    : writeFigure(value, kind, locale);
}
