import { buyAndHold, type EqualWeightInput, equalWeight, indexHolding, rankingBars } from "@plumbline/core/backtest";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { DailyCloses } from "@plumbline/core/stats";
import type { Day } from "@plumbline/core/time";
import type { Benchmark } from "./benchmark.ts";
import { columnKeys, keptColumn } from "./kept-columns.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";

/** The worth of the same money in something else, by day; null where there is no such thing. */
export interface Comparisons {
  /** Worth of 1 in the benchmark on its own days, from the first day of the run to its last. */
  readonly benchmarkCloses: DailyCloses | null;
  readonly benchmark: Float64Array | null;
  /** Of a run of one stock. */
  readonly buyAndHold: Float64Array | null;
  /** All stocks of the universe alike, divided anew after each month; of a run of several stocks. */
  readonly equalWeight: Float64Array | null;
}

/** The bar whose open fills the orders of a run's first close: no order of any strategy is filled earlier. */
const FIRST_FILL = 1;

/**
 * Puts the money of a run into what it is compared with: from the first open at which an order of the run can be filled, whenever its
 * strategy first trades, and without costs. Runs of the same days are compared with the same.
 *
 * @see BT-07
 */
export function comparisonsOf(market: RunMarket, { capital, delistingRecovery }: RunOrder): Comparisons {
  const { prices, benchmark, day, stocks, delisted } = market;
  const held = { prices, day, capital, delistingRecovery, delisted };
  const isOne = stocks.length === 1;
  const months = rankingBars(day, "monthly").map((bar) => bar + 1);
  const tradingBars = Int32Array.of(FIRST_FILL, ...months.filter((bar) => bar > FIRST_FILL && bar < day.length));
  const index = benchmark && benchmarkOver(benchmark, { from: day[0] as number, to: day.at(-1) as number });
  return {
    benchmarkCloses: index,
    benchmark: index && Float64Array.from(day, (today) => capital * closeOn(index, today as Day)),
    buyAndHold: isOne ? buyAndHold({ ...held, stock: 0, startBar: FIRST_FILL }) : null,
    equalWeight: isOne ? null : keptEqualWeight(market, { ...held, tradingBars }),
  };
}

/**
 * Values a holding of 1 in a benchmark on its own days, bought at its last close up to the first day of a span. The days on which a stock
 * trades do not change it.
 *
 * @param span First and last day, both included.
 * @returns Its last close stands on the first and the last day of the span; null where the benchmark begins later.
 */
export function benchmarkOver(
  { closes }: Benchmark,
  { from, to }: { readonly from: number; readonly to: number },
): DailyCloses | null {
  if (from >= to) return null;
  const between = closes.day.filter((each) => each > from && each < to);
  const day = Int32Array.of(from, ...between, to);
  const close = indexHolding({ day, startBar: FIRST_FILL, capital: 1, index: closes });
  return Number.isNaN(close.at(-1)) ? null : { day, close };
}

function closeOn({ day, close }: DailyCloses, today: Day): number {
  return close[lastIndexOnOrBefore(day, today)] as number;
}

/** It goes through all prices, and is the same for all runs of a universe over the same days. */
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
