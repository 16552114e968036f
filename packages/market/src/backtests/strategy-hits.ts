import { type Bars, lastIndexOnOrBefore } from "@plumbline/core/series";
import {
  type CompiledStrategy,
  compileStrategy,
  type DayInputs,
  distancesAt,
  distancesOfDay,
  operandsOf,
  type RuleDistance,
  type Strategy,
  type StrategyOperands,
} from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import type { Instrument } from "../model/index.ts";
import { readBenchmark } from "./benchmark.ts";
import { type DayMatrix, dayMatrix } from "./day-matrix.ts";
import { recentBars } from "./recent-bars.ts";
import { membersOf, type RunMarket } from "./run-market.ts";
import type { RunContext } from "./run-order.ts";
import { runStocks } from "./run-stocks.ts";
import { type SharedInputs, sharedInputs, stockInputs } from "./stock-inputs.ts";

/** Who passes the entry of a strategy at a close. */
export interface StrategyHits {
  readonly day: Day;
  readonly previousDay: Day | null;
  /** Stocks with a price on the day, and of them those for which a value that a rule needs is missing. */
  readonly considered: number;
  readonly unknown: number;
  /** Symbols in the order of the ranking, or ascending. */
  readonly passes: readonly string[];
  readonly entered: readonly string[];
  readonly left: readonly string[];
}

export type HitsContext = Omit<RunContext, "columns">;

/** Five years of bars: an exponential average of a year has forgotten all but a hundred-thousandth of what was before. */
const MIN_BARS = 1260;

/**
 * Finds the stocks of a market that pass the entry of a strategy after the close of a day, and those that did on an earlier one. A
 * strategy that compares stocks has those that it would choose.
 *
 * @param span The day, and the one that it is compared with: the trading day before it unless given.
 * @returns null of a market without prices by then.
 */
export async function strategyHits(
  context: HitsContext,
  strategy: Strategy,
  { asOf, since = null }: { readonly asOf: Day; readonly since?: Day | null },
): Promise<StrategyHits | null> {
  const { calendar } = context.snapshot;
  const at = lastIndexOnOrBefore(calendar, asOf);
  if (at < 0) return null;
  const from = since === null ? at - 1 : lastIndexOnOrBefore(calendar, since);
  const days = calendar.filter((_, index) => index === at || (index === from && from < at));
  const { stocks, compiled, matrix } = await matrixOf(context, strategy, { days, span: Math.max(1, at - from) });
  const today = days.length - 1;
  const inputs = matrix.inputs(today);
  const passes = chosen(compiled, inputs);
  // Since the same day nothing has changed; before the first one nothing passed.
  const atOnce = from >= at ? passes : [];
  const before = new Set(today === 0 ? atOnce : chosen(compiled, matrix.inputs(0)));
  const now = new Set(passes);
  const symbols = (places: Iterable<number>) => Array.from(places, (place) => stocks[place]?.symbol ?? "");
  return {
    day: days[today] as Day,
    previousDay: today === 0 ? null : (days[0] as Day),
    ...counts(compiled, inputs, matrix.priced(today)),
    passes: symbols(passes),
    entered: symbols(passes.filter((place) => !before.has(place))),
    left: symbols([...before].filter((place) => !now.has(place))),
  };
}

interface HitsMatrix {
  readonly stocks: readonly Instrument[];
  readonly compiled: CompiledStrategy;
  readonly matrix: DayMatrix;
}

interface JudgedDays {
  readonly days: Int32Array;
  /** Trading days from the first of them to the last. */
  readonly span: number;
}

export async function matrixOf(
  context: HitsContext,
  strategy: Strategy,
  { days, span }: JudgedDays,
): Promise<HitsMatrix> {
  const last = days.at(-1) as Day;
  const { stocks, compiled, ...judged } = judgedStocks(context, strategy, { last, span });
  const { checks } = judged.operands;
  const matrix = await dayMatrix({ context, stocks, days, ...judged, operands: compiled.dayOperands, checks });
  return { stocks, compiled, matrix };
}

/** The stocks that a strategy may choose from, and what its rules read of each of them. */
export interface JudgedStocks {
  readonly stocks: readonly Instrument[];
  readonly compiled: CompiledStrategy;
  readonly operands: StrategyOperands;
  readonly shared: SharedInputs;
  /** The bars of a stock on one share count, as far back as any rule looks. */
  readonly barsOf: (place: number) => Bars;
  readonly members: RunMarket["members"];
}

/** @param span Trading days up to the last one that are judged. */
export function judgedStocks(
  context: HitsContext,
  strategy: Strategy,
  { last, span }: { readonly last: Day; readonly span: number },
): JudgedStocks {
  const { snapshot } = context;
  const compiled = compileStrategy(strategy);
  const operands = operandsOf(strategy);
  const stocks = runStocks(snapshot, { market: true }, strategy.universe);
  const benchmark = operands.benchmark ? readBenchmark(snapshot, { index: true }, last) : null;
  const bars = Math.max(MIN_BARS, 2 * longestLookBack(compiled)) + span - 1;
  return {
    stocks,
    compiled,
    operands,
    shared: sharedInputs(context, operands, benchmark?.bars ?? null),
    barsOf: (place) => recentBars(snapshot, stocks[place]?.symbol ?? "", last, bars),
    members: strategy.universe.index === undefined ? null : membersOf(context, stocks, strategy.universe.index),
  };
}

/** The most bars that an operand can need: all its numbers together, whatever they mean. */
function longestLookBack({ dayOperands }: CompiledStrategy): number {
  const lengths = dayOperands.map((operand) => {
    const numbers = "indicator" in operand ? Object.values(operand.parameters ?? {}) : [];
    const months = "monthlyAverage" in operand ? 22 * operand.monthlyAverage : 0;
    return numbers.reduce((sum, value) => sum + value, months + (operand.barsAgo ?? 0));
  });
  return Math.ceil(Math.max(0, ...lengths));
}

/** Places of the stocks that are bought: all that pass where each trades by itself, the best otherwise. */
export function chosen(compiled: CompiledStrategy, inputs: DayInputs): readonly number[] {
  const { rebalancing, positions, ranking } = compiled.strategy;
  const scores = compiled.scores(inputs);
  const eligible = [...compiled.eligible(inputs)].flatMap((mark, place) => (mark === 0 ? [] : [place]));
  if (ranking === null) return eligible;
  const ranked = eligible
    .filter((place) => !Number.isNaN(scores[place]))
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  if (rebalancing === "signals") return ranked;
  const count = "count" in positions ? positions.count : Math.floor(positions.share * ranked.length);
  return ranked.slice(0, Math.max(1, count));
}

function counts(compiled: CompiledStrategy, inputs: DayInputs, priced: ArrayLike<number>) {
  const eligible = compiled.eligible(inputs);
  const columns = compiled.dayOperands.map(inputs.column);
  const isUnknown = (place: number) => columns.some((column) => Number.isNaN(column[place]));
  let [considered, unknown] = [0, 0];
  for (let place = 0; place < inputs.stocks; place++) {
    if (priced[place] === 0) continue;
    considered++;
    if (eligible[place] === 0 && isUnknown(place)) unknown++;
  }
  return { considered, unknown };
}

/** One stock against each rule of a strategy. */
export interface StockDetail {
  readonly day: Day;
  /** Whether it passes the entry; null where a value that it needs is missing. */
  readonly passes: boolean | null;
  readonly rules: readonly RuleDistance[];
  /** Days on which it began to pass, oldest first; null of a strategy that compares stocks. */
  readonly began: readonly Day[] | null;
}

/**
 * Holds one stock against each rule of a strategy after the close of a day.
 *
 * @returns null of a stock without prices by then.
 */
export async function stockDetail(
  context: HitsContext,
  strategy: Strategy,
  { instrument, asOf }: { readonly instrument: Instrument; readonly asOf: Day },
): Promise<StockDetail | null> {
  const { snapshot } = context;
  const bars = recentBars(snapshot, instrument.symbol, asOf, Number.POSITIVE_INFINITY);
  const bar = bars.day.length - 1;
  if (bar < 0) return null;
  const compiled = compileStrategy(strategy);
  const operands = operandsOf(strategy);
  const day = bars.day[bar] as Day;
  if (operands.comparesStocks) return comparedDetail(context, strategy, { instrument, day });
  const benchmark = operands.benchmark ? readBenchmark(snapshot, { index: true }, day) : null;
  const inputs = stockInputs(sharedInputs(context, operands, benchmark?.bars ?? null), instrument, bars);
  const { entry } = compiled.signals(inputs);
  const rules = distancesAt(compiled, inputs, bar);
  const began = Array.from(entry.keys()).filter((row) => entry[row] === 1 && entry[row - 1] !== 1);
  return {
    day,
    passes: verdictOf(entry[bar] === 1, rules),
    rules,
    began: began.map((row) => bars.day[row] as Day),
  };
}

async function comparedDetail(
  context: HitsContext,
  strategy: Strategy,
  { instrument, day }: { readonly instrument: Instrument; readonly day: Day },
): Promise<StockDetail> {
  const { stocks, compiled, matrix } = await matrixOf(context, strategy, { days: Int32Array.of(day), span: 1 });
  const row = stocks.findIndex(({ symbol }) => symbol === instrument.symbol);
  const inputs = matrix.inputs(0);
  if (row < 0) return { day, passes: false, rules: [], began: null };
  const rules = distancesOfDay(compiled, inputs, { row, members: compiled.members(inputs) });
  return { day, passes: verdictOf(chosen(compiled, inputs).includes(row), rules), rules, began: null };
}

/** A stock that does not pass although no rule fails lacks a value. */
function verdictOf(passes: boolean, rules: readonly RuleDistance[]): boolean | null {
  const ofEntry = rules.filter(({ path }) => !path.startsWith("exit"));
  const isOpen = ofEntry.some(({ result }) => result === "missing") && !ofEntry.some(({ result }) => result === "fail");
  return passes ? true : isOpen ? null : false;
}
