import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../time/index.ts";
import { lastIndexOnOrBefore, lowerBound } from "./index.ts";

const risingDays = fc.uniqueArray(fc.integer({ min: -500, max: 500 })).map((days) => Int32Array.from(days).sort());
const anyDay = fc.integer({ min: -600, max: 600 }).map((value) => value as Day);

describe("lowerBound", () => {
  it("finds what a search from the beginning finds", () => {
    fc.assert(
      fc.property(risingDays, anyDay, (days, sought) => {
        const found = days.findIndex((day) => day >= sought);
        expect(lowerBound(days, sought)).toBe(found === -1 ? days.length : found);
      }),
    );
  });
});

describe("lastIndexOnOrBefore", () => {
  it("finds what a search from the end finds", () => {
    fc.assert(
      fc.property(risingDays, anyDay, (days, sought) => {
        expect(lastIndexOnOrBefore(days, sought)).toBe(days.findLastIndex((day) => day <= sought));
      }),
    );
  });

  it("finds nothing in an empty history", () => {
    expect(lastIndexOnOrBefore(new Int32Array(), 0 as Day)).toBe(-1);
  });
});
