import { type Figure, missing } from "../../figure/index.ts";
import { figureOf, sharesOutstanding } from "../../fundamentals/index.ts";
import type { CompanyRecord } from "./company-record.ts";
import { lastPrice } from "./price-inputs.ts";

/** What all shares of a company cost, and what that was made of. */
export interface MarketValue {
  /** On the share count and in the currency of the accounts. */
  readonly priceInAccounts: Figure;
  readonly sharesOutstanding: Figure;
  readonly marketValue: Figure;
}

/**
 * The market value of a company: much less work than all that the checks ask for.
 *
 * @param record Accounts and prices.
 * @see FND-15
 *
 * @example
 * marketValueOf({ fundamentals, source: "sec", prices }).marketValue.value; // 3.9e12
 */
export function marketValueOf(record: CompanyRecord): MarketValue {
  const { fundamentals, prices } = record;
  const isSameCurrency = prices.currency === fundamentals.currency;
  const ofPrice = (): Figure => (isSameCurrency ? lastPrice(prices, fundamentals.asOf) : missing("currencies-differ"));
  const price = record.priceInAccounts ?? ofPrice();
  const shares = record.sharesOutstanding ?? figureOf(sharesOutstanding(fundamentals), record);
  return { priceInAccounts: price, sharesOutstanding: shares, marketValue: product(price, shares) };
}

function product(price: Figure, shares: Figure): Figure {
  if (price.value === null) return price;
  if (shares.value === null) return shares;
  return { value: price.value * shares.value, provenance: { ...price.provenance, formula: "FND-15" } };
}
