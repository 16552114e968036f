import { thinLine } from "@plumbline/core/series";
import fc from "fast-check";
import { expect, it } from "vitest";
import { thinnedRows } from "./thinned-rows.ts";

it("chooses first and last, and the extremes of what lies between", () => {
  // The example of `thinLine`: 1, 5, 0, 4.
  expect([...thinnedRows(Float64Array.of(1, 5, 2, 0, 3, 4), 4)]).toEqual([0, 1, 3, 5]);
  expect([...thinnedRows(Float64Array.of(1, 2), 4)]).toEqual([0, 1]);
});

it("chooses the values that thinLine chooses", () => {
  const columns = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(columns, fc.integer({ min: 4, max: 60 }), (numbers, most) => {
      const values = Float64Array.from(numbers);
      const rows = thinnedRows(values, most);
      expect(Array.from(rows, (row) => values[row])).toEqual([...thinLine(values, most)]);
      expect([...rows]).toEqual([...rows].sort((a, b) => a - b));
    }),
  );
});
