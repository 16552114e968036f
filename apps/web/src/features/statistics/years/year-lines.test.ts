import { describe, expect, it } from "vitest";
import { isDoubtfulAt, valueAt, yearLines } from "./year-lines.ts";

const lines = yearLines({
  step: 1,
  year: [2021, 2022, 2023],
  cumulative: [
    [0.1, 0.2, 0.3, 0.4],
    [-0.1, 0, 0.1],
    [0.05, 0.06],
  ],
  days: [4, 3, 2],
  isPartial: [false, false, true],
  doubtfulFrom: [null, 3, null],
});

describe("overlaid years", () => {
  it("all start at zero, on the last day of the previous year", () => {
    expect(lines.years.map(({ places, values }) => [places[0], values[0]])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(lines.years[1]?.places).toEqual([0, 0.25, 0.5, 0.75]);
  });

  it("are read by trading day, as far as the longest year reaches", () => {
    expect(lines.days).toEqual([0, 1, 2, 3, 4]);
    expect(lines.years.map((line) => valueAt(line, 0.5))).toEqual([0.2, 0, 0.06]);
    expect(lines.years.map((line) => valueAt(line, 1))).toEqual([0.4, null, null]);
  });

  it("have the mean of all whole years except the newest, as far as all reach", () => {
    expect(lines.average?.values).toEqual([0, 0, 0.1]);
  });

  it("contain a doubtful move from its day on, and so does their mean", () => {
    const at = (stop: number | null) => [...lines.years, lines.average].map((line) => line && isDoubtfulAt(line, stop));
    expect(at(0.5)).toEqual([false, false, false, false]);
    expect(at(0.75)).toEqual([false, true, false, false]);
    expect(at(null)).toEqual([false, true, false, false]);
    const early = yearLines({
      step: 1,
      year: [2021, 2022, 2023],
      days: [2, 2, 1],
      isPartial: [false, false, true],
      cumulative: [[0.1, 0.2], [0, 0.1], [0.05]],
      doubtfulFrom: [1, null, null],
    });
    expect(early.average && [isDoubtfulAt(early.average, 0), isDoubtfulAt(early.average, 0.5)]).toEqual([false, true]);
  });

  it("have a stop at every fifth day and at their last, where the step is five", () => {
    const weekly = yearLines({
      step: 5,
      year: [2023],
      cumulative: [[0.1, 0.2]],
      days: [7],
      isPartial: [false],
      doubtfulFrom: [null],
    });
    expect(weekly.days).toEqual([0, 5, 7]);
    expect(weekly.years[0]?.places).toEqual([0, 5 / 7, 1]);
    expect(weekly.average).toBeNull();
  });
});
