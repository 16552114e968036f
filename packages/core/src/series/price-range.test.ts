import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day } from "../time/index.ts";
import { type BarValues, barsOn, flatBars, randomBars } from "./bars.fixture.ts";
import { barsUpTo, priceRange, sessionRange } from "./index.ts";

const bars = (rows: Record<string, BarValues>) => barsOn(Object.keys(rows).map(day), Object.values(rows));
const missing = Number.NaN;

describe("priceRange", () => {
  const year = bars({
    "2023-03-15": [50, 99, 1, 50, 1],
    "2023-03-16": [10, 12, 8, 11, 1],
    "2023-09-01": [10, 14, 9, 11, 1],
    "2024-03-15": [10, 13, 8, 9.5, 1],
  });

  it("spans the twelve months after the same date of the year before", () => {
    // (2023-03-15, 2024-03-15]: the first bar is outside. (9.5 - 8) / (14 - 8) = 0.25.
    expect(priceRange(year, 12)).toEqual({
      low: 8,
      high: 14,
      lowDay: day("2024-03-15"),
      highDay: day("2023-09-01"),
      position: 0.25,
      complete: true,
      usesCloses: false,
      from: day("2023-03-16"),
      to: day("2024-03-15"),
    });
  });

  it("is the range since the first bar, and is marked so, when the history is shorter", () => {
    expect(priceRange(year, 120)).toMatchObject({ low: 1, high: 99, complete: false, from: day("2023-03-15") });
  });

  it("takes closes where highs and lows are missing, and is marked so", () => {
    const closes = bars({
      "2024-03-13": [missing, missing, missing, 20, missing],
      "2024-03-14": [missing, 18, missing, 17, missing],
      "2024-03-15": [10, 13, 8, 9, 1],
    });
    expect(priceRange(closes, 12)).toMatchObject({ low: 8, high: 20, usesCloses: true });
    expect(priceRange(barsUpTo(closes, day("2024-03-14")), 12)).toMatchObject({ low: 17, high: 20 });
  });

  it("has no position between equal prices", () => {
    expect(priceRange(flatBars([1, 2], [5, 5]), 12)).toMatchObject({ low: 5, high: 5, position: null });
  });

  it("has no range without a bar", () => {
    expect(priceRange(flatBars([], []), 12)).toBeNull();
    expect(priceRange(year, 12, day("2023-03-14"))).toBeNull();
  });

  it("uses no bar after the requested day", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(500), fc.integer({ min: 1, max: 24 }), (seed, days, months) => {
        const walk = randomBars(seed, 300);
        const asOf = ((walk.day[0] as number) + days) as Day;
        expect(priceRange(walk, months, asOf)).toEqual(priceRange(barsUpTo(walk, asOf), months));
      }),
    );
  });

  it("holds the last close and every shorter range", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), fc.nat(12), (seed, months, more) => {
        const walk = randomBars(seed, 300);
        const short = priceRange(walk, months);
        const long = priceRange(walk, months + more);
        expect(long?.low).toBeLessThanOrEqual(short?.low as number);
        expect(long?.high).toBeGreaterThanOrEqual(short?.high as number);
        expect(short?.position).toBeGreaterThanOrEqual(0);
        expect(short?.position).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("sessionRange", () => {
  const days = bars({ "2024-03-14": [9, 20, 1, 9, 1], "2024-03-15": [9, 11, 9, 10.5, 1] });

  it("is the low and high of the last session", () => {
    const friday = day("2024-03-15");
    expect(sessionRange(days)).toMatchObject({
      low: 9,
      high: 11,
      position: 0.75,
      complete: true,
      from: friday,
      to: friday,
    });
    expect(sessionRange(days, day("2024-03-14"))).toMatchObject({ low: 1, high: 20 });
    expect(sessionRange(days, day("2024-03-13"))).toBeNull();
  });
});
