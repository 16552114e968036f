import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growthScale } from "./GrowthLanes.tsx";

const rate = fc.option(fc.double({ min: -0.5, max: 1, noNaN: true }), { nil: null });

describe("the scale of growth rates", () => {
  it("places every rate within the scale and on the right side of zero", () => {
    fc.assert(
      fc.property(rate, rate, rate, (implied, assumed, past) => {
        const { marks, zero } = growthScale({ implied, assumed, past });
        for (const one of marks) {
          expect(one.place).toBeGreaterThanOrEqual(0);
          expect(one.place).toBeLessThanOrEqual(1);
          expect(Math.sign(one.place - zero)).toBe(
            Math.abs(one.growth) < 1e-14 ? Math.sign(one.place - zero) : Math.sign(one.growth),
          );
        }
      }),
    );
  });

  it("leaves out a missing rate", () => {
    expect(growthScale({ implied: 0.1, past: null }).marks).toEqual([{ name: "implied", growth: 0.1, place: 0.94 }]);
  });
});
