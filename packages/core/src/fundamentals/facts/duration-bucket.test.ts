import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day } from "../../time/index.ts";
import { durationBucket } from "./duration-bucket.ts";

describe("duration buckets (FND-02)", () => {
  // The bounds are those of the rule, both ends counted.
  it.each([
    [79, null],
    [80, 1],
    [112, 1],
    [125, 1],
    [126, null],
    [159, null],
    [160, 2],
    [200, 2],
    [201, null],
    [244, null],
    [245, 3],
    [290, 3],
    [291, null],
    [349, null],
    [350, 4],
    [364, 4],
    [371, 4],
    [380, 4],
    [381, null],
  ])("makes %d days a period of %j quarters", (days, expected) => {
    const start = day("2023-09-03");
    expect(durationBucket(start, (start + days - 1) as Day)).toBe(expected);
  });

  it("depends on the length only, not on the place in the calendar", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 500 }), (start, days) => {
        expect(durationBucket(start as Day, (start + days) as Day)).toBe(durationBucket(0 as Day, days as Day));
      }),
    );
  });
});
