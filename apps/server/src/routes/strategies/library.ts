import type { WireLibraryStrategy, WireStrategy } from "@plumbline/contract";
import { missing } from "@plumbline/core/figure";
import { availabilityOf, needsOf, STRATEGY_LIBRARY } from "@plumbline/core/strategy";
import { formatDay } from "@plumbline/core/time";
import { marketData } from "@plumbline/market/backtests";
import type { Snapshot } from "@plumbline/market/snapshot";

/** The library with what this market can run of it, and how many stocks pass each strategy, as far as that is counted. */
export function wireLibrary(
  snapshot: Snapshot,
  counts: ReadonlyMap<string, number>,
): { readonly strategies: WireLibraryStrategy[] } {
  const data = marketData(snapshot);
  const { lastDay, manifest } = snapshot;
  const provenance = { source: manifest.market, ...(lastDay !== null && { periodEnd: formatDay(lastDay) }) };
  return {
    strategies: STRATEGY_LIBRARY.map(({ id, family, source, caveat, strategy }) => {
      const availability = availabilityOf({ strategy }, data);
      const because = availability.available ? null : availability.because;
      const count = counts.get(id);
      return {
        id,
        family,
        source,
        caveat,
        needs: [...needsOf(strategy)],
        available: availability.available,
        because,
        strategy: strategy as WireStrategy,
        hits: count === undefined ? missing(because ?? "not-counted-yet") : { value: count, provenance },
      };
    }),
  };
}
