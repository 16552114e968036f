import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { thinLine, thinRows } from "./index.ts";

describe("thinRows", () => {
  it("chooses first and last, and the extremes of what lies between, in order", () => {
    expect([...thinRows(Float64Array.of(1, 5, 2, 0, 3, 4), 4)]).toEqual([0, 1, 3, 5]);
    expect([...thinRows(Float64Array.of(1, 2), 4)]).toEqual([0, 1]);
  });

  it("chooses rising rows whose values are the thinned line", () => {
    const columns = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(columns, fc.integer({ min: 4, max: 60 }), (numbers, maxPoints) => {
        const values = Float64Array.from(numbers);
        const rows = [...thinRows(values, maxPoints)];
        expect(rows.map((row) => values[row])).toEqual([...thinLine(values, maxPoints)]);
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      }),
    );
  });
});
