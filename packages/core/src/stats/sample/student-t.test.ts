import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meanInterval, studentInterval } from "./mean-interval.ts";
import { inverseStudentT } from "./student-t.ts";

describe("the quantile of Student's t", () => {
  // Table of the t distribution, NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
  it.each([
    [2, 0.95, 2.92],
    [2, 0.975, 4.303],
    [3, 0.95, 2.353],
    [4, 0.95, 2.132],
    [4, 0.975, 2.776],
    [5, 0.9, 1.476],
    [9, 0.95, 1.833],
    [19, 0.95, 1.729],
    [30, 0.975, 2.042],
    [100, 0.95, 1.66],
  ])("of %i degrees of freedom at %f is %f", (degrees, probability, expected) => {
    expect(Math.abs(inverseStudentT(probability, degrees) - expected)).toBeLessThan(0.00055);
  });

  it("is that of a density whose integral is known, also between whole degrees", () => {
    // The density is a power of a cosine of the angle: with x = sqrt(n) tan(angle), cos(angle)^(n - 1) d(angle).
    const sum = (to: number, degrees: number) => {
      const steps = 4000;
      let total = 0;
      for (let k = 0; k < steps; k++) total += Math.cos((to * (k + 0.5)) / steps) ** (degrees - 1);
      return (total * to) / steps;
    };
    fc.assert(
      fc.property(
        fc.double({ min: 2.5, max: 60, noNaN: true }),
        fc.integer({ min: 55, max: 99 }),
        (degrees, percent) => {
          const angle = Math.atan(inverseStudentT(percent / 100, degrees) / Math.sqrt(degrees));
          expect(0.5 + sum(angle, degrees) / sum(Math.PI / 2, degrees) / 2).toBeCloseTo(percent / 100, 4);
        },
      ),
    );
  });

  it("turns round in the middle and falls towards the normal one", () => {
    expect(inverseStudentT(0.05, 7)).toBe(-inverseStudentT(0.95, 7));
    expect(inverseStudentT(0.5, 7)).toBeCloseTo(0, 9);
    expect(inverseStudentT(0.95, 1e6)).toBeCloseTo(1.644854, 4);
  });

  it("refuses fewer than two degrees of freedom", () => {
    expect(() => inverseStudentT(0.95, 1)).toThrow("1 degrees of freedom");
  });
});

describe("the interval of a mean", () => {
  it("is that of the textbook", () => {
    // By hand: mean 3, standard deviation sqrt(2.5), standard error 0.7071; 2.1318 of them are 1.5074.
    expect(meanInterval([1, 2, 3, 4, 5])).toEqual({ low: expect.closeTo(1.4926, 4), high: expect.closeTo(4.5074, 4) });
    expect(studentInterval(0.02, 0.01, 4)).toEqual({
      low: expect.closeTo(-0.00132, 5),
      high: expect.closeTo(0.04132, 5),
    });
  });

  it("moves and grows with the values", () => {
    const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 9 }), (drawn, more, times) => {
        const { low, high } = meanInterval(drawn);
        const changed = meanInterval(drawn.map((value) => more + times * value));
        expect(changed.low).toBeCloseTo(more + times * low, 6);
        expect(changed.high).toBeCloseTo(more + times * high, 6);
      }),
    );
  });
});
