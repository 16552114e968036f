import type { WireStrategy } from "@plumbline/contract";
import { STRATEGY_LIBRARY } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT, FIRST_RULE, groupOf, madeTunable, moved, numberIn, withoutUnused } from "./draft.ts";
import { MAX_SHARED, readShared, writeStrategyFilters, writeStrategyNumbers } from "./share.ts";

const strategies = STRATEGY_LIBRARY.map(({ id, strategy }) => [id, strategy as WireStrategy] as const);

describe("a link to rules", () => {
  it.each(strategies)("gives %s again as it was", (_, strategy) => {
    const filters = writeStrategyFilters(strategy);
    expect(readShared(filters ?? "", writeStrategyNumbers(strategy))).toEqual(strategy);
  });

  it("is refused where somebody has changed it, and not made of rules that are too long", () => {
    expect(readShared("bm8gc3RyYXRlZ3k", "")).toBeNull();
    expect(readShared("%%%", "")).toBeNull();
    expect(readShared("W251bGwse31d", "")).toBeNull();
    const rules = Array.from({ length: 200 }, () => FIRST_RULE);
    expect(writeStrategyFilters({ ...EMPTY_DRAFT, entry: groupOf("all", rules) })).toBeNull();
    expect(readShared("A".repeat(MAX_SHARED + 1), "")).toBeNull();
  });
});

describe("a draft", () => {
  it("lets a backtest move a number from half to double", () => {
    const [strategy, tunable] = madeTunable(EMPTY_DRAFT, 50, { min: 1, max: 2520, isWhole: true });
    expect(tunable).toEqual({ parameter: "n1" });
    expect(strategy.parameters).toEqual({ n1: { value: 50, minimum: 25, maximum: 100, step: 1 } });
    expect(numberIn(tunable, strategy.parameters)).toBe(50);
  });

  it("forgets the limits of a number that no rule names", () => {
    const [strategy] = madeTunable(EMPTY_DRAFT, 50, { min: 1, max: 2520, isWhole: true });
    expect(withoutUnused(strategy).parameters).toEqual({});
    expect(withoutUnused({ ...strategy, positions: { count: { parameter: "n1" } } }).parameters).toHaveProperty("n1");
  });

  it("moves a rule to another place and keeps the others in order", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  });
});
