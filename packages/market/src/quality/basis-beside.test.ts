import { type Day, day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { basisBeside } from "./basis-beside.ts";

const FIRST = day("2024-01-02");

function bars(closes: readonly number[], from = 0): PriceHistory["bars"] {
  const close = Float64Array.from(closes);
  return {
    day: Int32Array.from(closes, (_, at) => FIRST + from + at),
    open: close,
    high: close,
    low: close,
    close,
    volume: close,
  };
}

function known(
  basis: PriceHistory["basis"],
  closes: readonly number[],
  actions: Partial<PriceHistory["actions"]> = {},
): PriceHistory {
  return {
    symbol: "ABC",
    basis,
    source: "vendor",
    bars: bars(closes),
    actions: { splits: [], dividends: [], ...actions },
  };
}

const on = (place: number) => (FIRST + place) as Day;

// One share of 100 becomes two of 50 on the third day; each of these pays 1 on the fifth, of a close of 50 the day before.
const RAW = [100, 100, 50, 50, 49, 49];
const SPLIT_ADJUSTED = [50, 50, 50, 50, 49, 49];
// 49/50 of what was before the dividend.
const TOTAL_RETURN = [49, 49, 49, 49, 49, 49];
const SPLIT = { exDay: on(2), ratio: 2 };
const DIVIDEND = { exDay: on(4), amount: 1 };

describe("a series of which nothing states how it is adjusted", () => {
  const raw = known("raw", RAW, { splits: [SPLIT], dividends: [DIVIDEND] });
  const adjusted = known("split-adjusted", SPLIT_ADJUSTED, { dividends: [DIVIDEND] });

  it.each([
    ["raw", RAW],
    ["split-adjusted", SPLIT_ADJUSTED],
    ["total-return", TOTAL_RETURN],
  ] as const)("is %s beside raw prices with their split and dividend", (basis, closes) => {
    expect(basisBeside(bars(closes), raw)).toBe(basis);
  });

  it.each([
    ["split-adjusted", SPLIT_ADJUSTED],
    ["total-return", TOTAL_RETURN],
  ] as const)("is %s beside prices that are adjusted for splits and state the dividend", (basis, closes) => {
    expect(basisBeside(bars(closes), adjusted)).toBe(basis);
  });

  it("is total return where it never leaves prices of total return, on whatever scale", () => {
    expect(basisBeside(bars(TOTAL_RETURN.map((close) => close * 3)), known("total-return", TOTAL_RETURN))).toBe(
      "total-return",
    );
    expect(basisBeside(bars(SPLIT_ADJUSTED), known("total-return", TOTAL_RETURN))).toBeNull();
  });

  it("is told by a split of the market's on a day that the market has no price of", () => {
    const market = { ...raw, bars: bars([80], -30) };
    expect(basisBeside(bars(RAW), market)).toBe("raw");
    expect(basisBeside(bars(SPLIT_ADJUSTED), market)).toBe("split-adjusted");
  });

  it("is not told where there is neither a split nor a dividend between, or fewer than five days", () => {
    const calm = [50, 51, 50, 52, 51, 50];
    expect(basisBeside(bars(calm), known("raw", calm))).toBeNull();
    expect(basisBeside(bars(TOTAL_RETURN.slice(2, 6), 2), adjusted)).toBeNull();
  });
});
