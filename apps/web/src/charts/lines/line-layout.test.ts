import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineLayout } from "./line-layout.ts";

const line = (...values: (number | null)[]) => ({ places: values.map((_, k) => k / (values.length - 1)), values });

describe("lineLayout", () => {
  it("draws from bottom to top what rises from the lowest to the highest value", () => {
    expect(lineLayout([line(0, 10)]).paths).toEqual(["M0 1000L1000 0"]);
  });

  it("lifts the pen where a value is missing", () => {
    expect(lineLayout([line(0, null, 10, 5)]).paths).toEqual(["M0 1000M666.7 0L1000 500"]);
  });

  it("lifts the pen before a value that does not count the same things", () => {
    expect(lineLayout([{ ...line(0, 5, 10), seams: [1] }]).paths).toEqual(["M0 1000M500 500L1000 0"]);
  });

  it("puts all lines on one scale that holds the bounds", () => {
    const { paths, zero, ticks } = lineLayout([line(10, 10), line(20, 20)], [0]);
    expect(paths).toEqual(["M0 500L1000 500", "M0 0L1000 0"]);
    expect(zero).toBe(1);
    expect([ticks[0], ticks.at(-1)]).toEqual([
      { value: 0, top: 1 },
      { value: 20, top: 0 },
    ]);
  });

  it("has no zero where the scale does not reach it, and no path without values", () => {
    expect(lineLayout([line(10, 20)]).zero).toBeNull();
    expect(lineLayout([line(null, null)]).paths).toEqual([""]);
    // The round numbers around 3 by steps of 0.5.
    expect(lineLayout([line(3, 3)]).paths).toEqual(["M0 1000L1000 1000"]);
  });

  it("keeps the order of values whatever their scale", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 }), (values) => {
        const { topOf } = lineLayout([line(...values)]);
        values.slice(1).forEach((value, k) => {
          expect(Math.sign(topOf(value) - topOf(values[k] as number))).toBe(Math.sign((values[k] as number) - value));
        });
      }),
    );
  });
});
