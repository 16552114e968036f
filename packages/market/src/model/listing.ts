import { quoteOfPair } from "./currency-pair.ts";
import { exchangeNamed, exchangeOfSymbol, isUsExchange, US_CALENDAR } from "./exchanges.ts";
import { kindOfSymbol } from "./kind-of-symbol.ts";
import { currencyOnBoard } from "./quote-boards.ts";

/** What is known of where a symbol trades. */
export interface ListingEvidence {
  readonly symbol: string;
  /** Name or code of its exchange, where a list states it. */
  readonly exchange: string | null;
  /** True where something states that the symbol is one of a US exchange: the SEC, an index of US stocks, its vendor. */
  readonly isUs: boolean;
}

/** Where a symbol trades, in which money and on which days; null each where nothing states it. */
export interface Listing {
  readonly exchange: string | null;
  /** Three letters; of a file that states another one, that one counts. */
  readonly currency: string | null;
  /** Stocks of the same one trade on the same days. */
  readonly calendar: string | null;
}

/**
 * Finds out where a symbol trades: by the exchange that a list states, by the suffix of the symbol, or as a US listing
 * where something states so. Nothing is assumed: a symbol without a suffix may be of any country.
 *
 * @example
 * listingOf({ symbol: "0700.HK", exchange: null, isUs: false }); // { exchange: "Hong Kong", currency: "HKD", calendar: "HK" }
 * listingOf({ symbol: "BTC-USD", exchange: null, isUs: false }); // { exchange: null, currency: "USD", calendar: null }
 * listingOf({ symbol: "SAP", exchange: null, isUs: false }); // { exchange: null, currency: null, calendar: null }
 */
export function listingOf({ symbol, exchange, isUs }: ListingEvidence): Listing {
  // A pair states what it is quoted in; indices, rates and futures are in points.
  if (kindOfSymbol(symbol) !== null)
    return { exchange, currency: quoteOfPair(symbol)?.currency ?? null, calendar: null };
  if (exchange !== null && isUsExchange(exchange)) return { exchange, currency: "USD", calendar: US_CALENDAR };
  const named = exchange === null ? exchangeOfSymbol(symbol) : exchangeNamed(exchange);
  if (named !== null) {
    const { name, currency, calendar } = named;
    return { exchange: name, currency: currencyOnBoard(symbol, currency), calendar };
  }
  // An unknown exchange has days of its own, which its own stocks show.
  if (exchange !== null) return { exchange, currency: null, calendar: exchange };
  return isUs ? { exchange, currency: "USD", calendar: US_CALENDAR } : { exchange, currency: null, calendar: null };
}
