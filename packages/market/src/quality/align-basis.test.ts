import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceBasis, PriceHistory } from "../model/index.ts";
import { alignBasis } from "./align-basis.ts";

const FIRST = day("2024-06-03");
const SPLIT = { exDay: day("2024-06-07"), ratio: 4 };

interface Made {
  readonly close: readonly number[];
  readonly basis: PriceBasis;
  /** Days after the third of June 2024. */
  readonly from?: number;
  readonly source?: string;
  readonly actions?: PriceHistory["actions"];
}

function history({ close, basis, from = 0, source = "yahoo", actions = { splits: [], dividends: [] } }: Made) {
  const prices = Float64Array.from(close);
  const bars = {
    day: Int32Array.from(close.keys(), (at) => FIRST + from + at),
    open: prices,
    high: prices,
    low: prices,
    close: prices,
    volume: Float64Array.from(close, () => 1200),
  };
  return { symbol: "ADAM", basis, source, bars, actions } satisfies PriceHistory;
}

/** The only delivery after it was aligned. */
function aligned(delivered: PriceHistory, before: PriceHistory | null): PriceHistory {
  return (alignBasis([{ history: delivered }], before)[0] ?? expect.fail()).history;
}

// A share became four before the fifth day: traded at 200 to 206, then at 52 and 53.
const TRADED = [200, 202, 204, 206, 52, 53];
const ADJUSTED = [50, 50.5, 51, 51.5, 52, 53];

describe("days that go on what the market has as it was traded", () => {
  const before = history({ close: TRADED, basis: "raw", actions: { splits: [SPLIT], dividends: [] } });

  it("are as traded where the closes are the same", () => {
    const longer = history({ close: [...TRADED, 54, 55], basis: "raw", actions: before.actions });
    const found = aligned(history({ close: [52, 53, 54, 55, 56], basis: "split-adjusted", from: 4 }), longer);
    expect(found.basis).toBe("raw");
    expect(Array.from(found.bars.close)).toEqual([52, 53, 54, 55, 56]);
  });

  it.each([
    ["a split is among the days, or after them", history({ close: ADJUSTED, basis: "split-adjusted" })],
    ["they are of another source", history({ close: [52, 53, 54], basis: "split-adjusted", from: 4, source: "stooq" })],
    ["too few days are common", history({ close: [52, 53, 54], basis: "split-adjusted", from: 4 })],
    ["they begin before the market", history({ close: [1, ...TRADED], basis: "split-adjusted", from: -1 })],
    ["dividends are in them", history({ close: TRADED, basis: "total-return" })],
  ])("stay what they are where %s", (_, delivered) => {
    expect(aligned(delivered, before)).toBe(delivered);
  });
});

describe("prices as traded that begin within what the market has with its splits in the prices", () => {
  const before = history({ close: [48, 49, ...ADJUSTED.slice(0, 4)], basis: "split-adjusted", from: -2 });
  const dividends = [{ exDay: day("2024-06-04"), amount: 2 }];
  const delivered = history({ close: TRADED, basis: "raw", actions: { splits: [SPLIT], dividends } });

  it("get their splits taken out", () => {
    const found = aligned(delivered, before);
    expect(found.basis).toBe("split-adjusted");
    expect(Array.from(found.bars.close)).toEqual(ADJUSTED);
    expect(Array.from(found.bars.volume)).toEqual([4800, 4800, 4800, 4800, 1200, 1200]);
    // Two dollars for one share are fifty cents for each of the four.
    expect(found.actions).toEqual({ splits: [], dividends: [{ exDay: day("2024-06-04"), amount: 0.5 }] });
  });

  it("do so too where the market is on the share count of before the split", () => {
    const unsplit = history({ close: [192, 196, ...TRADED.slice(0, 4)], basis: "split-adjusted", from: -2 });
    expect(aligned(delivered, unsplit).basis).toBe("split-adjusted");
  });

  it("stay as they are where they reach as far back, or show another stock", () => {
    const short = history({ close: ADJUSTED, basis: "split-adjusted" });
    expect(aligned(delivered, short)).toBe(delivered);
    const other = history({ close: [48, 49, 52, 50, 53, 48], basis: "split-adjusted", from: -2 });
    expect(aligned(delivered, other)).toBe(delivered);
  });
});

it("a symbol that the market does not have is left as it was delivered", () => {
  const delivered = history({ close: ADJUSTED, basis: "split-adjusted" });
  expect(aligned(delivered, null)).toBe(delivered);
});
