import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growthChartLayout } from "./growth-chart.ts";

const CLASSIC = { eps: 6.5, growth: 0.1, noGrowthMultiple: 8.5, growthMultiplier: 2 };

describe("the growth chart of Graham's formula", () => {
  it("meets the price at the growth that the price implies", () => {
    // 6.5 x (8.5 + 2 x 10) = 185.25; from 0 to 20 % the formula goes from 55.25 to 315.25, drawn from 0 to 400.
    const layout = growthChartLayout({ inputs: CLASSIC, bondYield: null, price: 185.25 });
    expect(layout?.implied?.growth).toBeCloseTo(0.1, 12);
    expect(layout?.chosen.left).toBeCloseTo(0.5, 12);
    expect(layout?.chosen.top).toBeCloseTo(1 - 185.25 / 400, 12);
    expect(layout?.price?.top).toBe(layout?.chosen.top);
    expect(layout?.other.edit).toBe("conservative");
    expect(layout?.line.to.top).toBeCloseTo(1 - 315.25 / 400, 12);
  });

  it("compares the conservative edit with the classic one when the conservative one is chosen", () => {
    const inputs = { ...CLASSIC, noGrowthMultiple: 7, growthMultiplier: 1 };
    const layout = growthChartLayout({ inputs, bondYield: null, price: null });
    expect(layout?.other.edit).toBe("classic");
    expect([layout?.price, layout?.implied]).toEqual([null, null]);
  });

  it("scales the formula of 1974 by bond yields, so that both formulas agree at 4.4 %", () => {
    const at = (bondYield: number | null) => growthChartLayout({ inputs: CLASSIC, bondYield, price: 150 });
    expect(at(0.044)).toEqual(at(null));
    // Yields of twice as much halve the multiple: the price of 150 is 300 in the first formula.
    expect(at(0.088)?.implied?.growth).toBeCloseTo((300 / 6.5 - 8.5) / 200, 12);
  });

  it("is null for a loss", () => {
    expect(growthChartLayout({ inputs: { ...CLASSIC, eps: -1 }, bondYield: null, price: 10 })).toBeNull();
  });

  const inputs = fc.record({
    eps: fc.double({ min: 0.01, max: 50, noNaN: true }),
    growth: fc.double({ min: -0.04, max: 0.25, noNaN: true }),
    // In the steps of their sliders.
    noGrowthMultiple: fc.integer({ min: 0, max: 40 }).map((steps) => steps / 2),
    growthMultiplier: fc.integer({ min: 0, max: 40 }).map((steps) => steps / 10),
  });
  const price = fc.option(fc.double({ min: 0.01, max: 5000, noNaN: true }));

  it("has its points on the chosen line, and all its places within the frame", () => {
    fc.assert(
      fc.property(inputs, fc.option(fc.double({ min: 0.01, max: 0.2, noNaN: true })), price, (of, bondYield, at) => {
        const layout = growthChartLayout({ inputs: of, bondYield, price: at });
        if (!layout) return;
        const { line, other, chosen, implied, price: level } = layout;
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
