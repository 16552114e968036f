import {
  type AccountSettings,
  type Backtest,
  type NumbersByRow,
  overlappingParts,
  type PositionSizing,
  type PriceStops,
  runRotation,
  runSignals,
  runSlots,
  type SignalRules,
  type TradingCosts,
  type Weighting,
} from "@plumbline/core/backtest";
import {
  type CompiledStrategy,
  compileStrategy,
  countOfPart,
  type ParameterValues,
  tradesBy,
} from "@plumbline/core/strategy";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import type { ComputedPart } from "./computed-part.ts";
import { type DayMatrix, dayMatrix } from "./day-matrix.ts";
import { matrixTask, volatilityOf } from "./matrix-task.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import { rowsOf, splitsOf, storedBars } from "./run-prices.ts";
import { type Marks, periodMarks, signalMarks, usedLate } from "./stock-marks.ts";

/** A variant of a run: other values of parameters, other costs, or everything a bar later. */
export interface Variant {
  readonly values?: ParameterValues;
  readonly costs?: TradingCosts;
  readonly isLate?: boolean;
}

/** Runs a strategy in its variants. What they share is computed once. */
export type Trade = (variant: Variant) => Promise<Backtest>;

/** The choice that the rules of a strategy make of all stocks at each close, ready for an engine. */
type Choice = (variant: Pick<Variant, "isLate">, settings: AccountSettings) => Backtest;

/** Chooses the engine by how a strategy trades. */
export function trader(market: RunMarket, order: RunOrder): Trade {
  const known = new Map<string, Promise<Choice>>();
  return async ({ values = order.values, costs = order.costs, isLate = false }) => {
    const key = JSON.stringify(Object.entries(values).sort());
    // The signals of the run itself serve its cost ladder; those of a sweep are each used once.
    const isOwn = values === order.values;
    const parts = isOwn ? partsOfStocks(market) : [];
    const found = known.get(key) ?? choiceOf(market, compileStrategy(order.strategy, values), parts);
    if (isOwn) known.set(key, found);
    return (await found)({ isLate }, settingsOf(market, order, costs));
  };
}

export function settingsOf(
  { cashRate }: RunMarket,
  { capital, fractional, fillAt, volumeShare, delistingRecovery }: RunOrder,
  costs: TradingCosts,
): AccountSettings {
  return { capital, costs, fractional, fillAt, volumeShare, delistingRecovery, cashRate };
}

function partsOfStocks({ context }: RunMarket): readonly ComputedPart[] {
  return (context.parts ?? []).filter(({ kind }) => kind === "stocks");
}

async function choiceOf(
  market: RunMarket,
  compiled: CompiledStrategy,
  parts: readonly ComputedPart[],
): Promise<Choice> {
  if (tradesBy(compiled.strategy) === "rotation") return rotation(market, compiled, parts);
  const isDaily = compiled.strategy.rebalancing === "signals";
  const marks = await (isDaily ? signalMarks : periodMarks)(market, compiled, parts);
  const trade = market.stocks.length === 1 ? tradeOne : tradeMany;
  return ({ isLate }, settings) => {
    const tradeOn = (used: Marks) => trade(market, compiled, { marks: used, settings });
    return isLate ? usedLate(market.prices, marks, tradeOn) : tradeOn(marks);
  };
}

interface Marked {
  readonly marks: Marks;
  readonly settings: AccountSettings;
}

function slotsOf({ stocks }: RunMarket, { strategy: { positions } }: CompiledStrategy): number {
  const count = "count" in positions ? positions.count : Math.ceil(positions.share * stocks.length);
  return Math.max(1, Math.min(stocks.length, count));
}

/** `equal` divides the account among the places; a universe of fewer stocks has fewer places. */
function sizingOf({ strategy: { sizing } }: CompiledStrategy, slots: number): PositionSizing {
  if (sizing.kind === "risk" || sizing.kind === "share") return sizing;
  return { kind: "share", fraction: 1 / slots };
}

/** The stops of a strategy with their numbers. */
function stopsOf({ strategy: { stops } }: CompiledStrategy, distance: NumbersByRow | null): PriceStops {
  const { trueRanges: _, ...rest } = stops;
  return { ...rest, ...(distance && { distance }) };
}

/** What the engines of signals ask of a strategy, with its numbers. */
export function signalRules(compiled: CompiledStrategy, slots: number, distance: NumbersByRow | null): SignalRules {
  const { entryOrder } = compiled.strategy;
  return {
    stops: stopsOf(compiled, distance),
    sizing: sizingOf(compiled, slots),
    ...(entryOrder && { entryOrder }),
  };
}

/** The rows of the only stock of a run that lie within its calendar. */
export function rowsOfRun({ prices, day }: RunMarket): { readonly from: number; readonly until: number } {
  const { from, until } = rowsOf(prices, 0);
  const days = prices.day.subarray(from, until);
  const first = days.indexOf(day[0] as number);
  return { from: from + first, until: from + first + day.length };
}

function tradeOne(market: RunMarket, compiled: CompiledStrategy, { marks, settings }: Marked): Backtest {
  const { from, until } = rowsOfRun(market);
  const { distance } = marks;
  return runSignals({
    ...stockOfRun(market),
    settings,
    entry: marks.entry.subarray(from, until),
    exit: marks.exit.subarray(from, until),
    ...signalRules(compiled, 1, distance && { at: (bar) => distance.at(from + bar) }),
    startBar: 0,
  });
}

/** The only stock of a run on its calendar. */
export function stockOfRun(market: RunMarket) {
  const { prices, delisted } = market;
  const { from, until } = rowsOfRun(market);
  const start = prices.barStart[0] as number;
  const { day, open, high, low, close, volume } = storedBars(prices, 0);
  const cut = (column: Float64Array) => column.subarray(from - start, until - start);
  const { dividends } = prices;
  return {
    bars: {
      day: day.subarray(from - start, until - start),
      open: cut(open),
      high: cut(high),
      low: cut(low),
      close: cut(close),
      volume: cut(volume),
    },
    actions: {
      splits: splitsOf(prices, 0),
      dividends: Array.from(dividends.day, (exDay, row) => ({
        exDay: exDay as Day,
        amount: dividends.value[row] as number,
      })),
    },
    isDelisted: delisted[0] === 1,
  };
}

function tradeMany(market: RunMarket, compiled: CompiledStrategy, { marks, settings }: Marked): Backtest {
  const { prices, day, delisted } = market;
  const slots = slotsOf(market, compiled);
  return runSlots({
    prices,
    day,
    slots,
    settings,
    delisted,
    entry: marks.entry,
    exit: marks.exit,
    ...(marks.scores && { scores: marks.scores }),
    ...signalRules(compiled, slots, marks.distance),
    startBar: 0,
  });
}

async function rotation(
  market: RunMarket,
  compiled: CompiledStrategy,
  computed: readonly ComputedPart[],
): Promise<Choice> {
  const { day, rankingBars, prices, delisted } = market;
  const { strategy } = compiled;
  const matrix = await dayMatrix(matrixTask(market, compiled), computed);
  const scores = Array.from(rankingBars.keys(), (k) => compiled.scores(matrix.inputs(k)));
  const parts = strategy.holdMonths === undefined ? 1 : partsOf(compiled);
  return ({ isLate }, settings) =>
    runRotation({
      prices,
      day,
      rankingBars: isLate ? laterBars(rankingBars, day.length) : rankingBars,
      scoresAt: (k) => scores[k] as Float64Array,
      top: topOf(compiled, parts),
      weighting: weightingOf(compiled, matrix),
      parts,
      settings,
      delisted,
      // What was chosen at a close can be traded a bar later, although it has no price there.
      maxPriceAge: isLate ? MAX_AGE_DAYS.priceBeside : 0,
    });
}

function laterBars(bars: Int32Array, length: number): Int32Array {
  return bars.map((bar) => bar + 1).filter((bar) => bar < length);
}

function partsOf({ strategy: { holdMonths, rebalancing } }: CompiledStrategy): number {
  return rebalancing === "signals" ? 1 : overlappingParts(holdMonths ?? 1, rebalancing);
}

function topOf({ strategy: { positions } }: CompiledStrategy, parts: number) {
  if ("share" in positions) return positions;
  const { count } = positions;
  return { counts: Array.from({ length: parts }, (_, part) => countOfPart(count, part, parts)) };
}

function weightingOf(compiled: CompiledStrategy, matrix: DayMatrix): Weighting {
  const { sizing } = compiled.strategy;
  const volatility = volatilityOf(compiled);
  if (volatility) return { kind: "inverse", valuesAt: (k) => matrix.inputs(k).column(volatility) };
  if (sizing.kind !== "share") return { kind: "equal" };
  return { kind: "given", weightsAt: (_k, _bar, chosen) => new Float64Array(chosen.length).fill(sizing.fraction) };
}
