import { expect, it } from "vitest";
import { decimalsApart } from "./check-value.ts";

it("writes a value with enough decimals to show on which side of the threshold it is", () => {
  expect(decimalsApart(23.4, 25)).toBe(2);
  expect(decimalsApart(24.9996, 25)).toBe(4);
  expect(decimalsApart(25, 25)).toBe(2);
});
