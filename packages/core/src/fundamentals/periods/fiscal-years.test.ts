import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, datePartsOf, day } from "../../time/index.ts";
import { fiscalLabel, namedYears } from "./fiscal-years.ts";

const report = (latestEnd: string, fiscalYear: number, filed: string) => {
  return { accession: filed, filed: day(filed), fiscalYear, latestEnd: day(latestEnd) };
};

const labelsOf = (reports: Parameters<typeof namedYears>[0]) =>
  namedYears(reports, day("2030-01-01")).map(({ fiscalYear }) => fiscalYear);

describe("names of fiscal years (FND-11)", () => {
  it("are those of the company: a retailer's year to January 2024 is its fiscal 2023", () => {
    const years = namedYears([report("2024-01-31", 2023, "2024-03-20")], day("2024-04-01"));
    expect(fiscalLabel(years, day("2023-10-31"))).toEqual({ fiscalYear: 2023, fiscalQuarter: 3 });
    expect(fiscalLabel(years, day("2024-04-30"))).toEqual({ fiscalYear: 2024, fiscalQuarter: 1 });
  });

  it("do not use reports filed later", () => {
    expect(namedYears([report("2024-01-31", 2023, "2024-03-20")], day("2024-03-19"))).toEqual([]);
  });

  it("ignore a name that is years away from the calendar's: then the calendar names the year", () => {
    const reports = [report("2024-01-31", 2032, "2024-03-20"), report("2025-01-31", 2024, "2025-03-20")];
    expect(labelsOf(reports.slice(0, 1))).toEqual([2024]);
    expect(labelsOf(reports)).toEqual([2023, 2024]);
  });

  // Years to the last Sunday of January, called by the year they end in; the reports of three of five are a year low.
  it("are as wrong as most of the reports known, and are corrected by later reports", () => {
    const wrong = [
      report("2010-01-31", 2009, "2010-03-18"),
      report("2011-01-30", 2010, "2011-03-16"),
      report("2012-01-29", 2011, "2012-03-13"),
    ];
    const right = [2013, 2014, 2015, 2016].map((year) => report(`${year}-01-27`, year, `${year}-03-15`));
    expect(labelsOf([...wrong, ...right.slice(0, 1)])).toEqual([2009, 2010, 2011, 2012]);
    expect(labelsOf([...wrong, ...right])).toEqual([2010, 2011, 2012, 2013, 2014, 2015, 2016]);
  });

  it("are decided separately on both sides of a year end that was moved by more than 45 days", () => {
    const reports = [
      report("2012-01-28", 2011, "2012-03-20"),
      report("2013-02-02", 2012, "2013-03-20"),
      // 50 days later than the second of February: the calendar year again.
      report("2014-03-24", 2014, "2014-05-20"),
      report("2015-03-24", 2015, "2015-05-20"),
    ];
    expect(labelsOf(reports)).toEqual([2011, 2012, 2014, 2015]);
    // 40 days are no move: one offset holds for all, and the two that are at odds are outvoted by the calendar.
    const near = reports.map((year, k) => (k < 2 ? year : report(`201${k + 2}-03-14`, 2012 + k, `201${k + 2}-05-20`)));
    expect(labelsOf(near)).toEqual([2012, 2013, 2014, 2015]);
  });

  it("never give two years one name, nor leave one out, however wrong the reports are", () => {
    const anyReports = fc.record({
      first: fc.integer({ min: 0, max: 364 }),
      names: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 12 }),
      drift: fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 12, maxLength: 12 }),
    });
    fc.assert(
      fc.property(anyReports, ({ first, names, drift }) => {
        const reports = names.map((offset, k) => {
          const end = (day("2005-01-01") + first + Math.round(365.25 * k) + (drift[k] as number)) as Day;
          const filed = (end + 60) as Day;
          return { accession: `${k}`, filed, fiscalYear: datePartsOf(end).year + offset, latestEnd: end };
        });
        const labels = labelsOf(reports);
        expect(labels).toEqual(labels.map((_, k) => (labels[0] as number) + k));
      }),
    );
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
