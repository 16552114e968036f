import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { median } from "./median.ts";

describe("the median", () => {
  it("is the value in the middle, or halfway between the two in the middle", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it("has as many values below as above, in whatever order they come", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
        expect(median([...values].reverse())).toBe(middle);
      }),
    );
  });
});
