import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shrunken } from "./shrunken.ts";

describe("shrunken", () => {
  // By hand: w = n / (n + 5).
  it.each([
    [{ mean: Number.NaN, observations: 0 }, 0.1, 0.1],
    [{ mean: 0.3, observations: 5 }, 0.1, 0.2],
    [{ mean: 0.4, observations: 15 }, 0, 0.3],
  ])("of %o towards %d is %d", (observed, prior, expected) => {
    expect(shrunken(observed, prior)).toBeCloseTo(expected, 12);
  });

  const share = fc.double({ min: -0.99, max: 5, noNaN: true });

  it("lies between the mean and the prior, and nearer to the mean the more observations there are", () => {
    fc.assert(
      fc.property(share, share, fc.integer({ min: 1, max: 500 }), (mean, prior, observations) => {
        const few = shrunken({ mean, observations }, prior);
        const more = shrunken({ mean, observations: observations + 1 }, prior);
        expect(few).toBeGreaterThanOrEqual(Math.min(mean, prior) - 1e-12);
        expect(few).toBeLessThanOrEqual(Math.max(mean, prior) + 1e-12);
        expect(Math.abs(more - mean)).toBeLessThanOrEqual(Math.abs(few - mean) + 1e-12);
      }),
    );
  });
});
