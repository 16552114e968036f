import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestValues } from "./best-values.ts";

describe("the best of a row", () => {
  it("is the highest or the lowest, whichever is good", () => {
    expect(bestValues([12, null, 9, 30], "lower")).toEqual([2]);
    expect(bestValues([12, null, 9, 30], "higher")).toEqual([3]);
  });

  it("is shared by equals", () => {
    expect(bestValues([0.2, 0.1, 0.2], "higher")).toEqual([0, 2]);
  });

  it("is nobody where there is nothing to be better than", () => {
    expect(bestValues([5, null, null], "higher")).toEqual([]);
    expect(bestValues([5, 5, null], "higher")).toEqual([]);
    expect(bestValues([null, null], "lower")).toEqual([]);
  });

  it("changes sides with the sign of the values", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer()), { maxLength: 4 }), (values) => {
        const mirrored = values.map((value) => (value === null ? null : -value));
        expect(bestValues(mirrored, "lower")).toEqual(bestValues(values, "higher"));
      }),
    );
  });
});
