import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldScale } from "./field-scale.ts";

const row = (low: number, value: number, high: number) => ({ low, value, high });

describe("the scale of the football field", () => {
  it("holds the price and everything up to three times of it", () => {
    const price = fc.double({ min: 1, max: 1000, noNaN: true });
    const share = fc.double({ min: 0.01, max: 2.9, noNaN: true });
    fc.assert(
      fc.property(price, share, share, (at, one, other) => {
        const scale = fieldScale([row(one * at, one * at, other * at)], at);
        for (const value of [at, one * at, other * at]) {
          expect(scale && value >= scale.low && value <= scale.high).toBe(true);
        }
      }),
    );
  });

  it("cuts off what is farther, and what is below nothing", () => {
    const scale = fieldScale([row(-50, 20, 9000)], 100);
    expect(scale?.low).toBe(0);
    expect(scale?.high).toBeCloseTo(312, 9);
    expect([scale?.placeOf(9000), scale?.placeOf(-50)]).toEqual([1, 0]);
  });

  it("does without a price, and says when there is nothing", () => {
    expect(fieldScale([row(10, 20, 30)], null)?.high).toBeCloseTo(30.8, 9);
    expect(fieldScale([{ low: null, value: null, high: null }], null)).toBeNull();
  });
});
