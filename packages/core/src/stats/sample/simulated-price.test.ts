import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day } from "../../time/index.ts";
import { simulatedPrice } from "./simulated-price.ts";

const DAY = { symbol: "ACME", day: day("2026-07-01"), start: 50, volatility: 0.015 };

describe("a simulated price", () => {
  it("begins and ends a day at the close before it", () => {
    for (let at = 0; at < 50; at++) {
      const one = { ...DAY, day: (DAY.day + at) as Day };
      expect(simulatedPrice(one, 0)).toBe(50);
      expect(simulatedPrice(one, 1)).toBe(50);
    }
  });

  it("is the same for the same symbol, day and moment, and another for another symbol or day", () => {
    const at = (changes: Partial<typeof DAY>) => simulatedPrice({ ...DAY, ...changes }, 0.4);
    expect(at({})).toBe(at({}));
    expect(new Set([at({}), at({ symbol: "ACMF" }), at({ day: (DAY.day + 1) as Day })]).size).toBe(3);
  });

  it("scales with the price at which the day begins", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.01, max: 1e4, noNaN: true }),
        (moment, start) => {
          const ratio = simulatedPrice({ ...DAY, start }, moment) / start;
          expect(ratio).toBeCloseTo(simulatedPrice(DAY, moment) / DAY.start, 10);
          expect(ratio).toBeGreaterThan(0);
        },
      ),
    );
  });

  // Of a Brownian bridge over a day with deviation s, the variance at the moment t is s² t (1 - t).
  it("spreads over many days as a Brownian bridge does", () => {
    const days = Array.from({ length: 4000 }, (_, index) => ({ ...DAY, day: (DAY.day + index) as Day }));
    for (const moment of [0.125, 0.5, 0.75]) {
      const logs = days.map((one) => Math.log(simulatedPrice(one, moment) / DAY.start));
      const variance = logs.reduce((sum, value) => sum + value * value, 0) / logs.length;
      expect(Math.sqrt(variance) / (0.015 * Math.sqrt(moment * (1 - moment)))).toBeCloseTo(1, 1);
      expect(Math.abs(logs.reduce((sum, value) => sum + value, 0) / logs.length)).toBeLessThan(0.001);
    }
  });

  it("moves within any minute of the day", () => {
    const minute = (at: number) => simulatedPrice(DAY, at / 1440);
    const still = Array.from({ length: 1439 }, (_, at) => minute(at) === minute(at + 1)).filter(Boolean);
    expect(still).toHaveLength(0);
  });
});
