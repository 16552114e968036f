import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { day, monthIndexOf } from "../../time/index.ts";
import { monthWindow } from "./month-window.ts";
import { monthlyReturns } from "./monthly-returns.ts";

const closesOn = (...closes: readonly (readonly [string, number])[]) =>
  flatBars(
    closes.map(([date]) => day(date)),
    closes.map(([, close]) => close),
  );

describe("monthlyReturns", () => {
  it("measure the last close of a month against that of the month before, and the listing month not at all", () => {
    const months = monthlyReturns(
      closesOn(["2024-01-10", 80], ["2024-01-31", 100], ["2024-02-01", 90], ["2024-02-29", 110], ["2024-03-15", 99]),
    );
    expect([months.first, months.runningTo]).toEqual([monthIndexOf(day("2024-01-01")), day("2024-03-15")]);
    expect([...months.returns]).toEqual([Number.NaN, expect.closeTo(0.1, 12), expect.closeTo(-0.1, 12)]);
  });

  it("leave out a month without a close and the one after it, whose beginning is unknown", () => {
    const { returns } = monthlyReturns(
      closesOn(["2024-01-31", 100], ["2024-02-29", 110], ["2024-04-30", 120], ["2024-05-31", 150]),
    );
    expect([...returns]).toEqual([Number.NaN, expect.closeTo(0.1, 12), Number.NaN, Number.NaN, 0.25]);
  });

  it("call a last month complete when it is known to be over", () => {
    const halted = closesOn(["2024-01-31", 100], ["2024-02-10", 110]);
    expect(monthlyReturns(halted).runningTo).toBe(day("2024-02-10"));
    expect(monthlyReturns(halted, day("2024-03-05")).runningTo).toBeNull();
  });

  it("are empty for no closes", () => {
    expect(monthlyReturns(closesOn()).returns).toHaveLength(0);
  });

  it("multiply to the return from the first month's end on, whatever the currency unit", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 0.01, 100), (seed, unit) => {
        const { day: days, close } = randomBars(seed, 500);
        const { returns, first } = monthlyReturns({ day: days, close: close.map((price) => price * unit) });
        const grown = returns.subarray(1).reduce((product, value) => product * (1 + value), 1);
        const ofListing = days.filter((value) => monthIndexOf(value as never) === first).length;
        expect(grown).toBeCloseTo((close.at(-1) as number) / (close[ofListing - 1] as number), 9);
      }),
    );
  });
});

describe("monthWindow", () => {
  const months = {
    first: 24_000,
    returns: Float64Array.of(Number.NaN, 0.1, 0.2, 0.3, 0.4),
    runningTo: day("2000-05-10"),
  };

  it("looks at the last complete months, without the one that runs", () => {
    expect(monthWindow(months, 2)).toEqual({ first: 24_002, returns: Float64Array.of(0.2, 0.3), runningTo: null });
  });

  it("looks at those there are, without the month of the listing", () => {
    const all = { first: 24_001, returns: Float64Array.of(0.1, 0.2, 0.3), runningTo: null };
    expect(monthWindow(months, 60)).toEqual(all);
    expect(monthWindow(months, "all")).toEqual(all);
  });
});
