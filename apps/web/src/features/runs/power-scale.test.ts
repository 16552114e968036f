import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { powerScale } from "./power-scale.ts";

const amounts = (low: number, high: number) =>
  powerScale(Math.log10(low), Math.log10(high)).ticks.map((tick) => Number((10 ** tick).toPrecision(6)));

describe("a scale of powers", () => {
  it("has round amounts from the last one below to the first one above", () => {
    expect(amounts(1000, 100_000)).toEqual([1000, 10_000, 100_000]);
    expect(amounts(9000, 45_000)).toEqual([7000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000]);
  });

  it("gives equal growth equal height", () => {
    const { topOf } = powerScale(3, 5);
    const height = (low: number, high: number) => topOf(Math.log10(low)) - topOf(Math.log10(high));
    expect(height(1000, 2000)).toBeCloseTo(height(40_000, 80_000), 12);
  });

  it("holds every value between its ends, and rises", () => {
    const logarithm = fc.double({ min: -2, max: 12, noNaN: true });
    fc.assert(
      fc.property(logarithm, fc.double({ min: 0, max: 6, noNaN: true }), (low, span) => {
        const { ticks, topOf } = powerScale(low, low + span);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.every((tick, k) => k === 0 || tick > (ticks[k - 1] as number))).toBe(true);
        expect(topOf(low)).toBeLessThanOrEqual(1 + 1e-6);
        expect(topOf(low + span)).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
  });
});
