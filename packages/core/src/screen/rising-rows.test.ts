import fc from "fast-check";
import { expect, it } from "vitest";
import { risingRows } from "./rising-rows.ts";

it("puts the row of the lowest value first and leaves out what is missing", () => {
  expect([...risingRows(Float64Array.of(3, Number.NaN, -1, 0, -2.5))]).toEqual([4, 2, 3, 0]);
});

it("sorts infinities and keeps equal values in the order of their rows", () => {
  const values = Float64Array.of(1, Number.POSITIVE_INFINITY, 1, Number.NEGATIVE_INFINITY, 1);
  expect([...risingRows(values)]).toEqual([3, 0, 2, 4, 1]);
});

it("sorts as comparing does, whatever the doubles and their place in a buffer", () => {
  const double = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  fc.assert(
    fc.property(fc.array(double, { maxLength: 60 }), (values) => {
      const shifted = Float64Array.of(9, ...values).subarray(1);
      const compared = values
        .map((_, row) => row)
        .sort((a, b) => (values[a] as number) - (values[b] as number) || a - b);
      expect([...risingRows(shifted)]).toEqual(compared);
    }),
  );
});
