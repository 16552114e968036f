import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundValue } from "./round-value.ts";

describe("a number of the screener", () => {
  // Worked out by hand: seven significant digits.
  it.each([
    [22.697959183673, 22.69796],
    [0.0333333333333, 0.03333333],
    [-1_234_567_890_123, -1_234_568_000_000],
    [1_240_000, 1_240_000],
    [99_999_999, 100_000_000],
    [1.5e-30, 1.5e-30],
    [0, 0],
    [-0, 0],
  ])("%d is sent as %d", (value, expected) => {
    expect(roundValue(value)).toBe(expected);
  });

  it("is sent as null when it is missing or infinite", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(roundValue(value)).toBeNull();
    }
  });

  it("is never off by more than half of the seventh digit, and has no further digits", () => {
    const amount = fc.double({ min: 1e-12, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(amount, (value) => {
        const rounded = roundValue(value) as number;
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(5.000001e-7 * value);
        expect(rounded).toBe(Number(rounded.toPrecision(7)));
      }),
    );
  });
});
