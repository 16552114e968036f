import { describe, expect, it } from "vitest";
import { riskFreeReturns } from "./risk-free.ts";

const perDay = (rate: number) => (1 + rate) ** (1 / 252) - 1;

describe("riskFreeReturns", () => {
  it("compound to the rate over 252 days", () => {
    const returns = riskFreeReturns(
      Int32Array.from({ length: 253 }, (_, i) => i),
      0.03,
    );
    expect(returns[0]).toBeNaN();
    expect(returns.subarray(1).reduce((product, value) => product * (1 + value), 1)).toBeCloseTo(1.03, 12);
  });

  it("take the rate known at the beginning of each day", () => {
    const rates = { day: Int32Array.of(5, 11, 13), rate: Float64Array.of(0.01, 0.02, 0.05) };
    const returns = riskFreeReturns(Int32Array.of(10, 11, 12, 14, 15), rates);
    expect([...returns]).toEqual([Number.NaN, perDay(0.01), perDay(0.02), perDay(0.02), perDay(0.05)]);
  });

  it("are unknown before the first rate", () => {
    const returns = riskFreeReturns(Int32Array.of(1, 2, 3), { day: Int32Array.of(2), rate: Float64Array.of(0.02) });
    expect([...returns]).toEqual([Number.NaN, Number.NaN, perDay(0.02)]);
  });

  it("are those of one rate for a series that never changes", () => {
    const days = Int32Array.of(3, 4, 8, 9);
    expect(riskFreeReturns(days, { day: Int32Array.of(1), rate: Float64Array.of(0.04) })).toEqual(
      riskFreeReturns(days, 0.04),
    );
  });

  it("are empty for no days", () => {
    expect(riskFreeReturns(new Int32Array(), 0.04)).toHaveLength(0);
  });
});
