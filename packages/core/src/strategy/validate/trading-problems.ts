import type { Rule, Strategy, Tunable } from "../strategy.ts";
import { tradesBy } from "../trades-by.ts";
import { type NumberBounds, numberProblems, rangeOf } from "./number-problems.ts";
import { operandProblems } from "./operand-problems.ts";
import { isSameForAll, ranks } from "./rule-problems.ts";
import { problem, type StrategyProblem } from "./strategy-problem.ts";

/** A part of a price; the whole of it would be never reached. */
const DISTANCE = { minimum: 0.0001, maximum: 0.9999, isWhole: false } as const;
const GAIN = { minimum: 0.0001, maximum: 100, isWhole: false } as const;
const BARS = { minimum: 1, maximum: 2520, isWhole: true } as const;
const MULTIPLE = { minimum: 0.01, maximum: 100, isWhole: false } as const;
const COUNT = { minimum: 1, maximum: 10_000, isWhole: true } as const;
const SHARE = { minimum: 0.0001, maximum: 1, isWhole: false } as const;
const LENGTH = { minimum: 2, maximum: 2520, isWhole: true } as const;
const MONTHS = { minimum: 1, maximum: 120, isWhole: true } as const;
const WEIGHT = { minimum: 0.01, maximum: 100, isWhole: false } as const;
const MONTHS_OF = { signals: 0, monthly: 1, quarterly: 3, yearly: 12 } as const;

/** What is wrong with stops, ranking, positions, sizing and the time of trading. */
export function tradingProblems(
  strategy: Strategy,
  rules: readonly { rule: Rule; path: string }[],
): readonly StrategyProblem[] {
  return [
    ...boundsProblems(strategy),
    ...rankingProblems(strategy, rules),
    ...sizingProblems(strategy),
    ...holdingProblems(strategy),
    ...entryOrderProblems(strategy),
  ];
}

function boundsProblems(strategy: Strategy): readonly StrategyProblem[] {
  const { entryOrder, stops, positions, sizing, holdMonths, parameters } = strategy;
  const numbers: readonly (readonly [string, Tunable | undefined, NumberBounds])[] = [
    ["entryOrder.below", entryOrder?.type === "limit" ? entryOrder.below : undefined, DISTANCE],
    ["entryOrder.above", entryOrder?.type === "stop" ? entryOrder.above : undefined, DISTANCE],
    ["stops.loss", stops.loss, DISTANCE],
    ["stops.trueRanges.length", stops.trueRanges?.length, LENGTH],
    ["stops.trueRanges.multiple", stops.trueRanges?.multiple, MULTIPLE],
    ["stops.trailing", stops.trailing, DISTANCE],
    ["stops.profit", stops.profit, GAIN],
    ["stops.bars", stops.bars, BARS],
    "count" in positions ? ["positions.count", positions.count, COUNT] : ["positions.share", positions.share, SHARE],
    ["sizing.fraction", "fraction" in sizing ? sizing.fraction : undefined, SHARE],
    ["sizing.length", "length" in sizing ? sizing.length : undefined, LENGTH],
    ["holdMonths", holdMonths, MONTHS],
  ];
  return numbers.flatMap(([path, tunable, bounds]) =>
    tunable === undefined ? [] : numberProblems(tunable, bounds, { parameters, path }),
  );
}

function rankingProblems(
  strategy: Strategy,
  rules: readonly { rule: Rule; path: string }[],
): readonly StrategyProblem[] {
  const { ranking, rebalancing, parameters } = strategy;
  const by = ranking?.by ?? [];
  const operands = by.flatMap(({ operand, weight = 1 }, k) => {
    const path = `ranking.by.${k}.operand`;
    const problems = [
      ...operandProblems(operand, { parameters, path }),
      ...numberProblems(weight, WEIGHT, { parameters, path: `ranking.by.${k}.weight` }),
    ];
    return isSameForAll(operand) ? [...problems, problem("same-for-all", path)] : problems;
  });
  if (rebalancing !== "signals") return operands;
  const ranked = rules.filter(({ rule }) => ranks(rule)).map(({ path }) => problem("ranking-needs-rebalancing", path));
  // The mean of several ranks needs all stocks of a day; one value decides between candidates by itself.
  return by.length > 1
    ? [...operands, ...ranked, problem("ranking-needs-rebalancing", "ranking")]
    : [...operands, ...ranked];
}

function sizingProblems(strategy: Strategy): readonly StrategyProblem[] {
  const { sizing, stops, positions, rebalancing } = strategy;
  const problems: StrategyProblem[] = [];
  if (sizing.kind === "risk" && stops.loss === undefined && stops.trueRanges === undefined) {
    problems.push(problem("risk-needs-stop", "sizing"));
  }
  if (sizing.kind === "inverseVolatility" && tradesBy(strategy) === "slots") {
    problems.push(problem("weights-need-rebalancing", "sizing"));
  }
  if ("share" in positions && rebalancing === "signals") problems.push(problem("share-needs-rebalancing", "positions"));
  return problems;
}

/** Positions that are replaced as a whole are bought together, at the open. */
function entryOrderProblems(strategy: Strategy): readonly StrategyProblem[] {
  if (strategy.entryOrder === undefined || tradesBy(strategy) === "slots") return [];
  return [problem("entry-order-with-rotation", "entryOrder")];
}

function holdingProblems(strategy: Strategy): readonly StrategyProblem[] {
  const { holdMonths, rebalancing, parameters } = strategy;
  if (holdMonths === undefined) return [];
  if (rebalancing === "signals") return [problem("holding-needs-rebalancing", "holdMonths")];
  if (tradesBy(strategy) === "slots") return [problem("holding-and-exits", "holdMonths")];
  const period = MONTHS_OF[rebalancing];
  const range = rangeOf(holdMonths, parameters);
  const months = range ? [range.value, range.minimum, range.step].find((count) => count % period !== 0) : undefined;
  return months === undefined ? [] : [problem("holding-not-in-periods", "holdMonths", { months, period })];
}
