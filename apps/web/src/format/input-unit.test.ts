import fc from "fast-check";
import { expect, it } from "vitest";
import { fromInput, toInput, typedDecimals } from "./input-unit.ts";

it("shows percent without the traces of binary fractions", () => {
  // 0.07 * 100 is 7.000000000000001 in doubles.
  expect(toInput(0.07, "fraction")).toBe(7);
  expect(toInput(800_000_000, "money")).toBe(800);
  expect(toInput(2.99, "points")).toBe(2.99);
});

it("reads back what it showed", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), fc.constantFrom("fraction", "money", "times"), (n, unit) => {
      expect(toInput(fromInput(n / 100, unit), unit)).toBe(n / 100);
    }),
  );
});

it("a threshold needs no trailing zeros", () => {
  expect([25, 2.5, 2.99, 200 / 3, 0.07 * 100].map((shown) => typedDecimals(shown))).toEqual([0, 1, 2, 2, 0]);
  expect([1.2345, 1.23, 1e-7].map((shown) => typedDecimals(shown, 4))).toEqual([4, 2, 0]);
});
