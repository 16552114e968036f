import { describe, expect, it } from "vitest";
import { dayEvidence } from "./day-evidence.ts";

// 2 January 2024 was a Tuesday, 1 February 2024 a Thursday.
describe("the form of days", () => {
  it.each([
    [["01/02/2024", "01/03/2024", "01/04/2024", "01/05/2024", "01/08/2024"], "MM/DD/YYYY"],
    [["02/01/2024", "03/01/2024", "04/01/2024", "05/01/2024", "08/01/2024"], "DD/MM/YYYY"],
    [["01/12/2024", "01/15/2024"], "MM/DD/YYYY"],
    [["12/01/2024", "15/01/2024"], "DD/MM/YYYY"],
    // Sessions of New York from Saturday, 1 December 1928, to Monday, 10 December, two of them on Saturdays.
    [["01", "03", "04", "05", "06", "07", "08", "10"].map((date) => `${date}/12/1928`), "DD/MM/YYYY"],
    [["01/08/24", "01/05/24", "01/04/24", "01/03/24", "01/02/24"], "MM/DD/YY"],
    [["2024.01.02", "2024.01.03"], "YYYY.MM.DD"],
    [["20240102", "20240103"], "YYYYMMDD"],
    [["1704205800", "1704292200"], "unix-seconds"],
    [["1704205800000"], "unix-milliseconds"],
    [["1704205800000000"], "unix-microseconds"],
    [["1704205800000000000"], "unix-nanoseconds"],
    [["45293", "45294"], "excel-serial"],
    [["2-Jan-2024"], "month-name"],
    [["2024-01-02", "2024-01-03", "2024-01-04", "Total"], "YYYY-MM-DD"],
  ])("of %j is %s", (cells, format) => {
    expect(dayEvidence(cells)).toMatchObject({ format, otherwise: null });
  });

  it("is one of two where a single day fits both", () => {
    expect(dayEvidence(["01/02/2024"])).toMatchObject({ format: "MM/DD/YYYY", otherwise: "DD/MM/YYYY" });
    // The first of five months, or five days of the first week of January.
    const firsts = ["01/01/2024", "01/02/2024", "01/03/2024", "01/04/2024", "01/05/2024"];
    expect(dayEvidence(firsts)?.otherwise).toBe("DD/MM/YYYY");
  });

  it("is none where most cells are no days", () => {
    expect(dayEvidence(["100", "ten", ""])).toBeNull();
    expect(dayEvidence([])).toBeNull();
  });

  it("puts stamps of midnight in Tokyo on the day of Tokyo", () => {
    // Sunday 2024-01-07 15:00 UTC to Thursday 15:00 UTC: Monday to Friday in Tokyo.
    const stamps = [0, 1, 2, 3, 4].map((days) => String(Date.UTC(2024, 0, 7 + days, 15) / 1000));
    expect(dayEvidence(stamps)?.shift).toBe(1);
    const inNewYork = [0, 1, 2, 3, 4].map((days) => String(Date.UTC(2024, 0, 8 + days, 14, 30) / 1000));
    expect(dayEvidence(inNewYork)?.shift).toBe(0);
  });
});
