import { expect, it } from "vitest";
import { dayPlaces, yearMarks } from "./year-marks.ts";

it("marks where each year begins", () => {
  // 2021 has 365 days; from its second half on, 184 of 549 days (to 2023-01-01) pass before 2022 begins.
  expect(yearMarks("2021-07-01", "2023-01-01", 6)).toEqual([
    { year: 2022, place: 184 / 549 },
    { year: 2023, place: 1 },
  ]);
});

it("leaves years out where there are too many, never the last", () => {
  expect(yearMarks("2010-06-30", "2026-06-30", 6).map(({ year }) => year)).toEqual([
    2011, 2014, 2017, 2020, 2023, 2026,
  ]);
});

it("has none within a year", () => {
  expect(yearMarks("2023-02-01", "2023-11-30", 6)).toEqual([]);
});

it("places days by the calendar, not by their number", () => {
  expect(dayPlaces(["2024-01-01", "2024-01-02", "2024-01-11"])).toEqual([0, 0.1, 1]);
  expect(dayPlaces(["2024-01-01"])).toEqual([0]);
});
