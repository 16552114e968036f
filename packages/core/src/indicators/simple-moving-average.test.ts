import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { simpleMovingAverage } from "./index.ts";

interface GoldenIndicators {
  readonly cases: Record<string, { bars: { close: number[] }; expected: { sma20: (number | null)[] } }>;
}

const columns = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 120 });
const lengths = fc.integer({ min: 1, max: 40 });

describe("simpleMovingAverage", () => {
  it("is the mean of the last values, and nothing before there are so many", () => {
    expect([...simpleMovingAverage(Float64Array.of(1, 2, 3, 4, 8), 2)]).toEqual([Number.NaN, 1.5, 2.5, 3.5, 6]);
    expect([...simpleMovingAverage(Float64Array.of(3, 1), 1)]).toEqual([3, 1]);
    expect([...simpleMovingAverage(Float64Array.of(3, 1), 3)]).toEqual([Number.NaN, Number.NaN]);
  });

  it.skipIf(needsSharedData)("equals TA-Lib on the golden series (golden-indicators.json, sma20)", () => {
    const golden: GoldenIndicators = JSON.parse(readFileSync(sharedFile("golden/golden-indicators.json"), "utf8"));
    for (const { bars, expected } of Object.values(golden.cases)) {
      simpleMovingAverage(Float64Array.from(bars.close), 20).forEach((mean, i) => {
        const sma = expected.sma20[i] ?? Number.NaN;
        if (Number.isNaN(sma)) expect(mean).toBeNaN();
        else expect(Math.abs(mean - sma)).toBeLessThan(1e-9);
      });
    }
  });

  it("equals the sum of each window divided by its length", () => {
    fc.assert(
      fc.property(columns, lengths, (column, length) => {
        const values = Float64Array.from(column);
        simpleMovingAverage(values, length).forEach((mean, i) => {
          const sum = values.subarray(Math.max(0, i - length + 1), i + 1).reduce((total, value) => total + value, 0);
          if (i < length - 1) expect(mean).toBeNaN();
          else expect(mean).toBeCloseTo(sum / length, 6);
        });
      }),
    );
  });

  it("has not drifted after a million values", () => {
    // Small prices after large ones: a sum that adds and subtracts keeps the rounding of the large ones for ever.
    const values = Float64Array.from({ length: 1_000_000 }, (_, i) => (i < 500_000 ? 1e12 + i / 3 : 0.1));
    expect(simpleMovingAverage(values, 200).at(-1)).toBeCloseTo(0.1, 14);
  });

  it("forgets a missing value once the window has passed it", () => {
    const means = simpleMovingAverage(Float64Array.of(1, 2, Number.NaN, 4, 6, 8), 2);
    expect([...means]).toEqual([Number.NaN, 1.5, Number.NaN, Number.NaN, 5, 7]);
  });

  it("moves with the values: a mean of shifted and scaled prices is the shifted and scaled mean", () => {
    fc.assert(
      fc.property(columns, lengths, (column, length) => {
        const means = simpleMovingAverage(Float64Array.from(column), length);
        const moved = simpleMovingAverage(
          Float64Array.from(column, (value) => 2 * value + 5),
          length,
        );
        means.forEach((mean, i) => {
          if (i >= length - 1) expect(moved[i]).toBeCloseTo(2 * mean + 5, 6);
        });
      }),
    );
  });

  it.each([0, -1, 2.5, Number.NaN])("refuses a length of %d", (length) => {
    expect(() => simpleMovingAverage(Float64Array.of(1), length)).toThrow(/length must be a whole number >= 1/);
  });
});
