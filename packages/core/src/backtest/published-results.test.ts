import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { numbersOf, readColumns } from "../series/table-columns.fixture.ts";
import { deflatedSharpe, drawdownColumn, expectedMaximumSharpe, mean, standardDeviation } from "../stats/index.ts";
import { compileStrategy, libraryStrategy, operandColumn } from "../strategy/index.ts";
import { inputsOf } from "../strategy/stock-inputs.fixture.ts";
import type { Strategy } from "../strategy/strategy.ts";
import { type Day, day, formatDay } from "../time/index.ts";
import { buyAndHold, type MarketPrices, rankingBars, runRotation } from "./index.ts";
import { SETTINGS } from "./stock-run.fixture.ts";

/** Published results, computed again; docs/strategies.md has the numbers side by side, and why they differ. */

interface Month {
  readonly date: string;
  readonly price: number;
  readonly dividend: number;
}

/** Shiller's monthly averages of the S&P 500 and of its dividends per year; later dividends are 0 where they are not published yet. */
function shillerMonths(): readonly Month[] {
  const [, ...lines] = readFileSync(sharedFile("data/reference/shiller_sp500_monthly.csv"), "utf8").trim().split("\n");
  return lines.map((line) => {
    const [date = "", price, dividend] = line.split(",");
    return { date, price: Number(price), dividend: Number(dividend) };
  });
}

/** Month-ends of an index with its dividends reinvested, and of bills; without bills cash earns nothing. */
interface MonthlyIndex {
  readonly day: Int32Array;
  readonly close: Float64Array;
  readonly bills: Float64Array | null;
}

function shillerIndex(months: readonly Month[]): MonthlyIndex {
  const close = new Float64Array(months.length).fill(1);
  for (let month = 1; month < months.length; month++) {
    const { price, dividend } = months[month] as Month;
    const before = (months[month - 1] as Month).price;
    close[month] = ((close[month - 1] as number) * (price + dividend / 12)) / before;
  }
  return { day: Int32Array.from(months, ({ date }) => day(date)), close, bills: null };
}

/** The CRSP market of French's library from June 1926 on, and what one-month bills made of the same money. */
function frenchIndex(): MonthlyIndex {
  const { month = [], ...factors } = readColumns(import.meta.dirname, "french-factors.csv");
  const bills = numbersOf(factors.bills);
  const market = numbersOf(factors.market).map((excess, k) => excess + (bills[k] as number));
  return { day: Int32Array.from(month, (each) => day(`${each}-28`)), close: grown(market), bills: grown(bills) };
}

/** What 1 becomes by returns in percent. */
function grown(returns: Float64Array): Float64Array {
  let value = 1;
  return returns.map((each) => {
    value *= 1 + each / 100;
    return value;
  });
}

/** One bar a month; what is ordered at a close is filled at that price. */
function pricesOf({ day, close, bills }: MonthlyIndex): MarketPrices {
  const assets = bills ? [close, bills] : [close];
  const joined = (column: (asset: Float64Array) => Float64Array) =>
    Float64Array.from(assets.flatMap((asset) => [...column(asset)]));
  return {
    barStart: Int32Array.from([...assets.keys(), assets.length], (asset) => asset * day.length),
    day: Int32Array.from(assets.flatMap(() => [...day])),
    bars: { open: joined((asset) => asset.map((price, k) => asset[k - 1] ?? price)), close: joined((asset) => asset) },
  };
}

/** Faber's rule of the library, from the month-end before `from` to the one of `to`, both `YYYY-MM`. */
function faberRun(index: MonthlyIndex, { from, to }: { readonly from: string; readonly to: string }) {
  const { close } = index;
  const prices = pricesOf(index);
  const compiled = compileStrategy(libraryStrategy("faber-10m")?.strategy as Strategy);
  const inputs = inputsOf({ day: index.day, open: close, high: close, low: close, close, volume: close });
  const placeOf = (month: string) => index.day.findIndex((each) => formatDay(each as Day).startsWith(month));
  const first = placeOf(from) - 1;
  const calendar = index.day.subarray(first, placeOf(to) + 1);
  const rotation = runRotation({
    prices,
    day: calendar,
    rankingBars: rankingBars(calendar, "monthly"),
    scoresAt: (_, bar) => {
      const [score = Number.NaN] = compiled.scores({
        stocks: 1,
        column: (operand) => operandColumn(operand, inputs).subarray(first + bar, first + bar + 1),
        check: () => {
          throw new Error("The rule asks for no check.");
        },
        sectors: new Int32Array(1),
        industries: new Int32Array(1),
      });
      // Where the index is not chosen, bills are.
      return Float64Array.from(index.bills ? [score, -1] : [score]);
    },
    top: { count: 1 },
    weighting: { kind: "equal" },
    settings: SETTINGS,
  });
  const held = (stock: number) =>
    buyAndHold({ prices, day: calendar, stock, startBar: 0, capital: SETTINGS.capital, delistingRecovery: 1 });
  const bills = index.bills && held(1);
  return { rule: figuresOf(rotation.equity, bills), index: figuresOf(held(0), bills) };
}

/** Growth and volatility a year, and the deepest fall, in percent; the Sharpe ratio a year over bills. */
function figuresOf(equity: Float64Array, bills: Float64Array | null) {
  const returns = monthlyReturns(equity);
  const free = bills ? monthlyReturns(bills) : new Float64Array(returns.length);
  const excess = returns.map((value, month) => value - (free[month] as number));
  return {
    growth: 100 * (((equity.at(-1) as number) / (equity[0] as number)) ** (12 / returns.length) - 1),
    volatility: 100 * standardDeviation(returns) * Math.sqrt(12),
    fall: 100 * Math.min(...drawdownColumn(equity)),
    sharpe: (mean(excess) / standardDeviation(excess)) * Math.sqrt(12),
  };
}

function monthlyReturns(equity: Float64Array): Float64Array {
  return Float64Array.from(equity.subarray(1), (value, month) => value / (equity[month] as number) - 1);
}

describe.skipIf(needsSharedData)("Faber's ten-month rule on Shiller's S&P 500", () => {
  const series = shillerIndex(needsSharedData ? [] : shillerMonths());

  it("grows by 10.25 % a year from 1901 to 2012, the index by 9.42 %, with half the fall", () => {
    // Published: 10.18 % and 9.32 %, of month-ends in place of averages and with bills in place of cash. Here: computed apart, in Python.
    const { rule, index } = faberRun(series, { from: "1901-01", to: "2012-12" });
    expect(index.growth).toBeCloseTo(9.419, 3);
    expect(rule.growth).toBeCloseTo(10.251, 3);
    expect(index.fall).toBeCloseTo(-81.76, 2);
    expect(rule.fall).toBeCloseTo(-47.533, 3);
    expect(index.volatility).toBeCloseTo(15.016, 2);
    expect(rule.volatility).toBeCloseTo(10.527, 3);
  });

  it("grows less than the index from 1950 to September 2021, with less risk", () => {
    const { rule, index } = faberRun(series, { from: "1950-01", to: "2021-09" });
    expect(index.growth).toBeCloseTo(11.587, 3);
    expect(rule.growth).toBeCloseTo(11.383, 3);
    expect(index.fall).toBeCloseTo(-49.039, 3);
    expect(rule.fall).toBeCloseTo(-18.917, 3);
  });
});

describe("Faber's ten-month rule on the CRSP market of French's library", () => {
  const series = frenchIndex();

  it("grows as the market did from June 1927 to 2012, with half the fall", () => {
    // Published for the S&P 500, 1901 to 2012: 9.32 %, 17.87 % and -83.5 % against 10.18 %, 11.97 % and -50.3 %. Computed apart, in Python.
    const { rule, index } = faberRun(series, { from: "1927-06", to: "2012-12" });
    expect(rounded(index)).toEqual({ growth: 9.503, volatility: 18.926, fall: -83.707, sharpe: 0.391 });
    expect(rounded(rule)).toEqual({ growth: 9.545, volatility: 12.735, fall: -42.967, sharpe: 0.508 });
  });

  it("grows less than the market from 1950 to November 2018, with less risk", () => {
    const { rule, index } = faberRun(series, { from: "1950-01", to: "2018-11" });
    expect(rounded(index)).toEqual({ growth: 11.221, volatility: 14.581, fall: -50.394, sharpe: 0.523 });
    expect(rounded(rule)).toEqual({ growth: 10.899, volatility: 11.158, fall: -24.385, sharpe: 0.618 });
  });
});

function rounded(figures: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))]));
}

describe("the deflated Sharpe ratio of Bailey and López de Prado (2014)", () => {
  it("is 0.9004 of a Sharpe ratio of 2.5 found in 100 trials", () => {
    const sample = { sharpe: 2.5 / Math.sqrt(250), observations: 1250, skewness: -3, kurtosis: 10 };
    const trials = { count: 100, variance: 0.5 / 250 };
    expect(expectedMaximumSharpe(trials)).toBeCloseTo(0.1132, 4);
    expect(deflatedSharpe(sample, trials)).toBeCloseTo(0.9004, 4);
    expect(deflatedSharpe(sample, { ...trials, count: 46 })).toBeCloseTo(0.9505, 4);
  });
});
