import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exp, log } from "./exponential.ts";

describe("exp and log from plain arithmetic", () => {
  it("give the constants of mathematics (1/e and e^10 as in Abramowitz & Stegun, table 4.4)", () => {
    expect(exp(1)).toBeCloseTo(Math.E, 15);
    expect(exp(-1)).toBeCloseTo(0.36787944117144233, 16);
    expect(exp(10)).toBeCloseTo(22026.465794806718, 10);
    expect(log(2)).toBeCloseTo(Math.LN2, 16);
    expect(log(10)).toBeCloseTo(Math.LN10, 15);
  });

  it("turn sums into products and undo each other", () => {
    const exponent = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(exponent, exponent, (a, b) => {
        expect(Math.abs(exp(a + b) / (exp(a) * exp(b)) - 1)).toBeLessThan(1e-14);
        expect(Math.abs(log(exp(a)) - a)).toBeLessThan(1e-14);
      }),
    );
  });

  it("refuse arguments for which they have no value", () => {
    expect(() => exp(Number.NaN)).toThrow(RangeError);
    expect(() => exp(1000)).toThrow(/outside/);
    expect(() => log(0)).toThrow(/does not exist/);
  });
});
