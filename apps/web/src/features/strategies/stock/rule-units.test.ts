import type { WireStrategy } from "@plumbline/contract";
import { STRATEGY_LIBRARY } from "@plumbline/core/strategy";
import { expect, it } from "vitest";
import { entryRules } from "./rule-units.ts";

const strategyOf = (id: string) => STRATEGY_LIBRARY.find((one) => one.id === id)?.strategy as WireStrategy;

it("names the rules of the entry as the server does, each with the unit of its value", () => {
  const rules = entryRules(strategyOf("golden-cross")).map(({ path, unit }) => [path, unit]);
  expect(rules).toEqual([["entry.all.0", "price"]]);
});

it("writes percentiles as fractions and places as counts", () => {
  const left = { metric: "pe" } as const;
  const entry: WireStrategy["entry"] = {
    all: [
      { left, operator: "percentileAtLeast", right: 0.8 },
      {
        any: [
          { left, operator: "rankAtMost", right: 20 },
          { check: "O1", state: "pass" },
        ],
      },
    ],
  };
  const rules = entryRules({ ...strategyOf("golden-cross"), entry }).map(({ path, unit }) => [path, unit]);
  expect(rules).toEqual([
    ["entry.all.0", "fraction"],
    ["entry.all.1.any.0", "count"],
    ["entry.all.1.any.1", "times"],
  ]);
});

it("has the rules of the universe first", () => {
  const rules = [{ left: { metric: "marketValue" }, operator: "above", right: { number: 1e9 } }] as const;
  const strategy = { ...strategyOf("golden-cross"), universe: { rules: [...rules] } };
  expect(entryRules(strategy).map(({ path, unit }) => [path, unit])[0]).toEqual(["universe.rules.0", "money"]);
});
