import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barLayout } from "./bar-layout.ts";

describe("barLayout", () => {
  it("stands profits on zero and hangs losses from it", () => {
    // By hand: from -10 to 10, zero is in the middle; each bar is half as high as the plot and takes 3/4 of its half.
    const { bars, zero } = barLayout([10, -10], 2);
    expect(zero).toBeCloseTo(0.5);
    expect(bars[0]).toEqual({ left: 0.0625, width: 0.375, top: 0, height: 0.5 });
    expect(bars[1]).toEqual({ left: 0.5625, width: 0.375, top: 0.5, height: 0.5 });
  });

  it("leaves a gap where a value is missing, and draws a zero without height", () => {
    const { bars } = barLayout([5, null, 0]);
    expect(bars[1]).toBeNull();
    expect(bars[2]?.height).toBe(0);
  });

  it("has zero at the bottom of profits and at the top of losses", () => {
    expect(barLayout([3, 7]).zero).toBe(1);
    expect(barLayout([-3, -7]).zero).toBe(0);
    expect(barLayout([null]).zero).toBe(1);
  });

  it("does not change when amounts are measured in thousands", () => {
    const values = fc.array(fc.option(fc.integer({ min: -1000, max: 1000 })), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, (amounts) => {
        const small = barLayout(amounts).bars;
        const large = barLayout(amounts.map((amount) => amount && amount * 1000)).bars;
        small.forEach((bar, i) => {
          expect(bar?.top ?? null).toEqual(bar && expect.closeTo(large[i]?.top ?? Number.NaN, 9));
        });
      }),
    );
  });
});
