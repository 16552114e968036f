import type { WireStrategy } from "@plumbline/contract";
import { STRATEGY_LIBRARY } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { strategyBlocks, strategyNumbers, strategyOfBlocks } from "./blocks.ts";
import { EMPTY_DRAFT } from "./draft.ts";

const strategies = STRATEGY_LIBRARY.map(({ id, strategy }) => [id, strategy as WireStrategy] as const);

describe("the blocks and numbers of the client store", () => {
  it.each(strategies)("are all of %s: nothing that a copy keeps is left out", (_, strategy) => {
    expect(strategyOfBlocks(strategyBlocks(strategy), strategyNumbers(strategy))).toEqual(strategy);
  });

  it("name each part that says something, and each number with its limits", () => {
    const crossing = STRATEGY_LIBRARY.find(({ id }) => id === "golden-cross")?.strategy as WireStrategy;
    expect(strategyBlocks(crossing).map(({ part }) => part)).toEqual([
      "universe",
      "entry",
      "exit",
      "stops",
      "ranking",
      "positions",
      "sizing",
      "rebalancing",
    ]);
    // The averages of 50 and 200 days, and 10 positions.
    expect(strategyNumbers(crossing).map(({ parameter, value }) => [parameter, value])).toEqual([
      ["fast", 50],
      ["slow", 200],
      ["positions", 10],
    ]);
  });

  it("are no strategy before there is one", () => {
    expect(strategyOfBlocks([], [])).toBeNull();
    expect(strategyOfBlocks(strategyBlocks(EMPTY_DRAFT), [])).toEqual(EMPTY_DRAFT);
  });
});
