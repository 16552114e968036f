import {
  type Backtest,
  buyAndHold,
  type EqualWeightInput,
  equalWeight,
  indexHolding,
  rankingBars,
} from "@plumbline/core/backtest";
import { columnKeys, keptColumn } from "./kept-columns.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";

/** What the same money would have been worth in something else, by day; null where there is no such thing. */
export interface Comparisons {
  readonly benchmark: Float64Array | null;
  /** Of a run of one stock. */
  readonly buyAndHold: Float64Array | null;
  /** All stocks of the universe alike, divided anew after each month; of a run of several stocks. */
  readonly equalWeight: Float64Array | null;
}

/**
 * Puts the money of a run into what it is compared with, at the open of the run's first trade and without costs.
 *
 * @see BT-07
 */
export function comparisonsOf(
  market: RunMarket,
  { capital, delistingRecovery }: RunOrder,
  { trades }: Backtest,
): Comparisons {
  const { prices, benchmark, day, stocks, delisted } = market;
  const startBar = trades.entryBar[0] ?? 0;
  const held = { prices, day, capital, delistingRecovery, delisted };
  const isOne = stocks.length === 1;
  const months = rankingBars(day, "monthly").map((bar) => bar + 1);
  const tradingBars = Int32Array.of(startBar, ...months.filter((bar) => bar > startBar && bar < day.length));
  const index = benchmark && indexHolding({ day, startBar, capital, index: benchmark.closes });
  return {
    benchmark: index && Number.isNaN(index.at(-1)) ? null : index,
    buyAndHold: isOne ? buyAndHold({ ...held, stock: 0, startBar }) : null,
    equalWeight: isOne ? null : keptEqualWeight(market, { ...held, tradingBars }),
  };
}

/** It goes through all prices, and is the same for all runs of a universe that begin to trade on the same day. */
function keptEqualWeight({ context, stocks, day }: RunMarket, input: EqualWeightInput): Float64Array {
  const { capital, tradingBars, delistingRecovery } = input;
  const keyOf = columnKeys({
    snapshot: context.snapshot.manifest.id,
    symbols: stocks.map(({ symbol }) => symbol),
    days: day,
    index: null,
    benchmark: null,
  });
  const name = `equal weight ${capital} ${tradingBars[0]} ${delistingRecovery}`;
  return keptColumn(context.kept, keyOf(name), () => equalWeight(input));
}
