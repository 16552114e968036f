import { rankingBars, runRotation } from "@plumbline/core/backtest";
import { readPriceSeries } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import { heldInstead } from "./benchmark.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";

/** What the same money would have been worth in something else, by day; null where there is no such thing. */
export interface Comparisons {
  readonly benchmark: Float64Array | null;
  /** Of a run of one stock. */
  readonly buyAndHold: Float64Array | null;
  /** All stocks of the universe alike, rebalanced at the ends of months, without costs; of a run of several stocks. */
  readonly equalWeight: Float64Array | null;
}

const NO_COSTS = { rate: 0, slippage: 0, fixed: 0, minimum: 0 };

/** @see BT-07 */
export function comparisonsOf(market: RunMarket, { capital }: RunOrder): Comparisons {
  const { benchmark, day, stocks } = market;
  const isOne = stocks.length === 1;
  return {
    benchmark: benchmark && heldInstead(benchmark.closes, day, capital),
    buyAndHold: isOne ? buyAndHold(market, stocks[0] as Instrument, capital) : null,
    equalWeight: isOne ? null : equalWeight(market, capital),
  };
}

function buyAndHold({ context, day }: RunMarket, stock: Instrument, capital: number): Float64Array | null {
  const series = readPriceSeries(context.snapshot, stock);
  const bars = series && (series.total() ?? series.shown());
  return bars && heldInstead({ day: bars.day, close: bars.close }, day, capital);
}

function equalWeight({ prices, day, delisted, stocks, cashRate }: RunMarket, capital: number): Float64Array {
  const scores = new Float64Array(stocks.length);
  return runRotation({
    prices,
    day,
    // The first purchase is at the open of the second day: the universe is known at a close.
    rankingBars: Int32Array.from(new Set([0, ...rankingBars(day, "monthly")])),
    scoresAt: () => scores,
    top: { share: 1 },
    weighting: { kind: "equal" },
    settings: {
      capital,
      costs: NO_COSTS,
      fractional: true,
      volumeShare: null,
      fillAt: "nextOpen",
      cashRate,
      delistingRecovery: 1,
    },
    delisted,
  }).equity;
}
