import { MAX_JUDGED_STRATEGIES, type OutputOf, type stockStrategies, type WireOwnStrategy } from "@plumbline/contract";
import { availabilityOf, STRATEGY_LIBRARY, type Strategy } from "@plumbline/core/strategy";
import { formatDay } from "@plumbline/core/time";
import { marketData } from "@plumbline/market/backtests";
import { findInstrument } from "../instruments.ts";
import type { Judging } from "./judged-stocks.ts";

type PassedStrategies = OutputOf<typeof stockStrategies>;
type JudgedStock = Pick<Judging, "snapshot" | "previousDay" | "hits"> & { readonly code: string };

/**
 * The strategies of the library that a stock passes today, as far as they are counted.
 *
 * @throws {Failure} `notFound` if the market has no such stock.
 */
export function libraryOfStock({ snapshot, previousDay, hits, code }: JudgedStock): PassedStrategies {
  const { symbol } = findInstrument(snapshot, code);
  const data = marketData(snapshot);
  const asked = STRATEGY_LIBRARY.filter(({ strategy }) => availabilityOf({ strategy }, data).available);
  const counts = hits.counts({ snapshot, previousDay });
  const passed = new Set(hits.passedBy({ snapshot, previousDay }, symbol));
  return {
    code: symbol,
    day: dayOf(snapshot),
    passes: asked.flatMap(({ id }) => (passed.has(id) ? [id] : [])),
    asked: asked.length,
    pending: asked.filter(({ id }) => !counts.has(id)).length,
  };
}

/**
 * The same for the strategies of a user. Who passes one is known of the whole market, so that the next stock costs nothing.
 *
 * @throws {Failure} `notFound` if the market has no such stock.
 */
export async function ownStrategiesOfStock(
  { snapshot, previousDay: since, hits, turn, code }: JudgedStock & Pick<Judging, "turn">,
  own: readonly WireOwnStrategy[],
): Promise<PassedStrategies> {
  const { symbol } = findInstrument(snapshot, code);
  const asked = own.slice(0, MAX_JUDGED_STRATEGIES);
  const passes: string[] = [];
  // One after the other: a reader takes one place of those that judge whole markets.
  for (const { id, strategy } of asked) {
    const found = await turn.releaseWhile(hits.of(snapshot, strategy as Strategy, { since, requester: turn }));
    if (found?.passes.includes(symbol)) passes.push(id);
  }
  return { code: symbol, day: dayOf(snapshot), passes, asked: asked.length, pending: 0 };
}

function dayOf({ lastDay }: Judging["snapshot"]): string | null {
  return lastDay === null ? null : formatDay(lastDay);
}
