import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visibleRows } from "./use-row-window.ts";

describe("the visible rows", () => {
  it("are the rows between the edges, and a few beyond", () => {
    // By hand: 4,000 px at 40 px a row begin with row 100, 400 px hold 10 rows, 8 more on either side.
    expect(visibleRows({ top: 4000, height: 400, row: 40 }, 1000)).toEqual({ first: 92, end: 118 });
    expect(visibleRows({ top: 0, height: 400, row: 40 }, 5)).toEqual({ first: 0, end: 5 });
    expect(visibleRows({ top: -80, height: 400, row: 40 }, 0)).toEqual({ first: 0, end: 0 });
  });

  it("cover the window wherever it is scrolled", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(400_000), fc.integer({ min: 100, max: 1200 }), (count, top, height) => {
        const { first, end } = visibleRows({ top, height, row: 44 }, count);
        const topRow = Math.floor(top / 44);
        const bottomRow = Math.ceil((top + height) / 44);
        for (const row of [topRow, bottomRow - 1]) if (row < count) expect(row >= first && row < end).toBe(true);
        expect(end - first).toBeLessThan(height / 44 + 20);
      }),
    );
  });
});
