import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomBars } from "../../series/bars.fixture.ts";
import { type Day, day } from "../../time/index.ts";
import { lessTheMarket, monthTable } from "./month-table.ts";
import { monthlyReturns } from "./monthly-returns.ts";
import { monthsFromJanuary, randomMonths } from "./months.fixture.ts";

describe("monthTable", () => {
  it("lays out years, shows the running month and counts it nowhere", () => {
    // Listed in November 1999, as of 10 March 2000.
    const months = {
      first: 12 * 1999 + 10,
      returns: Float64Array.of(Number.NaN, 0.5, 0.1, -0.1, 9),
      runningTo: 0 as Day,
    };
    const { years, runningMonth, overall, byMonth } = monthTable(months);
    const none = Number.NaN;
    expect(years.map(({ year, n, isPartial }) => [year, n, isPartial])).toEqual([
      [1999, 1, true],
      [2000, 2, true],
    ]);
    expect([...(years[1]?.months ?? [])]).toEqual([0.1, -0.1, 9, ...new Array(9).fill(none)]);
    expect(years.map(({ total }) => total)).toEqual([0.5, expect.closeTo(-0.01, 12)]);
    expect(runningMonth).toBe(12 * 2000 + 2);
    expect(byMonth[2]).toEqual({ n: 0, average: null, median: null, winRate: null, best: null, worst: null });
    // 1.5 * 1.1 * 0.9 - 1
    expect(overall).toMatchObject({ n: 3, best: 0.5, worst: -0.1, winRate: 2 / 3, total: expect.closeTo(0.485, 12) });
  });

  it("counts a return of 0 as a month, not as a win", () => {
    expect(monthTable(monthsFromJanuary([0, 0.1, -0.1, 0])).overall.winRate).toBe(0.25);
  });

  it("shows the year of a running January without a total", () => {
    const months = { ...monthsFromJanuary([...new Array(12).fill(0.01), 0.02]), runningTo: day("2001-01-10") };
    const { years } = monthTable(months);
    expect(years.at(-1)).toMatchObject({ year: 2001, n: 0, total: Number.NaN, isPartial: true });
    expect(years.at(-1)?.months[0]).toBe(0.02);
  });

  it("is empty for no months", () => {
    expect(monthTable(monthsFromJanuary([]))).toMatchObject({ years: [], overall: { n: 0, total: null } });
  });

  it("has months that multiply to years and years that multiply to the whole, in a window of any length", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 7, 12, 24, "all" as const), (seed, count) => {
        const bars = randomBars(seed, 900);
        const { years, overall, runningMonth, window } = monthTable(monthlyReturns(bars), { count });
        let product = 1;
        for (const { year, months, total, n } of years) {
          const counted = months.filter((value, k) => !Number.isNaN(value) && 12 * year + k !== runningMonth);
          expect(counted).toHaveLength(n);
          if (n === 0) continue;
          expect(total).toBeCloseTo(counted.reduce((grown, value) => grown * (1 + value), 1) - 1, 12);
          product *= 1 + total;
        }
        expect(product - 1).toBeCloseTo(overall.total as number, 10);
        expect((1 + (overall.geometricAverage as number)) ** window.returns.length).toBeCloseTo(product, 10);
        expect(overall.geometricAverage).toBeLessThanOrEqual((overall.average as number) + 1e-15);
      }),
    );
  });

  it("does not depend on the currency unit", () => {
    const bars = randomBars(5, 700);
    const cents = monthTable(monthlyReturns({ ...bars, close: bars.close.map((price) => price * 128) }));
    expect(cents).toEqual(monthTable(monthlyReturns(bars)));
  });
});

describe("less the market", () => {
  const stock = randomMonths(1, 3);

  it("is the plain table where the market does not move, and all zeros where the stock is the market", () => {
    const still = monthsFromJanuary(new Array(36).fill(0));
    expect(monthTable(stock, { market: still })).toEqual(monthTable(stock));
    const own = monthTable(stock, { market: stock });
    expect(own.overall).toMatchObject({ average: 0, total: 0, geometricAverage: 0, winRate: 0 });
    expect(own.years.map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  it("compares years by the total of each, not by the sum of the differences", () => {
    // 1.1 * 1.1 - 1.05 * 1.05 = 0.1075
    const table = monthTable(monthsFromJanuary([0.1, 0.1]), { market: monthsFromJanuary([0.05, 0.05]) });
    expect(table.years[0]?.total).toBeCloseTo(0.1075, 12);
    expect(table.overall.average).toBeCloseTo(0.05, 12);
  });

  it("counts only months that both have", () => {
    const market = { ...monthsFromJanuary([0.01, Number.NaN, 0.02]), first: 24_001 };
    const difference = lessTheMarket(monthsFromJanuary([0.1, 0.1, 0.1, 0.1]), market);
    expect([...difference.returns]).toEqual([
      Number.NaN,
      expect.closeTo(0.09, 12),
      Number.NaN,
      expect.closeTo(0.08, 12),
    ]);
    const { years } = monthTable(monthsFromJanuary([0.1, 0.1, 0.1, 0.1]), { market });
    // 1.1 * 1.1 - 1.01 * 1.02
    expect(years[0]).toMatchObject({ n: 2, total: expect.closeTo(0.1798, 12) });
  });

  it("compares a running month only where both are known up to the same day", () => {
    const running = { ...monthsFromJanuary([0.1, 0.1]), runningTo: day("2000-02-10") };
    const other = { ...running, runningTo: day("2000-02-11") };
    expect(lessTheMarket(running, running).returns[1]).toBe(0);
    expect(lessTheMarket(running, other).returns[1]).toBeNaN();
    expect(lessTheMarket({ ...running, runningTo: null }, other).returns[1]).toBeNaN();
  });
});
