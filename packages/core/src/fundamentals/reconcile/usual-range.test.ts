import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeOutside, isOtherSign, type Past, ratioOutside } from "./usual-range.ts";

// 2 % to 4 % more each year, by hand.
const STEADY = joined([110, 105, 104, 100, 107, 102, 101, 97, 104, 99, 98, 94, 101, 96, 95, 92]);

/** A past without seams. */
function joined(amounts: readonly number[]): Past {
  return { amounts, seams: [] };
}

describe("the range of what a company's amounts did before", () => {
  it("has a change like those before it inside", () => {
    expect(changeOutside(103, STEADY, 4)).toBe(0);
  });

  it("leaves 60 % of an amount far outside", () => {
    expect(changeOutside(0.6 * 103, STEADY, 4)).toBeGreaterThan(1);
  });

  it("is half the usual size where fewer than three changes are known", () => {
    expect(changeOutside(140, joined([100, 100, 100, 100]), 4)).toBe(0);
    expect(changeOutside(160, joined([100, 100, 100, 100]), 4)).toBeGreaterThan(0);
  });

  it("says nothing where the year before is not known", () => {
    expect(changeOutside(100, joined([100, 100, 100]), 4)).toBeNull();
  });

  it("has no change across a seam, and keeps those before it", () => {
    const half = STEADY.amounts.map((amount, k) => (k < 4 ? amount / 2 : amount));
    // Half of the business has left four quarters ago: 103 / 2 is 2 % more than 110 / 2 is to 107 / 2 a year before.
    const { amounts } = joined(half);
    expect(changeOutside(103 / 2, { amounts, seams: [4] }, 4)).toBe(0);
    expect(changeOutside(0.6 * (103 / 2), { amounts, seams: [4] }, 4)).toBeGreaterThan(1);
    expect(changeOutside(103 / 2, { amounts: amounts.slice(4), seams: [0] }, 4)).toBeNull();
    expect(changeOutside(103 / 2, { amounts: amounts.slice(4), seams: [] }, 4)).toBeGreaterThan(1);
  });

  it("measures a margin against those before it", () => {
    expect(ratioOutside(0.39, [0.39, 0.38, 0.4, 0.39, 0.38, 0.4])).toBe(0);
    // (0.38 - 0.23) / 0.05.
    expect(ratioOutside(0.23, [0.39, 0.38, 0.4, 0.39, 0.38, 0.4])).toBeCloseTo(3, 9);
    expect(ratioOutside(0.23, [0.39, Number.NaN])).toBeNull();
  });

  it("knows a first amount below 0", () => {
    expect(isOtherSign(-5, [4, 5, 6, 4, 5, 6, 4, 5])).toBe(true);
    expect(isOtherSign(-5, [4, -5, 6, 4, 5, 6, 4, 5])).toBe(false);
    expect(isOtherSign(-5, [4, 5])).toBe(false);
  });

  it("does not depend on the unit of the amounts (law)", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 12, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), amounts, (value, before) => {
        const inThousands = before.map((amount) => 1000 * amount);
        const apart =
          (changeOutside(value, joined(before), 4) ?? 0) - (changeOutside(1000 * value, joined(inThousands), 4) ?? 0);
        expect(Math.abs(apart)).toBeLessThan(1e-9);
      }),
    );
  });
});
