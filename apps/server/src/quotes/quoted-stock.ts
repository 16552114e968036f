import type { Day, ExchangeName } from "@plumbline/core/time";
import { readPriceSeries } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import { exchangeOf } from "./exchange-of.ts";

/** What the market says of a stock, against which its quotes are judged. */
export interface QuotedStock {
  readonly symbol: string;
  readonly currency: string | null;
  /** Null where its hours are not known. */
  readonly exchange: ExchangeName | null;
  /** The last close, in money per share, and its day. */
  readonly close: number;
  readonly day: Day;
}

/**
 * Reads what quotes of a stock are judged by.
 *
 * @returns null for a stock that is not in the market, has no price, or trades no more.
 */
export function readQuotedStock(snapshot: Snapshot, symbol: string): QuotedStock | null {
  const instrument = snapshot.find(symbol);
  if (!instrument || instrument.delisted !== null) return null;
  const series = readPriceSeries(snapshot, instrument);
  const close = series?.shown().close.at(-1);
  if (!series || close === undefined || !(close > 0)) return null;
  const { currency } = instrument;
  // Fictional stocks trade around the clock, so that a visitor sees them move at any hour.
  const exchange = snapshot.manifest.fictional ? "always" : exchangeOf(instrument);
  return { symbol: instrument.symbol, currency, exchange, close, day: series.lastDay };
}
