import { STRATEGY_LIBRARY } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { strategies as english } from "../../../i18n/catalogue/en/strategies.ts";
import { type FoundStrategy, matchStrategies } from "./match-strategies.ts";

const texts: Readonly<Record<string, unknown>> = english;

const all = STRATEGY_LIBRARY.map(
  (strategy): FoundStrategy => ({
    ...(strategy as unknown as FoundStrategy),
    name: String(texts[`strategies.name.${strategy.id}`]),
    idea: String(texts[`strategies.idea.${strategy.id}`]),
  }),
);

const idsOf = (search: string, family: Parameters<typeof matchStrategies>[2] = null) =>
  matchStrategies(all, search, family).flatMap(([, members]) => members.map(({ id }) => id));

describe("the library", () => {
  it("has a name, an idea and a caveat for every strategy", () => {
    const keys = STRATEGY_LIBRARY.flatMap(({ id, family, caveat }) => [
      `strategies.name.${id}`,
      `strategies.idea.${id}`,
      `strategies.family.${family}`,
      `strategies.caveat.${caveat}`,
    ]);
    expect(keys.filter((key) => !(key in texts))).toEqual([]);
  });

  it("is shown whole without a search, family by family", () => {
    expect(idsOf("").toSorted()).toEqual(STRATEGY_LIBRARY.map(({ id }) => id).toSorted());
    expect(matchStrategies(all, "", null).map(([family]) => family)).toEqual([
      "trend",
      "reversion",
      "momentum",
      "value",
      "quality",
      "income",
      "calendar",
    ]);
  });

  it("is found by name, by author and by what a rule does, in any order of words", () => {
    expect(idsOf("cross golden")).toEqual(["golden-cross"]);
    expect(idsOf("carlisle")).toEqual(["acquirers-multiple"]);
    expect(idsOf("RSI dip")).toEqual(["rsi2"]);
  });

  it("shows one family alone", () => {
    expect(idsOf("", "calendar")).toEqual(["turn-of-month", "halloween"]);
    expect(idsOf("graham", "trend")).toEqual([]);
  });
});
