import { expect, it } from "vitest";
import { formatNumber } from "./number.ts";
import { quantityDecimals } from "./quantity.ts";

const write = (quantity: number) => formatNumber(quantity, "en", quantityDecimals(quantity));

it("writes whole shares without decimals, and parts of a share so that they are not nothing", () => {
  expect([120, 1500, 0].map(write)).toEqual(["120", "1,500", "0"]);
  expect([0.3, 12.5, 1 / 3].map(write)).toEqual(["0.3000", "12.5000", "0.3333"]);
  expect(write(0.000012)).toBe("0.00001200");
});

it("asks for no decimals of a number that is missing", () => {
  expect([quantityDecimals(null), quantityDecimals(Number.NaN)]).toEqual([0, 0]);
});
