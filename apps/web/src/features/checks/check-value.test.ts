import { expect, it } from "vitest";
import { decimalsApart, decimalsOf } from "./check-value.ts";

it("writes thresholds without trailing zeros", () => {
  expect([25, 2.5, 2.99, 200 / 3, 0.07 * 100].map(decimalsOf)).toEqual([0, 1, 2, 2, 0]);
});

it("writes a value with enough decimals to show on which side of the threshold it is", () => {
  expect(decimalsApart(23.4, 25)).toBe(2);
  expect(decimalsApart(24.9996, 25)).toBe(4);
  expect(decimalsApart(25, 25)).toBe(2);
});
