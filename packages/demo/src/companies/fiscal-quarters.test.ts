import { day, formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { fiscalQuarters, fiscalYearEnd } from "./fiscal-quarters.ts";

describe("fiscal quarters", () => {
  it("end on the Saturday nearest to the end of the month", () => {
    // From a wall calendar: 30 September was a Friday in 2022, a Saturday in 2023 and a Monday in 2024.
    const habit = { endMonth: 9, saturdays: true, namedByStart: false };
    const ends = fiscalQuarters(habit, day("2022-01-01"), day("2024-12-31")).filter(({ quarter }) => quarter === 4);
    expect(ends.map(({ end }) => formatDay(end))).toEqual(["2022-10-01", "2023-09-30", "2024-09-28"]);
    expect(fiscalYearEnd(habit)).toBe("0927");
  });

  it("follow each other without a gap and last 13 or 14 weeks in a year of 52 or 53", () => {
    const quarters = fiscalQuarters(
      { endMonth: 1, saturdays: true, namedByStart: true },
      day("2010-01-01"),
      day("2026-06-30"),
    );
    for (const [index, { start }] of quarters.slice(1).entries()) expect(start - 1).toBe(quarters[index]?.end);
    const lengths = new Set(quarters.map(({ start, end }) => end - start + 1));
    expect([...lengths].sort()).toEqual([91, 98]);
  });

  it("name a year that ends in January by its beginning where the company does", () => {
    const [first] = fiscalQuarters(
      { endMonth: 1, saturdays: false, namedByStart: true },
      day("2025-01-01"),
      day("2025-12-31"),
    );
    expect([first?.fiscalYear, formatDay(first?.start ?? day("1970-01-01"))]).toEqual([2024, "2024-02-01"]);
  });
});
