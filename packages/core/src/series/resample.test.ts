import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day, formatDay } from "../time/index.ts";
import { type BarValues, barsOn, flatBars, randomBars } from "./bars.fixture.ts";
import { type Bars, type Period, periodStarts, resample, validateBars } from "./index.ts";

const rows = (bars: Bars) =>
  [...bars.day].map((value, i) => [
    formatDay(value as Day),
    ...[bars.open, bars.high, bars.low, bars.close, bars.volume].map((column) => column[i]),
  ]);
const bars = (dates: string[], values: BarValues[]) => barsOn(dates.map(day), values);
const missing = Number.NaN;
const anyPeriod = fc.constantFrom<Period>("week", "month");

describe("resample", () => {
  it("gathers a week across the end of a month, and a month across the end of a week", () => {
    // Thursday 29 February 2024 to Monday 4 March.
    const daily = bars(
      ["2024-02-29", "2024-03-01", "2024-03-04"],
      [
        [10, 14, 9, 11, 100],
        [11, 12, 8, 12, 200],
        [12, 15, 11, 13, 400],
      ],
    );
    expect(rows(resample(daily, "week"))).toEqual([
      ["2024-03-01", 10, 14, 8, 12, 300],
      ["2024-03-04", 12, 15, 11, 13, 400],
    ]);
    expect(rows(resample(daily, "month"))).toEqual([
      ["2024-02-29", 10, 14, 9, 11, 100],
      ["2024-03-04", 11, 15, 8, 13, 600],
    ]);
  });

  it("skips missing values, and takes the close for a missing high or low", () => {
    const daily = bars(
      ["2024-03-04", "2024-03-05", "2024-03-06"],
      [
        [missing, 14, 9, 11, missing],
        [10, missing, missing, 16, 200],
        [11, 12, 10, 12, 400],
      ],
    );
    expect(rows(resample(daily, "week"))).toEqual([["2024-03-06", 10, 16, 9, 12, 600]]);
  });

  it("invents nothing where a source has closes only", () => {
    const closes: BarValues = [missing, missing, missing, 7, missing];
    const daily = bars(["2024-03-04", "2024-03-05"], [closes, closes]);
    expect(rows(resample(daily, "month"))).toEqual([["2024-03-05", missing, missing, missing, 7, missing]]);
  });

  it("begins a new month after a year without trading", () => {
    const daily = flatBars([day("2022-05-10"), day("2023-05-10")], [1, 2]);
    expect(resample(daily, "month").day).toHaveLength(2);
  });

  it("gives no bars for no bars", () => {
    expect(resample(flatBars([], []), "week").day).toHaveLength(0);
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.integer(), anyPeriod, (seed, period) => {
        const once = resample(randomBars(seed, 120), period);
        expect(resample(once, period)).toEqual(once);
      }),
    );
  });

  it("keeps the ends, the extremes and the volume of the whole, in sound bars", () => {
    fc.assert(
      fc.property(fc.integer(), anyPeriod, (seed, period) => {
        const daily = randomBars(seed, 120);
        const gathered = resample(daily, period);
        const total = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0);
        expect(validateBars(gathered)).toEqual([]);
        expect([gathered.open[0], gathered.close.at(-1)]).toEqual([daily.open[0], daily.close.at(-1)]);
        expect(Math.max(...gathered.high)).toBe(Math.max(...daily.high));
        expect(Math.min(...gathered.low)).toBe(Math.min(...daily.low));
        expect(total(gathered.volume)).toBe(total(daily.volume));
      }),
    );
  });
});

describe("periodStarts", () => {
  it("begins a week on Monday", () => {
    // 1970-01-01 was a Thursday: days 0, 1 are its week, day 4 the next Monday.
    expect([...periodStarts(Int32Array.of(0, 1, 4, 5), "week")]).toEqual([0, 2]);
    expect([...periodStarts(Int32Array.of(-4, -3, 0, 3, 4), "week")]).toEqual([0, 1, 4]);
  });
});
