import type { PinnedSource, Turn } from "../http/index.ts";
import type { MarketAccess, ServedMarket } from "../market-access/index.ts";

/** What an answer about the market for one user is computed with. */
export interface MarketTurn {
  readonly turn: Turn;
  readonly served: ServedMarket;
}

/** The answer is the user's own and changes with what the user does: nothing of it is stored. */
export function turnOnMarket(market: MarketAccess): PinnedSource<MarketTurn> {
  const pinned = market.pin();
  return {
    sourceFor: (turn) => ({ turn, served: pinned.sourceFor(turn) }),
    revision: null,
    meta: null,
    release: pinned.release,
  };
}
