import { describe, expect, it } from "vitest";
import { executionStarts, listedExecutions, tradeItems } from "./trade-items.ts";

/** Three trades of three, two and two executions. */
const starts = executionStarts([0, 0, 0, 1, 1, 2, 2], 3);

describe("the lines of the trades of a run", () => {
  it("are the trades that are shown, each unfolded one with its executions below it", () => {
    expect([...starts]).toEqual([0, 3, 5, 7]);
    expect(tradeItems([2, 0], new Set([0, 1]), starts)).toEqual([
      { trade: 2, execution: null },
      { trade: 0, execution: null },
      { trade: 0, execution: 0 },
      { trade: 0, execution: 1 },
      { trade: 0, execution: 2 },
    ]);
  });

  it("are the trades alone where an earlier version of the engine listed no executions", () => {
    expect(listedExecutions({ value: null, because: "earlier-engine" })).toBeNull();
    expect(tradeItems([0, 1], new Set([0]), null)).toEqual([
      { trade: 0, execution: null },
      { trade: 1, execution: null },
    ]);
  });
});
