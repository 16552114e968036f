import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnnouncingFiling } from "../filings/index.ts";
import { type Day, day, formatDay } from "../time/index.ts";
import { type EarningsMemory, nearEarnings, pastNearEarnings } from "./near-earnings.ts";

/** Days of Apple's current reports with item 2.02 (EDGAR, CIK 320193). */
const APPLE = ["2023-02-02", "2023-05-04", "2023-08-03", "2023-11-02", "2024-02-01", "2024-05-02"].map(
  (filed): AnnouncingFiling => ({ form: "8-K", filed: day(filed), items: "2.02,9.01" }),
);

const daysBetween = (from: string, until: string): Day[] =>
  Array.from({ length: day(until) - day(from) + 1 }, (_, place) => (day(from) + place) as Day);

describe("results that come near", () => {
  it("are told once, as many days before as was asked, and again of the next quarter", () => {
    // Of a habit of four quarters the days 2024-05-02 and 2024-08-01 were estimated, on which Apple announced.
    const { rings, known } = pastNearEarnings(APPLE, daysBetween("2024-02-05", "2024-07-31"), 7);
    expect(rings.map(formatDay)).toEqual(["2024-04-25", "2024-07-25"]);
    expect(known).toBeGreaterThan(100);
  });

  it("are not told where they were near already when the alert was made, nor without a habit", () => {
    expect(pastNearEarnings(APPLE, daysBetween("2024-04-28", "2024-05-01"), 7).rings).toEqual([]);
    expect(pastNearEarnings(APPLE.slice(0, 2), daysBetween("2023-05-05", "2023-12-31"), 7)).toEqual({
      rings: [],
      known: 0,
    });
  });

  it("are told once, however the estimate moves within a month of itself", () => {
    const moves = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(moves, fc.integer({ min: 1, max: 30 }), (offsets, days) => {
        const results = day("2026-06-30");
        let memory: EarningsMemory | null = { told: null };
        let told = 0;
        for (const [place, offset] of offsets.entries()) {
          const asOf = (results - 25 + place) as Day;
          const looked = nearEarnings(memory, (results + offset) as Day, { asOf, days });
          memory = looked.memory;
          told += Number(looked.rings);
        }
        expect(told).toBeLessThanOrEqual(1);
      }),
    );
  });
});
