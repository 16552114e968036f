import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilsonInterval } from "./wilson-interval.ts";

describe("wilsonInterval", () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17, 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of %i in %i is %d to %d", (hits, trials, low, high) => {
    const found = wilsonInterval(hits, trials);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  const trials = fc
    .integer({ min: 1, max: 5000 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));

  it("lies within 0 and 1 and holds the share itself", () => {
    fc.assert(
      fc.property(trials, ([hits, n]) => {
        const { low, high } = wilsonInterval(hits, n);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(hits / n);
        expect(high).toBeGreaterThanOrEqual(hits / n);
      }),
    );
  });

  it("is mirrored when failures are counted, and narrower for ten times the trials", () => {
    fc.assert(
      fc.property(trials, ([hits, n]) => {
        const found = wilsonInterval(hits, n);
        const mirrored = wilsonInterval(n - hits, n);
        const many = wilsonInterval(10 * hits, 10 * n);
        expect(mirrored.low).toBeCloseTo(1 - found.high, 12);
        expect(mirrored.high).toBeCloseTo(1 - found.low, 12);
        expect(many.high - many.low).toBeLessThan(found.high - found.low);
      }),
    );
  });
});
