import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { calendarFrame } from "./calendar-frame.ts";

describe("the calendar frame of a period", () => {
  // As the SEC framed the facts of Walmart, Applied Materials and Micron, whose fiscal years end in odd months.
  it.each([
    ["2024-02-01", "2024-04-30", "CY2024Q1"],
    ["2024-02-01", "2025-01-31", "CY2024"],
    ["2023-10-30", "2024-10-27", "CY2024"],
    ["2024-10-28", "2025-01-26", "CY2024Q4"],
    ["2024-08-30", "2024-11-28", "CY2024Q4"],
    ["2025-11-28", "2026-02-26", "CY2026Q1"],
  ])("%s to %s is %s", (start, end, frame) => expect(calendarFrame(day(start), day(end))).toBe(frame));

  it.each([
    ["2025-01-31", "CY2024Q4I"],
    ["2025-10-26", "CY2025Q3I"],
    ["2025-08-28", "CY2025Q3I"],
    ["2026-02-26", "CY2026Q1I"],
  ])("the balance of %s is %s", (end, frame) => expect(calendarFrame(null, day(end))).toBe(frame));

  it("does not exist for half and nine months", () => {
    expect(calendarFrame(day("2024-01-01"), day("2024-06-30"))).toBeNull();
    expect(calendarFrame(day("2024-01-01"), day("2024-09-30"))).toBeNull();
  });
});
