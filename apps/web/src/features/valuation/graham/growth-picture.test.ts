import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growthPicture } from "./growth-picture.ts";

const CLASSIC = { eps: 6.5, growth: 0.1, noGrowthMultiple: 8.5, growthMultiplier: 2 };

describe("the picture of Graham's formula", () => {
  it("meets the price at the growth in it", () => {
    // 6.5 x (8.5 + 2 x 10) = 185.25; from 0 to 20 % the formula goes from 55.25 to 315.25, drawn from 0 to 400.
    const picture = growthPicture({ inputs: CLASSIC, bondYield: null, price: 185.25 });
    expect(picture?.implied?.growth).toBeCloseTo(0.1, 12);
    expect(picture?.chosen.left).toBeCloseTo(0.5, 12);
    expect(picture?.chosen.top).toBeCloseTo(1 - 185.25 / 400, 12);
    expect(picture?.price?.top).toBe(picture?.chosen.top);
    expect(picture?.other.edit).toBe("conservative");
    expect(picture?.line.to.top).toBeCloseTo(1 - 315.25 / 400, 12);
  });

  it("holds the cautious edit against the classic one when it was chosen", () => {
    const inputs = { ...CLASSIC, noGrowthMultiple: 7, growthMultiplier: 1 };
    const picture = growthPicture({ inputs, bondYield: null, price: null });
    expect(picture?.other.edit).toBe("classic");
    expect([picture?.price, picture?.implied]).toEqual([null, null]);
  });

  it("scales the formula of 1974 by bond yields: at 4.4 % both agree", () => {
    const at = (bondYield: number | null) => growthPicture({ inputs: CLASSIC, bondYield, price: 150 });
    expect(at(0.044)).toEqual(at(null));
    // Yields of twice as much halve the multiple: the price of 150 is 300 in the first formula.
    expect(at(0.088)?.implied?.growth).toBeCloseTo((300 / 6.5 - 8.5) / 200, 12);
  });

  it("is none for a loss", () => {
    expect(growthPicture({ inputs: { ...CLASSIC, eps: -1 }, bondYield: null, price: 10 })).toBeNull();
  });

  const inputs = fc.record({
    eps: fc.double({ min: 0.01, max: 50, noNaN: true }),
    growth: fc.double({ min: -0.04, max: 0.25, noNaN: true }),
    // In the steps of their sliders.
    noGrowthMultiple: fc.integer({ min: 0, max: 40 }).map((steps) => steps / 2),
    growthMultiplier: fc.integer({ min: 0, max: 40 }).map((steps) => steps / 10),
  });
  const price = fc.option(fc.double({ min: 0.01, max: 5000, noNaN: true }));

  it("has its points on the line that was chosen, and all of it within its frame", () => {
    fc.assert(
      fc.property(inputs, fc.option(fc.double({ min: 0.01, max: 0.2, noNaN: true })), price, (of, bondYield, at) => {
        const picture = growthPicture({ inputs: of, bondYield, price: at });
        if (!picture) return;
        const { line, other, chosen, implied, price: level } = picture;
        const topOf = (left: number) => {
          const { from, to } = line;
          return from.top + ((left - from.left) / (to.left - from.left)) * (to.top - from.top);
        };
        expect(topOf(chosen.left)).toBeCloseTo(chosen.top, 6);
        if (implied && level) expect(topOf(implied.left)).toBeCloseTo(level.top, 6);
        const places = [line, other].flatMap(({ from, to }) => [from.left, from.top, to.left, to.top]);
        for (const place of [...places, chosen.left, chosen.top, implied?.left ?? 0, level?.top ?? 0]) {
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});
