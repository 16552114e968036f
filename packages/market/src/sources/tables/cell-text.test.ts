import { describe, expect, it } from "vitest";
import { daysOrMoments, momentText, plainNumber } from "./cell-text.ts";
import { serialText } from "./sheet-rows.ts";
import { isDayFormat } from "./workbook-styles.ts";

describe("a cell as text", () => {
  it("is a plain decimal, however small or large", () => {
    const numbers = [1234.56, -0.5, 1.5e-7, -2e-9, 1e21, 1.25e22, 0, Number.NaN];
    expect(numbers.map(plainNumber)).toEqual([
      "1234.56",
      "-0.5",
      "0.00000015",
      "-0.000000002",
      "1000000000000000000000",
      "12500000000000000000000",
      "0",
      "",
    ]);
  });

  it("is a day at midnight, otherwise a day and a time; nothing beyond the calendar", () => {
    expect(momentText(Date.UTC(2024, 0, 2))).toBe("2024-01-02");
    expect(momentText(Date.UTC(2024, 0, 2, 16, 30), "Z")).toBe("2024-01-02T16:30:00Z");
    expect(momentText(1e18)).toBe("");
  });

  it("is the day of the exchange where all rows are midnights of one zone", () => {
    // 2024-03-07 and 2024-03-11 in New York, before and after summer time began on 2024-03-10.
    expect(daysOrMoments([Date.UTC(2024, 2, 7, 5), Date.UTC(2024, 2, 11, 4)])).toEqual(["2024-03-07", "2024-03-11"]);
    // 2024-01-04 and 05 in Tokyo, nine hours ahead.
    expect(daysOrMoments([Date.UTC(2024, 0, 3, 15), Date.UTC(2024, 0, 4, 15)])).toEqual(["2024-01-04", "2024-01-05"]);
  });

  it("keeps times of the day that are no midnights of one zone", () => {
    const minutes = [Date.UTC(2024, 0, 2, 14, 30), Date.UTC(2024, 0, 2, 14, 31)];
    expect(daysOrMoments(minutes)).toEqual(["2024-01-02T14:30:00Z", "2024-01-02T14:31:00Z"]);
  });
});

describe("a day of a workbook", () => {
  // Values that Excel shows for these serial numbers: Microsoft, "Date systems in Excel".
  it.each([
    [1, false, "1900-01-01"],
    [59, false, "1900-02-28"],
    [61, false, "1900-03-01"],
    [40729, false, "2011-07-05"],
    [39267, true, "2011-07-05"],
    [45293.6875, false, "2024-01-02 16:30:00"],
  ])("%d, from 1904: %s, is %s", (serial, is1904, day) => {
    expect(serialText(serial, is1904)).toBe(day);
  });

  it("is told from a number by its format", () => {
    const days = ["dd.mm.yyyy", "m/d/yy h:mm", "[$-407]d. mmmm yyyy;@", "yyyy\\-mm\\-dd"];
    const numbers = ["General", "Standard", "#,##0.00", '0.00" days"', "[Red]0.00", "h:mm", "[$€-407]#,##0.00"];
    expect([...days, ...numbers].filter(isDayFormat)).toEqual(days);
  });
});
