import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { drawdownColumn, drawdowns } from "./drawdowns.ts";

const closesOf = (closes: readonly number[]) => flatBars([...closes.keys()], closes);

describe("drawdowns", () => {
  it("go from the last peak to its trough, and end with the first close at the peak", () => {
    // 110 to 99 and back; 120 to 90, which lasts.
    const table = drawdowns(closesOf([100, 110, 110, 105, 99, 100, 110, 120, 100, 90, 95]));
    expect(table).toEqual([
      {
        depth: -0.25,
        peakDay: 7,
        troughDay: 9,
        recoveryDay: null,
        daysDown: 2,
        daysToRecover: null,
        daysUnderWater: 3,
      },
      {
        depth: expect.closeTo(-0.1, 12),
        peakDay: 2,
        troughDay: 4,
        recoveryDay: 6,
        daysDown: 2,
        daysToRecover: 2,
        daysUnderWater: 4,
      },
    ]);
  });

  it("are empty for closes that never fall, and for no closes", () => {
    expect(drawdowns(closesOf([1, 1, 2, 3]))).toEqual([]);
    expect(drawdowns(closesOf([]))).toEqual([]);
  });

  it("put the earlier of two equally deep ones first, and are as many as requested", () => {
    const table = drawdowns(closesOf([100, 50, 100, 50, 200, 199]), 2);
    expect(table.map(({ peakDay }) => peakDay)).toEqual([0, 2]);
  });

  it("do not change when prices are counted in cents", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const bars = randomBars(seed, 300);
        const cents = drawdowns({ ...bars, close: bars.close.map((price) => price * 100) });
        drawdowns(bars).forEach(({ depth, ...days }, row) => {
          expect(cents[row]).toEqual({ depth: expect.closeTo(depth, 12), ...days });
        });
      }),
    );
  });

  it("do not overlap, and the deepest is the lowest of the column", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const bars = randomBars(seed, 300);
        const table = drawdowns(bars, 300);
        expect(table[0]?.depth ?? 0).toBe(Math.min(...drawdownColumn(bars.close)));
        const inTime = [...table].sort((a, b) => a.peakDay - b.peakDay);
        for (let k = 1; k < inTime.length; k++) {
          expect(inTime[k - 1]?.recoveryDay).toBeLessThanOrEqual(inTime[k]?.peakDay as number);
        }
      }),
    );
  });
});

describe("drawdownColumn", () => {
  it("measures each close against the highest so far", () => {
    expect([...drawdownColumn(Float64Array.of(100, 110, 99, 121))]).toEqual([0, 0, expect.closeTo(-0.1, 12), 0]);
  });
});
