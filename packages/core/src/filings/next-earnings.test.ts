import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day, formatDay, weekdayOf } from "../time/index.ts";
import { type AnnouncingFiling, announcementDays, nextAnnouncement } from "./next-earnings.ts";

const release = (filed: string): AnnouncingFiling => ({ form: "8-K", filed: day(filed), items: "2.02,9.01" });
/** Days of Apple's current reports with item 2.02 (EDGAR, CIK 320193). */
const APPLE = ["2023-02-02", "2023-05-04", "2023-08-03", "2023-11-02", "2024-02-01"].map(release);

describe("the next announcement of results", () => {
  it.each([
    // On which days Apple announced afterwards, by EDGAR.
    ["2024-02-15", APPLE, "2024-05-02"],
    ["2024-05-10", [...APPLE, release("2024-05-02")], "2024-08-01"],
  ])("as of %s is on the weekday of a year before", (asOf, filings, expected) => {
    expect(formatDay(nextAnnouncement(filings, day(asOf)) as Day)).toBe(expected);
  });

  it("knows nothing that was filed after the day", () => {
    const later = [...APPLE, release("2024-05-02"), release("2024-08-01")];
    expect(nextAnnouncement(later, day("2024-02-15"))).toBe(nextAnnouncement(APPLE, day("2024-02-15")));
  });

  it("is not estimated without a habit, nor when the estimated day has passed", () => {
    expect(nextAnnouncement([], day("2024-02-15"))).toBeNull();
    expect(nextAnnouncement(APPLE.slice(0, 1), day("2023-02-15"))).toBeNull();
    // Three quarters are no year yet.
    expect(nextAnnouncement(APPLE.slice(0, 3), day("2023-09-01"))).toBeNull();
    expect(nextAnnouncement(APPLE, day("2024-05-02"))).toBeNull();
  });

  it("counts several reports about one quarter once, and other current reports not at all", () => {
    const filings = [
      ...APPLE,
      release("2023-02-09"),
      { form: "8-K", filed: day("2023-06-20"), items: "5.02" },
      { form: "8-K", filed: day("2023-07-01"), items: "1.12,5.02" },
      { form: "8-K/A", filed: day("2023-12-20"), items: "2.02" },
    ];
    expect(announcementDays(filings)).toEqual(APPLE.map(({ filed }) => filed));
  });

  it("is that of the next report where a company announces in no current report", () => {
    const annual = ["2021-03-02", "2022-03-01", "2023-02-28"].map((filed) => ({ form: "20-F", filed: day(filed) }));
    expect(formatDay(nextAnnouncement(annual, day("2023-06-01")) as Day)).toBe("2024-02-27");
  });

  it("follows the announcements when all of them move by whole weeks", () => {
    assert(
      property(integer({ min: 1, max: 60 }), (weeks) => {
        const moved = APPLE.map(({ filed, ...rest }) => ({ ...rest, filed: (filed + weeks * 7) as Day }));
        const asOf = day("2024-02-15") + weeks * 7;
        const before = nextAnnouncement(APPLE, day("2024-02-15")) as number;
        const after = nextAnnouncement(moved, asOf as Day) as Day;
        // A holiday moves it on by a day or two.
        expect(after - before - weeks * 7).toBeLessThan(4);
        expect(after - before - weeks * 7).toBeGreaterThanOrEqual(0);
        expect(weekdayOf(after)).toBeLessThan(6);
      }),
    );
  });
});
