import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pairLayout } from "./pair-layout.ts";

describe("the places of pairs", () => {
  it("are on one scale with zero and with the ends of their ranges", () => {
    // By hand: from -0.1 to 0.3 in steps of 0.1, 0.2 is a quarter from the top and 0.1 half.
    const { pairs, ticks } = pairLayout([
      { first: 0.2, second: 0.1, range: { low: -0.1, high: 0.3 } },
      { first: null, second: 0, range: null },
    ]);
    expect(ticks.map(({ value }) => value)).toEqual([-0.1, 0, 0.1, 0.2, 0.3]);
    expect(pairs[0]).toEqual({
      left: 0.25,
      first: expect.closeTo(0.25, 9),
      second: expect.closeTo(0.5, 9),
      range: { top: expect.closeTo(0, 9), bottom: expect.closeTo(1, 9) },
    });
    expect(pairs[1]).toEqual({ left: 0.75, first: null, second: expect.closeTo(0.75, 9), range: null });
  });

  it("keep the order of the values, the higher nearer the top, all inside the plot", () => {
    const value = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 20 }), (drawn) => {
        const { pairs } = pairLayout(drawn.map(([first, second]) => ({ first, second, range: null })));
        pairs.forEach(({ first, second }, k) => {
          const [one, other] = drawn[k] as [number, number];
          expect(Math.sign((second ?? 0) - (first ?? 0))).toBe(Math.sign(one - other));
          expect(first).toBeGreaterThanOrEqual(0);
          expect(first).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
