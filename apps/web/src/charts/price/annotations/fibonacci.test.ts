import fc from "fast-check";
import { expect, it } from "vitest";
import { RETRACEMENTS, retracementPrices } from "./fibonacci.ts";

it("lies where Murphy's rise from 100 to 200 is corrected to, and upside down for a fall", () => {
  // By hand with the percentages of Murphy, "Technical Analysis of the Financial Markets", chapter 13: 38, 50 and 62 percent.
  const near = (prices: number[]) => prices.map((price) => Number(price.toFixed(6)));
  expect(near(retracementPrices(100, 200))).toEqual([200, 176.4, 161.8, 150, 138.2, 121.4, 100]);
  expect(near(retracementPrices(200, 100))).toEqual([100, 123.6, 138.2, 150, 161.8, 178.6, 200]);
});

it("takes its ratios from the Fibonacci numbers", () => {
  // 1, 1, 2, 3, 5, 8, ...: written out by the definition.
  const numbers = [1, 1];
  for (let i = 2; i < 40; i++) numbers.push((numbers[i - 1] as number) + (numbers[i - 2] as number));
  const ratioTo = (later: number) => (numbers[30] as number) / (numbers[30 + later] as number);
  expect(RETRACEMENTS[1]).toBeCloseTo(ratioTo(3), 3);
  expect(RETRACEMENTS[2]).toBeCloseTo(ratioTo(2), 3);
  expect(RETRACEMENTS[4]).toBeCloseTo(ratioTo(1), 3);
  expect(RETRACEMENTS[5]).toBeCloseTo(Math.sqrt(ratioTo(1)), 3);
});

it("grows with the prices and mirrors a fall in a rise", () => {
  const price = fc.double({ min: 0.01, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(price, price, (start, end) => {
      const levels = retracementPrices(start, end);
      const mirrored = retracementPrices(end, start);
      levels.forEach((level, i) => {
        expect(level + (mirrored[i] as number)).toBeCloseTo(start + end, 6);
        expect(retracementPrices(2 * start, 2 * end)[i]).toBeCloseTo(2 * level, 6);
      });
    }),
  );
});
