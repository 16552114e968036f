import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import {
  exponentialMean,
  lagged,
  rollingMaximum,
  rollingMean,
  rollingMinimum,
  rollingStandardDeviation,
  rollingSum,
  rollingWeightedMean,
  wilderSum,
} from "./index.ts";
import {
  columns,
  gappedColumns,
  goldenIndicators,
  largest,
  largestDifference,
  lengths,
  naively,
  withNaN,
} from "./windows.fixture.ts";

/** Share of the largest value by which a kernel may differ from its definition. */
const TOLERANCE = 1e-12;

const sumOf = (window: Float64Array) => window.reduce((sum, value) => sum + value, 0);
const meanOf = (window: Float64Array) => sumOf(window) / window.length;
const weightedMeanOf = (window: Float64Array) =>
  window.reduce((sum, value, i) => sum + (i + 1) * value, 0) / ((window.length * (window.length + 1)) / 2);
const deviationOf = (window: Float64Array) => {
  const mean = meanOf(window);
  return Math.sqrt(sumOf(window.map((value) => (value - mean) ** 2)) / (window.length - 1));
};

describe.each([
  { name: "rollingSum", kernel: rollingSum, of: sumOf, size: (length: number) => length },
  { name: "rollingMean", kernel: rollingMean, of: meanOf, size: () => 1 },
  { name: "rollingWeightedMean", kernel: rollingWeightedMean, of: weightedMeanOf, size: () => 1 },
  { name: "rollingStandardDeviation", kernel: rollingStandardDeviation, of: deviationOf, size: () => 1 },
  { name: "rollingMaximum", kernel: rollingMaximum, of: (window: Float64Array) => Math.max(...window), size: () => 0 },
  { name: "rollingMinimum", kernel: rollingMinimum, of: (window: Float64Array) => Math.min(...window), size: () => 0 },
])("$name", ({ kernel, of, size }) => {
  it("equals its definition, applied to each window by itself, also where values are missing", () => {
    fc.assert(
      fc.property(gappedColumns, lengths, (values, length) => {
        const difference = largestDifference(kernel(values, length), naively(values, length, of));
        expect(difference).toBeLessThanOrEqual(TOLERANCE * size(length) * largest(values));
      }),
    );
  });

  it("does not depend on what lies before the window, however large it was", () => {
    const recent = Float64Array.from({ length: 300 }, (_, i) => 0.1 + (i % 7) / 100);
    const history = Float64Array.from({ length: 1_000_000 }, (_, i) => 1e12 + i / 3);
    const whole = new Float64Array(history.length + recent.length);
    whole.set(history);
    whole.set(recent, history.length);
    const expected = kernel(recent, 200).subarray(-100);
    expect(largestDifference(kernel(whole, 200).subarray(-100), expected)).toBeLessThanOrEqual(
      TOLERANCE * size(200) * 0.16,
    );
  });

  it.each([0, -1, 2.5, Number.NaN])("refuses a length of %d", (length) => {
    expect(() => kernel(Float64Array.of(1), length)).toThrow(/length must be a whole number >= [12]/);
  });
});

describe("the mean and the extremes of windows", () => {
  it("shift and scale with the values; a negative scale exchanges the extremes", () => {
    fc.assert(
      fc.property(columns, lengths, (values, length) => {
        const moved = values.map((value) => 5 - 2 * value);
        const expected = (column: Float64Array) => column.map((value) => 5 - 2 * value);
        const bound = TOLERANCE * (5 + 2 * largest(values));
        expect(largestDifference(rollingMean(moved, length), expected(rollingMean(values, length)))).toBeLessThan(
          bound,
        );
        expect([...rollingMaximum(moved, length)]).toEqual([...expected(rollingMinimum(values, length))]);
        expect([...rollingMinimum(moved, length)]).toEqual([...expected(rollingMaximum(values, length))]);
      }),
    );
  });

  it("lie in order: the smallest value, the mean, the largest value", () => {
    fc.assert(
      fc.property(columns, lengths, (values, length) => {
        const lowest = rollingMinimum(values, length);
        const highest = rollingMaximum(values, length);
        const slack = TOLERANCE * largest(values);
        for (const [i, mean] of rollingMean(values, length).entries()) {
          if (Number.isNaN(mean)) continue;
          expect(mean).toBeGreaterThanOrEqual((lowest[i] as number) - slack);
          expect(mean).toBeLessThanOrEqual((highest[i] as number) + slack);
        }
      }),
    );
  });

  it.skipIf(needsSharedData)("equal TA-Lib on the golden series (sma20, max20, min20)", () => {
    for (const { bars, expected } of goldenIndicators()) {
      const close = Float64Array.from(bars.close);
      expect(largestDifference(rollingMean(close, 20), withNaN(expected.sma20))).toBeLessThan(1e-9);
      const high = Float64Array.from(bars.high);
      const low = Float64Array.from(bars.low);
      expect([...rollingMaximum(high, 20)]).toEqual(withNaN(expected.max20));
      expect([...rollingMinimum(low, 20)]).toEqual(withNaN(expected.min20));
    }
  });
});

describe("the standard deviation of windows", () => {
  it("ignores a shift and scales with the size of a scale", () => {
    fc.assert(
      fc.property(columns, lengths, (values, length) => {
        const moved = values.map((value) => 5 - 2 * value);
        const expected = rollingStandardDeviation(values, length).map((deviation) => 2 * deviation);
        const bound = TOLERANCE * (5 + 2 * largest(values));
        expect(largestDifference(rollingStandardDeviation(moved, length), expected)).toBeLessThan(bound);
      }),
    );
  });

  it("is exactly 0 for equal values, and keeps twelve digits of a small scatter around a large mean", () => {
    expect([...rollingStandardDeviation(new Float64Array(5).fill(0.1), 3).subarray(2)]).toEqual([0, 0, 0]);
    // -1, 0 and 1 around 2^30: a sample deviation of 1 by hand; a difference of sums of squares would have lost it.
    const values = Float64Array.from({ length: 30 }, (_, i) => 2 ** 30 + ((i % 3) - 1));
    for (const deviation of rollingStandardDeviation(values, 3).subarray(2)) expect(deviation).toBeCloseTo(1, 12);
  });

  it.skipIf(needsSharedData)(
    "gives the Bollinger bands of TA-Lib on the golden series, as that of a population",
    () => {
      for (const { bars, expected } of goldenIndicators()) {
        const deviations = rollingStandardDeviation(Float64Array.from(bars.close), 20, true);
        const middle = withNaN(expected.bbM);
        const upper = middle.map((mean, i) => mean + 2 * (deviations[i] as number));
        expect(largestDifference(upper, withNaN(expected.bbU))).toBeLessThan(1e-9);
      }
    },
  );
});

describe("exponentialMean", () => {
  it("equals the sum of all values with weights that fade, to which the first mean contributes what is left", () => {
    fc.assert(
      fc.property(columns, lengths, (values, length) => {
        const weight = 2 / (length + 1);
        const expected = Array.from(values, (_, i) => {
          if (i < length - 1) return Number.NaN;
          let sum = meanOf(values.subarray(0, length)) * (1 - weight) ** (i - length + 1);
          for (let k = length; k <= i; k++) sum += weight * (1 - weight) ** (i - k) * (values[k] as number);
          return sum;
        });
        const difference = largestDifference(exponentialMean(values, length), expected);
        expect(difference).toBeLessThanOrEqual(TOLERANCE * largest(values));
      }),
    );
  });

  it("shifts and scales with the values", () => {
    fc.assert(
      fc.property(columns, lengths, (values, length) => {
        const moved = values.map((value) => 2 * value + 5);
        const expected = exponentialMean(values, length).map((mean) => 2 * mean + 5);
        const bound = TOLERANCE * (5 + 2 * largest(values));
        expect(largestDifference(exponentialMean(moved, length), expected)).toBeLessThan(bound);
      }),
    );
  });

  it("passes over a missing value and goes on with the next", () => {
    const means = exponentialMean(Float64Array.of(Number.NaN, 1, Number.NaN, 3, 5, Number.NaN, 1), 2);
    // By hand with a weight of 2/3: the mean of 1 and 3, then 2 + 2/3 x 3, then 4 - 2/3 x 3.
    expect([...means]).toEqual([Number.NaN, Number.NaN, Number.NaN, 2, 4, Number.NaN, 2]);
  });

  it("begins after the values that do not count", () => {
    // By hand with a weight of 2/3: the mean of 1 and 3, then 2 + 2/3 x 3.
    const means = exponentialMean(Float64Array.of(9, 1, 3, 5), 2, { skip: 1 });
    expect([...means]).toEqual([Number.NaN, Number.NaN, 2, 4]);
  });

  it("takes the weight of Wilder", () => {
    // By hand: the mean of 2 and 4, then 3 + (9 - 3) / 2.
    expect([...exponentialMean(Float64Array.of(2, 4, 9), 2, { weight: 1 / 2 })]).toEqual([Number.NaN, 3, 6]);
  });

  it.each([0, -0.5, 1.5, Number.NaN])("refuses a weight of %d", (weight) => {
    expect(() => exponentialMean(Float64Array.of(1), 1, { weight })).toThrow(/above 0 and at most 1/);
  });

  it.each([-1, 0.5, Number.NaN])("refuses to skip %d values", (skip) => {
    expect(() => exponentialMean(Float64Array.of(1), 1, { skip })).toThrow(/cannot be skipped/);
  });

  it.skipIf(needsSharedData)("equals TA-Lib on the golden series (ema20)", () => {
    for (const { bars, expected } of goldenIndicators()) {
      const means = exponentialMean(Float64Array.from(bars.close), 20);
      expect(largestDifference(means, withNaN(expected.ema20))).toBeLessThan(1e-9);
    }
  });
});

describe("wilderSum", () => {
  it("keeps all but its share of the sum before, and begins with one value fewer than its length", () => {
    // By hand with a length of 3: 1 + 2, then 2/3 of that and 4, then 2/3 of 6 and 5.
    expect([...wilderSum(Float64Array.of(1, 2, 4, 5), 3)]).toEqual([Number.NaN, Number.NaN, 6, 9]);
    expect([...wilderSum(Float64Array.of(1, 2), 1)]).toEqual([1, 2]);
  });

  it("passes over a missing value and goes on with the next", () => {
    const sums = wilderSum(Float64Array.of(Number.NaN, 1, 2, Number.NaN, 4, 5), 3);
    expect([...sums]).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN, 6, 9]);
  });

  it("is the length times Wilder's mean of the same values, once both have forgotten how they began", () => {
    const values = Float64Array.from({ length: 600 }, (_, i) => 10 + Math.sin(i));
    const mean = exponentialMean(values, 14, { weight: 1 / 14 }).at(-1) as number;
    expect(wilderSum(values, 14).at(-1)).toBeCloseTo(14 * mean, 10);
  });
});

describe("lagged", () => {
  it("shows at every place the value of some places earlier", () => {
    expect([...lagged(Float64Array.of(1, 2, 3), 1)]).toEqual([Number.NaN, 1, 2]);
    expect([...lagged(Float64Array.of(1, 2), 2)]).toEqual([Number.NaN, Number.NaN]);
    expect([...lagged(Float64Array.of(1, 2), 5)]).toEqual([Number.NaN, Number.NaN]);
  });
});
