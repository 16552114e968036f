import { expect, it } from "vitest";
import { roundScale } from "../round-scale.ts";
import { percentDecimals, tickDecimals } from "./tick.ts";

const decimalsOf = (...values: readonly number[]) => tickDecimals(values.map((value) => ({ value, top: 0 })));

it("a scale has as many decimals as its round numbers", () => {
  expect(decimalsOf(0, 20_000, 40_000)).toBe(0);
  expect(decimalsOf(-0.5, 0, 0.5)).toBe(1);
  expect(decimalsOf(0, 0.002, 0.004)).toBe(3);
  // 0.1 + 0.2 is a little more than 0.3.
  expect(decimalsOf(0.1, 0.2, 0.1 + 0.2)).toBe(1);
});

it("percent have two decimals fewer than their fraction, and never less than none", () => {
  expect([decimalsOf(-0.2, 0, 0.2), decimalsOf(0, 0.05, 0.1), decimalsOf(0, 0.005, 0.01)].map(percentDecimals)).toEqual(
    [0, 0, 1],
  );
});

it("no two values of a scale are written alike, however narrow it is (law)", () => {
  for (let power = -5; power <= 5; power++)
    for (const width of [1, 1.7, 2.2, 3, 4.9, 7.1]) {
      const { ticks } = roundScale(-(10 ** power), width * 10 ** power);
      const decimals = decimalsOf(...ticks);
      expect(new Set(ticks.map((value) => value.toFixed(decimals))).size).toBe(ticks.length);
    }
});
