import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundScale } from "./round-scale.ts";

describe("roundScale", () => {
  it("counts in ones, twos and fives, without traces of binary fractions", () => {
    expect(roundScale(-0.12, 0.31).ticks).toEqual([-0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4]);
    expect(roundScale(0, 1).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(roundScale(3, 220).ticks).toEqual([0, 50, 100, 150, 200, 250]);
  });

  it("goes from the top to the bottom", () => {
    const { topOf } = roundScale(0, 10);
    expect([10, 5, 0].map(topOf)).toEqual([0, 0.5, 1]);
  });

  it("has room for values that are all alike", () => {
    expect(roundScale(0, 0).ticks).toEqual([0, 0.2]);
    expect(roundScale(-3, -3).topOf(-3)).toBeGreaterThanOrEqual(0);
  });

  it("holds all values between its ends, which are round, in a few steps", () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((number) => Math.round(number * 1e4) / 1e4);
    fc.assert(
      fc.property(value, value, (one, other) => {
        const low = Math.min(one, other);
        const high = Math.max(one, other);
        const { ticks, topOf } = roundScale(low, high);
        expect(topOf(high)).toBeGreaterThanOrEqual(-1e-9);
        expect(topOf(low)).toBeLessThanOrEqual(1 + 1e-9);
        expect(ticks.length).toBeLessThanOrEqual(10);
        expect(topOf(ticks[0] as number)).toBeCloseTo(1, 9);
        expect(topOf(ticks.at(-1) as number)).toBeCloseTo(0, 9);
      }),
    );
  });
});
