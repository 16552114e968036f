import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { barsUpTo, resample } from "../../series/index.ts";
import { type Day, day } from "../../time/index.ts";
import { inputsOf } from "../stock-inputs.fixture.ts";
import { calendarColumns } from "./calendar-columns.ts";
import { monthlyAverage } from "./monthly-average.ts";
import { operandColumn } from "./operand-column.ts";
import { operandKey } from "./operand-key.ts";

const daysOf = (...dates: string[]) => Int32Array.from(dates, day);

describe("the calendar columns", () => {
  // Trading days of New York around the end of May 2024; Monday the 27th was a holiday.
  const trading = daysOf(
    ...["2024-04-30", "2024-05-01", "2024-05-02", "2024-05-24", "2024-05-28", "2024-05-29", "2024-05-30", "2024-05-31"],
    ...["2024-06-03", "2024-06-04"],
  );

  it("count the trading days of a month that have been, and those that follow", () => {
    const bars = daysOf("2024-04-30", "2024-05-01", "2024-05-28", "2024-05-31", "2024-06-03");
    const columns = calendarColumns(bars, trading);
    expect([...columns.month]).toEqual([4, 5, 5, 5, 6]);
    expect([...columns.weekday]).toEqual([2, 3, 2, 5, 1]);
    // How many trading days April had before the first one given is not known, nor how many June will have.
    expect([...columns.tradingDayOfMonth]).toEqual([Number.NaN, 1, 4, 7, 1]);
    expect([...columns.tradingDaysLeftInMonth]).toEqual([0, 6, 3, 0, Number.NaN]);
  });

  it("know the end of a month whose last weekday is in the calendar, and nothing of a day that is not", () => {
    const columns = calendarColumns(daysOf("2024-05-27", "2024-05-30"), trading.slice(0, 8));
    expect([...columns.tradingDaysLeftInMonth]).toEqual([Number.NaN, 1]);
    expect([...calendarColumns(daysOf("2024-05-29"), trading.slice(0, 7)).tradingDaysLeftInMonth]).toEqual([
      Number.NaN,
    ]);
  });
});

describe("the average of month-ends", () => {
  it("counts the running month with the close of the bar", () => {
    const bars = flatBars([...daysOf("2024-01-30", "2024-01-31", "2024-02-01", "2024-02-29")], [9, 10, 13, 14]);
    expect([...monthlyAverage(bars, 2)]).toEqual([Number.NaN, Number.NaN, 11.5, 12]);
    expect([...monthlyAverage(bars, 1)]).toEqual([9, 10, 13, 14]);
  });

  it("takes the last close of a month in which the last day has none", () => {
    const bars = flatBars([...daysOf("2024-01-30", "2024-01-31", "2024-02-01")], [9, Number.NaN, 13]);
    expect([...monthlyAverage(bars, 2)]).toEqual([Number.NaN, Number.NaN, 11]);
  });

  it("is the mean of monthly bars on the last bar of each month", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), (seed, months) => {
        const bars = randomBars(seed, 400);
        const means = monthlyAverage(bars, months);
        for (let end = 20; end < 400; end += 37) {
          const closes = resample(barsUpTo(bars, bars.day[end] as Day), "month").close.slice(-months);
          const expected = closes.length < months ? Number.NaN : closes.reduce((sum, close) => sum + close, 0) / months;
          if (Number.isNaN(expected)) expect(means[end]).toBeNaN();
          else expect(means[end]).toBeCloseTo(expected, 9);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("the column of an operand", () => {
  const inputs = { ...inputsOf(flatBars([1, 2, 3, 4], [1, 2, 4, 8])), columns: new Map() };

  it("is computed once, whoever asks, with defaults written out or not", () => {
    const one = operandColumn({ indicator: "sma", parameters: { length: 2 } }, inputs);
    expect([...one]).toEqual([Number.NaN, 1.5, 3, 6]);
    expect(operandColumn({ of: "stock", indicator: "sma", parameters: { length: 2 }, output: "value" }, inputs)).toBe(
      one,
    );
    expect(operandKey({ indicator: "sma" })).toBe(
      operandKey({ indicator: "sma", parameters: { length: 20 }, times: 1 }),
    );
    operandColumn({ indicator: "macd", output: "signal" }, inputs);
    expect([...inputs.columns.keys()].filter((key) => key.startsWith("stock macd"))).toHaveLength(3);
  });

  it("looks back, multiplies, and asks the benchmark", () => {
    expect([...operandColumn({ price: "close", barsAgo: 2, times: 3 }, inputs)]).toEqual([
      Number.NaN,
      Number.NaN,
      3,
      6,
    ]);
    expect([
      ...operandColumn({ of: "benchmark", price: "close" }, { ...inputs, benchmark: null, columns: new Map() }),
    ]).toEqual(Array(4).fill(Number.NaN));
  });

  it("of momentum without the last month is the price a month ago on that a year ago, less 1", () => {
    const bars = randomBars(3, 300);
    const column = operandColumn({ indicator: "roc", parameters: { length: 231 }, barsAgo: 21 }, inputsOf(bars));
    expect(column[299]).toBeCloseTo((bars.close[278] as number) / (bars.close[47] as number) - 1, 12);
  });
});
