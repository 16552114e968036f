import { amountScale, type Formats, formatsOf } from "../../../format/index.ts";
import { currencyName, useLanguage, useText } from "../../../i18n/index.ts";

/**
 * How the amounts of one card are written: in one unit, so that they can be compared at a glance.
 *
 * @returns The format, and the currency with the unit for the head of the card.
 */
export function useAmounts(
  amounts: Iterable<number>,
  currency: string | null,
): { readonly amount: Formats["amount"]; readonly note: string } {
  const text = useText();
  const { amount, scale } = formatsOf(useLanguage(), amountScale(amounts));
  return { amount, note: text(`valuation.amounts.${scale}`, { currency: currencyName(currency, text) }) };
}
