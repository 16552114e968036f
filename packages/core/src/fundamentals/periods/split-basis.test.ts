import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { asFiled } from "../derivation/derivation.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { onSplitBasis, splitRatioSince } from "./split-basis.ts";

const SPLITS = [
  { exDay: day("2014-06-09"), ratio: 7 },
  { exDay: day("2020-08-31"), ratio: 4 },
];

describe("the split basis of a filing (FND-12)", () => {
  // Apple: 7:1 on 2014-06-09 and 4:1 on 2020-08-31.
  it.each([
    ["2013-10-30", "2021-01-01", 28],
    ["2013-10-30", "2020-08-30", 7],
    ["2014-06-09", "2021-01-01", 4],
    ["2014-06-08", "2021-01-01", 28],
    ["2020-10-30", "2021-01-01", 1],
  ])("filed %s and seen on %s: one share is %d", (filed, asOf, expected) => {
    expect(splitRatioSince(SPLITS, day(filed), day(asOf))).toBe(expected);
  });

  it("leaves the product of a share count and a per-share number as it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (eps, shares) => {
        const common = { concept: "x", end: "2013-09-28", filed: "2013-10-30" };
        const adjusted = (unit: string, value: number) =>
          onSplitBasis(asFiled(factOf({ ...common, unit, value })), SPLITS, day("2021-01-01")).value;
        expect(adjusted("USD/shares", eps) * adjusted("shares", shares)).toBeCloseTo(eps * shares, 2);
      }),
    );
  });
});
