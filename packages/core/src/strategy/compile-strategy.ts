import { operandColumn } from "./columns/operand-column.ts";
import { operandKey } from "./columns/operand-key.ts";
import type { StockInputs } from "./columns/stock-inputs.ts";
import type { DayInputs } from "./day-inputs.ts";
import { allOf, type Condition, type Marks, markRows } from "./marks/condition.ts";
import { daySource } from "./marks/day-source.ts";
import { groupCondition, ruleCondition } from "./marks/rule-condition.ts";
import type { RuleSource } from "./marks/rule-source.ts";
import { percentileRanks } from "./marks/standings.ts";
import { oneBarBefore, stockSource } from "./marks/stock-source.ts";
import {
  type ParameterValues,
  type ResolvedOperand,
  type ResolvedStrategy,
  resolveStrategy,
} from "./resolve-strategy.ts";
import type { Strategy } from "./strategy.ts";
import { allRules, isCrossing, operandsIn } from "./walk-strategy.ts";

/** What a strategy says about one stock at every close. */
export interface StockSignals {
  /** 1 where the stock may be bought: it belongs to the universe of that day and the entry holds. */
  readonly entry: Marks;
  /** 1 where the exit holds; nowhere of a strategy without one. */
  readonly exit: Marks;
  /** The first bar at which every indicator is known, of crosses on the bar before as well; marks before it are 0. The number of bars where there is none. */
  readonly startBar: number;
}

/** A strategy with numbers in place of its parameters, ready to be asked. */
export interface CompiledStrategy {
  readonly strategy: ResolvedStrategy;
  /** One stock, bar by bar; `into` is overwritten and returned where it is given. */
  readonly signals: (inputs: StockInputs, into?: Pick<StockSignals, "entry" | "exit">) => StockSignals;
  /** What decides between candidates, one value per bar, the highest first; null of a strategy without a ranking. */
  readonly order: (inputs: StockInputs) => Float64Array | null;
  /** The values that the functions of a day ask for, each once. */
  readonly dayOperands: readonly ResolvedOperand[];
  /** All stocks at the close of a day: 1 where one belongs to the universe, by its rules. Ranks are taken among these. */
  readonly members: (day: DayInputs) => Marks;
  /** 1 where a stock may be bought. */
  readonly eligible: (day: DayInputs) => Marks;
  /** 1 where the exit holds. */
  readonly leaving: (day: DayInputs) => Marks;
  /** The highest first; NaN where a stock is not eligible or cannot be ranked. 0 of a strategy without a ranking. */
  readonly scores: (day: DayInputs) => Float64Array;
}

/**
 * Makes a strategy ready to be asked about stocks.
 *
 * @param strategy A valid strategy (`validateStrategy`).
 * @param values Numbers for its parameters; their own unless given.
 * @throws {RangeError} if a value is out of the bounds of its parameter.
 * @see docs/strategies.md, "Rules"
 *
 * @example
 * compileStrategy(goldenCross, { fast: 10, slow: 30 }).signals(inputs).entry; // 1 where the averages cross
 */
export function compileStrategy(strategy: Strategy, values?: ParameterValues): CompiledStrategy {
  const resolved = resolveStrategy(strategy, values);
  const read = once(() => readOf(resolved));
  const dayOperands = once(() => dayOperandsOf(resolved));
  return {
    strategy: resolved,
    signals: (inputs, into) => signalsOf(resolved, { inputs, read: read(), into: into ?? blank(inputs) }),
    order: (inputs) => orderOf(resolved, inputs),
    get dayOperands() {
      return dayOperands();
    },
    members: (day) => membersOf(resolved, day),
    eligible: (day) => eligibleOf(resolved, day),
    leaving: (day) => {
      const source = daySource(day, membersOf(resolved, day));
      return markRows(exitOf(resolved, source), new Uint8Array(day.stocks));
    },
    scores: (day) => scoresOf(resolved, day),
  };
}

/** Computes a value when it is first asked for: a sweep compiles thousands of times and asks for little. */
function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/**
 * The values that need time to warm up, and how many bars before the rules read them too. Where another value is missing, rules do
 * not hold.
 */
function readOf(strategy: ResolvedStrategy): SignalsTask["read"] {
  return allRules(strategy).flatMap(({ rule }) => {
    const bars = isCrossing(rule) ? 1 : 0;
    const slow = operandsIn(rule).filter((operand) => "indicator" in operand || "monthlyAverage" in operand);
    return slow.map((operand) => ({ operand, bars }));
  });
}

function blank({ bars }: StockInputs): Pick<StockSignals, "entry" | "exit"> {
  return { entry: new Uint8Array(bars.day.length), exit: new Uint8Array(bars.day.length) };
}

interface SignalsTask {
  readonly inputs: StockInputs;
  /** Indicators that the rules read, and how many bars before. */
  readonly read: readonly { readonly operand: ResolvedOperand; readonly bars: number }[];
  readonly into: Pick<StockSignals, "entry" | "exit">;
}

function signalsOf(strategy: ResolvedStrategy, { inputs, read, into }: SignalsTask): StockSignals {
  const source = stockSource(inputs);
  markRows(entryOf(strategy, source), into.entry);
  markRows(exitOf(strategy, source), into.exit);
  const startBar = Math.max(0, ...read.map(({ operand, bars }) => firstKnown(operand, source, bars)));
  into.entry.fill(0, 0, startBar);
  into.exit.fill(0, 0, startBar);
  return { entry: into.entry, exit: into.exit, startBar };
}

/** The bar from which an indicator has been known for some bars. */
function firstKnown(operand: ResolvedOperand, source: RuleSource, bars: number): number {
  const column = source.column(operand);
  let bar = 0;
  while (bar < column.length && Number.isNaN(column[bar])) bar++;
  return Math.min(bar + bars, column.length);
}

function entryOf({ universe, entry }: ResolvedStrategy, source: RuleSource): Condition {
  const rules = (universe.rules ?? []).map((rule) => ruleCondition(rule, source));
  return allOf([...rules, groupCondition(entry, source)]);
}

function exitOf({ exit }: ResolvedStrategy, source: RuleSource): Condition {
  return groupCondition(exit ?? { any: [] }, source);
}

function orderOf({ ranking }: ResolvedStrategy, inputs: StockInputs): Float64Array | null {
  const first = ranking?.by[0];
  if (!first) return null;
  const column = operandColumn(first.operand, inputs);
  return first.best === "highest" ? column : column.map((value) => -value);
}

/** What the rules, the ranking and the weights read on a day; of crosses also the values one bar before. */
function dayOperandsOf(strategy: ResolvedStrategy): readonly ResolvedOperand[] {
  const ofRules = allRules(strategy).flatMap(({ rule }) => {
    const operands = operandsIn(rule);
    return isCrossing(rule) ? [...operands, ...operands.map(oneBarBefore)] : operands;
  });
  const ofRanking = (strategy.ranking?.by ?? []).map(({ operand }) => operand);
  const asked = [...ofRules, ...ofRanking].filter((operand) => !("number" in operand));
  return [...new Map(asked.map((operand) => [operandKey(operand), operand])).values()];
}

/** The stocks that pass the rules of the universe; a rule that ranks compares those that pass the rules before it. */
function membersOf({ universe }: ResolvedStrategy, day: DayInputs): Marks {
  const members = new Uint8Array(day.stocks).fill(1);
  for (const rule of universe.rules ?? []) ruleCondition(rule, daySource(day, members.slice())).keep(members);
  return members;
}

function eligibleOf(strategy: ResolvedStrategy, day: DayInputs): Marks {
  const members = membersOf(strategy, day);
  const condition = groupCondition(strategy.entry, daySource(day, members.slice()));
  condition.keep(members);
  return members;
}

/** One operand orders by its value, several by the weighted mean of their percentile ranks in the universe. */
function scoresOf(strategy: ResolvedStrategy, day: DayInputs): Float64Array {
  const eligible = eligibleOf(strategy, day);
  const columns = rankedColumns(strategy, day);
  const weights = (strategy.ranking?.by ?? []).map(({ weight = 1 }) => (columns.length === 1 ? 1 : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return Float64Array.from(eligible, (isEligible, row) => {
    if (isEligible === 0) return Number.NaN;
    return columns.reduce((sum, column, k) => sum + (weights[k] as number) * (column[row] as number), 0) / total;
  });
}

function rankedColumns(strategy: ResolvedStrategy, day: DayInputs): readonly Float64Array[] {
  const by = strategy.ranking?.by ?? [];
  if (by.length === 1) {
    return by.map(({ operand, best }) => {
      const values = day.column(operand);
      return best === "highest" ? values : values.map((value) => -value);
    });
  }
  const members = membersOf(strategy, day);
  return by.map(({ operand, best }) =>
    percentileRanks(day.column(operand), members, { groups: day, within: "market", best }),
  );
}
