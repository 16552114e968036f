import type { AmountCurrencies } from "@plumbline/core/checks";
import type { Instrument } from "../model/index.ts";
import type { Screening } from "./screening.ts";

/**
 * In which currencies an instrument is priced and reports, by its row in a screening.
 *
 * @returns null for accounts that were not there by the day: a row without a period has none.
 */
export function currenciesOfRow(
  { periodEnd, accountsCurrency }: Pick<Screening, "periodEnd" | "accountsCurrency">,
  row: number,
  { currency: price }: Pick<Instrument, "currency">,
): AmountCurrencies {
  const hasAccounts = (periodEnd[row] ?? null) !== null;
  return { price, accounts: hasAccounts ? (accountsCurrency[row] ?? null) : null };
}
