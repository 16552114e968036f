import fc from "fast-check";
import { expect, it } from "vitest";
import { zoneClock } from "./zone-clock.ts";

const on = (zone: string, instant: string) => {
  const clock = zoneClock(zone) ?? expect.fail();
  return new Date(clock(Date.parse(instant))).toISOString().slice(0, 19);
};

// By hand, from the rules of each zone: New York changed its clocks on 2024-03-10 at 07:00 UTC, Kathmandu is 5:45 ahead since 1986.
it("gives the time on the clocks of a zone, before and after they are changed", () => {
  expect(on("America/New_York", "2024-03-10T06:59:59.900Z")).toBe("2024-03-10T01:59:59");
  expect(on("America/New_York", "2024-03-10T07:00:00Z")).toBe("2024-03-10T03:00:00");
  expect(on("Asia/Kathmandu", "2024-03-10T00:10:00Z")).toBe("2024-03-10T05:55:00");
  // Before that it was 5:30 ahead.
  expect(on("Asia/Kathmandu", "1980-03-10T00:10:00Z")).toBe("1980-03-10T05:40:00");
});

it("has no clock for a zone that nobody knows, and no time for what is none", () => {
  expect(zoneClock("Europe/Atlantis")).toBeNull();
  expect(zoneClock("Europe/Berlin")?.(Number.NaN)).toBeNaN();
  expect(zoneClock("Europe/Berlin")?.(1e18)).toBeNaN();
});

it("says the same as a clock that knows no quarter of an hour yet (law)", () => {
  const zones = fc.constantFrom(
    "America/New_York",
    "Europe/London",
    "Asia/Tokyo",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
  );
  const times = fc.integer({ min: Date.UTC(1960, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 });
  fc.assert(
    fc.property(zones, times, (zone, seconds) => {
      const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
      expect(on(zone, new Date(seconds * 1000).toISOString()).replace("T", " ")).toBe(shown.format(seconds * 1000));
    }),
  );
});
