import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { DeliveredPrices } from "./delivered-prices.ts";
import { settleBasis } from "./settle-basis.ts";

const FIRST = day("2024-01-02");

function delivery(
  closes: readonly number[],
  volumes: readonly number[],
  from = 0,
  isBasisOpen = true,
): DeliveredPrices {
  const close = Float64Array.from(closes);
  const bars = {
    day: Int32Array.from(closes, (_, at) => FIRST + from + at),
    open: close,
    high: close,
    low: close,
    close,
    volume: Float64Array.from(volumes),
  };
  const actions = { splits: [], dividends: [] };
  return { history: { symbol: "ABC", basis: "split-adjusted", source: "csv", bars, actions }, isBasisOpen };
}

// A split of 2 for 1 halves the price and doubles the shares traded: the money traded stays as it was.
describe("prices of which nothing states how they are adjusted", () => {
  it("are raw where a night halves them without the turnover of news", () => {
    const { delivered, issues } = settleBasis([delivery([100, 101, 50, 51], [10, 10, 20, 20])]);
    expect(delivered[0]?.history.basis).toBe("raw");
    expect(issues).toEqual([]);
  });

  it("are raw in every file where the halving lies between two of them", () => {
    const { delivered } = settleBasis([delivery([100, 101], [10, 10]), delivery([50, 51], [20, 20], 2)]);
    expect(delivered.map(({ history }) => history.basis)).toEqual(["raw", "raw"]);
  });

  it("are adjusted for splits, and marked once, where no night changes them so", () => {
    const { delivered, issues } = settleBasis([delivery([100, 101], [10, 10]), delivery([102, 99], [9, 9], 2)]);
    expect(delivered.map(({ history }) => history.basis)).toEqual(["split-adjusted", "split-adjusted"]);
    expect(issues).toMatchObject([{ code: "basis-not-stated", count: 4 }]);
  });

  it.each([
    ["a crash on many times the usual turnover", [100, 101, 50, 51], [10, 10, 200, 100]],
    ["a single wrong price", [100, 101, 50, 101], [10, 10, 20, 10]],
    ["a fall by a sixth, which is no split", [100, 101, 84, 85], [10, 10, 11, 10]],
  ])("are not taken for raw for %s", (_, closes, volumes) => {
    expect(settleBasis([delivery(closes, volumes)]).delivered[0]?.history.basis).toBe("split-adjusted");
  });

  it("leave what is stated as it is", () => {
    const stated = [delivery([100, 101, 50, 51], [10, 10, 20, 20], 0, false)];
    expect(settleBasis(stated)).toEqual({ delivered: stated, issues: [] });
  });

  it("are what another delivery or the market shows beside them", () => {
    // Another vendor states a split of 2 for 1, which these prices do not show.
    const open = delivery([50, 51, 50, 51, 52], [20, 20, 20, 20, 20]);
    const other = delivery([100, 102, 50, 51, 52], [10, 10, 20, 20, 20], 0, false);
    const splits = [{ exDay: FIRST + 2, ratio: 2 } as never];
    const raw = { ...other.history, basis: "raw" as const, source: "vendor", actions: { splits, dividends: [] } };
    const stated = { ...other, history: raw };
    const found = [settleBasis([open, stated]), settleBasis([open], raw)];
    for (const { delivered, issues } of found) {
      expect(delivered[0]?.history.basis).toBe("split-adjusted");
      expect(issues).toMatchObject([
        { code: "basis-from-evidence", detail: expect.stringContaining("those of vendor") },
      ]);
    }
    expect(found[0]?.delivered[1]).toBe(stated);
  });

  it("are not proved by what the market has from such a file itself", () => {
    const open = delivery([50, 51, 50, 51, 52], [20, 20, 20, 20, 20]);
    expect(settleBasis([open], open.history).issues).toMatchObject([{ code: "basis-not-stated" }]);
  });
});
