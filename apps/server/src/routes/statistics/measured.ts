import type { OutputOf, statistics } from "@plumbline/contract";
import type { Reason } from "@plumbline/core/figure";
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
  /** Why there is none; it says nothing where there is one. */
  readonly whyNoIndex: Reason;
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
  const comparedWith = (basis: Basis): Pick<Measured, "index" | "whyNoIndex"> => {
    const index = indexOn(basis);
    // With an index that counts dividends differently, what is missing are prices of the other kind.
    const hasOther = index === null && indexOn(basis === "total" ? "price" : "total") !== null;
    return { index, whyNoIndex: hasOther ? "adjusted-prices-only" : "no-index" };
  };
  if (!own) {
    const basis = requestedBasis === "total" ? "price" : "total";
    const basisNote = requestedBasis === "total" ? "no-dividends" : "dividends-included";
    return { closes: series.shown(), basis, basisNote, ...comparedWith(basis) };
  }
  const compared = comparedWith(requestedBasis);
  const price = isLessMarket && !compared.index && requestedBasis === "total" ? series.price() : null;
  if (price && indexOn("price")) {
    return { closes: price, basis: "price", basisNote: "index-without-dividends", ...comparedWith("price") };
  }
  return { closes: own, basis: requestedBasis, basisNote: null, ...compared };
}
