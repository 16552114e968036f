import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { day } from "../../time/index.ts";
import { isMonthOver } from "./is-month-over.ts";
import { yearPaths } from "./year-paths.ts";

describe("yearPaths", () => {
  const bars = flatBars(
    ["2022-12-29", "2022-12-30", "2023-01-03", "2023-12-29", "2024-01-02"].map(day),
    [90, 100, 102, 99, 198],
  );

  it("begin each year with the last close of the year before, and that of the listing with its first", () => {
    expect(yearPaths(bars)).toEqual([
      { year: 2022, cumulative: Float64Array.of(0, 100 / 90 - 1), isPartial: true },
      { year: 2023, cumulative: Float64Array.of(102 / 100 - 1, 99 / 100 - 1), isPartial: false },
      { year: 2024, cumulative: Float64Array.of(1), isPartial: true },
    ]);
  });

  it("are whole when the year is known to be over", () => {
    expect(yearPaths(bars, day("2025-01-01")).at(-1)?.isPartial).toBe(false);
  });

  it("multiply to the return of the whole, whatever the currency unit", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 0.01, 100), (seed, unit) => {
        const { day: days, close } = randomBars(seed, 700);
        const paths = yearPaths({ day: days, close: close.map((price) => price * unit) });
        const grown = paths.reduce((product, { cumulative }) => product * (1 + (cumulative.at(-1) as number)), 1);
        expect(grown).toBeCloseTo((close.at(-1) as number) / (close[0] as number), 9);
        expect(paths.reduce((sum, { cumulative }) => sum + cumulative.length, 0)).toBe(days.length);
      }),
    );
  });
});

describe("isMonthOver", () => {
  const march = 2024 * 12 + 2;
  it.each([
    // 31 May 2024 is a Friday, 28 June one with a weekend behind it; 29 March 2024 was Good Friday.
    [march + 2, "2024-05-30", false],
    [march + 2, "2024-05-31", true],
    [march + 3, "2024-06-28", true],
    [march, "2024-03-28", false],
    [march, "2024-03-29", true],
    [march, "2024-03-30", true],
    [march, "2024-03-31", true],
    [march, "2024-02-29", false],
    [march, "2030-01-01", true],
    // 31 March 1928 was a Saturday with trading in New York; 31 May 1952 was the first Saturday without.
    [1928 * 12 + 2, "1928-03-30", false],
    [1928 * 12 + 2, "1928-03-31", true],
    [1952 * 12 + 4, "1952-05-30", true],
  ])("of month %i on %s is %s", (month, knownTo, expected) => {
    expect(isMonthOver(month, day(knownTo))).toBe(expected);
  });
});
