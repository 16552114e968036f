import { besideAccounts, type Figure, inReceipts, missing, type Reason, type Receipt } from "../../figure/index.ts";
import { figureOf, sharesOutstanding } from "../../fundamentals/index.ts";
import type { CompanyRecord, PriceRecord } from "./company-record.ts";
import { countOfAccounts, onOneCount } from "./one-share-count.ts";
import { lastPrice } from "./price-inputs.ts";

/** The market value of all shares of a company, and its parts. */
export interface MarketValue {
  /** On the share count and in the currency of the accounts. */
  readonly priceInAccounts: Figure;
  /** Counted in what is priced: in receipts where those are. */
  readonly sharesOutstanding: Figure;
  readonly marketValue: Figure;
}

/**
 * The market value of a company: much less work than all inputs of the checks.
 *
 * @param record Accounts and prices.
 * @see FND-15, REC-17, REC-18
 *
 * @example
 * marketValueOf({ fundamentals, source: "sec", prices }).marketValue.value; // 3.9e12
 */
export function marketValueOf(record: CompanyRecord): MarketValue {
  const { fundamentals } = record;
  const price = record.priceInAccounts ?? priceInAccounts(record);
  const shares = record.sharesOutstanding ?? figureOf(sharesOutstanding(fundamentals), record);
  return marketValueAt(price, shares, record.receipt ?? null);
}

/**
 * The market value of a number of shares at a price on their count and in the currency of the accounts.
 *
 * @param receipt What is priced; null where it is the share that the accounts count.
 */
export function marketValueAt(price: Figure, shares: Figure, receipt: Receipt | null): MarketValue {
  const priceInAccounts = besideAccounts(price, receipt);
  // Without a ratio the accounts stay as they are filed; the price says why nothing is computed of both.
  const priced = receipt?.ordinaryShares === null ? shares : inReceipts(shares, receipt);
  return { priceInAccounts, sharesOutstanding: priced, marketValue: product(priceInAccounts, priced) };
}

function priceInAccounts({ fundamentals, prices, traded }: CompanyRecord): Figure {
  const price = lastPrice(prices, fundamentals.asOf);
  if (price.value === null) return price;
  const whyNot = whyNotComparable(prices.currency, fundamentals.currency);
  return whyNot === null ? onOneCount(price, countOfAccounts(fundamentals), traded) : missing(whyNot);
}

/**
 * Finds the reason why a price and accounts cannot be combined in one ratio.
 *
 * @param quoted Currency of the price; null when unknown.
 * @param reported Currency of the accounts.
 * @returns null when both are of one currency.
 * @see FND-01
 *
 * @example
 * whyNotComparable("GBX", "GBP"); // "currencies-differ"
 * whyNotComparable(null, "USD"); // "currency-unknown"
 */
export function whyNotComparable(quoted: PriceRecord["currency"], reported: string): Reason | null {
  if (quoted === null) return "currency-unknown";
  return quoted === reported ? null : "currencies-differ";
}

function product(price: Figure, shares: Figure): Figure {
  if (price.value === null) return price;
  if (shares.value === null) return shares;
  return { value: price.value * shares.value, provenance: { ...price.provenance, formula: "FND-15" } };
}
