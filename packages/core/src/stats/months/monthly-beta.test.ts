import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyBeta } from "./monthly-beta.ts";
import { monthsFromJanuary, randomMonths } from "./months.fixture.ts";

const market = randomMonths(1, 8);
const times = (factor: number) => ({ ...market, returns: market.returns.map((value) => factor * value) });

describe("monthlyBeta", () => {
  it.each([
    // Blume: 2/3 of the raw beta and 1/3; 2.5 would give 2, and -1 would give -1/3.
    [1.6, 1.4],
    [1, 1],
    [0.4, 0.6],
    [3, 2],
    [-1, 0.5],
  ])("of %d times the market is %d", (raw, adjusted) => {
    expect(monthlyBeta(times(raw), market)).toEqual({
      beta: expect.closeTo(adjusted, 12),
      raw: expect.closeTo(raw, 12),
      n: 60,
    });
  });

  it("looks at the last sixty complete months only", () => {
    const stock = { ...market, returns: market.returns.map((value, k) => (k < 36 ? -value : value)) };
    expect(monthlyBeta(stock, market).raw).toBeCloseTo(1, 12);
    const running = { ...times(1), runningTo: 0 as never };
    expect(monthlyBeta(running, market)).toMatchObject({ raw: expect.closeTo(1, 12), n: 60 });
  });

  it("is 1 where fewer than 24 months are known, or the market did not move", () => {
    const young = monthsFromJanuary([...market.returns.subarray(0, 23)]);
    expect(monthlyBeta(young, market)).toEqual({ beta: 1, raw: null, n: 23 });
    expect(monthlyBeta(monthsFromJanuary([...market.returns.subarray(0, 24)]), market).n).toBe(24);
    expect(monthlyBeta(market, monthsFromJanuary(new Array(96).fill(0.01)))).toEqual({ beta: 1, raw: null, n: 60 });
  });

  it("ignores what is added to every month", () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: -0.1, max: 0.1, noNaN: true }), (seed, more) => {
        const stock = randomMonths(seed, 8);
        const shifted = { ...stock, returns: stock.returns.map((value) => value + more) };
        expect(monthlyBeta(shifted, market).raw).toBeCloseTo(monthlyBeta(stock, market).raw as number, 9);
      }),
    );
  });
});
