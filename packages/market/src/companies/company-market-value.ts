import { marketValueOf } from "@plumbline/core/checks";
import type { Day } from "@plumbline/core/time";
import { accountsOf, type CompanyAccounts } from "./accounts.ts";
import { receiptOn } from "./receipt-on.ts";
import type { StoredStock } from "./stored-stock.ts";
import { usablePrices } from "./usable-prices.ts";

/** What a company costs and reports, as known on a day. */
export interface CompanyMarketValue {
  /** Whether the stock has a price of the day. */
  readonly isPriced: boolean;
  /** null when the market has no facts of the company. */
  readonly accounts: CompanyAccounts | null;
  /** In the currency of the accounts; NaN where it is missing. */
  readonly marketValue: number;
}

/**
 * The market value of a stock beside its accounts: a tenth of the work of `companyAsOf`, with the same result.
 *
 * @see FND-15, REC-17, REC-18
 */
export function companyMarketValue(stock: StoredStock, asOf: Day): CompanyMarketValue {
  const { record, series, priceInAccounts, traded } = usablePrices(stock, asOf);
  const accounts = accountsOf(stock, asOf);
  const isPriced = series !== null;
  if (!accounts) return { isPriced, accounts, marketValue: Number.NaN };
  const { known: fundamentals, source } = accounts;
  const given = {
    receipt: receiptOn(stock, asOf),
    ...(priceInAccounts && { priceInAccounts }),
    ...(traded && { traded }),
  };
  const { marketValue } = marketValueOf({ fundamentals, source, prices: record, ...given });
  return { isPriced, accounts, marketValue: marketValue.value ?? Number.NaN };
}
