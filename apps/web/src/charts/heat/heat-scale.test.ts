import fc from "fast-check";
import { expect, it } from "vitest";
import { heatScale } from "./heat-scale.ts";

it("colours gains and losses of one size alike", () => {
  expect(heatScale([0.1, -0.1])(-0.05)).toEqual({ sign: "loss", strength: 0.5 });
  const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.double({ min: 0.001, max: 1, noNaN: true }), (table, value) => {
      const heatOf = heatScale(table);
      expect(heatOf(value).strength).toBe(heatOf(-value).strength);
      expect(heatOf(value).strength).toBeLessThanOrEqual(1);
    }),
  );
});

it("does not let one month pale all others", () => {
  // Nine of 1 %, one of 200 %: the tenth is beyond the scale.
  expect(heatScale([...new Array(9).fill(0.01), 2])(0.01).strength).toBe(1);
});

it("has no colour for what is missing or stood still", () => {
  expect(heatScale([null, 0])(null)).toEqual({ sign: "flat", strength: 0 });
  expect(heatScale([null, 0])(0)).toEqual({ sign: "flat", strength: 0 });
  expect(heatScale([0, 0.2])(0.2).strength).toBe(1);
});
