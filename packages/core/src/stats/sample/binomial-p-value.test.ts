import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binomialPValue } from "./binomial-p-value.ts";

describe("the exact binomial test", () => {
  it("equals the output of R for Mendel's peas", () => {
    // Example of `?binom.test`, from Conover 1971: 682 of 925 against 3/4 has the p-value 0.3825.
    expect(binomialPValue(682, 925, 0.75)).toBeCloseTo(0.3825, 4);
  });

  it.each([
    // Both ends: 2 / 32.
    [5, 5, 0.5, 0.0625],
    [0, 5, 0.5, 0.0625],
    // 0.6 ** 5, and what is rarer: 0.4 ** 5 and 5 * 0.6 * 0.4 ** 4.
    [5, 5, 0.6, 0.07776 + 0.01024 + 0.0768],
    // Nothing is rarer than no win in five at 0.6.
    [0, 5, 0.6, 0.01024],
    // The likeliest outcome: all are as rare.
    [3, 5, 0.6, 1],
    [0, 0, 0.5, 1],
  ])("of %i of %i at %d is worked by hand", (wins, tries, rate, expected) => {
    expect(binomialPValue(wins, tries, rate)).toBeCloseTo(expected, 12);
  });

  it("knows what cannot happen", () => {
    expect([binomialPValue(0, 5, 0), binomialPValue(1, 5, 0)]).toEqual([1, 0]);
    expect([binomialPValue(5, 5, 1), binomialPValue(4, 5, 1)]).toEqual([1, 0]);
  });

  it("is the same for losses as for wins, and rejects chance no more often than its level", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 99 }), (tries, percent) => {
        const rate = percent / 100;
        let probability = (1 - rate) ** tries;
        let isRare = 0;
        for (let wins = 0; wins <= tries; wins++) {
          const p = binomialPValue(wins, tries, rate);
          expect(p).toBeCloseTo(binomialPValue(tries - wins, tries, 1 - rate), 9);
          if (p <= 0.05) isRare += probability;
          probability *= ((tries - wins) / (wins + 1)) * (rate / (1 - rate));
        }
        expect(isRare).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });
});
