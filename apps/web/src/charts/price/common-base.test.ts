import { expect, it } from "vitest";
import { commonBase } from "./common-base.ts";

const column = (...values: number[]) => Float64Array.of(...values);

it("has no base when the two were never listed together", () => {
  expect(commonBase(column(1, Number.NaN), column(Number.NaN, 2), 0)).toBe(-1);
});

it("does not start before the chosen span", () => {
  expect(commonBase(column(1, 2, 3), column(4, 5, 6), 2)).toBe(2);
});
