import { describe, expect, it } from "vitest";
import { FACTOR_METRICS, MARKET_RATIOS, PRICE_METRICS, SCREEN_METRICS } from "../../screen/index.ts";
import { STRATEGY_PROBLEMS } from "../../words/index.ts";
import { strategyOf } from "../library/blocks.ts";
import { STRATEGY_LIBRARY } from "../library/strategy-library.ts";
import type { Operand, Rule, Strategy } from "../strategy.ts";
import { validateStrategy } from "./validate-strategy.ts";

const CLOSE: Operand = { price: "close" };
const RSI: Operand = { indicator: "rsi" };
const rule = (left: Operand, operator: "above" | "below", number: number): Rule => ({
  left,
  operator,
  right: { number },
});
const SOUND = rule(CLOSE, "above", 5);

/** A strategy that is right but for one thing. */
const withRules = (...rules: readonly Rule[]) => strategyOf({ entry: { all: rules }, positions: { count: 1 } });
const asked = (left: Operand) => withRules({ left, operator: "above", right: { price: "open" } });
const sound = (more: Partial<Strategy>) => strategyOf({ entry: { all: [SOUND] }, positions: { count: 1 }, ...more });
const parameter = (value: number, minimum: number, maximum: number, step = 1) => ({
  p: { value, minimum, maximum, step },
});
const momentum = { by: [{ operand: { indicator: "roc" }, best: "highest" }] } as const;

const CASES: readonly (readonly [code: string, path: string, strategy: Strategy])[] = [
  ["unknown-indicator", "entry.all.0.left.indicator", asked({ indicator: "average" })],
  ["unknown-indicator", "entry.all.0.left.indicator", asked({ indicator: "constructor" })],
  ["unknown-output", "entry.all.0.left.output", asked({ indicator: "macd", output: "upper" })],
  [
    "unknown-indicator-parameter",
    "entry.all.0.left.parameters.bars",
    asked({ indicator: "sma", parameters: { bars: 3 } }),
  ],
  ["unknown-metric", "entry.all.0.left.metric", asked({ metric: "wealth" })],
  ["metric-not-daily", "entry.all.0.left.metric", asked({ metric: "moatWidth" })],
  ["unknown-check", "entry.all.0.check", withRules({ check: "Z1" as "O1", state: "pass" })],
  ["unknown-parameter", "entry.all.0.left.barsAgo", asked({ price: "close", barsAgo: { parameter: "toString" } })],
  ["parameter-bounds", "parameters.p", sound({ parameters: parameter(5, 9, 1) })],
  ["parameter-outside", "parameters.p", sound({ parameters: parameter(10, 1, 9) })],
  ["parameter-step", "parameters.p", sound({ parameters: parameter(5, 1, 9, 0) })],
  ["not-a-number", "entry.all.0.right.number", withRules(rule(CLOSE, "above", Number.NaN))],
  ["not-whole", "entry.all.0.left.barsAgo", asked({ price: "close", barsAgo: 1.5 })],
  ["not-whole", "entry.all.0.left.parameters.length", asked({ indicator: "sma", parameters: { length: 2.5 } })],
  // Looking ahead is looking back by less than nothing.
  ["out-of-range", "entry.all.0.left.barsAgo", asked({ price: "close", barsAgo: -1 })],
  ["out-of-range", "entry.all.0.left.parameters.length", asked({ indicator: "sma", parameters: { length: 0 } })],
  [
    "out-of-range",
    "entry.all.0.left.barsAgo",
    { ...asked({ price: "close", barsAgo: { parameter: "p" } }), parameters: parameter(0, -2, 2) },
  ],
  ["out-of-range", "entry.all.0.threshold", withRules({ check: "F11", state: "pass", threshold: 10 })],
  [
    "out-of-range",
    "entry.all.0.right",
    { ...withRules({ left: CLOSE, operator: "percentileAtLeast", right: 80 }), rebalancing: "monthly" },
  ],
  ["out-of-range", "stops.loss", sound({ stops: { loss: 1.5 } })],
  ["out-of-range", "entryOrder.below", sound({ entryOrder: { type: "limit", below: 1 } })],
  ["out-of-range", "entryOrder.above", sound({ entryOrder: { type: "stop", above: 0 } })],
  ["unknown-parameter", "entryOrder.below", sound({ entryOrder: { type: "limit", below: { parameter: "p" } } })],
  [
    "entry-order-with-rotation",
    "entryOrder",
    sound({ entryOrder: { type: "limit", below: 0.02 }, rebalancing: "monthly" }),
  ],
  ["out-of-range", "positions.count", sound({ positions: { count: 0 } })],
  ["wrong-order", "entry.all.0", withRules({ left: CLOSE, operator: "between", low: 5, high: 3 })],
  [
    "too-many-parameters",
    "parameters",
    sound({ parameters: Object.fromEntries(Array.from({ length: 21 }, (_, k) => [`p${k}`, parameter(1, 1, 1).p])) }),
  ],
  ["too-many-rules", "entry", withRules(...Array.from({ length: 31 }, (_, k) => rule(CLOSE, "above", k)))],
  [
    "too-many-rankings",
    "ranking",
    sound({ rebalancing: "monthly", ranking: { by: Array.from({ length: 6 }, () => momentum.by[0]) } }),
  ],
  ["groups-too-deep", "entry.all.0.any.0", sound({ entry: { all: [{ any: [{ all: [SOUND] } as unknown as Rule] }] } })],
  ["empty-group", "entry.all.1", sound({ entry: { all: [SOUND, { any: [] }] } })],
  ["empty-group", "exit", sound({ exit: { any: [] } })],
  ["empty-group", "entry", sound({ entry: { any: [] }, ranking: momentum })],
  ["no-entry", "entry", sound({ entry: { all: [] } })],
  ["benchmark-without-prices", "entry.all.0.left", asked({ of: "benchmark", metric: "pe" })],
  ["only-numbers", "entry.all.0", withRules(rule({ number: 3 }, "above", 2))],
  ["same-sides", "entry.all.0", withRules({ left: CLOSE, operator: "crossesAbove", right: { price: "close" } })],
  ["never-holds", "entry.all.0", withRules(rule(RSI, "above", 100))],
  ["never-holds", "entry.all.0", withRules({ left: { calendar: "month" }, operator: "between", low: 13, high: 14 })],
  ["contradiction", "entry.all.1", withRules(rule(RSI, "below", 30), rule(RSI, "above", 70))],
  [
    "contradiction",
    "entry.all.1",
    withRules({ left: CLOSE, operator: "above", right: RSI }, { left: RSI, operator: "crossesAbove", right: CLOSE }),
  ],
  [
    "contradiction",
    "entry.all.1",
    withRules({ check: "O1", state: "pass" }, { check: "O1", state: "pass", not: true }),
  ],
  ["contradiction", "entry.all.0", sound({ universe: { rules: [rule(CLOSE, "below", 5)] } })],
  ["contradiction", "entry.all.1.any.0", sound({ entry: { all: [SOUND, { any: [rule(CLOSE, "below", 2), SOUND] }] } })],
  ["exit-is-entry", "exit", sound({ exit: { all: [{ right: { number: 5 }, operator: "above", left: CLOSE }] } })],
  ["ranking-needs-rebalancing", "entry.all.0", withRules({ left: CLOSE, operator: "rankAtMost", right: 3 })],
  ["ranking-needs-rebalancing", "ranking", sound({ ranking: { by: [momentum.by[0], momentum.by[0]] } })],
  ["share-needs-rebalancing", "positions", sound({ positions: { share: 0.1 } })],
  ["holding-needs-rebalancing", "holdMonths", sound({ holdMonths: 3 })],
  ["holding-not-in-periods", "holdMonths", sound({ rebalancing: "quarterly", holdMonths: 4 })],
  ["holding-and-exits", "holdMonths", sound({ rebalancing: "monthly", holdMonths: 3, stops: { loss: 0.1 } })],
  ["weights-need-rebalancing", "sizing", sound({ sizing: { kind: "inverseVolatility", length: 20 } })],
  [
    "same-for-all",
    "ranking.by.0.operand",
    sound({ rebalancing: "monthly", ranking: { by: [{ operand: { rate: "cash" }, best: "highest" }] } }),
  ],
  [
    "out-of-range",
    "ranking.by.0.weight",
    sound({ rebalancing: "monthly", ranking: { by: [{ ...momentum.by[0], weight: 0 }] } }),
  ],
  ["risk-needs-stop", "sizing", sound({ sizing: { kind: "risk", fraction: 0.01 }, stops: { trailing: 0.1 } })],
];

describe("validateStrategy", () => {
  it.each(CASES)("finds %s at %s", (code, path, strategy) => {
    expect(validateStrategy(strategy)).toContainEqual(expect.objectContaining({ code, path }));
  });

  it("has a case for every problem that it can find", () => {
    expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(STRATEGY_PROBLEMS));
  });

  it("finds nothing wrong with the strategies of the library", () => {
    for (const { id, strategy } of STRATEGY_LIBRARY) expect([id, validateStrategy(strategy)]).toEqual([id, []]);
  });

  it("lets stand what can hold", () => {
    const either = sound({
      entry: { any: [rule(RSI, "below", 30), rule(RSI, "above", 70)] },
      exit: { all: [rule(RSI, "above", 50)] },
    });
    const touching = withRules(
      { left: RSI, operator: "atLeast", right: { number: 30 } },
      { left: RSI, operator: "atMost", right: { number: 30 } },
    );
    const ranked = sound({ entry: { all: [] }, ranking: momentum });
    const timed = sound({
      positions: { count: 3 },
      sizing: { kind: "risk", fraction: 0.01 },
      stops: { loss: 0.1, bars: 20 },
    });
    const before = withRules({ left: CLOSE, operator: "above", right: { price: "close", barsAgo: 1 } });
    for (const strategy of [either, touching, ranked, timed, before]) {
      expect(validateStrategy(strategy)).toEqual([]);
    }
  });

  it("lets a strategy ask exactly the numbers of the screener that are computed for the days of a backtest", () => {
    const accepted = SCREEN_METRICS.filter(({ id }) => validateStrategy(asked({ metric: id })).length === 0);
    const daily = [...FACTOR_METRICS, ...[...MARKET_RATIOS, ...PRICE_METRICS].map(({ id }) => id), "quality"];
    expect(accepted.map(({ id }) => id).sort()).toEqual(daily.sort());
  });

  it("gives the values that a sentence about the problem needs", () => {
    expect(validateStrategy(sound({ stops: { loss: 1.5 } }))).toEqual([
      { code: "out-of-range", path: "stops.loss", values: { value: 1.5, minimum: 0.0001, maximum: 0.9999 } },
    ]);
    expect(validateStrategy(withRules(rule(RSI, "below", 30), rule(RSI, "above", 70)))).toEqual([
      { code: "contradiction", path: "entry.all.1", values: { other: "entry.all.0" } },
    ]);
  });
});
