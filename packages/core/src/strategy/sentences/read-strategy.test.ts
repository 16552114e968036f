import { describe, expect, it } from "vitest";
import {
  CALENDAR_FIELDS,
  COMPARISONS,
  INDICATOR_IDS,
  INDICATORS,
  type IndicatorPane,
  PRICE_FIELDS,
  RANKINGS,
} from "../../words/index.ts";
import { strategyOf } from "../library/blocks.ts";
import { libraryStrategy, STRATEGY_LIBRARY } from "../library/strategy-library.ts";
import type { Operand, Rule, Strategy } from "../strategy.ts";
import { readStrategy } from "./read-strategy.ts";
import type { Sentence, SentenceGroup, SentencePart } from "./sentence.ts";
import { SENTENCES } from "./sentence-keys.ts";

const CLOSE = { price: "close" } as const;

/** All messages in a tree: their keys and the names of their places. */
function messagesIn(tree: unknown): (readonly [string, readonly string[]])[] {
  if (typeof tree !== "object" || tree === null) return [];
  const isMessage = "kind" in tree && tree.kind === "message";
  const { key, values } = tree as Sentence;
  const own = isMessage ? [[key, Object.keys(values).sort()] as const] : [];
  return [...own, ...Object.values(tree).flatMap(messagesIn)];
}

const DECLARED = [...SENTENCES].map(([key, places]) => [key, [...places].sort()] as const);

/** A rule for each operator, operand and way to trade that no strategy of the library has. */
const RARE: readonly Strategy[] = [
  strategyOf({ entry: { all: [] }, entryOrder: { type: "limit", below: 0.02 } }),
  strategyOf({ entry: { all: [] }, entryOrder: { type: "stop", above: 0.05 } }),
  ...INDICATOR_IDS.flatMap((indicator) => {
    const panes: readonly IndicatorPane[] = INDICATORS[indicator].panes;
    return panes.flatMap(({ outputs }) => outputs.map((output) => asking({ indicator, output })));
  }),
  ...PRICE_FIELDS.map((price) => asking({ of: "benchmark", price, barsAgo: 1, times: 2 })),
  ...CALENDAR_FIELDS.map((calendar) => asking({ calendar })),
  ...[false, true].flatMap((not) => [
    ...COMPARISONS.map((operator) => withRule({ left: CLOSE, operator, right: CLOSE, not })),
    ...[5, 6].map((high) => withRule({ left: CLOSE, operator: "between", low: 5, high, not })),
    ...RANKINGS.flatMap((operator) =>
      (["highest", "lowest"] as const).map((best) => withRule({ left: CLOSE, operator, right: 1, best, not })),
    ),
    withRule({ check: "O1", state: "pass", not }),
    withRule({ check: "O1", state: "pass", threshold: 3, not }),
  ]),
  strategyOf({
    entry: { all: [] },
    universe: { index: "djia", sectors: ["Energy"], industries: ["Oil"], companyTypes: ["bank"] },
    stops: { loss: 0.1, profit: 0.1, trailing: 0.1, bars: 5, trueRanges: { length: 5, multiple: 2 }, from: "signal" },
    positions: { share: 0.5 },
  }),
  strategyOf({
    entry: { all: [] },
    rebalancing: "monthly",
    ranking: {
      by: [
        { operand: CLOSE, best: "highest", weight: 2 },
        { operand: CLOSE, best: "lowest" },
      ],
    },
  }),
  strategyOf({ entry: { all: [] }, stops: { loss: 0.1, profit: 0.1 } }),
  strategyOf({ entry: { all: [] } }),
  ...(["monthly", "quarterly", "yearly"] as const).flatMap((rebalancing) => [
    strategyOf({ entry: { all: [] }, rebalancing }),
    strategyOf({ entry: { all: [] }, rebalancing, holdMonths: 12 }),
  ]),
];

function withRule(rule: Rule): Strategy {
  return strategyOf({ entry: { all: [rule] } });
}

function asking(left: Operand): Strategy {
  return withRule({ left, operator: "above", right: { rate: "aaa" } });
}

const sentenceOf = (rule: Rule) => {
  const [part] = readStrategy(strategyOf({ entry: { all: [rule] } })).entry.members as [SentencePart];
  return part.sentence;
};

describe("a strategy as sentences", () => {
  it("names each rule by a key, with what stands in its places and the parameters that move", () => {
    const { entry, exit, universe, trading, positions } = readStrategy(
      libraryStrategy("golden-cross")?.strategy as Strategy,
    );
    const average = (value: number, parameter: string) => ({
      kind: "message",
      key: "operand.sma",
      values: { length: { kind: "number", value, unit: "count", parameter } },
    });
    expect(entry).toEqual({
      path: "entry",
      join: "all",
      members: [
        {
          path: "entry.all.0",
          sentence: {
            kind: "message",
            key: "rule.crossesAbove",
            values: { left: average(50, "fast"), right: average(200, "slow") },
          },
        },
      ],
    });
    expect((exit as SentenceGroup).members).toMatchObject([
      { path: "exit.all.0", sentence: { key: "rule.crossesBelow" } },
    ]);
    expect(universe).toMatchObject([{ sentence: { key: "universe.everything" } }]);
    expect([trading[0]?.sentence.key, positions.sentence.key]).toEqual(["trading.signals", "positions.count"]);
  });

  it("says how it buys where that is not at the next open", () => {
    const tradingOf = (more: Partial<Strategy>) => readStrategy(strategyOf({ entry: { all: [] }, ...more })).trading;
    expect(tradingOf({})).toHaveLength(1);
    expect(tradingOf({ entryOrder: { type: "limit", below: 0.02 } })[1]).toMatchObject({
      path: "entryOrder",
      sentence: { key: "entryOrder.limit", values: { distance: { value: 0.02, unit: "fraction" } } },
    });
  });

  it("has a declared key and its places for each of its parts, and no key is declared in vain", () => {
    const all = [...STRATEGY_LIBRARY.map(({ strategy }) => strategy), ...RARE];
    const given = all.flatMap((strategy) => messagesIn(readStrategy(strategy)));
    const inOrder = (messages: readonly (readonly [string, readonly string[]])[]) =>
      [...new Set(messages.map((message) => JSON.stringify(message)))].sort();
    expect(inOrder(given)).toEqual(inOrder(DECLARED));
  });

  it("says the opposite where a word does, and that a cross is not one where none does", () => {
    expect(sentenceOf({ left: CLOSE, operator: "above", right: CLOSE, not: true }).key).toBe("rule.atMost");
    expect(sentenceOf({ left: CLOSE, operator: "crossesAbove", right: CLOSE, not: true }).key).toBe(
      "rule.crossesAbove.not",
    );
    expect(sentenceOf({ check: "O1", state: "pass", not: true }).key).toBe("rule.check.fail");
    expect(sentenceOf({ left: { calendar: "month" }, operator: "between", low: 5, high: 5 }).key).toBe("rule.equals");
  });

  it("writes a number in the unit of what it is compared with", () => {
    const unitOf = (left: Exclude<Rule, { check: unknown }>["left"]) =>
      sentenceOf({ left, operator: "above", right: { number: 1 } }).values.right;
    expect(unitOf({ metric: "earningsYield" })).toMatchObject({ unit: "fraction" });
    expect(unitOf({ metric: "marketValue" })).toMatchObject({ unit: "money" });
    expect(unitOf({ indicator: "rsi" })).toMatchObject({ unit: "index" });
    expect(unitOf({ calendar: "month" })).toMatchObject({ unit: "month" });
    expect(unitOf({ price: "volume" })).toMatchObject({ unit: "shares" });
    expect(unitOf({ indicator: "bollinger", output: "width" })).toMatchObject({ unit: "fraction" });
  });

  it("speaks of the best fifth where standings from 0.8 on are asked", () => {
    const { key, values } = sentenceOf({
      left: { metric: "pe" },
      operator: "percentileAtLeast",
      right: 0.75,
      best: "lowest",
    });
    expect(key).toBe("rule.percentileAtLeast.lowest");
    expect(values).toMatchObject({ bound: { value: 0.25, isComplement: true }, group: { of: "group", id: "market" } });
  });

  it("says how a position is left without rules for it", () => {
    const exitOf = (more: Partial<Strategy>) => {
      const strategy = strategyOf({
        entry: { all: [{ left: CLOSE, operator: "above", right: { number: 1 } }] },
        ...more,
      });
      return (readStrategy(strategy).exit as SentencePart).sentence.key;
    };
    expect(exitOf({})).toBe("exit.never");
    expect(exitOf({ stops: { bars: 5 } })).toBe("exit.stops");
    expect(exitOf({ rebalancing: "monthly" })).toBe("exit.rebalancing");
    expect(exitOf({ rebalancing: "monthly", stops: { loss: 0.1 } })).toBe("exit.entryEnds");
  });
});
