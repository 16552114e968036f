import type { Figure, Receipt } from "../../figure/index.ts";
import type { Actions, Bars } from "../../series/index.ts";
import type { Accounts } from "./accounts.ts";
import type { TradedPrice } from "./one-share-count.ts";

/** Prices as traded and what the company did to its shares, of one source. */
export interface PriceRecord {
  readonly source: string;
  /** Three letters, pence as `GBX`; null where the currency of the quote is unknown. */
  readonly currency: string | null;
  /** Raw bars; those after the as-of day are not seen. */
  readonly bars: Bars;
  readonly actions: Actions;
}

/** A company on the day of its fundamentals. Whatever is left out is missing: `not-available-from-provider`. */
export interface CompanyRecord extends Accounts {
  readonly prices: PriceRecord;
  /** The price on the share count of the accounts, where it is not simply that of the last bar in their currency. */
  readonly priceInAccounts?: Figure;
  /** How the last price came about; it is taken as it is where that is not known. */
  readonly traded?: TradedPrice;
  /** The receipt that the prices are of, where it is one. */
  readonly receipt?: Receipt | null;
  /** Split-adjusted bars of the market's benchmark. */
  readonly benchmark?: { readonly source: string; readonly bars: Bars };
  /** Median P/E of the industry on that day. */
  readonly industryPe?: Figure;
  /** DCF value per share, in the currency of the accounts. */
  readonly dcfValue?: Figure;
  /** Graham value per share, in the currency of the accounts. */
  readonly grahamValue?: Figure;
  /** Mean of the analysts' targets, in the currency of the price. */
  readonly targetAverage?: Figure;
  /** Shares of all classes, where the provider of prices states them. */
  readonly sharesOutstanding?: Figure;
}
