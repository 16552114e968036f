import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundPrice } from "./round-price.ts";

describe("a price of a chart", () => {
  // Worked out by hand: five significant digits, at least two decimals.
  it.each([
    [123.456789, 123.46],
    [12.857142857, 12.857],
    [1.234567, 1.2346],
    [0.0123456, 0.012346],
    [61_234.567, 61_234.57],
    [0, 0],
  ])("%d is sent as %d", (price, expected) => {
    expect(roundPrice(price)).toBe(expected);
  });

  it("keeps every price in cents as it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        expect(roundPrice(cents / 100)).toBe(cents / 100);
      }),
    );
  });

  it("is never off by more than a ten-thousandth, and stays missing when it is missing", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (price) => {
        expect(Math.abs(roundPrice(price) / price - 1)).toBeLessThanOrEqual(1e-4);
      }),
    );
    expect(roundPrice(Number.NaN)).toBeNaN();
  });
});
