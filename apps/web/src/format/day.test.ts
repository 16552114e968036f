import { describe, expect, it } from "vitest";
import { daysSince, formatDay } from "./day.ts";

describe("formatDay", () => {
  it("writes a day as each language writes it", () => {
    expect(formatDay("2025-11-21", "en")).toBe("Nov 21, 2025");
    expect(formatDay("2025-11-21", "es")).toBe("21 nov 2025");
    expect(formatDay("2025-11-21", "fr")).toBe("21 nov. 2025");
    expect(formatDay("2025-11-21", "zh-Hans")).toBe("2025年11月21日");
    expect(formatDay("2025-11-21", "zh-Hant")).toBe("2025年11月21日");
  });

  it("names the same day in every time zone", () => {
    const before = process.env.TZ;
    try {
      for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
        process.env.TZ = zone;
        expect(formatDay("2025-01-01", "en")).toBe("Jan 1, 2025");
      }
    } finally {
      process.env.TZ = before;
    }
  });

  it("is a dash where there is no day", () => {
    expect(formatDay(null, "en")).toBe("-");
    expect(formatDay("soon", "en")).toBe("-");
  });
});

describe("daysSince", () => {
  it("counts whole days", () => {
    expect(daysSince("2025-11-21", Date.parse("2025-11-21T23:59:00Z"))).toBe(0);
    expect(daysSince("2025-11-21", Date.parse("2025-12-01T00:00:00Z"))).toBe(10);
  });
});
