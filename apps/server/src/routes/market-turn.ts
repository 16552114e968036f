import type { PinnedSource, Turn } from "../http/index.ts";
import type { MarketAccess, ServedMarket } from "../market-access/index.ts";

/** The market and the turn of an answer that waits for threads. */
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

/**
 * The same of an answer for everyone, which is kept for as long as the market stays.
 *
 * @param more Changes whenever the answer does although the market stays; unless given, nothing else changes it.
 */
export function sharedTurnOnMarket(
  market: MarketAccess,
  more: (served: ServedMarket) => string = () => "",
): PinnedSource<MarketTurn> {
  const pinned = market.pin();
  const { revision, meta, release } = pinned;
  const served = market.served as ServedMarket;
  return {
    sourceFor: (turn) => ({ turn, served: pinned.sourceFor(turn) }),
    revision: `${revision} ${more(served)}`,
    meta,
    release,
  };
}
