import type { CheckId } from "../checks/index.ts";
import { screenMetricOf } from "../screen/index.ts";
import type { MarketRate, PriceField, StrategyNeed } from "../words/index.ts";
import { chosenIndicator } from "./columns/operand-key.ts";
import { isRanking } from "./marks/rule-condition.ts";
import { trueRangeOperand, volatilityOperand } from "./order-columns.ts";
import { type ResolvedOperand, type ResolvedStrategy, resolveStrategy } from "./resolve-strategy.ts";
import type { Strategy } from "./strategy.ts";
import { allRules, operandsIn } from "./walk-strategy.ts";

/** An indicator as a strategy uses it, such as a chart draws it. */
export interface UsedIndicator {
  readonly of: "stock" | "benchmark";
  readonly indicator: string;
  readonly parameters: Readonly<Record<string, number>>;
}

/** What must be loaded to ask a strategy. */
export interface StrategyOperands {
  /** Columns of the stock's bars that rules name; an engine needs the others all the same. */
  readonly prices: readonly PriceField[];
  readonly indicators: readonly UsedIndicator[];
  readonly metrics: readonly string[];
  readonly checks: readonly CheckId[];
  readonly rates: readonly MarketRate[];
  readonly benchmark: boolean;
  readonly calendar: boolean;
  /** Whether stocks are compared with each other on a day. */
  readonly comparesStocks: boolean;
  /** Index whose members on the day are the universe; null for none. */
  readonly index: string | null;
}

/**
 * Lists what a strategy reads, each thing once.
 *
 * @param strategy A valid strategy.
 *
 * @example
 * operandsOf(goldenCross).indicators; // sma of 50 and sma of 200
 */
export function operandsOf(strategy: Strategy): StrategyOperands {
  const resolved = resolveStrategy(strategy);
  const rules = allRules(resolved).map(({ rule }) => rule);
  const operands = [...rules.flatMap(operandsIn), ...operandsOfOrders(resolved)];
  const found = <Value>(pick: (operand: ResolvedOperand) => Value | null) => distinct(operands.map(pick));
  return {
    prices: found((operand) => ("price" in operand && operand.of !== "benchmark" ? operand.price : null)),
    indicators: found(usedIndicator),
    metrics: found((operand) => ("metric" in operand ? operand.metric : null)),
    checks: distinct(rules.map((rule) => ("check" in rule ? rule.check : null))),
    rates: found((operand) => ("rate" in operand ? operand.rate : null)),
    benchmark: operands.some(({ of }) => of === "benchmark"),
    calendar: operands.some((operand) => "calendar" in operand),
    comparesStocks: rules.some(isRanking) || resolved.rebalancing !== "signals",
    index: strategy.universe.index ?? null,
  };
}

/**
 * The kinds of data that a strategy needs.
 *
 * @param strategy A valid strategy.
 *
 * @example
 * needsOf(goldenCross); // ["prices"]
 */
export function needsOf(strategy: Strategy): readonly StrategyNeed[] {
  const { metrics, checks, rates, benchmark, index } = operandsOf(strategy);
  const needs: Readonly<Record<StrategyNeed, boolean>> = {
    prices: true,
    fundamentals: metrics.some(readsAccounts) || checks.length > 0 || strategy.universe.companyTypes !== undefined,
    benchmark,
    membership: index !== null,
    cashRate: rates.includes("cash"),
    aaaYield: rates.includes("aaa"),
  };
  return (Object.keys(needs) as StrategyNeed[]).filter((need) => needs[need]);
}

function readsAccounts(metric: string): boolean {
  return screenMetricOf(metric)?.group !== "price";
}

/** What ranking, stops and weights read. */
function operandsOfOrders({ ranking, stops, sizing }: ResolvedStrategy): readonly ResolvedOperand[] {
  const ranked = (ranking?.by ?? []).map(({ operand }) => operand);
  const stop = stops.trueRanges ? [trueRangeOperand(stops.trueRanges.length)] : [];
  const weight = sizing.kind === "inverseVolatility" ? [volatilityOperand(sizing.length)] : [];
  return [...ranked, ...stop, ...weight];
}

function usedIndicator(operand: ResolvedOperand): UsedIndicator | null {
  if (!("indicator" in operand)) return null;
  const { indicator, parameters } = chosenIndicator(operand);
  return { of: operand.of ?? "stock", indicator, parameters };
}

/** Each value once, in order, without the nulls. */
function distinct<Value>(values: readonly (Value | null)[]): readonly Value[] {
  const known = values.filter((value): value is Value & {} => value !== null && value !== undefined);
  return [...new Map(known.map((value) => [JSON.stringify(value), value])).values()];
}
