import type { OutputOf, statistics } from "@plumbline/contract";
import type { DailyCloses } from "@plumbline/core/stats";
import { type MarketIndex, type PriceSeries, readMarketIndex } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";

type Answer = OutputOf<typeof statistics>;
type Basis = Answer["basis"];

/** What is measured: closes of the stock, and the index on the same basis. */
export interface Measured {
  readonly closes: DailyCloses;
  readonly basis: Basis;
  readonly basisNote: Answer["basisNote"];
  /** Null when the market has none on this basis. */
  readonly index: MarketIndex | null;
}

interface MeasureRequest {
  readonly basis: Basis;
  readonly isLessMarket: boolean;
}

/**
 * Chooses what is measured: what was asked for where the source allows it. Where the index is to be deducted and counts no
 * dividends, the stock counts none either.
 */
export function measuredOf(
  snapshot: Snapshot,
  series: PriceSeries,
  { basis: requestedBasis, isLessMarket }: MeasureRequest,
): Measured {
  const own = requestedBasis === "total" ? series.total() : series.price();
  const indexOn = (basis: Basis) => readMarketIndex(snapshot, basis, series.lastDay);
  if (!own) {
    const basis = requestedBasis === "total" ? "price" : "total";
    const basisNote = requestedBasis === "total" ? "no-dividends" : "dividends-included";
    return { closes: series.shown(), basis, basisNote, index: indexOn(basis) };
  }
  const index = indexOn(requestedBasis);
  const price = isLessMarket && !index && requestedBasis === "total" ? series.price() : null;
  const priceIndex = price && indexOn("price");
  if (price && priceIndex) {
    return { closes: price, basis: "price", basisNote: "index-without-dividends", index: priceIndex };
  }
  return { closes: own, basis: requestedBasis, basisNote: null, index };
}
