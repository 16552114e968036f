import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { priceChanges } from "../../series/index.ts";
import { type Day, day } from "../../time/index.ts";
import { closesOfLastMonths } from "./daily-closes.ts";
import { rollingReturns } from "./rolling-returns.ts";

describe("rollingReturns", () => {
  it("measure from the last close on or before the day so many months before", () => {
    // A month before 31 March is 29 February; a month before 28 March has the close of the 27th.
    const days = ["2024-02-27", "2024-02-29", "2024-03-28", "2024-03-31"].map(day);
    const returns = rollingReturns(flatBars(days, [100, 200, 110, 150]), 1);
    expect([...returns]).toEqual([Number.NaN, Number.NaN, expect.closeTo(0.1, 12), -0.25]);
  });

  it("are the change of the price header on every day", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(["1m", 1], ["6m", 6], ["1y", 12]), (seed, [period, months]) => {
        const bars = randomBars(seed, 400);
        rollingReturns(bars, months as number).forEach((value, i) => {
          const { change } = priceChanges({ ...bars, asOf: bars.day[i] as Day })[period as "1y"];
          expect(value).toBe(change ?? Number.NaN);
        });
      }),
      { numRuns: 10 },
    );
  });

  it("are empty for no closes", () => {
    expect(rollingReturns(flatBars([], []), 12)).toHaveLength(0);
  });
});

describe("closesOfLastMonths", () => {
  const bars = flatBars(["2023-12-29", "2024-01-31", "2024-02-15", "2024-02-29"].map(day), [1, 2, 3, 4]);

  it("begin with the close from which the span is measured", () => {
    expect([...closesOfLastMonths(bars, 1).close]).toEqual([1, 2, 3, 4]);
    expect([
      ...closesOfLastMonths({ ...bars, day: bars.day.map((value, i) => value - (i === 1 ? 5 : 0)) }, 1).close,
    ]).toEqual([2, 3, 4]);
  });

  it("are all closes where none is that early", () => {
    expect(closesOfLastMonths(bars, 60)).toBe(bars);
    expect(closesOfLastMonths(flatBars([], []), 60).day).toHaveLength(0);
  });
});
