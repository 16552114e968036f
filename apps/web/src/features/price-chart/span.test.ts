import { CHART_RANGES } from "@plumbline/contract/calls";
import { expect, it } from "vitest";
import { requestedRange, spanStart } from "./span.ts";

const dates = ["2023-12-28", "2023-12-29", "2024-01-02", "2024-02-29", "2024-03-01", "2024-03-28"];
const startOf = (range: Parameters<typeof spanStart>[0]) => dates[spanStart(range, dates)];

it("starts the year to date at the last close of the previous year", () => {
  expect(startOf("ytd")).toBe("2023-12-29");
});

it("starts a month at the last bar on or before the day a month earlier, as the header does", () => {
  // 28 March less a month is 28 February, on which there was no bar: the one before it is 2 January.
  expect(startOf("1m")).toBe("2024-01-02");
  // 28 March less three months is 28 December, on which there was one.
  expect(startOf("3m")).toBe("2023-12-28");
});

it("starts at the first bar when the history is shorter than the range, and for the whole history", () => {
  expect(startOf("1y")).toBe("2023-12-28");
  expect(startOf("max")).toBe("2023-12-28");
  expect(spanStart("1y", [])).toBe(0);
});

it("requests at least the range that is shown", () => {
  for (const range of CHART_RANGES) {
    if (range === "ytd") continue;
    expect(CHART_RANGES.indexOf(requestedRange(range))).toBeGreaterThanOrEqual(CHART_RANGES.indexOf(range));
  }
});
