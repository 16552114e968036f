import { expect, it } from "vitest";
import { nextPrice, pricesOfBar, snappedPrice } from "./snap.ts";

const column = (...values: number[]) => Float64Array.from(values);
const BARS = {
  date: ["2024-03-01", "2024-03-04"],
  open: column(10, Number.NaN),
  high: column(12, Number.NaN),
  low: column(9, Number.NaN),
  close: column(10, 11),
  volume: column(1, 1),
};
/** A pixel is a tenth of money, 20 stands at the top. */
const heightOf = (price: number) => (20 - price) * 10;

it("draws a place to the nearest price of its bar, and leaves it alone when none is near", () => {
  const prices = pricesOfBar(BARS, 0, "candles");
  expect(prices).toEqual([9, 10, 12]);
  expect(snappedPrice(prices, heightOf(11.2), heightOf)).toBe(12);
  expect(snappedPrice(prices, heightOf(9.6), heightOf)).toBe(10);
  expect(snappedPrice(prices, heightOf(15), heightOf)).toBeNull();
  expect(snappedPrice([], 0, heightOf)).toBeNull();
});

it("knows only the closes of a line, and no price that is missing", () => {
  expect(pricesOfBar(BARS, 0, "line")).toEqual([10]);
  expect(pricesOfBar(BARS, 1, "candles")).toEqual([11]);
  expect(pricesOfBar(BARS, 7, "candles")).toEqual([]);
});

it("steps to the next price of the bar, and beyond it by the step", () => {
  expect(nextPrice([9, 10, 12], 10, 3)).toBe(12);
  expect(nextPrice([9, 10, 12], 10, -3)).toBe(9);
  expect(nextPrice([9, 10, 12], 12, 0.5)).toBe(12.5);
  expect(nextPrice([9, 10, 12], 10, 0.5)).toBe(10.5);
  expect(nextPrice([], 10, 0.5)).toBe(10.5);
});
