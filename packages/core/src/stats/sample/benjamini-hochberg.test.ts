import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { benjaminiHochberg } from "./benjamini-hochberg.ts";

describe("the correction of Benjamini and Hochberg", () => {
  it("finds four of fifteen at 0.05, as in the example of their paper of 1995", () => {
    const pValues = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    const corrected = benjaminiHochberg(pValues);
    expect(corrected.filter((q) => q <= 0.05)).toHaveLength(4);
    // 0.0095 * 15 / 4, and 0.0201 * 15 / 5 bounded by 0.0344 * 15 / 8 and their kind.
    expect(corrected[3]).toBeCloseTo(0.035625, 12);
    expect(corrected[4]).toBeCloseTo(0.0603, 12);
  });

  it("keeps the order of the tests", () => {
    expect(benjaminiHochberg([0.01, 0.04, 0.03])).toEqual([0.03, 0.04, 0.04]);
  });

  it("leaves one test as it is, and twelve equal ones too", () => {
    expect(benjaminiHochberg([0.04])).toEqual([0.04]);
    expect(benjaminiHochberg(new Array(12).fill(0.3))).toEqual(new Array(12).fill(0.3));
    expect(benjaminiHochberg([])).toEqual([]);
  });

  it("never lowers a p-value, nor changes which of two is the smaller, nor exceeds 1 or that of Bonferroni", () => {
    const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pValues, (p) => {
        const q = benjaminiHochberg(p);
        p.forEach((own, i) => {
          expect(q[i]).toBeGreaterThanOrEqual(own);
          expect(q[i]).toBeLessThanOrEqual(Math.min(1, own * p.length) + 1e-12);
          p.forEach((other, k) => {
            if (own <= other) expect(q[i]).toBeLessThanOrEqual(q[k] as number);
          });
        });
      }),
    );
  });
});
