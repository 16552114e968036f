import { describe, expect, it } from "vitest";
import { type Day, day } from "../../time/index.ts";
import { fiscalLabel, namedYears } from "./fiscal-years.ts";

const report = (latestEnd: string, fiscalYear: number, filed: string) => {
  return { accession: filed, filed: day(filed), fiscalYear, latestEnd: day(latestEnd) };
};

describe("names of fiscal years (FND-11)", () => {
  it("are those of the company: a retailer's year to January 2024 is its fiscal 2023", () => {
    const years = namedYears([report("2024-01-31", 2023, "2024-03-20")], day("2024-04-01"));
    expect(fiscalLabel(years, day("2023-10-31"))).toEqual({ fiscalYear: 2023, fiscalQuarter: 3 });
    expect(fiscalLabel(years, day("2024-04-30"))).toEqual({ fiscalYear: 2024, fiscalQuarter: 1 });
  });

  it("do not use reports filed later", () => {
    expect(namedYears([report("2024-01-31", 2023, "2024-03-20")], day("2024-03-19"))).toEqual([]);
  });

  it("refuse a name that is years away from the calendar's", () => {
    expect(namedYears([report("2024-01-31", 2032, "2024-03-20")], day("2025-01-01"))).toEqual([]);
  });

  it("count on from the last named year, and back from the first", () => {
    const years = namedYears([report("2024-09-28", 2024, "2024-11-01")], day("2026-06-01"));
    expect(fiscalLabel(years, day("2024-12-28"))).toEqual({ fiscalYear: 2025, fiscalQuarter: 1 });
    expect(fiscalLabel(years, day("2026-03-28"))).toEqual({ fiscalYear: 2026, fiscalQuarter: 2 });
    expect(fiscalLabel(years, day("2022-12-31"))).toEqual({ fiscalYear: 2023, fiscalQuarter: 1 });
  });

  it("fall back on the calendar, where a year to the first days of January is the year before", () => {
    const label = (end: string) => fiscalLabel([], day(end) as Day).fiscalYear;
    expect([label("2015-12-31"), label("2016-01-03"), label("2016-01-31")]).toEqual([2015, 2015, 2016]);
  });
});
