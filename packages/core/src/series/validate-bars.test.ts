import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BarValues, barsOn, flatBars, randomBars } from "./bars.fixture.ts";
import { type Bars, splitAdjusted, validateBars } from "./index.ts";

const SOUND: BarValues = [10, 12, 9, 11, 1000];

/** The problems of one faulty bar between two sound ones, without its index and day. */
function problemsOf(values: BarValues): string[] {
  const problems = validateBars(barsOn([1, 2, 3], [SOUND, values, SOUND]));
  for (const { index, day } of problems) expect([index, day]).toEqual([1, 2]);
  return problems.map(({ code, column, value }) => `${code} ${column} ${value}`);
}

describe("validateBars", () => {
  it("finds nothing in sound bars, or in none", () => {
    expect(problemsOf(SOUND)).toEqual([]);
    expect(validateBars(flatBars([], []))).toEqual([]);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(validateBars(randomBars(seed, 50))).toEqual([]);
      }),
    );
  });

  const missing = Number.NaN;
  const infinite = Number.POSITIVE_INFINITY;

  it.each<[string, BarValues, string[]]>([
    ["a close that is missing", [10, 12, 9, missing, 1], ["close-missing close NaN"]],
    ["a price of zero", [10, 12, 0, 11, 1], ["price-not-positive low 0"]],
    ["a negative price", [10, 12, -9, 11, 1], ["price-not-positive low -9"]],
    ["an infinite price", [10, infinite, 9, 11, 1], ["price-not-finite high Infinity"]],
    ["a high below the open", [12.5, 12, 9, 11, 1], ["high-below-price open 12.5"]],
    ["a high below the close", [10, 12, 9, 12.5, 1], ["high-below-price close 12.5"]],
    ["a low above the open", [8, 12, 9, 11, 1], ["low-above-price open 8"]],
    ["a low above the close", [10, 12, 9, 8, 1], ["low-above-price close 8"]],
    ["high and low without an open", [missing, 9, 12, 9, 1], ["high-below-low high 9", "low-above-price close 9"]],
    ["a negative volume", [10, 12, 9, 11, -5], ["volume-negative volume -5"]],
    ["an infinite volume", [10, 12, 9, 11, infinite], ["volume-not-finite volume Infinity"]],
  ])("reports %s", (_, values, expected) => {
    expect(problemsOf(values)).toEqual(expected);
  });

  it("reports each fault of a bar whose high and low are exchanged", () => {
    expect(problemsOf([10, 9, 12, 11, 1])).toEqual([
      "high-below-low high 9",
      "high-below-price open 10",
      "low-above-price open 10",
      "high-below-price close 11",
      "low-above-price close 11",
    ]);
  });

  it("accepts closes alone, and a volume of zero", () => {
    expect(problemsOf([Number.NaN, Number.NaN, Number.NaN, 11, Number.NaN])).toEqual([]);
    expect(problemsOf([10, 12, 9, 11, 0])).toEqual([]);
  });

  it("accepts the rounding noise of adjusted prices, but no tick", () => {
    expect(problemsOf([10, 11, 9, 11 * (1 + 3e-16), 1])).toEqual([]);
    expect(problemsOf([10, 11, 9, 11.0001, 1])).toEqual(["high-below-price close 11.0001"]);
  });

  it("accepts what adjustment makes of sound bars", () => {
    const raw = randomBars(11, 300);
    expect(validateBars(splitAdjusted(raw, [{ exDay: raw.day[150] as never, ratio: 7 }]))).toEqual([]);
  });

  it("reports days that repeat or go back", () => {
    const problems = validateBars(flatBars([5, 5, 7, 6], [1, 1, 1, 1]));
    expect(problems).toEqual([
      { code: "days-not-rising", index: 1, day: 5, column: "day", value: 5 },
      { code: "days-not-rising", index: 3, day: 6, column: "day", value: 6 },
    ]);
  });

  it("compares nothing when columns have different lengths", () => {
    const bars: Bars = { ...flatBars([1, 2], [-1, -1]), volume: Float64Array.of(1), high: Float64Array.of(1, 2, 3) };
    expect(validateBars(bars)).toEqual([
      { code: "columns-unequal", index: null, day: null, column: "high", value: 3 },
      { code: "columns-unequal", index: null, day: null, column: "volume", value: 1 },
    ]);
  });
});
