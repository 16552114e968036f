import { simulatedPrice } from "@plumbline/core/stats";
import type { Day } from "@plumbline/core/time";
import type { LiveProvider, Quote } from "@plumbline/market/providers";
import type { QuotedStock } from "./quoted-stock.ts";

/** Name of the simulated session, where a source is named. */
export const SIMULATION = "simulation";

const MILLISECONDS_PER_DAY = 86_400_000;
/** Daily, as that of a large company. */
const VOLATILITY = 0.015;
const CENTS = 100;

/**
 * Quotes of fictional stocks: a path that is the same for everyone, by the clock of UTC. It asks nobody.
 *
 * @param find What the market says of a stock.
 */
export function simulatedProvider(find: (symbol: string) => QuotedStock | null, clock: () => Date): LiveProvider {
  const quoteOf = (stock: QuotedStock, now: number): Quote => {
    const day = Math.floor(now / MILLISECONDS_PER_DAY) as Day;
    const { symbol, close: start, currency } = stock;
    const price = simulatedPrice({ symbol, day, start, volatility: VOLATILITY }, now / MILLISECONDS_PER_DAY - day);
    return {
      symbol,
      price: Math.max(1, Math.round(price * CENTS)) / CENTS,
      previousClose: start,
      currency,
      tradedAt: new Date(now).toISOString(),
    };
  };
  return {
    terms: {
      name: SIMULATION,
      priceBasis: null,
      namesStock: true,
      actions: null,
      quoteDelaySeconds: 0,
      quotesPerRequest: null,
      requestsPerSecond: Number.POSITIVE_INFINITY,
      requestsPerDay: null,
      licence: "Made up by this program.",
    },
    quotes: async (symbols) => {
      const now = clock().getTime();
      const stocks = symbols.flatMap((symbol) => find(symbol) ?? []);
      return { value: stocks.map((stock) => quoteOf(stock, now)), receivedAt: new Date(now).toISOString() };
    },
  };
}
