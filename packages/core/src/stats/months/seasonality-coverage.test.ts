import { describe, expect, it, vi } from "vitest";
import { alternatingMarket, longRunOf } from "../simulated-market.fixture.ts";
import { chanceOf, MONTHLY_MEAN, shareOf, simulatedMonths } from "../simulated-returns.fixture.ts";
import { monthsFromJanuary } from "./months.fixture.ts";
import { type MonthSeasonality, seasonality } from "./seasonality.ts";

// A second or two of computing, of which a busy machine makes more.
vi.setConfig({ testTimeout: 240_000 });

const POINTS = 0.02;

function holds({ interval }: MonthSeasonality, truth: number): boolean {
  return "low" in interval && interval.low <= truth && truth <= interval.high;
}

function tableOf(seed: number, years: number, volatility?: number) {
  return monthsFromJanuary([...simulatedMonths(chanceOf(seed), 12 * years, volatility)]);
}

describe("the 90 % interval of a calendar month, where the calendar means nothing", () => {
  // 300 stocks of twelve months: the standard error of a share of 0.9 among 3,600 is half a point.
  it.each([
    [3, 0.35],
    [5, 0.2],
    [5, 0.35],
    [5, 0.6],
    [10, 0.35],
    [20, 0.35],
  ])("holds the true average in nine of ten cases with %i years at a volatility of %f", (years, volatility) => {
    const shares = Array.from({ length: 300 }, (_, stock) => {
      const { months } = seasonality(tableOf(1000 * years + stock, years, volatility), { rounds: 1 });
      return months.filter((month) => holds(month, MONTHLY_MEAN)).length / 12;
    });
    const coverage = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    expect(Math.abs(coverage - 0.9)).toBeLessThanOrEqual(POINTS);
  });
});

describe("the 90 % interval of a calendar month, of an index whose bull and bear markets alternate", () => {
  it.each([3, 10])("holds the true average in about nine of ten cases with %i years", (years) => {
    // What all months have in common makes next to no difference.
    const truth = (1 + longRunOf({ beta: 1 }).mean) ** 21 - 1;
    const shares = Array.from({ length: 300 }, (_, index) => {
      const next = alternatingMarket(chanceOf(1000 * years + index));
      const month = () => Array.from({ length: 21 }, next).reduce((growth, one) => growth * (1 + one), 1) - 1;
      const { months } = seasonality(monthsFromJanuary(Array.from({ length: 12 * years }, month)), { rounds: 1 });
      return months.filter((each) => holds(each, truth)).length / 12;
    });
    const coverage = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    // Months of one index share its markets: the standard error is that of 300 shares, at most 1.7 points.
    expect(Math.abs(coverage - 0.9), String(coverage)).toBeLessThanOrEqual(POINTS + 0.017);
  });
});

describe("the probabilities of a calendar month, where the calendar means nothing", () => {
  const TABLES = 1600;
  const tables = Array.from({ length: TABLES }, (_, stock) => seasonality(tableOf(stock, 5), { rounds: 199 }).months);
  const share = (holdsFor: (months: readonly MonthSeasonality[]) => boolean) =>
    shareOf(TABLES, (stock) => holdsFor(tables[stock] as readonly MonthSeasonality[]));
  const test = ({ tests }: MonthSeasonality) => {
    if ("because" in tests) throw new Error("five years are enough");
    return tests;
  };

  it.each([0.05, 0.1, 0.2, 0.5])("show a lowest luck of at most %f in that share of cases", (nominal) => {
    const found = share((months) => Math.min(...months.map((month) => test(month).luck)) <= nominal);
    expect(Math.abs(found - nominal)).toBeLessThanOrEqual(POINTS);
  });

  it.each([0.05, 0.2, 0.5])("show a p-value of at most %f in that share of cases", (nominal) => {
    const found = tables.flat().filter((month) => test(month).p <= nominal).length / (12 * TABLES);
    expect(Math.abs(found - nominal)).toBeLessThanOrEqual(POINTS);
  });

  it("show a win rate as unlikely as 5 % in no more than that share of cases", () => {
    const found = tables.flat().filter((month) => test(month).winRateP <= 0.05).length / (12 * TABLES);
    expect(found).toBeLessThanOrEqual(0.05);
  });

  it("label no more than one table in ten, and hardly any moderate", () => {
    expect(share((months) => months.some(({ evidence }) => evidence !== "none"))).toBeLessThanOrEqual(0.1 + POINTS);
    expect(share((months) => months.some(({ evidence }) => evidence === "moderate"))).toBeLessThanOrEqual(0.02);
  });
});
