import type { CheckId } from "@plumbline/core/checks";
import { type Bars, lastIndexOnOrBefore } from "@plumbline/core/series";
import { type CheckValues, calendarColumns, type StockInputs, type StrategyOperands } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import type { MarketRate } from "@plumbline/core/words";
import { readBondYield, readRiskFreeRates, storedPrices } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { announcedDays } from "./announced-days.ts";
import { type MetricColumns, metricColumns } from "./metric-columns.ts";
import type { RunContext } from "./run-order.ts";

/** What all stocks of a run share. */
export interface SharedInputs {
  readonly context: Pick<RunContext, "snapshot" | "factors">;
  readonly operands: StrategyOperands;
  /** Bars of the benchmark; null where nothing is compared with one. */
  readonly benchmark: Bars | null;
  /** Days on which anything traded, and those announced for the rest of the last month. */
  readonly tradingDays: Int32Array;
  readonly rate: (id: MarketRate, days: Int32Array) => Float64Array | null;
  /** The bars of a stock as they are stored, where they are in memory. */
  readonly storedBars: ((place: number) => Bars) | null;
}

export function sharedInputs(
  context: Pick<RunContext, "snapshot" | "factors">,
  operands: StrategyOperands,
  benchmark: Bars | null,
): SharedInputs {
  const { snapshot } = context;
  return {
    context,
    operands,
    benchmark: operands.benchmark ? benchmark : null,
    tradingDays: announcedDays(snapshot),
    rate: (id, days) => rateOn(snapshot, id, days),
    storedBars: null,
  };
}

/**
 * What the rules of a strategy read of one stock, bar by bar. Whatever is not asked for is not read.
 *
 * @param bars Its whole history on one share count.
 */
export function stockInputs(shared: SharedInputs, instrument: Instrument, bars: Bars): StockInputs {
  const { context, operands, tradingDays } = shared;
  const days = bars.day;
  const known = once((): MetricColumns => {
    const history = storedPrices(context.snapshot, instrument);
    return metricColumns({ ...context, instrument, history }, days, operands);
  });
  const calendar = once(() => calendarColumns(days, tradingDays));
  return {
    bars,
    benchmark: shared.benchmark && alignedBars(shared.benchmark, days),
    metric: (id) => known().metrics.get(id) ?? new Float64Array(days.length).fill(Number.NaN),
    check: (id: CheckId): CheckValues => {
      const column = known().checks.get(id);
      if (!column) throw new RangeError(`The check ${id} is none that the strategy asks for.`);
      return column;
    },
    rate: (id) => shared.rate(id, days),
    calendar: (field) => calendar()[field],
    columns: new Map(),
  };
}

/** Bars on the days of others; NaN where there is none of the day. */
function alignedBars(bars: Bars, days: Int32Array): Bars {
  const places = Int32Array.from(days, (day) => {
    const place = lastIndexOnOrBefore(bars.day, day as Day);
    return bars.day[place] === day ? place : -1;
  });
  const on = (column: Float64Array) => Float64Array.from(places, (place) => column[place] ?? Number.NaN);
  const { open, high, low, close, volume } = bars;
  return { day: days, open: on(open), high: on(high), low: on(low), close: on(close), volume: on(volume) };
}

/** A yearly rate as it was known on each day; null where the market has none of them. */
function rateOn(snapshot: Snapshot, id: MarketRate, days: Int32Array): Float64Array | null {
  if (id === "cash") return cashRates(snapshot, days);
  const yields = Float64Array.from(days, (day) => readBondYield(snapshot, "aaa", day as Day).value ?? Number.NaN);
  return yields.every(Number.isNaN) ? null : yields;
}

/**
 * What cash earned a year, by day.
 *
 * @returns Fractions; NaN before the first known rate. Null where the market has no rate that reaches the last day.
 * @see STA-04
 */
export function cashRates(snapshot: Snapshot, days: Int32Array): Float64Array | null {
  const [from, to] = [days[0] as Day | undefined, days.at(-1) as Day | undefined];
  const known = from === undefined || to === undefined ? null : readRiskFreeRates(snapshot, { from, to });
  if (!known) return null;
  const { day, rate } = known.rates;
  return Float64Array.from(days, (each) => rate[lastIndexOnOrBefore(day, each as Day)] ?? Number.NaN);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
