import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { asFiled } from "../derivation/derivation.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { onShareCount } from "./on-share-count.ts";
import { shareSplits } from "./share-splits.ts";

// Apple: 7:1 on 2014-06-09 and 4:1 on 2020-08-31.
const SPLITS = [
  { exDay: day("2014-06-09"), ratio: 7 },
  { exDay: day("2020-08-31"), ratio: 4 },
];

describe("a number on the share count of a day (FND-12)", () => {
  const splits = shareSplits(prepareFacts([]), SPLITS, day("2021-01-01"));
  const common = { concept: "x", end: "2013-09-28", filed: "2013-10-30" };
  const adjusted = (unit: string, value: number) => onShareCount(asFiled(factOf({ ...common, unit, value })), splits);

  it("leaves the product of a share count and a per-share number as it was (law)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (eps, shares) => {
        expect(adjusted("USD/shares", eps).value * adjusted("shares", shares).value).toBeCloseTo(eps * shares, 2);
      }),
    );
  });

  it("tells what it was made of, and is the number itself where no split came after its filing", () => {
    expect(adjusted("shares", 100)).toMatchObject({ value: 2800, how: "split-adjusted", rule: "FND-12" });
    const late = asFiled(factOf({ ...common, unit: "shares", value: 100, filed: "2020-10-30" }));
    expect(onShareCount(late, splits)).toBe(late);
  });
});
