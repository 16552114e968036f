import { rankingBars, tradingCalendar } from "@plumbline/core/backtest";
import type { Bars } from "@plumbline/core/series";
import type { RateSeries } from "@plumbline/core/stats";
import { operandsOf, type StrategyOperands } from "@plumbline/core/strategy";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import { readRiskFreeRates } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import { type Benchmark, readBenchmark } from "./benchmark.ts";
import { type RunContext, RunError, type RunOrder } from "./run-order.ts";
import { adjustedBars, type RunPrices, readRunPrices, rowsOf, storedBars, type VolumeNeed } from "./run-prices.ts";
import { runStocks, spellsOf } from "./run-stocks.ts";
import { cashRates, type SharedInputs, sharedInputs } from "./stock-inputs.ts";

/** Everything that a run reads, whatever its rules and costs. */
export interface RunMarket {
  readonly context: RunContext;
  readonly stocks: readonly Instrument[];
  readonly prices: RunPrices;
  /** The bars of a stock on one share count. */
  readonly barsOf: (place: number) => Bars;
  /** The calendar of the run, rising. */
  readonly day: Int32Array;
  /** Bars of the calendar at whose closes stocks are compared; none of a strategy that trades by signals. */
  readonly rankingBars: Int32Array;
  readonly operands: StrategyOperands;
  readonly shared: SharedInputs;
  readonly benchmark: Benchmark | null;
  /** What cash earns a year: by bar of the calendar, and as it was published; null where the market has no rates of these days. */
  readonly cashRate: Float64Array | null;
  readonly riskFree: RateSeries | null;
  /** Providers of the prices. */
  readonly source: string;
  /** 1 for each stock that trades no more after its last close. */
  readonly delisted: Uint8Array;
  /** Whether a stock belongs to the index of the strategy on a day; null where it names none. */
  readonly members: ((place: number, day: number) => boolean) | null;
}

/**
 * Reads what a run needs.
 *
 * @throws {RunError} if the universe has no stock with prices, or no day lies between the first and the last.
 */
export async function readRunMarket(context: RunContext, order: RunOrder): Promise<RunMarket> {
  const { strategy, from, to } = order;
  context.onSteps({ phase: "loading", done: 0, of: 1 });
  const wanted = runStocks(context.snapshot, order.universe, strategy.universe);
  if (wanted.length === 0) throw new RunError("no-stocks", "The universe has no stock with prices.");
  const operands = operandsOf(strategy);
  const prices = await readRunPrices(context, wanted, volumeNeeded(operands, order));
  const bySymbol = new Map(wanted.map((stock) => [stock.symbol, stock]));
  const stocks = prices.symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  const day = tradingCalendar(prices, { from, to, within: context.snapshot.calendar });
  if (stocks.length === 0 || day.length < 2) throw new RunError("no-days", "No stock has prices between these days.");
  const benchmark = readBenchmark(context.snapshot, order.benchmark, to);
  context.onSteps({ phase: "loading", done: 1, of: 1 });
  return {
    context,
    stocks,
    prices,
    barsOf: (place) => adjustedBars(prices, place),
    day,
    rankingBars: strategy.rebalancing === "signals" ? new Int32Array() : rankingBars(day, strategy.rebalancing),
    operands,
    shared: {
      ...sharedInputs(context, operands, benchmark?.bars ?? null),
      storedBars: (place) => storedBars(prices, place),
    },
    benchmark,
    cashRate: cashRates(context.snapshot, day),
    riskFree: readRiskFreeRates(context.snapshot, { from: day[0] as Day, to: day.at(-1) as Day })?.rates ?? null,
    source: sourcesOf(stocks),
    delisted: delistedBy(stocks, prices, day.at(-1) as Day),
    members: strategy.universe.index === undefined ? null : membersOf(context, stocks, strategy.universe.index),
  };
}

function volumeNeeded({ prices, indicators }: StrategyOperands, { volumeShare }: RunOrder): VolumeNeed {
  // An engine asks for the volume of the day on which it trades, whichever that is.
  if (volumeShare !== null) return "column";
  return prices.includes("volume") || indicators.some(({ indicator }) => indicator === "obv") ? "stock" : "none";
}

function sourcesOf(stocks: readonly Instrument[]): string {
  return [...new Set(stocks.flatMap(({ priceSource }) => priceSource ?? []))].sort().join(", ");
}

function delistedBy(stocks: readonly Instrument[], prices: RunPrices, lastDay: Day): Uint8Array {
  return Uint8Array.from(stocks, ({ delisted }, place) => {
    const last = prices.day[rowsOf(prices, place).until - 1] as number;
    // Without a price of the last days it trades no more, whether the market says so or not.
    return (delisted !== null && delisted <= lastDay) || last < lastDay - MAX_AGE_DAYS.price ? 1 : 0;
  });
}

export function membersOf(
  { snapshot }: Pick<RunContext, "snapshot">,
  stocks: readonly Instrument[],
  index: string,
): RunMarket["members"] {
  const spells = Map.groupBy(spellsOf(snapshot, index), ({ symbol }) => symbol);
  const ofStocks = stocks.map(({ symbol }) => spells.get(symbol) ?? []);
  return (place, day) =>
    (ofStocks[place] ?? []).some(({ from, until }) => (from ?? day) <= day && (until === null || day < until));
}
