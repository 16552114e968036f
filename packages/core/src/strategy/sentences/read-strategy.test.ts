import { describe, expect, it } from "vitest";
import { COMPARISONS } from "../../words/index.ts";
import { strategyOf } from "../library/blocks.ts";
import { libraryStrategy, STRATEGY_LIBRARY } from "../library/strategy-library.ts";
import type { Rule, Strategy } from "../strategy.ts";
import { readStrategy } from "./read-strategy.ts";
import type { SentenceGroup, SentencePart } from "./sentence.ts";
import { SENTENCE_KEYS } from "./sentence-keys.ts";

/** The keys of all messages in a tree. */
function keysIn(tree: unknown): string[] {
  if (typeof tree !== "object" || tree === null) return [];
  const own = "kind" in tree && tree.kind === "message" && "key" in tree ? [String(tree.key)] : [];
  return [...own, ...Object.values(tree).flatMap(keysIn)];
}

const sentenceOf = (rule: Rule) => {
  const [part] = readStrategy(strategyOf({ entry: { all: [rule] } })).entry.members as [SentencePart];
  return part.sentence;
};
const CLOSE = { price: "close" } as const;

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
    expect([trading.sentence.key, positions.sentence.key]).toEqual(["trading.signals", "positions.count"]);
  });

  it.each(STRATEGY_LIBRARY.map(({ id, strategy }) => [id, strategy] as const))(
    "has a key for each part of %s",
    (_, strategy) => {
      const keys = keysIn(readStrategy(strategy));
      expect(keys.filter((key) => !SENTENCE_KEYS.includes(key))).toEqual([]);
    },
  );

  it.each(COMPARISONS.flatMap((operator) => [[operator, false] as const, [operator, true] as const]))(
    "has a key for %s, negated: %s",
    (operator, not) => {
      expect(SENTENCE_KEYS).toContain(sentenceOf({ left: CLOSE, operator, right: CLOSE, not }).key);
    },
  );

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
