import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueAt } from "./due-at.ts";

const at = (text: string) => new Date(text);
const NIGHT = { from: 22 * 60, until: 7 * 60 };

describe("a message is due", () => {
  // Worked out by hand: Paris is an hour ahead of UTC in winter and two in summer, New York five and four behind.
  it.each([
    ["at once in the day", "2026-01-05T12:00:00Z", "Europe/Paris", null, NIGHT, "2026-01-05T12:00:00Z"],
    [
      "after a night that began before midnight",
      "2026-01-05T22:30:00Z",
      "Europe/Paris",
      null,
      NIGHT,
      "2026-01-06T06:00:00Z",
    ],
    [
      "after a night that is past midnight",
      "2026-01-06T02:30:00Z",
      "Europe/Paris",
      null,
      NIGHT,
      "2026-01-06T06:00:00Z",
    ],
    ["in summer an hour earlier", "2026-07-06T02:30:00Z", "Europe/Paris", null, NIGHT, "2026-07-06T05:00:00Z"],
    ["at the hour of the day", "2026-01-05T12:00:00Z", "America/New_York", 8 * 60, null, "2026-01-05T13:00:00Z"],
    ["at that of the next day", "2026-01-05T13:00:30Z", "America/New_York", 8 * 60, null, "2026-01-05T13:00:30Z"],
    ["on the day after", "2026-01-05T13:05:00Z", "America/New_York", 8 * 60, null, "2026-01-06T13:00:00Z"],
    [
      "after quiet hours where the daily hour lies in them",
      "2026-01-05T12:00:00Z",
      "UTC",
      23 * 60,
      NIGHT,
      "2026-01-06T07:00:00Z",
    ],
    // Clocks are put forward on 2026-03-29 at 2:00 in Paris.
    [
      "by the clock of the morning after it was put forward",
      "2026-03-28T22:00:00Z",
      "Europe/Paris",
      null,
      NIGHT,
      "2026-03-29T05:00:00Z",
    ],
    [
      "by that of the morning after it was put back",
      "2026-10-24T21:00:00Z",
      "Europe/Paris",
      null,
      NIGHT,
      "2026-10-25T06:00:00Z",
    ],
  ] as const)("%s", (_, now, timeZone, dailyAt, quiet, due) => {
    expect(dueAt(at(now), { timeZone, dailyAt, quiet })).toEqual(at(due));
  });

  it("never before now, never in quiet hours, and within two days", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const zone = fc.constantFrom("UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe");
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 366 * 1440 }),
        zone,
        fc.option(minute),
        minute,
        minute,
        (ahead, timeZone, dailyAt, from, until) => {
          const now = new Date(Date.parse("2026-01-01T00:00:00Z") + ahead * 60_000);
          const due = dueAt(now, { timeZone, dailyAt, quiet: { from, until } });
          expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(due.getTime()).toBeLessThanOrEqual(now.getTime() + 2 * 25 * 3_600_000);
          const [hour = 0, minutes = 0] = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" })
            .format(due)
            .split(":")
            .map(Number);
          const shown = hour * 60 + minutes;
          const isQuiet = from <= until ? shown >= from && shown < until : shown >= from || shown < until;
          expect(isQuiet).toBe(false);
        },
      ),
    );
  });
});
