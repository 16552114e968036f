import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { walkForwardEfficiency, walkForwardWindows } from "./walk-forward.ts";

const options = fc.record({
  first: fc.integer({ min: -1000, max: 1000 }),
  inSample: fc.integer({ min: 1, max: 60 }),
  outOfSample: fc.integer({ min: 1, max: 30 }),
  days: fc.integer({ min: 1, max: 400 }),
  anchored: fc.boolean(),
});

describe("the windows of a walk forward", () => {
  it("move along, or grow from their anchor", () => {
    const common = { first: 0, last: 8, inSample: 4, outOfSample: 2 };
    // Nine days hold two windows of two after four; the day left over is the first.
    expect(walkForwardWindows({ ...common, anchored: false })).toEqual([
      { inSample: { from: 1, to: 5 }, outOfSample: { from: 5, to: 7 } },
      { inSample: { from: 3, to: 7 }, outOfSample: { from: 7, to: 9 } },
    ]);
    expect(walkForwardWindows({ ...common, anchored: true })).toEqual([
      { inSample: { from: 0, to: 5 }, outOfSample: { from: 5, to: 7 } },
      { inSample: { from: 0, to: 7 }, outOfSample: { from: 7, to: 9 } },
    ]);
  });

  it("do not exist in a history shorter than one of them", () => {
    expect(walkForwardWindows({ first: 0, last: 4, inSample: 4, outOfSample: 2, anchored: true })).toEqual([]);
    expect(walkForwardWindows({ first: 5, last: 0, inSample: 4, outOfSample: 2, anchored: false })).toEqual([]);
  });

  it("try each day once, up to the last, with parameters that knew nothing of it", () => {
    fc.assert(
      fc.property(options, ({ days, ...rest }) => {
        const last = rest.first + days - 1;
        const windows = walkForwardWindows({ ...rest, last });
        windows.forEach(({ inSample, outOfSample }, k) => {
          expect(outOfSample.from).toBe(inSample.to);
          expect(outOfSample.to).toBe(windows[k + 1]?.outOfSample.from ?? last + 1);
          expect(inSample.to - inSample.from).toBeGreaterThanOrEqual(rest.inSample);
          expect(inSample.from).toBeGreaterThanOrEqual(rest.first);
          expect(outOfSample.to - outOfSample.from).toBe(rest.outOfSample);
        });
        // No further window fits.
        expect(days - windows.length * rest.outOfSample - rest.inSample).toBeLessThan(rest.outOfSample);
      }),
    );
  });

  it("refuse lengths without a meaning", () => {
    const common = { first: 0, last: 99, inSample: 4, outOfSample: 2, anchored: false };
    for (const wrong of [{ inSample: 0 }, { outOfSample: -1 }, { outOfSample: 1.5 }, { last: Number.NaN }]) {
      expect(() => walkForwardWindows({ ...common, ...wrong })).toThrow(RangeError);
    }
  });
});

describe("the efficiency of a walk forward", () => {
  it("equals the case worked by hand", () => {
    // In sample 1.1 * 1.1 in two years: 10 % a year. Out of sample 1.08 * 1.02083333 = 1.1025 in two: 5 %.
    const steps = [
      { inSample: { gain: 0.1, years: 1 }, outOfSample: { gain: 0.08, years: 1 } },
      { inSample: { gain: 0.1, years: 1 }, outOfSample: { gain: 1.1025 / 1.08 - 1, years: 1 } },
    ];
    expect(walkForwardEfficiency(steps)).toEqual({ value: expect.closeTo(0.5, 12) });
  });

  it("does not exist where next to nothing was gained in sample, and is below 0 for a loss after a gain", () => {
    const gained = { gain: 0.2, years: 1 };
    const lost = { gain: -0.2, years: 1 };
    const none = { gain: 0, years: 1 };
    const nothing = { value: null, because: "no-gain-in-sample" };
    expect(walkForwardEfficiency([{ inSample: lost, outOfSample: lost }])).toEqual(nothing);
    expect(walkForwardEfficiency([{ inSample: none, outOfSample: gained }])).toEqual(nothing);
    // 0.06 % a year in sample: 20 % out of it would be 333 times as much, and say nothing.
    const little = { gain: 0.0006, years: 1 };
    expect(walkForwardEfficiency([{ inSample: little, outOfSample: gained }])).toEqual(nothing);
    expect(walkForwardEfficiency([])).toEqual({ value: null, because: "no-windows" });
    expect(walkForwardEfficiency([{ inSample: gained, outOfSample: lost }])).toEqual({ value: expect.closeTo(-1, 12) });
    const ruined = { gain: -1, years: 1 };
    expect(walkForwardEfficiency([{ inSample: gained, outOfSample: ruined }])).toEqual({
      value: expect.closeTo(-5, 12),
    });
  });

  it("is 1 where the future repeats the past, in windows of any length and order", () => {
    const rates = fc.double({ min: 0.01, max: 1, noNaN: true });
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rates, lengths, (rate, windows) => {
        const over = (years: number) => ({ gain: (1 + rate) ** years - 1, years });
        const steps = windows.map(([before, after]) => ({ inSample: over(before), outOfSample: over(after) }));
        expect(walkForwardEfficiency(steps)).toEqual({ value: expect.closeTo(1, 9) });
        expect(walkForwardEfficiency(steps.toReversed())).toEqual({ value: expect.closeTo(1, 9) });
      }),
    );
  });
});
